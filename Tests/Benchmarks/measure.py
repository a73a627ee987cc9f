"""Runs commands in turn and keeps the medians of what they cost."""

import subprocess
import sys
from dataclasses import dataclass
from statistics import median


@dataclass
class Cost:
    """One process: seconds and bytes."""

    wall: float
    cpu: float
    peak: int
    """The one of both times that ratios compare."""
    time: float
    """What it read, as its command says."""
    source: int = 0
    scenes: int = 0


class Launcher:
    """Starts processes through a small C program: a child's peak memory includes that of its parent."""

    def __init__(self, path, by):
        self.path = path
        self.by = by

    def run(self, command):
        done = subprocess.run([self.path, *command], stdout=subprocess.PIPE, check=True, text=True)
        wall, user, system, peak, status = done.stdout.split()
        if int(status) != 0:
            sys.exit(f"'{' '.join(command[:6])} …' failed with status {status}: nothing is measured")
        wall, cpu = float(wall), float(user) + float(system)
        return Cost(wall, cpu, int(peak) * 1024, wall if self.by == "wall" else cpu)


@dataclass
class Series:
    """Commands that are compared, and how often each is run."""

    commands: list
    rounds: int


# How often a measurement comes back to each of its series.
PASSES = 7


def measure(launcher, series):
    """The medians of every series: for its name, costs by the names of its commands.

    Commands run in turn, A B C A B C …, and the rounds of a series are spread over the whole time: the neighbours of a
    virtual machine are busy for ten seconds or a minute, and that meets all commands of all series alike. The first
    round of each visit warms up.
    """
    runs = {name: [[] for _ in one.commands] for name, one in series.items()}
    for number in range(PASSES):
        print(f"pass {number + 1} of {PASSES} …", file=sys.stderr)
        for name, one in series.items():
            rounds = one.rounds * (number + 1) // PASSES - one.rounds * number // PASSES
            for is_counted in [False] + [True] * rounds if rounds else []:
                for command, costs in zip(one.commands, runs[name]):
                    cost = launcher.run(command.words)
                    if is_counted:
                        costs.append(cost)
    return {
        name: {command.name: middle(costs, command) for command, costs in zip(one.commands, runs[name])}
        for name, one in series.items()}


def middle(costs, command):
    fields = (median(getattr(cost, field) for cost in costs) for field in ("wall", "cpu", "peak", "time"))
    return Cost(*fields, command.source, command.scenes)
