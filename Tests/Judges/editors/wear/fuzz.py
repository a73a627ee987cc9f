"""Streams of broken messages, after each of which a sound request must be answered."""

import collections
import pathlib
import random

from language_client import LanguageClient, ServerGone, ServerSilent, batch

from .outcome import Wrong
from .streams import Streams, numbered
from .texts import did_open, opening, texts_in
from .writer import Writer

# A server that has seen so many bytes is replaced, so that a failure can be repeated soon.
BYTES_FOR_A_SERVER = 100_000
FAILURES = (ServerGone, ValueError, KeyError, TypeError, AttributeError)


class Fuzz:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        choice = random.Random(f"{options.seed} bytes")
        self.texts = texts_in(folder)
        self.streams = Streams(folder, Writer(self.texts, choice), choice)
        self.sent = self.answered = 0
        self.kinds = collections.Counter()

    def run(self):
        while self.sent < self.options.bytes:
            self.wear_one_out()
        self.check_ends()

    def server(self, patience=20):
        return LanguageClient(self.options.navscene, self.folder, patience=patience)

    def wear_one_out(self):
        client = self.server()
        opened = batch(opening(self.texts))
        client.write(opened)
        log = []
        while self.sent < self.options.bytes and sum(map(len, log)) < BYTES_FOR_A_SERVER:
            stream = self.streams.next(client)
            log.append(stream.data)
            self.kinds[stream.kind] += 1
            self.sent += len(stream.data)
            try:
                client.write(stream.data)
                for number in stream.answered or []:
                    client.answer(number)
                    self.answered += 1
                self.probe(client, is_in_step=stream.answered is not None)
            except FAILURES as error:
                client.kill()
                raise Wrong(f"after a stream {stream.kind}: {error!r}", self.smallest(opened, log)) from error
        client.kill()

    def probe(self, client, is_in_step):
        """A sound request is answered as ever. Out of step, some of them may be taken for the rest of a message."""
        uri = pathlib.Path(self.folder, "Probe.navscene").as_uri()
        opened = did_open(uri, "storyboard Probe {\n    initial -> Home\n    scene Home\n}\n")
        for _ in range(1 if is_in_step else 20):
            request = numbered(client, "textDocument/documentSymbol", {"textDocument": {"uri": uri}})
            if not is_in_step:
                client.write(b" " * 97 + b"\r\n\r\n")
            client.send(opened, request)
            try:
                message = client.answer(request["id"], None if is_in_step else 0.3)
            except ServerSilent:
                if is_in_step:
                    raise
                continue
            names = [symbol["name"] for symbol in message["result"]]
            if names != ["Probe"]:
                raise ValueError(f"the symbols of the probe are {names}")
            return
        raise ServerSilent("the server does not find the next message")

    def smallest(self, opened, log):
        """The texts, and as few of the last streams as are enough by themselves; all of them where none are."""
        few = 1
        while few < len(log) and not self.fails([opened, *log[-few:]]):
            few *= 2
        return opened + b"".join(log[-few:])

    def fails(self, log):
        client = self.server(patience=5)
        try:
            for data in log:
                client.write(data)
                self.probe(client, is_in_step=False)
        except FAILURES:
            return True
        finally:
            client.kill()
        return False

    def check_ends(self):
        """A server ends when it is told to, and when its editor is gone."""
        client = self.server()
        self.expect(client.end(), 0, "after shutdown and exit")
        client = self.server()
        client.tell("exit", None)
        self.expect(client.process.wait(20), 1, "after exit without shutdown")
        client = self.server()
        client.write(b"Content-Length: 100\r\n\r\n{")
        client.process.stdin.close()
        self.expect(client.process.wait(20), 0, "after half a message and the end of its input")

    @staticmethod
    def expect(code, expected, when):
        if code != expected:
            raise Wrong(f"exit code {code} {when}")
