"""Judges the TextMate grammar by a tokeniser that is not ours, and by the server, which knows what words mean.

    NAVSCENE=.build/debug/navscene python3 -m pytest Tests/Judges/editors/test_grammar.py
"""

import json
import logging
import os
import re

import pytest
from conftest import root
from language_client import LanguageClient

# What the server calls a token, and how the scope of each of its characters begins.
#
# Names of the app's own (scenes, elements, variables, and what tests ask) are missing: a pattern sees where one is
# declared and leaves the others plain, which is no mistake. A keyword that declares something is `storage.type`, as in
# all grammars that themes are written for, and `true` is a constant there.
SCOPES = {
    "comment": ["comment."],
    "string": ["string."],
    "number": ["constant.numeric."],
    "operator": ["keyword.operator."],
    "keyword": ["keyword.", "storage.type.", "constant.language."],
    "parameter": ["support.type.property-name."],
    "event": ["support.function."],
    # `.trash`, and `case trash` where it is declared.
    "enumMember": ["variable.other.enummember.", "entity.name.function."],
}

# The other way round: what the server must say of a character with such a scope. The first that fits counts.
KINDS = [
    ("comment.", "comment"),
    ("string.", "string"),
    ("constant.numeric.", "number"),
    ("constant.language.", "keyword"),
    ("keyword.operator.", "operator"),
    ("keyword.", "keyword"),
    ("storage.type.", "keyword"),
    ("support.type.property-name.", "parameter"),
    ("support.function.", "event"),
]

# Where both may differ: the text, the word, the server's kind, the grammar's scope.
DIFFERENCES = {
    # No word is reserved, so a variable may be called like one; a pattern cannot tell.
    ("Mail", "hasText", "variable", "keyword.control"),
    ("Broken/constant-condition", "count", "variable", "keyword.control"),
    # Where a construct is not allowed the server gives its words no meaning. A brace that is missing makes that of all
    # that follows, a backquote that is missing makes it of the rest of its line.
    ("Broken/misplaced-construct", "scene", "", "storage.type"),
    ("Broken/forbidden-bar-change", "alpha", "", "support.type.property-name"),
    ("Broken/missing-brace", "scene", "", "storage.type"),
    ("Broken/missing-brace", "title", "", "support.type.property-name"),
    ("Broken/unterminated-name", "when", "", "keyword.control"),
    # What is no part of the language the compiler understands all the same, to say what to write instead.
    ("Broken/bad-number", "8pt", "number", ""),
    ("Broken/look-alike-character", "→", "operator", ""),
    ("Broken/look-alike-character", "show", "keyword", ""),
    ("Broken/block-comment", "/*", "comment", "keyword.operator"),
    ("Broken/block-comment", "The", "comment", ""),
    ("Broken/block-comment", "first", "comment", ""),
    ("Broken/block-comment", "screen", "comment", ""),
    ("Broken/block-comment", "*/", "comment", "keyword.operator"),
}

SNIPPET = r'''
/// A shop: "no text" -> show Nothing
^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ comment.line.documentation
storyboard Shop { // and more
^^^^^^^^^^ storage.type
           ^^^^ entity.name.type
                  ^^^^^^^^^^^ comment.line.double-slash
tint: "system\"Teal"
^^^^ support.type.property-name
      ^^^^^^^^^^^^^^ string.quoted.double
initial -> Stack
^^^^^^^ keyword.other
        ^^ keyword.operator.arrow
navigation Stack { root -> `Cart` }
^^^^^^^^^^ storage.type
           ^^^^^ entity.name.type
                   ^^^^ keyword.other
                        ^^ keyword.operator.arrow
                           ^^^^^^ variable.other
scene Cart: Shop.CartController as "Cart" {
^^^^^ storage.type
      ^^^^ entity.name.type
            ^^^^^^^^^^^^^^^^^^^ entity.other.inherited-class
                                ^^ keyword.control
                                   ^^^^^^ string.quoted.double
title: cart, hidden: not isOpen
^^^^^ support.type.property-name
             ^^^^^^ support.type.property-name
                     ^^^ keyword.control
var items: 0...99 = 0
^^^ storage.type
    ^^^^^ entity.name.function
           ^ constant.numeric
            ^^^ keyword.operator
               ^^ constant.numeric
                  ^ keyword.operator
                    ^ constant.numeric
var state: State = .empty
^^^ storage.type
    ^^^^^ entity.name.function
           ^^^^^ support.class
                 ^ keyword.operator
                   ^^^^^^ variable.other.enummember
button Pay "Zahlen für 1 😀" { enabled: total >= 1.5, -> action pay }
^^^^^^ keyword.other
           ^^^^^^^^^^^^^^^^ string.quoted.double
                              ^^^^^^^ support.type.property-name
                                             ^^ keyword.operator
                                                ^^^ constant.numeric
                                                     ^^ keyword.operator.arrow
                                                        ^^^^^^ keyword.control
left Add .add -> present Sheet as "Add" with item when isOpen
^^^^ keyword.other
         ^^^^ variable.other.enummember
              ^^ keyword.operator.arrow
                 ^^^^^^^ keyword.control
                               ^^ keyword.control
                                  ^^^^^ string.quoted.double
                                        ^^^^ keyword.control
                                                  ^^^^ keyword.control
outlet total -> Total
^^^^^^ storage.type
       ^^^^^ entity.name.function
             ^^ keyword.operator.arrow
on viewDidLoad { push Detail }
^^ storage.type
   ^^^^^^^^^^^ support.function
                 ^^^^ keyword.other
action pay { if items == 0 { dismiss } else { items = items + 1 } }
^^^^^^ storage.type
       ^^^ entity.name.function
             ^^ keyword.other
                      ^^ keyword.operator
                         ^ constant.numeric
                             ^^^^^^^ keyword.other
                                       ^^^^ keyword.control
                                                    ^ keyword.operator
                                                            ^ keyword.operator
                                                              ^ constant.numeric
}
}
alert Übung { cancel Nein "Nein" }
^^^^^ storage.type
      ^^^^^ entity.name.type
              ^^^^^^ keyword.other
                          ^^^^^^ string.quoted.double
enum State { case empty "Nothing" }
^^^^ storage.type
     ^^^^^ entity.name.type
             ^^^^ storage.type
                  ^^^^^ entity.name.function
                        ^^^^^^^^^ string.quoted.double
class CartController: UIViewController { unwind done }
^^^^^ storage.type
      ^^^^^^^^^^^^^^ entity.name.type
                      ^^^^^^^^^^^^^^^^ entity.other.inherited-class
                                         ^^^^^^ storage.type
                                                ^^^^ entity.name.function
test "pays" on "iPhone 15" { tap Pay
^^^^ keyword.other
     ^^^^^^ string.quoted.double
            ^^ keyword.control
               ^^^^^^^^^^^ string.quoted.double
                             ^^^ keyword.other
expect stack of Stack == [Cart, `Pay`] and not true
^^^^^^ keyword.other
             ^^ keyword.control
                      ^^ keyword.operator
                                ^^^^^ variable.other
                                       ^^^ keyword.control
                                           ^^^ keyword.control
                                               ^^^^ constant.language
}
check "back" { only typing, from Cart can reach Home within 2 taps }
^^^^^ keyword.other
      ^^^^^^ string.quoted.double
               ^^^^ keyword.control.claim
                    ^^^^^^ keyword.other.move
                            ^^^^ keyword.control.claim
                                      ^^^ keyword.control.claim
                                          ^^^^^ keyword.control.claim
                                                     ^^^^^^ keyword.control.claim
                                                            ^ constant.numeric
                                                              ^^^^ keyword.control.claim
button Broken "never ends -> show Cart
^^^^^^ keyword.other
              ^^^^^^^^^^^^^^^^^^^^^^^^ string.quoted.double
tap Next
^^^ keyword.other
'''


@pytest.fixture(scope="module")
def grammar(tmp_path_factory):
    """For each character of a text that has one, its innermost scope, without the language at its end."""
    # The package makes a folder for its cache wherever it is loaded.
    here = os.getcwd()
    os.chdir(tmp_path_factory.mktemp("cache"))
    try:
        base = pytest.importorskip("textmate_grammar.parsers.base")
    finally:
        os.chdir(here)
    # It warns of every character that has no scope.
    logging.getLogger("textmate_grammar").setLevel(logging.CRITICAL)
    path = root / ".editors/vscode/navscene.tmLanguage.json"
    parser = base.LanguageParser(json.loads(path.read_text()))

    def scopes(text):
        # It cannot cope with a text that does not end with its line.
        tree = parser.parse_string(text if text.endswith("\n") else text + "\n")
        found = {}
        for (line, column), part, names in tree.flatten() if tree else []:
            if len(names) > 1:
                for index in range(len(part)):
                    found[line, column + index] = names[-1]
        return found

    return scopes


class Colours:
    """The server's semantic tokens."""

    def __init__(self, navscene, folder):
        self.client = LanguageClient(navscene, folder)
        provider = self.client.greeting["capabilities"]["semanticTokensProvider"]
        self.legend = provider["legend"]["tokenTypes"]

    def of(self, path, text):
        """For each character of a text that is an app by itself, what the server calls it."""
        uri = path.as_uri()
        self.client.tell("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "navscene", "version": 1, "text": text}})
        document = {"textDocument": {"uri": uri}}
        data = self.client.ask("textDocument/semanticTokens/full", document)["result"]["data"]
        self.client.tell("textDocument/didClose", document)
        lines = lines_of(text)
        found = {}
        line = start = 0
        for index in range(0, len(data), 5):
            down, right, length, kind, _ = data[index:index + 5]
            line, start = line + down, right if down else start + right
            units = lines[line].encode("utf-16-le")
            before, token = units[:2 * start], units[2 * start:2 * (start + length)]
            column = len(before.decode("utf-16-le"))
            for offset in range(len(token.decode("utf-16-le"))):
                found[line, column + offset] = self.legend[kind]
        return found


@pytest.fixture(scope="module")
def colours(tmp_path_factory):
    navscene = os.environ.get("NAVSCENE", str(root / ".build/debug/navscene"))
    colours = Colours(navscene, tmp_path_factory.mktemp("texts"))
    yield colours
    colours.client.end()


def lines_of(text):
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def samples():
    folder = root / "Samples"
    return {
        str(path.relative_to(folder).with_suffix("")): path.read_bytes().decode(errors="replace")
        for path in sorted(folder.rglob("*.navscene"))
    }


def differences(text, kinds, scopes):
    """Words of which server and grammar say different things: word, kind, scope."""
    found = set()
    for row, line in enumerate(lines_of(text)):
        for word in re.finditer(r"\w+|[^\w\s]+", line):
            for column in range(word.start(), word.end()):
                kind, scope = kinds.get((row, column), ""), scopes.get((row, column), "")
                allowed = SCOPES.get(kind)
                meant = next((meant for start, meant in KINDS if scope.startswith(start)), kind)
                if meant != kind or allowed and not scope.startswith(tuple(allowed)):
                    found.add((word.group(), kind, scope.removesuffix(".navscene")))
    return found


def test_grammar_and_server_agree(grammar, colours, tmp_path):
    found = set()
    texts = samples()
    assert len(texts) > 90
    for name, text in texts.items():
        path = tmp_path / name.replace("/", "-") / "App.navscene"
        for difference in differences(text, colours.of(path, text), grammar(text)):
            found.add((name, *difference))
    assert found - DIFFERENCES == set(), "the grammar colours these unlike the server"
    assert DIFFERENCES - found == set(), "these are no differences any more; take them out of the table"


def test_all_samples_have_colours(grammar, colours, tmp_path):
    """So that the comparison above compares something."""
    kinds = set()
    for name, text in samples().items():
        kinds |= set(colours.of(tmp_path / name / "App.navscene", text).values())
        assert grammar(text) or name.startswith("Broken/"), name
    assert set(SCOPES) <= kinds


def test_constructs(grammar):
    text = "".join(
        line for line in SNIPPET.lstrip().splitlines(keepends=True) if not re.match(r" *\^+ ", line))
    scopes = grammar(text)
    shown = []
    for row, line in enumerate(text.splitlines()):
        shown.append(line)
        column = 0
        while column < len(line):
            scope, start = scopes.get((row, column)), column
            while column < len(line) and scopes.get((row, column)) == scope:
                column += 1
            if scope:
                carets = " " * start + "^" * (column - start)
                shown.append(f"{carets} {scope.removesuffix('.navscene')}")
    assert "\n".join(shown) == SNIPPET.strip()
