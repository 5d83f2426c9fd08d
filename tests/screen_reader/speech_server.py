"""A stand-in for speech-dispatcher: Orca speaks to it in SSIP, and what it says is written down."""

import html
import re
import socketserver
import threading
from pathlib import Path

from tests.screen_reader.speech import SpeechLog

SPOKEN_COMMANDS = ("SPEAK", "CHAR", "KEY")


class SpeechServer(socketserver.ThreadingMixIn, socketserver.UnixStreamServer):
    """Speaks SSIP, speech-dispatcher's protocol, on a socket and hands what is said to `log`."""

    daemon_threads = True

    def __init__(self, socket_path: Path, log: SpeechLog):
        super().__init__(str(socket_path), _Connection)
        self.log = log
        self._next_id = 0
        threading.Thread(target=self.serve_forever, name="speech server", daemon=True).start()

    def next_id(self) -> int:
        """A number for the next message."""
        with self.log.changed:
            self._next_id += 1
            return self._next_id

    def stop(self) -> None:
        """Take no more connections."""
        self.shutdown()
        self.server_close()


# What is answered to a command by its first word, or by its first word and what it asks for.
ANSWERS = {
    "LIST OUTPUT_MODULES": ("250-recorder", "250 OK MODULE LIST SENT"),
    "LIST SYNTHESIS_VOICES": ("249-recorder\ten\tnone", "249 OK VOICE LIST SENT"),
    "LIST": ("249-MALE1", "249 OK VOICE LIST SENT"),
    "GET OUTPUT_MODULE": ("251-recorder", "251 OK GET RETURNED"),
    "GET": ("251-0", "251 OK GET RETURNED"),
    "BLOCK": ("260 OK BLOCK",),
    "HISTORY": ("245-1", "245 OK CLIENT ID SENT"),
    "STOP": ("210 OK STOPPED",),
    "CANCEL": ("213 OK CANCELED",),
    "SET": ("202 OK SET",),
    "QUIT": ("231 HAPPY HACKING",),
}


class _Connection(socketserver.StreamRequestHandler):
    """One client: reads command lines until it hangs up."""

    server: SpeechServer

    def handle(self) -> None:
        self._notify = False
        while line := self._line():
            words = line.split()
            command = words[0].upper()
            if command in SPOKEN_COMMANDS:
                self._speak(command, line)
                continue
            if command in ("STOP", "CANCEL"):
                self.server.log.stop()
            if words[:3] == ["SET", "self", "NOTIFICATION"]:
                self._notify = words[-1].lower() == "on"
            self._send(*ANSWERS.get(" ".join(words[:2]), ANSWERS.get(command, ("200 OK",))))
            if command == "QUIT":
                return

    def _line(self) -> str:
        return self.rfile.readline().decode("utf-8", "replace").rstrip("\r\n")

    def _send(self, *lines: str) -> None:
        self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())

    def _speak(self, command: str, line: str) -> None:
        if command == "SPEAK":
            self._send("230 OK RECEIVING DATA")
            text = plain_text(self._body())
        else:
            text = line.partition(" ")[2]
        self.server.log.say(text)
        message = self.server.next_id()
        self._send(f"225-{message}", "225 OK MESSAGE QUEUED")
        if self._notify:
            for code, name in ((701, "BEGIN"), (702, "END")):
                self._send(f"{code}-{message}", f"{code}-1", f"{code} {name}")

    def _body(self) -> str:
        lines = []
        for raw in self.rfile:
            line = raw.decode("utf-8", "replace").rstrip("\r\n")
            if line == ".":
                break
            lines.append(line.removeprefix(".") if line.startswith("..") else line)
        return "\n".join(lines)


def plain_text(message: str) -> str:
    """The words of a message without its SSML marks."""
    if message.lstrip().startswith("<speak"):
        message = html.unescape(re.sub(r"<[^>]+>", "", message))
    return message.strip()
