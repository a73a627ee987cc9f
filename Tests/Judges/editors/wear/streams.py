"""Makes streams of messages that no editor would send."""

import json
import pathlib

from language_client import batch, frame

from .edits import AT_A_PLACE, IN_A_RANGE, WHOLE
from .texts import did_open

NUMBERS = [
    -1, 0, 1, 7, 4096, 1 << 31, (1 << 31) - 1, 1 << 32, (1 << 53) + 1, (1 << 63) - 1, 1 << 63, -(1 << 63), 1 << 64,
    10 ** 30, 0.5, -0.0, 1e300,
]
STRINGS = [
    "", "\x00", "x" * 5000, "file://", "file:///%", "file:///%zz%ff%00", "untitled:Untitled-1", "\ud800", "a\udc00b",
    "😀", "../..", "%s%n", "file://elsewhere/a.navscene",
]
METHODS = [f"textDocument/{name}" for name in WHOLE + AT_A_PLACE + IN_A_RANGE] + [
    "textDocument/definition", "textDocument/rename", "textDocument/selectionRange", "textDocument/onTypeFormatting",
    "textDocument/rangeFormatting", "textDocument/semanticTokens/full/delta", "textDocument/prepareCallHierarchy",
    "textDocument/documentLink", "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls", "codeLens/resolve",
    "workspace/symbol", "workspace/executeCommand", "textDocument/nothing", "$/unknown",
]
NOT_UTF_8 = [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc0\x80", b"\x80"]
# The longest message that is waited for; promising this much would swallow all that follows.
LONGEST = 1 << 28


class Stream:
    """Bytes, what they are, and the requests that must be answered; None where messages cannot be told apart."""

    def __init__(self, kind, data, answered):
        self.kind, self.data, self.answered = kind, data, answered


class Streams:
    def __init__(self, folder, writer, choice):
        self.folder, self.writer, self.choice = folder, writer, choice
        self.kinds = [
            self.changed_values, self.changed_values, self.changed_bytes, self.reordered, self.cancelled,
            self.out_of_range, self.not_utf_8, self.cut, self.wrong_lengths, self.noise,
        ]

    def next(self, client):
        # Large ones would soon use up the bytes.
        rare = self.choice.random() < 0.02
        make = self.choice.choice([self.nested, self.huge] if rare else self.kinds)
        return make(client, self.messages(client))

    def messages(self, client):
        """A few sound messages: edits, and requests of all kinds."""
        messages = []
        for _ in range(self.choice.randrange(1, 12)):
            if self.choice.random() < 0.5:
                messages.append(self.writer.write()[1])
            else:
                messages.append(numbered(client, self.choice.choice(METHODS), self.params()))
        return messages

    def params(self):
        """Everything that any request asks for."""
        choice = self.choice
        text = choice.choice(self.writer.texts)
        offset, other = (choice.randrange(len(text.text) + 1) for _ in range(2))
        place = text.position(offset)
        stretch = {"start": place, "end": text.position(other)}
        return {
            "textDocument": {"uri": text.uri}, "position": place, "positions": [place], "range": stretch, "ch": "}",
            "context": {"includeDeclaration": True, "diagnostics": []},
            "newName": choice.choice(["New", "", "😀", "a b", "scene"]), "query": choice.choice(["", "ma", "😀"]),
            "options": {"tabSize": 4, "insertSpaces": True}, "previousResultId": choice.choice(["1", "", "99"]),
            "item": {"uri": text.uri, "name": "x", "kind": 5, "range": stretch, "selectionRange": stretch},
            "command": choice.choice(["navscene.playTest", "navscene.decideCheck", "navscene.showReferences", "rm"]),
            "arguments": [text.uri, offset, place], "data": {"uri": text.uri, "offset": offset},
        }

    # Messages that can be told apart

    def changed_values(self, client, messages):
        sound = []
        for index, message in enumerate(messages):
            if self.choice.random() < 0.6:
                messages[index] = self.mutated(message)
            elif "id" in message:
                sound.append(message["id"])
        # A mutated request may have got the number of another one.
        used = [message.get("id") for message in messages]
        return Stream("with changed values", batch(messages), [number for number in sound if used.count(number) == 1])

    def mutated(self, message):
        """The message with some of its values missing, renamed or of another kind."""
        message = json.loads(json.dumps(message))
        for _ in range(self.choice.choice([1, 1, 2, 5])):
            places = list(places_in(message))
            if not places:
                break
            holder, key = self.choice.choice(places)
            way = self.choice.random()
            if isinstance(holder, dict) and way < 0.2:
                del holder[key]
            elif isinstance(holder, dict) and way < 0.3:
                holder[self.choice.choice(STRINGS)] = holder.pop(key)
            else:
                holder[key] = self.value()
        return message

    def value(self):
        choice = self.choice
        number, string = choice.choice(NUMBERS), choice.choice(STRINGS)
        position = {"line": choice.choice(NUMBERS), "character": number}
        return choice.choice([None, True, [], {}, [[]], [None] * 3, number, number, string, string, position])

    def out_of_range(self, client, messages):
        integers = [number for number in NUMBERS if isinstance(number, int)]
        for message in messages:
            for holder, key in places_in(message["params"]):
                if key in ("line", "character") and self.choice.random() < 0.7:
                    holder[key] = self.choice.choice(integers)
        return Stream("out of range", batch(messages), numbers(messages))

    def reordered(self, client, messages):
        self.choice.shuffle(messages)
        return Stream("reordered", batch(messages), numbers(messages))

    def cancelled(self, client, messages):
        for number in numbers(messages):
            if self.choice.random() < 0.7:
                messages.insert(self.choice.randrange(len(messages) + 1), cancelling(number))
        messages.insert(0, cancelling(self.choice.choice([None, -1, "x", 10 ** 20, {}])))
        return Stream("cancelled", batch(messages), numbers(messages))

    def nested(self, client, messages):
        depth = self.choice.choice([100, 1000, 20_000])
        opener, closer = self.choice.choice([(b"[", b"]"), (b'{"a":', b"}")])
        deep = b'{"jsonrpc":"2.0","id":"deep","method":"textDocument/hover","params":'
        deep += opener * depth + b"1" + closer * depth + b"}"
        return Stream("nested deeply", frame(deep) + batch(messages), numbers(messages))

    def huge(self, client, messages):
        piece = self.choice.choice(["{", "scene A { ", '"', "\n", "😀", "a", "-> ", "\\"])
        text = piece * self.choice.choice([1000, 10_000])
        uri = pathlib.Path(self.folder, "Huge.navscene").as_uri()
        document = {"textDocument": {"uri": uri}}
        place = {"position": {"line": 0, "character": self.choice.randrange(len(text))}}
        about = ["documentSymbol", "semanticTokens/full", "diagnostic", "hover", "completion"]
        messages.append(did_open(uri, text))
        messages += [numbered(client, f"textDocument/{name}", {**document, **place}) for name in about]
        messages.append({"method": "textDocument/didClose", "params": document})
        return Stream("huge", batch(messages), numbers(messages))

    def changed_bytes(self, client, messages):
        return Stream("with changed bytes", b"".join(frame(self.bitten(body(message))) for message in messages), [])

    def bitten(self, part):
        part = bytearray(part)
        for _ in range(self.choice.choice([1, 2, 10])):
            place = self.choice.randrange(len(part) + 1)
            way = self.choice.choice(["change", "remove", "insert", "repeat"])
            if way == "change":
                part[place:place + 1] = bytes([self.choice.randrange(256)])
            elif way == "remove":
                del part[place:place + self.choice.choice([1, 10])]
            elif way == "insert":
                part[place:place] = self.choice.choice(
                    [b'"', b"{", b"}", b"\\u", b"\\ud800", b"e999", b"\x00", b"-", b"[["])
            else:
                part += part[place:place + 20]
        return bytes(part)

    def not_utf_8(self, client, messages):
        bodies = []
        for message in messages:
            part = body(message)
            place = self.choice.randrange(len(part) + 1)
            bodies.append(part[:place] + self.choice.choice(NOT_UTF_8) + part[place:])
        return Stream("not UTF-8", b"".join(map(frame, bodies)), [])

    # Messages that cannot

    def cut(self, client, messages):
        data = batch(messages)
        start = self.choice.randrange(len(data))
        return Stream("cut", data[:start] + data[start + self.choice.choice([1, 5, 50]):], None)

    def wrong_lengths(self, client, messages):
        data = b""
        for message in messages:
            part = body(message)
            length = self.choice.choice([
                len(part), len(part) + self.choice.randrange(-20, 20), 0, -1, LONGEST + 1, 1 << 62, 10 ** 40, "", "x",
                "0x20", "1e3"])
            name = self.choice.choice(
                ["Content-Length", "content-length", "Content-Type: x\r\nContent-Length", "Content-Lenght", ""])
            line_end = self.choice.choice(["\r\n", "\n"])
            data += f"{name}: {length}{line_end}{line_end}".encode() + part
        return Stream("of wrong lengths", data, None)

    def noise(self, client, messages):
        length = self.choice.choice([10, 200, 3000])
        return Stream("noise", bytes(self.choice.randrange(256) for _ in range(length)), None)


def numbered(client, method, params):
    client.count += 1
    return {"id": client.count, "method": method, "params": params}


def numbers(messages):
    return [message["id"] for message in messages if "id" in message]


def cancelling(number):
    return {"method": "$/cancelRequest", "params": {"id": number}}


def body(message):
    return json.dumps({"jsonrpc": "2.0", **message}).encode()


def places_in(value):
    """All places of a JSON value that hold another."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for key, part in list(items):
        yield value, key
        yield from places_in(part)
