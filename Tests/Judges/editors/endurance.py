#!/usr/bin/env python3
"""Wears `navscene lsp` out: endurance.py --help.

Random edits: texts change by letters, by pieces of the language, by multi-byte characters and by all kinds of line
ends. Every so many edits the server must answer like one that was just started with the same texts, and its memory must
stay flat.

Formatting: small texts of random words, of which nothing may be lost.

Fuzzed bytes: messages that are cut, reordered, cancelled, of the wrong length, not UTF-8 or full of impossible values.
The server must not crash, must answer each request that was sound, and must send nothing but messages.

An hour: ten edits a second, with a hover or a completion and the findings after each; memory must stay flat.
"""

import argparse
import json
import os
import pathlib
import random
import shutil
import sys
import tempfile
import time

sys.dont_write_bytecode = True

from language_client import ServerGone
from wear.edits import Edits
from wear.formatting import Formatting
from wear.fuzz import Fuzz
from wear.outcome import Wrong, milliseconds
from wear.session import Session
from wear.texts import ROOT


def main():
    options = parse_options()
    print(f"seed {options.seed}", flush=True)
    try:
        if options.edits:
            for client in options.clients:
                wear(lambda folder: edit(options, folder, client, options.edits // len(options.clients)))
        if options.formats:
            wear(lambda folder: format_texts(options, folder))
        if options.bytes:
            wear(lambda folder: fuzz(options, folder))
        if options.hour:
            wear(lambda folder: sit(options, folder))
    except (Wrong, ServerGone) as wrong:
        print(f"WRONG: {wrong}")
        again = "" if "--seed" in sys.argv else f" --seed {options.seed}"
        print(f"repeat with: {' '.join(sys.argv)}{again}")
        write_failure(getattr(wrong, "repeat", None), options.failure)
        sys.exit(1)


def wear(run):
    """Runs something in a folder that is removed afterwards, and prints what came of it."""
    folder = tempfile.mkdtemp(prefix="endurance-")
    start = time.monotonic()
    try:
        print(f"{run(folder)}; {time.monotonic() - start:.0f} s", flush=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def edit(options, folder, client, count):
    edits = Edits(options, folder, client == "pull", count)
    edits.run()
    return (
        f"{count:,} edits, findings by {client}: {edits.comparisons:,} comparisons with fresh servers, no difference; "
        f"memory {edits.memory}")


def format_texts(options, folder):
    formatting = Formatting(options, folder)
    formatting.run()
    return f"{options.formats:,} small texts: {formatting.formatted:,} were formatted, and nothing of them is lost"


def fuzz(options, folder):
    fuzz = Fuzz(options, folder)
    fuzz.run()
    count = sum(fuzz.kinds.values())
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(fuzz.kinds.items()))
    return (
        f"{fuzz.sent:,} bytes in {count:,} streams ({kinds}): no crash, {fuzz.answered:,} sound requests within them "
        f"answered and one after each")


def sit(options, folder):
    session = Session(options, folder)
    session.run()
    times = "; ".join(f"{name} {milliseconds(found)}" for name, found in session.times.items())
    return f"{session.edits:,} edits in {options.hour:,} s: {times}; memory {session.memory}"


def write_failure(repeat, name):
    """Writes what repeats a failure beside the caller."""
    if isinstance(repeat, bytes):
        path = pathlib.Path(name + ".bin")
        path.write_bytes(repeat)
        print(f"{path} has the {len(repeat):,} bytes to send after `initialize` and `initialized`")
    elif repeat:
        path = pathlib.Path(name + ".json")
        path.write_text(json.dumps(repeat, indent=1, ensure_ascii=True))
        print(
            f"{path} has the messages ({len(repeat['messages'])}) to send after `initialize` and `initialized`, and the "
            "request that follows them, with what was wrong about its answer")


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--navscene", default=str(ROOT / ".build/release/navscene"),
        help="the executable, default .build/release/navscene")
    parser.add_argument("--edits", type=int, default=10_000, help="random edits, default 10,000; 0 for none")
    parser.add_argument("--every", type=int, default=50, help="edits from comparison to comparison, default 50")
    parser.add_argument("--formats", type=int, default=0, help="small texts to format, default none")
    parser.add_argument(
        "--bytes", type=int, default=100_000, help="bytes of broken messages, default 100,000; 0 for none")
    parser.add_argument(
        "--hour", type=int, nargs="?", const=3600, default=0, metavar="SECONDS",
        help="a session of an hour, or of so many seconds")
    parser.add_argument(
        "--clients", type=lambda text: text.split(","), default=["pull", "push"],
        help="how the edits' client gets findings: pull, push, or pull,push for half of the edits each, the default")
    parser.add_argument("--at-once", action="store_true", help="never pause between an edit and the requests after it")
    parser.add_argument("--seed", type=int, help="repeats a run")
    parser.add_argument(
        "--failure", default="endurance-failure", metavar="NAME", help="file for what repeats a failure")
    options = parser.parse_args()
    if not set(options.clients) <= {"pull", "push"}:
        parser.error("clients are pull and push")
    if options.seed is None:
        options.seed = random.randrange(1 << 32)
    options.navscene = os.path.abspath(options.navscene)
    return options


if __name__ == "__main__":
    main()
