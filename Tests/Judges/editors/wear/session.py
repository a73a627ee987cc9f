"""A long session: ten edits a second, and after each what an editor asks."""

import random
import time

from language_client import LanguageClient

from .outcome import Memory
from .texts import opening, texts_in
from .writer import Writer

EDITS_A_SECOND = 10


class Session:
    def __init__(self, options, folder):
        self.seconds = options.hour
        self.choice = random.Random(f"{options.seed} hour")
        self.texts = texts_in(folder)
        self.writer = Writer(self.texts, self.choice)
        self.client = LanguageClient(options.navscene, folder)
        self.client.send(*opening(self.texts))
        self.memory = Memory()
        self.times = {"hover": [], "completion": [], "diagnostic": []}
        self.edits = 0

    def run(self):
        begin = time.monotonic()
        minute = 0
        while (passed := time.monotonic() - begin) < self.seconds:
            if passed >= 60 * (minute + 1):
                minute += 1
                print(f"  minute {minute}: {self.edits:,} edits, {self.client.memory() / 1024:.1f} MB", flush=True)
                # The first minutes warm it up.
                if minute >= min(5, self.seconds // 120):
                    self.memory.add(self.client.memory())
            self.edit()
            time.sleep(max(0, begin + self.edits / EDITS_A_SECOND - time.monotonic()))
        self.client.end()

    def edit(self):
        """An edit and, in one go with it, a question about a place and one for the findings of the text."""
        text, message = self.writer.write()
        document = {"textDocument": {"uri": text.uri}}
        place = text.position(text.snapped(self.choice.randrange(len(text.text) + 1)))
        about_place = self.choice.choice(["hover", "completion"])
        asked = [(about_place, {**document, "position": place}), ("diagnostic", document)]
        requests = []
        for name, params in asked:
            self.client.count += 1
            requests.append({"id": self.client.count, "method": f"textDocument/{name}", "params": params})
        start = time.monotonic()
        self.client.send(message, *requests)
        for (name, _), request in zip(asked, requests, strict=True):
            self.client.answer(request["id"])
            self.times[name].append(time.monotonic() - start)
        self.edits += 1
