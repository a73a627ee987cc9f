"""Runs the stages of the product in one process, and the lexer's twin in C beside them."""

import subprocess
import sys
from dataclasses import dataclass
from statistics import median

from generate import NOTATIONS

SCENES = 10_000
REPETITIONS = 15
STAGES = ["lex", "parse", "compile", "format", "write", "load", "simulate", "explore"]


@dataclass
class Stage:
    name: str
    count: int
    unit: str
    bytes: int
    shortest: float
    median: float

    @property
    def per_second(self):
        """Of the shortest repetition: what else the machine did is no property of the code."""
        return self.count / self.shortest


def measure(benchmarks, lexer, folder, rounds):
    """The stages by name; `lex in C` is the peer. Empty where the target does not build."""
    if benchmarks is None:
        return {}
    _, paths = NOTATIONS["navscene"].write(folder, SCENES, False)
    print("in process …", file=sys.stderr)
    runs = {}
    for _ in range(rounds):
        for name in STAGES:
            line = output([benchmarks, name, str(REPETITIONS), *paths])
            runs.setdefault(name, []).append(line)
            if name == "lex":
                line = output([lexer, str(REPETITIONS), *paths])
                # The C program has no name for its unit.
                runs.setdefault("lex in C", []).append([*line[:2], "tokens", *line[2:]])
    return {name: best(name, lines) for name, lines in runs.items()}


def output(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"{command[0]} {command[1]} failed: {done.stdout.strip()}")
    return done.stdout.split()


def best(name, lines):
    _, count, unit, byte_count, _, _ = lines[0]
    return Stage(
        name, int(count), unit, int(byte_count), min(float(line[4]) for line in lines),
        median(float(line[5]) for line in lines))
