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
    source: int = 0
    scenes: int = 0

    def reading(self, source, scenes):
        return Cost(self.wall, self.cpu, self.peak, self.time, source, scenes)


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


def measure_in_turn(launcher, commands, rounds):
    """A B C A B C …, so that a busy moment of the machine meets all of them. The first round warms up."""
    runs = {command.name: [] for command in commands}
    for number in range(rounds + 1):
        for command in commands:
            cost = launcher.run(command.words)
            if number > 0:
                runs[command.name].append(cost)
    return {
        name: Cost(*(median(getattr(cost, field) for cost in costs) for field in ("wall", "cpu", "peak", "time")))
        for name, costs in runs.items()}
