"""Makes random edits."""

import re

FRAGMENTS = [
    "{", "}", "}", "[", "]", "(", ")", '"', "`", "//", "///", "/*", "*/", "\\", '\\"', "->", "-> ", ",", ":", ".", "..",
    "...", "-> show Detail", "-> present Composer", "-> unwind done", "scene New { }\n", "scene New {\n",
    'label Hint "Hint"\n', 'title: "Title"', "var count: 0...9 = 0\n", "action save { dismiss }\n",
    "outlet total -> Total\n", 'test "it" {\n', "expect visible == Draft\n", 'check "it" { can reach Draft }\n',
    "class Mine: UIViewController { }\n", "if hasText { dismiss }", "navigation Stack { root -> Draft }\n",
    "enum Kind { case one, case two }\n", "// navscene:disable:next unreachable-scene -- why\n", "when ", "with ",
    ' as "Name"', "true", "99999999999999999999", "0.5", "#FF9500", " ", "    ", "\t", "\n", "\n\n",
    "storyboard Main {\n",
]
LETTERS = list("abcdefghijklmnopqrstuvwxyzABCDEFGH0123456789_ ")
# Scalars of two, three and four bytes, a lone accent, emoji of several scalars, an override of the writing direction,
# a byte order mark, blanks and line separators that the protocol does not count as line ends, control characters.
MULTIBYTE = [
    "é", "ß", "Ж", "→", "…", "日本", "한", "😀", "𝒳", "e\u0301", "👩‍👩‍👧‍👦", "🇨🇭", "\u202e", "\ufeff", "\u00a0", "\u2028",
    "\u2029", "\u0085", "\u0000", "\u0007", "\ufffd", "\U0010ffff",
]
LINE_ENDS = ["\n", "\r\n", "\r", "\n\r", "\r\r\n"]
WORD_END = re.compile(r"\b|$")


class Writer:
    """Types nonsense into sound texts and restores them now and then."""

    def __init__(self, texts, choice):
        self.texts, self.choice = texts, choice
        self.left = {text.uri: 0 for text in texts}

    def write(self):
        """Edits one of the texts; returns it and the `didChange` that says so."""
        text = self.choice.choice(self.texts)
        if self.left[text.uri] == 0 or len(text.text) > 2 * len(text.original):
            self.left[text.uri] = self.choice.choice([5, 50, 200])
            changes = [self.restore(text)]
        else:
            self.left[text.uri] -= 1
            changes = [self.edit(text) for _ in range(self.choice.choice([1, 1, 1, 1, 2, 3]))]
        text.version += 1
        document = {"uri": text.uri, "version": text.version}
        return text, {
            "method": "textDocument/didChange",
            "params": {"textDocument": document, "contentChanges": changes},
        }

    def restore(self, text):
        way = self.choice.choice(["whole", "range", "range past the end"])
        if way == "whole":
            text.set(text.original)
            return {"text": text.original}
        change = text.replace(0, len(text.text), text.original)
        if way == "range past the end":
            change["range"]["end"]["line"] += 7
        return change

    def edit(self, text):
        choice = self.choice
        start = choice.randrange(len(text.text) + 1)
        if choice.random() < 0.3:
            # People write at the ends of words more often than inside them.
            start = WORD_END.search(text.text, start).start()
        end, piece = start, ""
        kind = choice.random()
        if kind < 0.35:
            piece = choice.choice(LETTERS)
        elif kind < 0.55:
            piece = choice.choice(FRAGMENTS)
        elif kind < 0.65:
            piece = choice.choice(MULTIBYTE) * choice.choice([1, 1, 2])
        elif kind < 0.7:
            piece = choice.choice(LINE_ENDS)
        elif kind < 0.88:
            end = start + choice.choice([1, 1, 1, 2, 5, 40])
        elif kind < 0.96:
            end, piece = start + choice.randrange(30), choice.choice(FRAGMENTS + MULTIBYTE)
        else:
            other = choice.choice(self.texts).text
            place = choice.randrange(len(other) + 1)
            piece = other[place:place + choice.choice([5, 50, 300])]
        start, end = text.snapped(start), text.snapped(min(end, len(text.text)))
        ends_line = text.line_end(start) == end
        change = text.replace(start, end, piece)
        if ends_line and choice.random() < 0.1:
            # Clients may send more than a line has.
            change["range"]["end"]["character"] += choice.choice([1, 100, 1 << 30])
        return change
