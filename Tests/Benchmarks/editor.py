#!/usr/bin/env python3
"""Measures the language server as an editor feels it, beside others: Tests/Benchmarks/editor.py --help.

A made-up app is open in files of 100 scenes each. Somebody types in one of them; after each letter the editor asks. What
counts is the time from the letter to the answer, so a server that puts work off pays for it where it is waited for.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True

from generate import MARK, navscene_storyboard


class Server:
    """A language server, and what is between a request and its answer."""

    def __init__(self, command, folder, settings=None):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder)
        self.count = 0
        self.ask("initialize", {
            "processId": None, "rootUri": f"file://{folder}", "workspaceFolders": [{"uri": f"file://{folder}", "name": "app"}],
            "capabilities": {"textDocument": {
                "completion": {"completionItem": {"snippetSupport": True}},
                "documentSymbol": {"hierarchicalDocumentSymbolSupport": True}, "publishDiagnostics": {}}},
            **(settings or {})})
        self.tell("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def read(self):
        length = 0
        while True:
            line = self.process.stdout.readline()
            if not line:
                sys.exit("the server has gone")
            if line == b"\r\n":
                return json.loads(self.process.stdout.read(length))
            name, value = line.split(b":")
            if name.lower() == b"content-length":
                length = int(value)

    def ask(self, method, params):
        """The answer. Requests of the server's own are answered with nothing."""
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == self.count and "method" not in message:
                return message.get("result")
            if "id" in message and "method" in message:
                self.send({"id": message["id"], "result": None})

    def until(self, method):
        while True:
            message = self.read()
            if message.get("method") == method:
                return message["params"]
            if "id" in message and "method" in message:
                self.send({"id": message["id"], "result": None})

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024

    def end(self):
        self.ask("shutdown", None)
        self.tell("exit", None)
        self.process.wait()


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


class Typing:
    """Somebody who types in a file, and what an editor asks meanwhile."""

    def __init__(self, server, uri, text, language):
        self.server, self.uri, self.text, self.version = server, uri, text, 1
        server.tell("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": language, "version": 1, "text": text}})

    def position(self, offset):
        line = self.text.count("\n", 0, offset)
        return {"line": line, "character": offset - self.text.rfind("\n", 0, offset) - 1}

    def type(self, offset, letter):
        place = self.position(offset)
        self.text = self.text[:offset] + letter + self.text[offset:]
        self.version += 1
        self.server.tell("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version},
            "contentChanges": [{"range": {"start": place, "end": place}, "text": letter}]})

    def delete(self, offset, count):
        start, end = self.position(offset), self.position(offset + count)
        self.text = self.text[:offset] + self.text[offset + count:]
        self.version += 1
        self.server.tell("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version},
            "contentChanges": [{"range": {"start": start, "end": end}, "text": ""}]})

    def ask(self, method, offset=None, **more):
        params = {"textDocument": {"uri": self.uri}, **more}
        if offset is not None:
            params["position"] = self.position(offset)
        return self.server.ask("textDocument/" + method, params)


def feel(typing, places, rounds, methods):
    """For each request, the times from a letter to its answer."""
    times = {method: [] for method in methods}
    choice = random.Random(1)
    for number in range(rounds):
        offset = choice.choice(places)
        typing.type(offset, "x")
        method = methods[number % len(methods)]
        more = {"context": {"includeDeclaration": True}} if method == "references" else {}
        start = time.perf_counter()
        typing.ask(method, None if method in ("documentSymbol", "semanticTokens/full") else offset + 1, **more)
        times[method].append(time.perf_counter() - start)
        typing.delete(offset, 1)
    return times


def offsets(text, mark):
    """Behind every mark of a text."""
    found, index = [], text.find(mark)
    while index >= 0:
        found.append(index + len(mark))
        index = text.find(mark, index + 1)
    return found


METHODS = ["completion", "hover", "definition", "references", "documentSymbol", "semanticTokens/full"]


def navscene(executable, scenes, rounds):
    folder = tempfile.mkdtemp()
    with open(os.path.join(folder, ".navscene.json"), "w") as file:
        file.write("{}")
    texts = [navscene_storyboard().replace(MARK, str(number)) for number in range(scenes // 100)]
    for number, text in enumerate(texts):
        with open(os.path.join(folder, f"App{number}.navscene"), "w") as file:
            file.write(text)
    server = Server([executable, "lsp"], folder)
    typing = Typing(server, f"file://{folder}/App0.navscene", texts[0], "navscene")
    # A name that an arrow leads to.
    times = feel(typing, offsets(texts[0], "-> show ")[:200], rounds, METHODS)
    lint = []
    for _ in range(max(3, rounds // 40)):
        typing.type(offsets(typing.text, "title: \"")[0], "x")
        start = time.perf_counter()
        # What was said of earlier letters may still be on its way.
        while server.until("textDocument/publishDiagnostics").get("version") != typing.version:
            pass
        lint.append(time.perf_counter() - start)
    memory = server.memory()
    for _ in range(rounds):
        typing.type(offsets(typing.text, "title: \"")[1], "x")
        typing.ask("completion", offsets(typing.text, "-> show ")[0])
    grown = server.memory()
    server.end()
    return times, lint, memory, grown, len(texts[0].splitlines())


def sourcekit(lines, rounds):
    """Swift of the same length: classes with an outlet, a property and a method each."""
    folder = tempfile.mkdtemp()
    path = os.path.join(folder, "App.swift")
    parts = [
        f"final class Screen{number} {{\n    var title = \"Screen\"\n    func open() -> Screen{(number + 1) % (lines // 6)} {{\n"
        f"        return Screen{(number + 1) % (lines // 6)}()\n    }}\n}}\n" for number in range(lines // 6)]
    text = "".join(parts)
    with open(path, "w") as file:
        file.write(text)
    server = Server(["sourcekit-lsp"], folder)
    typing = Typing(server, f"file://{path}", text, "swift")
    times = feel(typing, offsets(text, "return Scr")[:200], rounds, METHODS)
    memory = server.memory()
    server.end()
    return times, memory


def taplo(lines, rounds):
    """TOML of the same length."""
    folder = tempfile.mkdtemp()
    path = os.path.join(folder, "App.toml")
    text = "".join(f"[screen{number}]\ntitle = \"Screen\"\nopens = \"screen{number + 1}\"\n" for number in range(lines // 3))
    with open(path, "w") as file:
        file.write(text)
    server = Server(["taplo", "lsp", "stdio"], folder)
    typing = Typing(server, f"file://{path}", text, "toml")
    methods = [method for method in METHODS if method not in ("definition", "references", "semanticTokens/full")]
    times = feel(typing, offsets(text, "title = \"Scr")[:200], rounds, methods)
    memory = server.memory()
    server.end()
    return times, memory


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--executable", default=".build/release/navscene", help="the navscene to measure")
    parser.add_argument("--rounds", type=int, default=600, help="letters typed for each server")
    options = parser.parse_args()
    executable = os.path.abspath(options.executable)

    columns = {}
    for scenes in (100, 1_000):
        times, lint, memory, grown, lines = navscene(executable, scenes, options.rounds)
        columns[f"navscene, {scenes:,} scenes"] = (times, lint, f"{memory:.0f}, {grown:.0f} after as many again")
    if shutil.which("sourcekit-lsp"):
        times, memory = sourcekit(lines, max(60, options.rounds // 5))
        columns["sourcekit-lsp"] = (times, None, f"{memory:.0f}, without the processes that it starts")
    if shutil.which("taplo"):
        try:
            times, memory = taplo(lines, options.rounds)
            columns["taplo"] = (times, None, f"{memory:.0f}")
        except SystemExit:
            print("taplo has no language server here", file=sys.stderr)

    print(f"A letter is typed in a file of {lines:,} lines; milliseconds to the answer, median and 99th percentile.\n")
    print("| | " + " | ".join(columns) + " |")
    print("|---|" + "--:|" * len(columns))
    for method in METHODS:
        cells = []
        for times, _, _ in columns.values():
            one = times.get(method)
            cells.append(f"{percentile(one, 0.5):.1f}, {percentile(one, 0.99):.1f}" if one else "")
        print(f"| {method} | " + " | ".join(cells) + " |")
    cells = [f"{percentile(lint, 0.5):.1f}, {percentile(lint, 0.99):.1f}" if lint else "" for _, lint, _ in columns.values()]
    print("| findings of the project | " + " | ".join(cells) + " |")
    print("| MB | " + " | ".join(memory for _, _, memory in columns.values()) + " |")


if __name__ == "__main__":
    main()
