"""Qt's own texts, such as those of standard buttons, in the language of the window."""

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from koikoi_qt.i18n import Language


class QtTexts:
    """Keeps Qt's translator in step with the window's language."""

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._translator: QTranslator | None = None

    def use(self, language: Language) -> None:
        """Let Qt speak a language; English is what it speaks without a translator."""
        # What readers are told to be the language of all texts.
        QLocale.setDefault(QLocale(language.code))
        if self._translator is not None:
            self._app.removeTranslator(self._translator)
        translator = QTranslator(self._app)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load(QLocale(language.code), "qtbase", "_", folder):
            self._app.installTranslator(translator)
        self._translator = translator
        # The English file is empty, so installing it tells nobody that the language changed.
        self._app.postEvent(self._app, QEvent(QEvent.Type.LanguageChange))
