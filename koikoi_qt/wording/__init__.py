"""Events and views as sentences, and as the Panel: all that a person reads or hears. No Qt."""
