"""Speaks with `navscene lsp` over standard input and output, message by message."""

import json
import os
import select
import subprocess
import tempfile
import time


class ServerGone(Exception):
    """The server ended, or was silent for too long."""


class LanguageClient:
    """A language server in its own process. Positions are counted in UTF-16 code units unless told otherwise."""

    def __init__(self, navscene, folder, capabilities=None, patience=60):
        self.patience = patience
        # A file, for a pipe that nobody reads would stop the server once it is full.
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [navscene, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors,
            cwd=folder, bufsize=0,
        )
        self.buffer = bytearray()
        # What was last published for each file.
        self.pushed = {}
        self.count = 0
        self.greeting = self.ask("initialize", {
            "processId": None, "rootUri": f"file://{folder}",
            "workspaceFolders": [{"uri": f"file://{folder}", "name": "app"}],
            "capabilities": capabilities if capabilities is not None else PULLING,
        })["result"]
        self.tell("initialized", {})

    def write(self, data):
        """Bytes as they are, while what the server says meanwhile is kept, so that no pipe fills up."""
        view = memoryview(data)
        descriptor = self.process.stdin.fileno()
        os.set_blocking(descriptor, False)
        end = time.monotonic() + self.patience
        while view:
            _, writable, _ = select.select([], [descriptor], [], 0.05)
            try:
                if writable:
                    view = view[os.write(descriptor, view):]
            except BlockingIOError:
                pass
            except BrokenPipeError:
                raise self.gone("reads no more") from None
            if view:
                self.take_in(0)
            if time.monotonic() > end:
                raise self.gone("takes nothing in")

    def send(self, message):
        self.write(frame(json.dumps({"jsonrpc": "2.0", **message}).encode()))

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def start(self, method, params):
        """Sends a request; its number, for `answer`."""
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        return self.count

    def answer(self, number):
        """The message that answers a request."""
        while True:
            message = self.read()
            if message.get("id") == number and "method" not in message:
                return message

    def ask(self, method, params):
        return self.answer(self.start(method, params))

    def read(self):
        """The next message. The server's own requests are answered with nothing."""
        end = time.monotonic() + self.patience
        while True:
            message = self.next_message()
            if message is not None:
                if message.get("method") == "textDocument/publishDiagnostics":
                    self.pushed[message["params"]["uri"]] = message["params"]
                if "id" in message and "method" in message:
                    self.send({"id": message["id"], "result": None})
                return message
            if not self.take_in(end - time.monotonic()):
                raise self.gone("is silent")

    def take_in(self, seconds):
        """Whether anything came within so many seconds."""
        descriptor = self.process.stdout.fileno()
        if not select.select([descriptor], [], [], max(0, seconds))[0]:
            return False
        chunk = os.read(descriptor, 1 << 16)
        if not chunk:
            raise self.gone("has ended")
        self.buffer += chunk
        return True

    def next_message(self):
        head = self.buffer.find(b"\r\n\r\n")
        if head < 0:
            return None
        length = next(
            int(line.split(b":")[1]) for line in bytes(self.buffer[:head]).split(b"\r\n")
            if line.lower().startswith(b"content-length:"))
        end = head + 4 + length
        if len(self.buffer) < end:
            return None
        body = bytes(self.buffer[head + 4:end])
        del self.buffer[:end]
        return json.loads(body)

    def gone(self, what):
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            pass
        self.errors.seek(0)
        said = self.errors.read().decode(errors="replace")[-2000:]
        return ServerGone(f"the server {what}, exit code {self.process.poll()}: {said}")

    def memory(self):
        """Resident memory, in KB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def end(self):
        """Ends the server as an editor does; its exit code."""
        self.ask("shutdown", None)
        self.tell("exit", None)
        return self.process.wait(self.patience)

    def kill(self):
        self.process.kill()
        self.process.wait()


# A client that asks for findings, so that none are pushed.
PULLING = {
    "textDocument": {
        "completion": {"completionItem": {"snippetSupport": True}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "diagnostic": {},
    }
}


def frame(body):
    return b"Content-Length: %d\r\n\r\n" % len(body) + body
