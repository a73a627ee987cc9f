"""Random edits, and answers compared with those of a server that has just been started."""

import random
import time

from language_client import PULLING, PUSHED, LanguageClient, ServerGone, ServerSilent

from .formatting import formatted, loses
from .outcome import Memory, Wrong
from .texts import Text, opening, texts_in
from .writer import Writer

WHOLE = ["documentSymbol", "semanticTokens/full", "foldingRange", "codeLens", "formatting", "diagnostic"]
AT_A_PLACE = [
    "hover", "completion", "definition", "references", "documentHighlight", "prepareRename", "prepareCallHierarchy"]
IN_A_RANGE = ["inlayHint", "semanticTokens/range", "codeAction"]
# A client that has findings pushed does not ask for them.
OF_FINDINGS = ["diagnostic", "codeAction"]
# Longer than the server waits with findings while somebody types.
PUSHED_WITHIN = 60
# Long enough for what follows findings that came without an exploration.
SILENCE = 0.05
LONG_PAUSE = 0.5


class Edits:
    """Edits in one server, for a client that pulls findings or one that has them pushed."""

    def __init__(self, options, folder, is_pulling, count):
        self.options, self.folder, self.is_pulling, self.count = options, folder, is_pulling, count
        self.choice = random.Random(f"{options.seed} {'pull' if is_pulling else 'push'}")
        self.texts = texts_in(folder)
        self.writer = Writer(self.texts, self.choice)
        self.client = self.server()
        self.client.send(*opening(self.texts))
        self.tokens = {}
        self.comparisons = 0
        self.memory = Memory()
        self.remember()

    def server(self):
        return LanguageClient(self.options.navscene, self.folder, PULLING if self.is_pulling else PUSHED)

    def remember(self):
        """Keeps the texts as they are, so that only the edits from here on are needed to repeat a failure."""
        self.before = opening(self.texts)
        self.since = []

    def run(self):
        warm = min(1000, max(100, self.count // 10))
        marks = {warm, *(self.count * quarter // 4 for quarter in (1, 2, 3, 4))}
        for number in range(1, self.count + 1):
            text, message = self.writer.write()
            self.since.append(message)
            if number % self.options.every == 0 or number == self.count:
                self.compare(text, message, number)
            else:
                self.client.send(message)
                if self.choice.random() < 0.25:
                    self.ask_somewhere(text)
            if number in marks and number >= warm:
                # All edits have been taken in, compiled and judged when this is answered.
                self.client.ask("textDocument/diagnostic", {"textDocument": {"uri": text.uri}})
                self.memory.add(self.client.memory())
        code = self.client.end()
        if code != 0:
            raise Wrong(f"exit code {code} after shutdown and exit")

    def ask_somewhere(self, text):
        """Any question about any place has an answer, whatever the text looks like."""
        place = text.position(text.snapped(self.choice.randrange(len(text.text) + 1)))
        request = {"method": f"textDocument/{self.choice.choice(AT_A_PLACE)}", "params": {
            "textDocument": {"uri": text.uri}, "position": place, "context": {"includeDeclaration": True}}}
        try:
            self.client.ask(request["method"], request["params"])
        except ServerGone as gone:
            raise Wrong(str(gone), {"messages": self.before + self.since, "asked": request, "answer": None}) from gone

    # Comparing

    def compare(self, text, message, number):
        requests = self.requests(text)
        # Editors ask right away, and when somebody has paused.
        pause = 0
        if not self.options.at_once and self.choice.random() < 0.5:
            pause = self.choice.choice([0.002, 0.01, 0.05, LONG_PAUSE])
        asked = [request for request in requests if self.is_asked(request)]
        answers = self.answers(self.client, [message], asked, pause)
        expected = self.fresh(requests)
        for request, answer in zip(asked, answers, strict=True):
            wanted = expected[requests.index(request)]
            if not is_right(request, answer, wanted):
                self.fail(f"edit {number}", request, answer, wanted, LONG_PAUSE if pause else 0)
        self.check_formatting(text, expected[WHOLE.index("formatting")], number)
        self.compare_delta(text, expected[WHOLE.index("semanticTokens/full")]["data"], number)
        if not self.is_pulling:
            self.compare_published(text, expected[WHOLE.index("diagnostic")]["items"], number)
        self.comparisons += 1
        self.remember()

    def requests(self, text):
        document = {"textDocument": {"uri": text.uri}}
        one, other = sorted(text.snapped(self.choice.randrange(len(text.text) + 1)) for _ in range(2))
        place = {"position": text.position(one), "context": {"includeDeclaration": True}}
        stretch = {"range": {"start": text.position(one), "end": text.position(other)}, "context": {"diagnostics": []}}
        options = {"options": {"tabSize": 4, "insertSpaces": True}}
        return [
            {"method": f"textDocument/{name}", "params": {**document, **more}}
            for names, more in [(WHOLE, options), (AT_A_PLACE, place), (IN_A_RANGE, stretch)] for name in names
        ]

    def is_asked(self, request):
        return self.is_pulling or request["method"].removeprefix("textDocument/") not in OF_FINDINGS

    def answers(self, client, messages, requests, pause=0):
        """Results or errors, after some messages, without the numbers that a server makes up."""
        for request in requests:
            client.count += 1
            request["id"] = client.count
        if pause:
            client.send(*messages)
            time.sleep(pause)
            client.send(*requests)
        else:
            client.send(*messages, *requests)
        found = []
        for request in requests:
            message = client.answer(request["id"])
            answer = message.get("result", message.get("error"))
            if isinstance(answer, dict):
                answer.pop("resultId", None)
            found.append(answer)
        return found

    def fresh(self, requests):
        """What a server says that was opened with the texts as they are."""
        client = self.server()
        try:
            return self.answers(client, opening(self.texts), [dict(request) for request in requests])
        finally:
            client.kill()

    def check_formatting(self, text, edits, number):
        if loses(text.text, formatted(text.text, edits)):
            request = {"method": "textDocument/formatting", "params": {"textDocument": {"uri": text.uri}}}
            raise Wrong(f"edit {number}: formatting loses something", {
                "messages": opening(self.texts), "asked": request, "answer": edits})

    def compare_delta(self, text, expected, number):
        """Tokens that are kept up to date by their changes are all tokens."""
        request = {"method": "textDocument/semanticTokens/full", "params": {"textDocument": {"uri": text.uri}}}
        data = []
        if text.uri in self.tokens:
            known, data = self.tokens[text.uri]
            request["method"] += "/delta"
            request["params"]["previousResultId"] = known
        result = self.client.ask(request["method"], request["params"])["result"]
        if "data" in result:
            data = result["data"]
        else:
            for edit in sorted(result["edits"], key=lambda edit: -edit["start"]):
                data[edit["start"]:edit["start"] + edit["deleteCount"]] = edit.get("data", [])
        self.tokens[text.uri] = (result["resultId"], data)
        if data != expected:
            self.fail(f"edit {number}", request, data, expected)

    def compare_published(self, text, expected, number):
        """The findings of the text as it is come by themselves, and those that come last are right."""
        end = time.monotonic() + PUSHED_WITHIN
        found = None
        while (now := time.monotonic()) < end:
            published = self.client.published.get(text.uri)
            if published and published["version"] == text.version:
                found = published["diagnostics"]
            if found == expected:
                # Nothing else may follow.
                end = min(end, now + SILENCE)
            try:
                self.client.read(patience=max(0.001, end - now))
            except ServerSilent:
                pass
        if found != expected:
            params = {"uri": text.uri, "version": text.version}
            notification = {"method": "textDocument/publishDiagnostics", "params": params}
            self.fail(f"edit {number}", notification, found, expected)

    # Failing

    def fail(self, when, request, answer, expected, pause=0):
        """Says how to repeat it, with only the last edits where they are enough."""
        request.pop("id", None)
        messages = self.before + self.since
        for few in (1, 2, 4, 8, 16, 32, 64, 128):
            if few >= len(self.since) or not self.is_asked(request) or request["method"].endswith(
                    ("/delta", "/publishDiagnostics")):
                break
            shorter = self.earlier(few) + self.since[-few:]
            if self.repeats(shorter, request, expected, pause):
                messages = shorter
                break
        what = f"{when}: {request['method']} is not what a fresh server says"
        if pause:
            what += f"; after the last edit there was a pause of up to {pause} s"
        raise Wrong(what, {"messages": messages, "asked": request, "answer": answer, "expected": expected})

    def earlier(self, few):
        """Opens the texts as they were before the last few edits."""
        texts = {}
        for message in self.before:
            document = message["params"]["textDocument"]
            texts[document["uri"]] = Text(document["uri"], document["text"], document["version"])
        for message in self.since[:-few]:
            document = message["params"]["textDocument"]
            texts[document["uri"]].version = document["version"]
            for change in message["params"]["contentChanges"]:
                texts[document["uri"]].apply(change)
        return opening(texts.values())

    def repeats(self, messages, request, expected, pause):
        client = self.server()
        try:
            client.send(*messages[:-1])
            time.sleep(pause)
            answer = self.answers(client, messages[-1:], [dict(request)], pause)[0]
        finally:
            client.kill()
        return not is_right(request, answer, expected)


def is_right(request, answer, expected):
    if request["method"] in ("textDocument/hover", "textDocument/definition") and expected is None:
        # Names that a broken text has lost are explained, and found, in the last sound one.
        return True
    return answer == expected
