"""Texts as an editor holds them, and the app they make."""

import bisect
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[4]
SAMPLES = ["Mail", "Clock", "Login"]
LINE_END = re.compile(r"\r\n|\n|\r")


class Text:
    """A text and its version. Offsets count characters, positions UTF-16 code units."""

    def __init__(self, uri, text, version=1):
        self.uri, self.original, self.version = uri, text, version
        self.set(text)

    def set(self, text):
        self.text = text
        self.starts = [0] + [end.end() for end in LINE_END.finditer(text)]

    def position(self, offset):
        line = bisect.bisect_right(self.starts, offset) - 1
        before = self.text[self.starts[line]:offset]
        return {"line": line, "character": len(before.encode("utf-16-le")) // 2}

    def offset(self, position):
        """A position past the end of its line is that end, and one past the last line the end of the text."""
        if position["line"] >= len(self.starts):
            return len(self.text)
        start = self.starts[position["line"]]
        units = self.text[start:self.line_end(start)].encode("utf-16-le")[:2 * position["character"]]
        return start + len(units.decode("utf-16-le", errors="ignore"))

    def line_end(self, offset):
        end = LINE_END.search(self.text, offset)
        return end.start() if end else len(self.text)

    def snapped(self, offset):
        """The offset, moved out of the middle of a CRLF, where no position is."""
        is_between = 0 < offset < len(self.text) and self.text[offset - 1:offset + 1] == "\r\n"
        return offset + 1 if is_between else offset

    def replace(self, start, end, text):
        """Replaces a part; returns the change as a message says it."""
        start, end = self.snapped(start), self.snapped(end)
        change = {"range": {"start": self.position(start), "end": self.position(end)}, "text": text}
        self.set(self.text[:start] + text + self.text[end:])
        return change

    def apply(self, change):
        """Makes a change that a message says."""
        if "range" not in change:
            self.set(change["text"])
            return
        start, end = (self.offset(change["range"][name]) for name in ("start", "end"))
        self.set(self.text[:start] + change["text"] + self.text[end:])


def texts_in(folder):
    """Samples, copied into a folder as one app. One of them gets CRLF line ends in the editor."""
    folder = pathlib.Path(folder)
    (folder / ".navscene.json").write_text("{}")
    texts = []
    for number, name in enumerate(SAMPLES):
        text = (ROOT / "Samples" / f"{name}.navscene").read_text(encoding="utf-8")
        path = folder / f"{name}.navscene"
        path.write_text(text, encoding="utf-8")
        texts.append(Text(path.as_uri(), text.replace("\n", "\r\n") if number == 1 else text))
    return texts


def opening(texts):
    """The messages that open texts."""
    return [did_open(text.uri, text.text, text.version) for text in texts]


def did_open(uri, text, version=1):
    document = {"uri": uri, "languageId": "navscene", "version": version, "text": text}
    return {"method": "textDocument/didOpen", "params": {"textDocument": document}}
