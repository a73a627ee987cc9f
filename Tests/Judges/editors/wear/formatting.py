"""Small texts of random words, which formatting may move but not lose."""

import pathlib
import random
import re

from language_client import LanguageClient, ServerGone

from .outcome import Wrong
from .texts import Text, did_open

WORDS = [
    "scene", "A", "{", "}", "(", ")", "[", "]", '"t"', "->", "show", ":", "title", ",", ".", "=", "==", "n", "\n", "\n",
    "test", "check", "class", "storyboard", "action", "var", "if", "else", "expect", "//c\n", "`q`", "1", "+", "not",
    "tap", "enum", "case",
]
BLOCKS = [
    "", "storyboard M {\n", "storyboard M {\nscene A {\n", "class C: UIViewController {\n",
    "class C: UIViewController {\naction a {\n", 'test "t" {\n', 'check "c" {\n', "enum E {\n",
]
# Empty braces and commas at the end of a line are taken out, and that is all.
WITHOUT_MEANING = re.compile(r"[\s{},]")


class Formatting:
    def __init__(self, options, folder):
        self.options, self.choice = options, random.Random(f"{options.seed} formatting")
        self.client = LanguageClient(options.navscene, folder, patience=20)
        self.uri = pathlib.Path(folder, "App.navscene").as_uri()
        self.formatted = 0

    def run(self):
        for _ in range(self.options.formats):
            self.format(self.text())
        self.client.end()

    def text(self):
        choice = self.choice
        block = choice.choice(BLOCKS)
        words = [choice.choice(WORDS) + choice.choice(["", " "]) for _ in range(choice.randrange(1, 8))]
        return block + "".join(words) + "\n" + "}\n" * block.count("{")

    def format(self, text):
        opened = did_open(self.uri, text)
        request = {"method": "textDocument/formatting", "params": {"textDocument": {"uri": self.uri}, "options": {}}}
        self.client.send(opened)
        try:
            edits = self.client.ask(request["method"], request["params"])["result"]
        except ServerGone as gone:
            raise Wrong(f"formatting {text!r}: {gone}", {"messages": [opened], "asked": request}) from gone
        result = formatted(text, edits)
        if result != text:
            self.formatted += 1
        if loses(text, result):
            raise Wrong(
                f"formatting loses something: {text!r} becomes {result!r}",
                {"messages": [opened], "asked": request, "answer": edits})


def formatted(text, edits):
    copy = Text("", text)
    for edit in sorted(edits, key=lambda edit: -edit["range"]["start"]["line"]):
        copy.apply({"range": edit["range"], "text": edit["newText"]})
    return copy.text


def loses(text, result):
    return WITHOUT_MEANING.sub("", text) != WITHOUT_MEANING.sub("", result)
