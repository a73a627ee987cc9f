#!/usr/bin/env python3
"""Measures the language server as an editor feels it, beside others: Tests/Benchmarks/editor.py --help.

A made-up app is kept in files of 100 scenes each. Somebody types in one of them; after each letter the editor asks.
What counts is the time from the letter to the answer, so a server that puts work off pays for it where it is waited
for. The others get a file of the same length in their language.
"""

import argparse
import json
import os
import random
import select
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

sys.dont_write_bytecode = True

from generate import MARK, navscene_storyboard
from report import number as amount
from report import table

# What is asked after a letter, and the capability of a server that answers it.
METHODS = {
    "completion": "completionProvider",
    "hover": "hoverProvider",
    "definition": "definitionProvider",
    "references": "referencesProvider",
    "documentSymbol": "documentSymbolProvider",
    "semanticTokens/full": "semanticTokensProvider",
}
# These are about a whole file, the others about a place in it.
WHOLE = ["documentSymbol", "semanticTokens/full", "diagnostic"]
# Findings are waited for after a mistake and after its correction, when there is a sound app that all rules can judge.
FINDINGS = [
    "findings of a mistake, asked for", "findings of its correction, asked for", "findings of a mistake, pushed",
    "findings of its correction, pushed",
]
SIZES = [100, 1_000]
SCENES_IN_A_FILE = 100
# What an editor says that asks for findings, where they are not pushed.
ASKS = {"diagnostic": {}}
# An editor would not wait so long for findings.
LONGEST_WAIT = 10
# Ten letters a second. What a server says by itself comes meanwhile.
FROM_LETTER_TO_LETTER = 0.1


@dataclass
class Subject:
    """A language server and a text that somebody types into."""

    name: str
    command: list[str]
    language: str
    files: dict[str, str]
    """Letters are typed behind this."""
    mark: str
    """Typed there it is a mistake that the server finds."""
    mistake: str


class Silence(Exception):
    """The server said nothing for too long."""


class Server:
    """A language server, and what is between a request and its answer."""

    def __init__(self, command, folder, asks=False):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder)
        self.buffer = bytearray()
        # When the last byte of the last message was there.
        self.arrived = 0.0
        self.count = 0
        self.capabilities = self.ask("initialize", {
            "processId": None, "rootUri": f"file://{folder}",
            "workspaceFolders": [{"uri": f"file://{folder}", "name": "app"}],
            "capabilities": {
                "textDocument": {
                    "completion": {"completionItem": {"snippetSupport": True}},
                    "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
                    **(ASKS if asks else {"publishDiagnostics": {"versionSupport": True}})},
                "workspace": {"diagnostics": {"refreshSupport": asks}}}})["result"]["capabilities"]
        self.send({"method": "initialized", "params": {}})

    def send(self, *messages):
        """Sends messages in one go, as an editor does that asks right after a letter."""
        data = b""
        for message in messages:
            body = json.dumps({"jsonrpc": "2.0", **message}).encode()
            data += b"Content-Length: %d\r\n\r\n" % len(body) + body
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def read(self, patience=120):
        """The next message. Requests of the server's own are answered with nothing."""
        end = time.monotonic() + patience
        while True:
            head = self.buffer.find(b"\r\n\r\n")
            if head >= 0:
                lines = bytes(self.buffer[:head]).lower().split(b"\r\n")
                length = next(int(line.split(b":")[1]) for line in lines if line.startswith(b"content-length:"))
                if len(self.buffer) >= head + 4 + length:
                    self.arrived = time.perf_counter()
                    message = json.loads(self.buffer[head + 4:head + 4 + length])
                    del self.buffer[:head + 4 + length]
                    if "id" in message and "method" in message:
                        self.send({"id": message["id"], "result": None})
                    return message
            if not select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))[0]:
                raise Silence
            chunk = os.read(self.process.stdout.fileno(), 1 << 16)
            if not chunk:
                raise EOFError(f"{self.process.args[0]} has gone")
            self.buffer += chunk

    def rest(self, seconds):
        """Takes in what comes meanwhile."""
        end = time.monotonic() + seconds
        try:
            while (left := end - time.monotonic()) > 0:
                self.read(left)
        except Silence:
            pass

    def ask(self, method, params, *before):
        """The answer to a request that is sent together with what comes before it."""
        self.count += 1
        self.send(*before, {"id": self.count, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == self.count and "method" not in message:
                return message

    def megabytes(self):
        """Resident, with the processes that it has started."""
        parents = {}
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/status", encoding="utf-8") as status:
                    facts = dict(line.split(":", 1) for line in status if ":" in line)
            except (FileNotFoundError, ProcessLookupError):
                continue
            parents[int(name)] = (int(facts["PPid"]), int(facts.get("VmRSS", "0").split()[0]))
        family = {self.process.pid}
        while grown := {child for child, (parent, _) in parents.items() if parent in family} - family:
            family |= grown
        return sum(parents[process][1] for process in family if process in parents) / 1024

    def end(self):
        self.ask("shutdown", None)
        self.send({"method": "exit"})
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Typing:
    """Somebody who types in a file, and what an editor asks meanwhile."""

    def __init__(self, server, uri, text, language):
        self.server, self.uri, self.text, self.version = server, uri, text, 1
        document = {"uri": uri, "languageId": language, "version": 1, "text": text}
        server.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})

    def position(self, offset):
        line = self.text.count("\n", 0, offset)
        return {"line": line, "character": offset - self.text.rfind("\n", 0, offset) - 1}

    def replaced(self, offset, count, text):
        """Replaces characters; the message that says so."""
        reach = {"start": self.position(offset), "end": self.position(offset + count)}
        self.text = self.text[:offset] + text + self.text[offset + count:]
        self.version += 1
        return {"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": self.uri, "version": self.version},
            "contentChanges": [{"range": reach, "text": text}]}}

    def pause(self):
        self.server.rest(FROM_LETTER_TO_LETTER)

    def ask(self, method, offset, *before):
        """Seconds to the answer, and the answer."""
        params = {"textDocument": {"uri": self.uri}}
        if method not in WHOLE:
            params["position"] = self.position(offset)
        if method == "references":
            params["context"] = {"includeDeclaration": True}
        start = time.perf_counter()
        answer = self.server.ask("textDocument/" + method, params, *before)
        return self.server.arrived - start, answer

    def asked(self, offset, count, text):
        """Seconds to the findings of a change that are asked for, and whether they are right."""
        line = self.position(offset)["line"]
        self.pause()
        seconds, answer = self.ask("diagnostic", offset, self.replaced(offset, count, text))
        return seconds, has_error(line, answer["result"]["items"]) == bool(text)

    def pushed(self, offset, count, text):
        """Seconds until the findings of a change are pushed, and whether they came.

        It does not count that something is published for the new version: it has to be what the change has done. What
        was found in earlier texts may still be on its way, and some servers give no version.
        """
        line = self.position(offset)["line"]
        self.pause()
        change = self.replaced(offset, count, text)
        start = time.perf_counter()
        self.server.send(change)
        try:
            while (left := start + LONGEST_WAIT - time.perf_counter()) > 0:
                said = self.server.read(left)
                if said.get("method") != "textDocument/publishDiagnostics" or said["params"]["uri"] != self.uri:
                    continue
                is_of_change = said["params"].get("version", self.version) == self.version
                if is_of_change and has_error(line, said["params"]["diagnostics"]) == bool(text):
                    return self.server.arrived - start, True
        except Silence:
            pass
        return LONGEST_WAIT, False


def has_error(line, findings):
    return any(finding["range"]["start"]["line"] == line and finding.get("severity", 1) == 1 for finding in findings)


def offsets(text, mark):
    """Behind every mark of a text."""
    found, index = [], text.find(mark)
    while index >= 0:
        found.append(index + len(mark))
        index = text.find(mark, index + 1)
    return found


@dataclass
class Feeling:
    """Seconds from a letter to each kind of answer, and megabytes."""

    answers: dict[str, list[float]]
    megabytes: float
    megabytes_later: float


def feel(subject, rounds):
    folder = tempfile.mkdtemp()
    try:
        for name, text in subject.files.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        server = Server(subject.command, folder)
        name, text = list(subject.files.items())[-1]
        typing = Typing(server, f"file://{os.path.join(folder, name)}", text, subject.language)
        places = offsets(typing.text, subject.mark)[:200]
        methods = [method for method, capability in METHODS.items() if server.capabilities.get(capability)]
        for method in methods:
            # The first of a kind may make a server read its libraries.
            typing.ask(method, places[0])
        choice = random.Random(1)
        answers = type_letters(typing, places, methods, rounds, choice)
        corrections = max(5, rounds // 20)
        if server.capabilities.get("diagnosticProvider"):
            asking = Server(subject.command, folder, asks=True)
            typing_there = Typing(asking, typing.uri, text, subject.language)
            answers |= zip(FINDINGS[:2], correct(subject, typing_there.asked, places, corrections, choice))
            asking.end()
        answers |= zip(FINDINGS[2:], correct(subject, typing.pushed, places, corrections, choice))
        megabytes = server.megabytes()
        type_letters(typing, places, methods, rounds, choice)
        feeling = Feeling(answers, megabytes, server.megabytes())
        server.end()
        return feeling
    finally:
        shutil.rmtree(folder)


def type_letters(typing, places, methods, rounds, choice):
    """For each kind of request, the times from a letter to its answer."""
    times = {method: [] for method in methods}
    for number in range(rounds):
        offset, method = choice.choice(places), methods[number % len(methods)]
        seconds, answer = typing.ask(method, offset, typing.replaced(offset, 0, "x"))
        if "error" not in answer:
            times[method].append(seconds)
        typing.pause()
        typing.server.send(typing.replaced(offset, 1, ""))
        typing.pause()
    return times


def correct(subject, findings, places, rounds, choice):
    """The times to the findings of mistakes and of their corrections; none where they are not those of the text."""
    mistakes, corrections = [], []
    for _ in range(rounds):
        offset = choice.choice(places)
        for times, count, text in [(mistakes, 0, subject.mistake), (corrections, len(subject.mistake), "")]:
            seconds, is_right = findings(offset, count, text)
            if not is_right:
                print(f"{subject.name}: {findings.__name__} findings are not those of the text as it is", file=sys.stderr)
                return [], []
            times.append(seconds)
    return mistakes, corrections


# MARK: Who is measured


def ours(navscene, scenes):
    texts = [navscene_storyboard().replace(MARK, str(number)) for number in range(scenes // SCENES_IN_A_FILE)]
    files = {".navscene.json": "{}"} | {f"App{number}.navscene": text for number, text in enumerate(texts)}
    return Subject(f"navscene, {scenes:,} scenes", [navscene, "lsp"], "navscene", files, "-> show ", "x")


def peers(lines):
    """Those that are here, each with a text of so many lines."""
    swift, python, cpp, toml = made_up(lines)
    found = [
        Subject("sourcekit-lsp", ["sourcekit-lsp"], "swift", {"App.swift": swift}, "return Scr", ")"),
        Subject("clangd", ["clangd", "--log=error"], "cpp", {"App.cpp": cpp}, "static_cast<Scr", ")"),
        Subject("pyrefly", ["pyrefly", "lsp"], "python", {"App.py": python}, "return Scr", ")"),
        Subject("jedi-language-server", ["jedi-language-server"], "python", {"App.py": python}, "return Scr", ")"),
        Subject("tombi", ["tombi", "lsp"], "toml", {"App.toml": toml}, "title = \"Scr", "\""),
    ]
    return [subject for subject in found if shutil.which(subject.command[0])]


def made_up(lines):
    """Screens in Swift, Python, C++ and TOML: each has a title and says which one it opens."""
    swift = """\
final class {name} {{
    var title = "Screen"
    func open() -> {next} {{
        return {next}()
    }}
}}
"""
    python = """\
class {name}:
    title = "Screen"

    def open(self) -> "{next}":
        return {next}()

"""
    cpp = """\
struct {name} {{
    {next} *open() {{
        return static_cast<{next} *>(nullptr);
    }}
}};
"""
    toml = """\
[{name}]
title = "Screen"
opens = "{next}"
"""

    def text(screen, declaration=""):
        count = lines // (screen + declaration).count("\n")
        names = [{"name": f"Screen{number}", "next": f"Screen{(number + 1) % count}"} for number in range(count)]
        return "".join(part.format(**name) for part in (declaration, screen) for name in names)

    return text(swift), text(python), text(cpp, "struct {name};\n"), text(toml)


# MARK: What is printed


def tables(navscene, quick):
    """Everything that is measured, as Markdown."""
    rounds = 60 if quick else 240
    columns = {}
    for subject in [ours(navscene, scenes) for scenes in SIZES]:
        columns[subject.name] = measured(subject, rounds)
    lines = navscene_storyboard().count("\n")
    for subject in peers(lines):
        # Some take a second for an answer.
        columns[subject.name] = measured(subject, max(35, rounds // 5))
    columns = {name: feeling for name, feeling in columns.items() if feeling}
    rows = []
    for kind in [*METHODS, *FINDINGS]:
        name = f"`{kind}`" if kind in METHODS else kind
        rows.append([name, *(milliseconds(feeling.answers.get(kind)) for feeling in columns.values())])
    rows.append(["MB", *(amount(feeling.megabytes) for feeling in columns.values())])
    rows.append(["MB after as many letters again", *(amount(feeling.megabytes_later) for feeling in columns.values())])
    head = f"A letter in a file of {lines:,} lines, ms to the answer: median, 99th percentile"
    return "\n\n".join([table([head, *columns], rows), table(["Target", "measured", ""], list(judged(columns)))])


def measured(subject, rounds):
    print(f"typing for {subject.name} …", file=sys.stderr)
    try:
        return feel(subject, rounds)
    except (EOFError, Silence, OSError, ValueError) as error:
        print(f"{subject.name} is left out: {error or 'it does not answer'}", file=sys.stderr)
        return None


def judged(columns):
    for scenes, bound in zip(SIZES, [10, 50], strict=True):
        feeling = columns.get(f"navscene, {scenes:,} scenes")
        if feeling:
            for words, kinds in [("answers", METHODS), ("findings", FINDINGS)]:
                times = [percentile(feeling.answers[kind], 0.99) for kind in kinds if feeling.answers.get(kind)]
                if times:
                    yield [
                        f"{scenes:,} scenes: the slowest of {words}, 99th percentile ms ≤ {bound}", amount(max(times)),
                        "met" if max(times) <= bound else "**missed**"]


def milliseconds(times):
    return f"{percentile(times, 0.5):.1f}, {percentile(times, 0.99):.1f}" if times else ""


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--executable", default=".build/release/navscene", help="the navscene to measure")
    parser.add_argument("--quick", action="store_true", help="fewer letters")
    options = parser.parse_args()
    print(tables(os.path.abspath(options.executable), options.quick))


if __name__ == "__main__":
    main()
