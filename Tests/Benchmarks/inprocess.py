"""Runs the stages of the product in one process, and beside them the twins of some of them in C and Python."""

import importlib.util
import os
import subprocess
import sys
from dataclasses import dataclass
from statistics import median

import build
from generate import NOTATIONS

SCENES = 10_000
REPETITIONS = 15
STAGES = ["lex", "parse", "compile", "format", "write", "load", "simulate", "walk", "read", "explore", "keep", "layout",
          "solve", "arrange"]
# What do the same, and must find the same: the scenes that are visible on a walk, and its effects.
ALIKE = [
    ["solve", "solve with kiwisolver", "solve with kiwisolver anew"],
    ["walk", "walk by hand in C", "walk of a table in C", "walk by transitions"],
    ["simulate", "read"],
]
# What a name does not say.
TITLES = {
    "simulate": "simulate: steps taken anew, all effects read",
    "walk": "walk: known steps",
    "read": "read: known steps, all effects read",
    "layout": "layout: 2,000 screens, each from its state",
    "walk by hand in C": "walk in C: the app by hand in arrays",
    "walk of a table in C": "walk in C: only a table of its states",
    "walk by transitions": "walk in Python: `transitions`",
    "solve": "solve: 200 constraints, made and solved",
    "solve with kiwisolver anew": "the same 200 constraints by `kiwisolver`, made and solved",
    "solve with kiwisolver": "the same 200 constraints by `kiwisolver`, made before",
    "arrange": "arrange: 221 views in stacks",
    "arrange with Yoga": "the same views by Yoga (`poga`)",
}


@dataclass
class Stage:
    name: str
    count: int
    unit: str
    bytes: int
    shortest: float
    median: float
    checksum: str | None

    @property
    def title(self):
        return TITLES.get(self.name, self.name)

    @property
    def per_second(self):
        """Of the shortest repetition: what else the machine did is no property of the code."""
        return self.count / self.shortest


def measure(benchmarks, tools, folder, rounds):
    """The stages and their peers by name. Empty where the target does not build."""
    if benchmarks is None:
        return {}
    _, paths = NOTATIONS["navscene"].write(folder, SCENES, False)
    print("in process …", file=sys.stderr)
    runs = {}
    for _ in range(rounds):
        for name in STAGES:
            line = output([benchmarks, name, str(REPETITIONS), *paths])
            runs.setdefault(name, []).append(line)
            for peer, unit, command in peers(name, tools, paths):
                line = output(command)
                # The peers have no names for their units.
                runs.setdefault(peer, []).append([*line[:2], unit, *line[2:]])
    stages = {name: best(name, lines) for name, lines in runs.items()}
    for names in ALIKE:
        found = {stages[name].checksum for name in names if name in stages}
        if len(found) > 1:
            sys.exit(f"{', '.join(names)} do not end alike: {found}")
    return stages


def peers(stage, tools, paths):
    if stage == "lex":
        yield "lex in C", "tokens", [tools.lexer, str(REPETITIONS), *paths]
    if stage == "walk":
        yield "walk by hand in C", "events", [tools.walk, "hand", str(REPETITIONS)]
        yield "walk of a table in C", "events", [tools.walk, "table", str(REPETITIONS)]
        if importlib.util.find_spec("transitions"):
            script = os.path.join(build.HERE, "Peers", "walk_transitions.py")
            yield "walk by transitions", "events", [sys.executable, script, "3"]
    for own, peer, unit, module, words in [
            ("solve", "solve with kiwisolver anew", "solves", "kiwisolver", ["anew"]),
            ("solve", "solve with kiwisolver", "solves", "kiwisolver", []),
            ("arrange", "arrange with Yoga", "views", "poga", [])]:
        if stage == own and importlib.util.find_spec(module):
            script = os.path.join(build.HERE, "Peers", f"{own}.py")
            yield peer, unit, [sys.executable, script, str(REPETITIONS), *words]


def output(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"{command[0]} {command[1]} failed: {done.stdout.strip()}")
    return done.stdout.split()


def best(name, lines):
    _, count, unit, byte_count, _, _, *checksum = lines[0]
    return Stage(
        name, int(count), unit, int(byte_count), min(float(line[4]) for line in lines),
        median(float(line[5]) for line in lines), checksum[0] if checksum else None)
