"""What assistive technology sees of a program, asked for over the accessibility bus itself.

A `Node` is a snapshot of one accessible object and all below it. Questions about a whole level of
the tree are sent at once and answered together, so that even a full tree takes some milliseconds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from jeepney import (
    DBusAddress,
    HeaderFields,
    Message,
    MessageType,
    Properties,
    message_bus,
    new_method_call,
)
from jeepney.io.blocking import open_dbus_connection

from tests.screen_reader.desktop import wait_until

ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = DBusAddress(ROOT, "org.a11y.atspi.Registry", "org.a11y.atspi.Accessible")
PREFIX = "org.a11y.atspi."
KEY_LISTENERS = DBusAddress(
    "/org/a11y/atspi/registry/deviceeventcontroller",
    "org.a11y.atspi.Registry",
    f"{PREFIX}DeviceEventController",
)
STATES = [
    "invalid",
    "active",
    "armed",
    "busy",
    "checked",
    "collapsed",
    "defunct",
    "editable",
    "enabled",
    "expandable",
    "expanded",
    "focusable",
    "focused",
    "has-tooltip",
    "horizontal",
    "iconified",
    "modal",
    "multi-line",
    "multiselectable",
    "opaque",
    "pressed",
    "resizable",
    "selectable",
    "selected",
    "sensitive",
    "showing",
    "single-line",
    "stale",
    "transient",
    "vertical",
    "visible",
    "manages-descendants",
    "indeterminate",
    "required",
    "truncated",
    "animated",
    "invalid-entry",
    "supports-autocompletion",
    "selectable-text",
    "is-default",
    "visited",
    "checkable",
    "has-popup",
    "read-only",
]
# Toolkit versions call the same thing by different names.
ROLE_NAMES = {"push button": "button"}
HOLDERS_OF_ITEMS = ("combo box", "list", "table", "tree")

Name = str | re.Pattern[str]


def matches(pattern: Name, text: str) -> bool:
    """Whether the text is the string itself, or holds a match of the compiled expression."""
    return text == pattern if isinstance(pattern, str) else bool(pattern.search(text))


@dataclass(frozen=True)
class Node:
    """An accessible object as it was when the tree was asked for, with its children."""

    address: DBusAddress = field(repr=False)
    role: str
    name: str
    description: str
    states: frozenset[str]
    text: str = ""
    value: str = ""
    actions: tuple[str, ...] = ()
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple[Node, ...] = field(default=(), repr=False)

    def walk(self) -> Iterator[Node]:
        """The node itself and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def shown(self) -> Iterator[Node]:
        """The nodes that are showing, in reading order; below a hidden one nothing is."""
        if "showing" in self.states:
            yield self
            for child in self.children:
                yield from child.shown()

    def focus_owner(self) -> Node | None:
        """The node that has the keyboard focus: itself, or the innermost below it."""
        has_focus = "focused" in self.states
        # The current item of a list says that it is focused whether the list is or not.
        if "showing" not in self.states or (self.role in HOLDERS_OF_ITEMS and not has_focus):
            return None
        below = (child.focus_owner() for child in self.children)
        return next(filter(None, below), self if has_focus else None)

    def find_all(self, name: Name = re.compile(""), role: str | None = None) -> list[Node]:
        """All nodes that are showing and have the name and, if given, the role."""
        return [n for n in self.shown() if matches(name, n.name) and role in (None, n.role)]

    def strings(self) -> list[str]:
        """All words that assistive technology could give away, of this node and all below it."""
        return [text for node in self.walk() for text in node.own_strings() if text]

    def own_strings(self) -> list[str]:
        """The words of this node alone; some are empty."""
        attributes = [word for pair in self.attributes for word in pair]
        return [self.name, self.description, self.text, self.value, *attributes]

    def outline(self, depth: int = 0) -> str:
        """The tree as indented text, to be read by a person."""
        shown = sorted(self.states & {"focused", "focusable", "showing", "checked", "sensitive"})
        extra = f" ({self.description})" if self.description else ""
        line = f"{'  ' * depth}[{self.role}] {self.name!r}{extra} {' '.join(shown)}\n"
        return line + "".join(child.outline(depth + 1) for child in self.children)


class Accessibility:
    """A connection to the accessibility bus of a desktop."""

    def __init__(self, bus_address: str):
        self._bus = open_dbus_connection(bus_address)

    def close(self) -> None:
        """Leave the bus."""
        self._bus.close()

    def application(self, pid: int) -> DBusAddress | None:
        """The root object of the program with this process number, once it is on the bus."""
        programs = self.call(new_method_call(REGISTRY, "GetChildren"))[0]
        asked = [message_bus.GetConnectionUnixProcessID(name) for name, _ in programs]
        for (name, _), reply in zip(programs, self.call_all(asked), strict=True):
            if reply and reply[0] == pid:
                return DBusAddress(ROOT, name, f"{PREFIX}Accessible")
        return None

    def tree(self, root: DBusAddress) -> Node:
        """Everything under the object, as it is now."""
        levels = [[root]]
        found: list[list[_Answers]] = []
        while levels[-1]:
            found.append(self._ask(levels[-1]))
            levels.append([child for answers in found[-1] for child in answers.children])
        below: Iterator[Node] = iter(())
        for answers_of_level in reversed(found):
            below = iter([answers.node(below) for answers in answers_of_level])
        return next(below)

    def press(self, node: Node) -> None:
        """Do what activating the node does: its first action. LookupError when it has none.

        A button stays down for a moment before it acts; this returns when it is up again.
        """
        if not node.actions:
            raise LookupError(f"{node} cannot be pressed")
        self.call(_call(node.address, "Action", "DoAction", "i", (0,)))
        wait_until(lambda: "pressed" not in self.states(node), f"{node} to come up again")

    def choose(self, node: Node) -> None:
        """Do what activating the entry of a menu does; the answer may wait for a whole dialog."""
        message = _call(node.address, "Action", "DoAction", "i", (0,))
        self._bus.send(message, serial=next(self._bus.outgoing_serial))

    def states(self, node: Node) -> frozenset[str]:
        """The states the node has now; none when it is gone."""
        (reply,) = self.call_all([_call(node.address, "Accessible", "GetState")])
        return _state_names(reply)

    def focus(self, node: Node) -> None:
        """Give the node the keyboard focus."""
        self.call(_call(node.address, "Component", "GrabFocus"))

    def write(self, node: Node, text: str) -> None:
        """Put a text into the node, in place of what is in it."""
        self.call(_call(node.address, "EditableText", "SetTextContents", "s", (text,)))

    def extents(self, node: Node) -> tuple[int, int, int, int]:
        """Where the node is on the screen: x, y, width, height in pixels."""
        x, y, width, height = self.call(_call(node.address, "Component", "GetExtents", "u", (0,)))[
            0
        ]
        return x, y, width, height

    def locale(self, root: DBusAddress) -> str:
        """The language of a program's texts."""
        # 0 asks for that of messages.
        return str(self.call(_call(root, "Application", "GetLocale", "u", (0,)))[0])

    def keys_taken(self, root: DBusAddress) -> None:
        """Return when the program has acted on the keys that it has taken in.

        It first shows each key to older screen readers, by way of the registry, and acts on it
        once that has answered.
        """
        self.call(new_method_call(KEY_LISTENERS, "GetKeystrokeListeners"))
        self.turn(root)

    def turn(self, root: DBusAddress, times: int = 3) -> None:
        """Return when the program's event loop has gone round so often, without waiting longer."""
        for _ in range(times):
            self.call(new_method_call(root, "GetRole"))

    def call(self, message: Message) -> Any:
        """The answer to one question. LookupError when the object is gone."""
        (answer,) = self.call_all([message])
        if answer is None:
            raise LookupError(f"no answer to {message.header.fields}")
        return answer

    def call_all(self, messages: Sequence[Message]) -> list[Any]:
        """The answers to questions that are all asked at once; None where it was an error."""
        serials = []
        for message in messages:
            serials.append(next(self._bus.outgoing_serial))
            self._bus.send(message, serial=serials[-1])
        answers: dict[int, Any] = {}
        while len(answers) < len(serials):
            reply = self._bus.receive(timeout=20)
            # What `choose` asked may be answered at any time.
            if (serial := reply.header.fields.get(HeaderFields.reply_serial)) in serials:
                is_answer = reply.header.message_type is MessageType.method_return
                answers[serial] = reply.body if is_answer else None
        return [answers[serial] for serial in serials]

    def _ask(self, objects: Sequence[DBusAddress]) -> list[_Answers]:
        """All there is to know about some objects, each side only of those that have it."""
        asked = self._ask_each([(address, ASKED_OF_ALL) for address in objects])
        sides = [
            (address, {key: ask for side, key, ask in SIDES if side in _first(replies["sides"])})
            for address, replies in zip(objects, asked, strict=True)
        ]
        return [
            _Answers(address, replies | more)
            for address, replies, more in zip(objects, asked, self._ask_each(sides), strict=True)
        ]

    def _ask_each(
        self, asked: Sequence[tuple[DBusAddress, Mapping[str, Question]]]
    ) -> list[dict[str, Any]]:
        """Each object's answers to its own questions, by their keys."""
        messages = [ask(address) for address, questions in asked for ask in questions.values()]
        replies = iter(self.call_all(messages))
        return [{key: next(replies) for key in questions} for _, questions in asked]


def _call(
    address: DBusAddress, interface: str, method: str, signature: str | None = None, body: Any = ()
) -> Message:
    return new_method_call(address.with_interface(PREFIX + interface), method, signature, body)


Question = Callable[[DBusAddress], Message]


def _property(interface: str, name: str) -> Question:
    return lambda address: Properties(address.with_interface(PREFIX + interface)).get(name)


def _method(interface: str, name: str, signature: str | None = None, body: Any = ()) -> Question:
    return lambda address: _call(address, interface, name, signature, body)


ASKED_OF_ALL: dict[str, Question] = {
    "name": _property("Accessible", "Name"),
    "description": _property("Accessible", "Description"),
    "role": _method("Accessible", "GetRoleName"),
    "states": _method("Accessible", "GetState"),
    "attributes": _method("Accessible", "GetAttributes"),
    "children": _method("Accessible", "GetChildren"),
    "sides": _method("Accessible", "GetInterfaces"),
}
# What is asked besides of objects that have this side.
SIDES: list[tuple[str, str, Question]] = [
    (f"{PREFIX}Action", "actions", _method("Action", "GetActions")),
    (f"{PREFIX}Text", "text", _method("Text", "GetText", "ii", (0, -1))),
    (f"{PREFIX}Value", "value", _property("Value", "Text")),
]


@dataclass(frozen=True)
class _Answers:
    """What an object said of itself; an error (it has no such side, or is gone) is None."""

    address: DBusAddress
    replies: Mapping[str, Any]

    @property
    def children(self) -> list[DBusAddress]:
        """The objects of the next level that belong to it."""
        found = _first(self.replies["children"])
        return [DBusAddress(path, name, f"{PREFIX}Accessible") for name, path in found]

    def node(self, below: Iterator[Node]) -> Node:
        """The node, with as many of the nodes of the next level as it has children."""
        role = self._word("role")
        return Node(
            self.address,
            role=ROLE_NAMES.get(role, role),
            name=self._property("name"),
            description=self._property("description"),
            states=_state_names(self.replies["states"]),
            text=self._word("text"),
            value=self._property("value"),
            actions=tuple(name for name, *_ in _first(self.replies.get("actions"))),
            attributes=tuple(dict(_first(self.replies["attributes"])).items()),
            children=tuple(next(below) for _ in self.children),
        )

    def _word(self, key: str) -> str:
        return str(_first(self.replies.get(key)) or "")

    def _property(self, key: str) -> str:
        variant = _first(self.replies.get(key))
        return str(variant[1]) if variant else ""


def _first(reply: Any) -> Any:
    """The one thing that was answered; empty when there was no answer."""
    return reply[0] if reply else ()


def _state_names(reply: Any) -> frozenset[str]:
    low, high = _first(reply) or (0, 0)
    bits = low | high << 32
    return frozenset(name for number, name in enumerate(STATES) if bits >> number & 1)
