#!/usr/bin/env python3
"""Measures how fast `navscene explore` finds states, beside SPIN and a search by hand in C: explore.py --help.

The apps are made up: tabs with stacks, in which each scene of a layer shows each scene of the next. SPIN searches the
model that navscene writes of the same app, depth first and breadth first; Peers/explore.c knows the app by heart. All
find the same states, which is checked, and run in turn.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from statistics import median

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(HERE))

# Tabs, depth, branching: about ten times as many states each.
SIZES = [(2, 4, 2), (3, 4, 2), (3, 5, 2), (3, 6, 2), (3, 7, 2)]


def app(tabs, depth, branching):
    def name(tab, layer, choice):
        return f"T{tab}L{layer}C{choice}"

    lines = ["storyboard Wide {", "initial -> Main", "tabs Main {"]
    lines += [f"tab -> Stack{tab}" for tab in range(tabs)] + ["}"]
    for tab in range(tabs):
        lines.append(f"navigation Stack{tab} {{ root -> {name(tab, 0, 0)} }}")
        for layer in range(depth):
            for choice in range(branching if layer else 1):
                lines.append(f"scene {name(tab, layer, choice)} {{")
                if layer + 1 < depth:
                    lines += [f'button B{next} "{next}" -> show {name(tab, layer + 1, next)}' for next in range(branching)]
                lines.append("}")
    return "\n".join(lines + ["}"]) + "\n"


def main():
    options = parse_options()
    with tempfile.TemporaryDirectory() as folder:
        by_hand = os.path.join(folder, "explore")
        subprocess.run(["cc", "-O2", "-o", by_hand, os.path.join(HERE, "Peers", "explore.c")], check=True)
        print("| states | tabs, depth, branching | | states/s | C ÷ it | MB | bytes a state |")
        print("|--:|---|---|--:|--:|--:|--:|")
        for size in SIZES[:options.sizes]:
            measure(size, by_hand, folder, options)


def measure(size, by_hand, folder, options):
    path = os.path.join(folder, "app.navscene")
    with open(path, "w", encoding="utf-8") as file:
        file.write(app(*size))
    explore = [options.navscene, "explore", path, "--json", "--states", "20000000", "--memory", "16000"]
    commands = {"C, by hand": [by_hand, *map(str, size)], "`navscene explore`": explore}
    if shutil.which("spin"):
        model = os.path.join(folder, "app.pml")
        subprocess.run(
            [options.navscene, "explore", path, "--depth", str(size[1]), "-o", model], check=True)
        # What is only written counts, too: without -o2 SPIN leaves it out of its states.
        subprocess.run(["spin", "-o2", "-a", "app.pml"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        for name, flags in [("depth", []), ("breadth", ["-DBFS"])]:
            words = ["cc", "-O2", "-w", "-DSAFETY", "-DNOREDUCE", *flags, "-o", f"pan-{name}", "pan.c"]
            subprocess.run(words, cwd=folder, check=True)
            commands[f"SPIN, {name} first"] = [os.path.join(folder, f"pan-{name}"), "-E", "-m20000000", "-w26"]
    else:
        print("there is no spin here: its rows are missing", file=sys.stderr)
    seconds = {name: [] for name in commands}
    found = {}
    peaks = {}
    for _ in range(options.rounds):
        for name, words in commands.items():
            start = time.perf_counter()
            done = subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            text = done.stdout.read()
            _, _, usage = os.wait4(done.pid, 0)
            seconds[name].append(time.perf_counter() - start)
            peaks[name] = usage.ru_maxrss / 1024
            found[name] = states(name, text)
    if len(set(found.values())) != 1:
        sys.exit(f"they do not find the same states: {found}")
    count = found["C, by hand"]
    fastest = median(seconds["C, by hand"])
    for name in commands:
        cost = median(seconds[name])
        print(
            f"| {count:,} | {', '.join(map(str, size))} | {name} | {count / cost:,.0f} | {cost / fastest:.1f} "
            f"| {peaks[name]:,.0f} | {peaks[name] * 2**20 / count:,.0f} |", flush=True)


def states(name, text):
    if name.startswith("SPIN"):
        # One of them is before the launch.
        return int(float(re.search(r"([0-9.e+]+) states, stored", text)[1])) - 1
    if name.startswith("C"):
        return int(text.split()[0])
    return json.loads(text)["states"]


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, default=len(SIZES), help="how many sizes, from the least one")
    parser.add_argument("--rounds", type=int, default=3, help="how often each command runs; the median counts")
    parser.add_argument(
        "--navscene", type=os.path.abspath,
        default=os.path.join(REPOSITORY, ".build", "release", "navscene"), help="what is measured")
    return parser.parse_args()


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(str(error))
