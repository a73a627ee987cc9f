"""Speaks with `navscene lsp` over standard input and output, message by message."""

import json
import os
import select
import subprocess
import tempfile
import time

# What an editor can do that asks for findings instead of having them pushed.
PULLING = {
    "textDocument": {
        "completion": {"completionItem": {"snippetSupport": True}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "diagnostic": {},
    }
}
PUSHED = {
    "textDocument": {
        "completion": {"completionItem": {"snippetSupport": True}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "publishDiagnostics": {"versionSupport": True},
    }
}


class ServerGone(Exception):
    """The server has ended or takes nothing in."""


class ServerSilent(ServerGone):
    """The server said nothing for too long."""


class LanguageClient:
    """A language server in a process of its own, for a client that counts positions in UTF-16 code units."""

    def __init__(self, navscene, folder, capabilities=None, patience=60):
        self.patience = patience
        # A file, because a full pipe that nobody reads would stop the server.
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [os.path.abspath(navscene), "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors,
            cwd=folder, bufsize=0,
        )
        os.set_blocking(self.process.stdin.fileno(), False)
        self.buffer = bytearray()
        self.count = 0
        # By the numbers of their requests, for a server may answer in another order.
        self.answers = {}
        # What was last published, by file.
        self.published = {}
        self.greeting = self.ask("initialize", {
            "processId": None, "rootUri": f"file://{folder}",
            "workspaceFolders": [{"uri": f"file://{folder}", "name": "app"}],
            "capabilities": PULLING if capabilities is None else capabilities,
        })["result"]
        self.tell("initialized", {})

    # Messages

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def ask(self, method, params):
        """The message that answers a request."""
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        return self.answer(self.count)

    def answer(self, number, patience=None):
        """The message that answers the request of this number."""
        while number not in self.answers:
            self.read(patience)
        return self.answers.pop(number)

    def send(self, *messages):
        """Sends messages in one go."""
        self.write(batch(messages))

    def read(self, patience=None):
        """The next message. Requests from the server are answered with null."""
        end = time.monotonic() + (patience or self.patience)
        while True:
            message = self.next_message()
            if message is None:
                if not self.take_in(end - time.monotonic()):
                    raise self.gone("is silent", ServerSilent)
                continue
            if message.get("method") == "textDocument/publishDiagnostics":
                self.published[message["params"]["uri"]] = message["params"]
            if "id" in message and "method" in message:
                self.send({"id": message["id"], "result": None})
            elif isinstance(message.get("id"), int):
                self.answers[message["id"]] = message
            return message

    # Bytes

    def write(self, data):
        """Sends bytes. Output is read meanwhile, so that neither side waits for the other with a full pipe."""
        view = memoryview(data)
        descriptor = self.process.stdin.fileno()
        end = time.monotonic() + self.patience
        while view:
            _, writable, _ = select.select([], [descriptor], [], 0.05)
            try:
                if writable:
                    view = view[os.write(descriptor, view):]
            except BlockingIOError:
                pass
            except BrokenPipeError:
                raise self.gone("has closed its input") from None
            if view:
                self.take_in(0)
            if time.monotonic() > end:
                raise self.gone("takes nothing in")

    def take_in(self, seconds):
        """Whether any output came within so many seconds."""
        descriptor = self.process.stdout.fileno()
        if not select.select([descriptor], [], [], max(0, seconds))[0]:
            return False
        chunk = os.read(descriptor, 1 << 16)
        if not chunk:
            raise self.gone("has ended")
        self.buffer += chunk
        return True

    def next_message(self):
        """The next message that has come as a whole."""
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

    # The process

    def memory(self):
        """Resident memory in KB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def end(self):
        """Ends the server the way an editor does; returns its exit code."""
        self.ask("shutdown", None)
        self.tell("exit", None)
        return self.process.wait(self.patience)

    def kill(self):
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.errors):
            pipe.close()

    def gone(self, what, kind=ServerGone):
        try:
            code = self.process.wait(0 if kind is ServerSilent else 5)
        except subprocess.TimeoutExpired:
            return kind(f"the server {what}")
        self.errors.seek(0)
        said = self.errors.read().decode(errors="replace")[-2000:]
        return ServerGone(f"the server has ended with exit code {code}: {said}")


def frame(body):
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def batch(messages):
    return b"".join(frame(json.dumps({"jsonrpc": "2.0", **message}).encode()) for message in messages)
