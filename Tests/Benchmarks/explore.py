#!/usr/bin/env python3
"""Measures how fast `navscene explore` finds states, beside SPIN and a search by hand in C: explore.py --help.

The apps are made up: tabs with stacks, in which each scene of a layer shows each scene of the next. SPIN searches the
model that navscene writes of the same app, depth first and breadth first; Peers/explore.c knows the app by heart. All
find the same states, which is checked, and run in turn.

Tabs that do not act on each other navscene explores one by one. So the same apps are measured once more with a variable
that a button in the first tab turns over: then they may, and every state is visited.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from statistics import median

from report import ms, number, table

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(HERE))

# Tabs, depth, branching: about ten times as many states each.
SIZES = [(2, 5, 2), (3, 4, 2), (3, 5, 2), (3, 6, 2), (3, 7, 2)]
# The same for apps with a variable, which doubles them.
VARIABLE_SIZES = [(3, 3, 2), (3, 4, 2), (3, 5, 2), (3, 6, 2), (3, 7, 2)]
# From so many states on one round is enough, and takes long.
MANY = 1_000_000
# A peer that is faster than this, in seconds, is compared with nothing: to start a process takes a good part of it.
LEAST = 0.1
# SPIN keeps more of each state than navscene: 6 million take it 3 GB and minutes.
SPIN_MOST = 2_000_000
PUSH_CYCLES = 10_000

BY_HAND, DEPTH_FIRST, BREADTH_FIRST, OURS = "C by hand", "SPIN, depth first", "SPIN, breadth first", "navscene explore"


def app(tabs, depth, branching, has_variable):
    def name(tab, layer, choice):
        return f"T{tab}L{layer}C{choice}"

    lines = ["storyboard Wide {", "initial -> Main", "tabs Main {"]
    lines += [f"tab -> Stack{tab}" for tab in range(tabs)] + ["}"]
    for tab in range(tabs):
        lines.append(f"navigation Stack{tab} {{ root -> {name(tab, 0, 0)} }}")
        for layer in range(depth):
            for choice in range(branching if layer else 1):
                lines.append(f"scene {name(tab, layer, choice)} {{")
                if has_variable and tab == 0 and layer == 0:
                    lines += ['button Turn "Turn" -> action turn', "action turn { isOn = not isOn }"]
                if layer + 1 < depth:
                    lines += [f'button B{next} "{next}" -> show {name(tab, layer + 1, next)}' for next in range(branching)]
                lines.append("}")
    return "\n".join(lines + ["}"] + ["var isOn: Bool = false"] * has_variable) + "\n"


def cycles(scenes, pushes):
    """A stack on which each scene pushes the next one, and others that lead back: it grows without end."""
    lines = ["storyboard Cycles {", "initial -> Stack", "navigation Stack { root -> S0 }"]
    for scene in range(scenes):
        others = (scene // 2, scene * 7 % scenes, scene * 31 % scenes)
        targets = dict.fromkeys(((scene + 1) % scenes, *others[:pushes - 1]))
        buttons = "\n".join(f'button B{target} "{target}" -> show S{target}' for target in targets)
        lines.append(f"scene S{scene} {{\n{buttons}\n}}")
    return "\n".join(lines + ["}"]) + "\n"


def tables(navscene, folder, rounds, sizes):
    """Everything that is measured, as Markdown."""
    for name in ["explore", "launch"]:
        words = ["cc", "-O2", "-o", os.path.join(folder, f"{name}-by-hand"), os.path.join(HERE, "Peers", f"{name}.c")]
        subprocess.run(words, check=True)
    by_hand = os.path.join(folder, "explore-by-hand")
    sections, targets = [], []
    for title, shapes, has_variable in [
            ("Tabs one by one, states", SIZES[:sizes], False), ("Every state visited, states", VARIABLE_SIZES[:sizes], True)]:
        rows = []
        for shape in shapes:
            print(f"exploring {shape} …", file=sys.stderr)
            count, visited, costs = measure(shape, has_variable, navscene, by_hand, folder, rounds)
            wall, peak = costs[OURS]
            rows.append([
                f"{count:,}", f"{visited:,}", ms(wall), f"{count / wall:,.0f}", number(peak / 1e6),
                *(f"{ms(costs[name][0])} ({number(costs[name][0] / wall)})" if name in costs else "left out"
                  for name in [BY_HAND, DEPTH_FIRST, BREADTH_FIRST]),
                *(number(costs[name][1] / 1e6) if name in costs else "" for name in [BY_HAND, DEPTH_FIRST])])
            targets += [(count, has_variable, name, costs[name][0] / wall, wall, peak) for name in costs if name != OURS]
        sections.append(table(
            [title, "visited", "ms", "states/s", "peak MB", *(f"{name} ms (÷ navscene)" for name in
             [BY_HAND, DEPTH_FIRST, BREADTH_FIRST]), "C, MB", "SPIN, MB"], rows))
    rows = []
    seconds = {}
    for pushes in [1, 2, 4]:
        seconds[pushes], peak, verdicts = check_cycles(pushes, navscene, folder, rounds)
        rows.append([
            str(pushes), ms(seconds[pushes]), number(peak / 1e6),
            *(str(verdicts[word]) for word in ["proven", "refuted", "undecided"])])
    sections.append(table(
        [f"`navscene check` of {PUSH_CYCLES:,} scenes with push cycles, pushes a scene", "ms", "peak MB", "proven",
         "refuted", "not decided"], rows))
    sections.append(table(["Target", "measured", ""], list(judged(targets, seconds))))
    return "\n\n".join(sections)


def judged(targets, cycles):
    def row(words, value, is_met):
        return [words, number(value), "met" if is_met else "**missed**"]

    for has_variable in [False, True]:
        kind = "every state visited" if has_variable else "tabs one by one"
        for name, bound in [(DEPTH_FIRST, 5), (BREADTH_FIRST, 5), (BY_HAND, 0.5)]:
            found = [one for one in targets if one[1] == has_variable and one[2] == name and one[3] * one[4] >= LEAST]
            if found:
                worst = min(one[3] for one in found)
                least = min(one[0] for one in found)
                yield row(f"{kind}, from {least:,} states on: states/s ÷ {name} ≥ {bound}", worst, worst >= bound)
    large = [one for one in targets if one[1] and one[0] >= MANY]
    if large:
        count, _, _, _, wall, peak = min(large)
        yield row(f"{count:,} states, each visited: seconds ≤ 60", wall, wall <= 60)
        yield row(f"{count:,} states, each visited: peak GB ≤ 1", peak / 1e9, peak <= 1e9)
    for pushes, seconds in cycles.items():
        words = f"{PUSH_CYCLES:,} scenes with push cycles, {pushes} push{'es' if pushes > 1 else ''} each: seconds ≤ 2"
        yield row(words, seconds, seconds <= 2)


def measure(shape, has_variable, navscene, by_hand, folder, rounds):
    """How many states there are, how many of them navscene visits, and by command the seconds and bytes it takes."""
    path = os.path.join(folder, "app.navscene")
    with open(path, "w", encoding="utf-8") as file:
        file.write(app(*shape, has_variable))
    commands = {BY_HAND: [by_hand, *map(str, shape), str(int(has_variable))]}
    count = states(BY_HAND, run(commands[BY_HAND], folder)[2])
    commands[OURS] = [navscene, "explore", path, "--json", "--states", "20000000", "--memory", "16000"]
    if count > SPIN_MOST:
        print(f"{count:,} states: SPIN is left out", file=sys.stderr)
    elif shutil.which("spin"):
        model = os.path.join(folder, "app.pml")
        subprocess.run([navscene, "explore", path, "--depth", str(shape[1]), "-o", model], check=True)
        # What is only written counts, too: without -o2 SPIN leaves it out of its states.
        subprocess.run(["spin", "-o2", "-a", "app.pml"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        for name, file, flags in [(DEPTH_FIRST, "pan-depth", []), (BREADTH_FIRST, "pan-breadth", ["-DBFS"])]:
            words = ["cc", "-O2", "-w", "-DSAFETY", "-DNOREDUCE", *flags, "-o", file, "pan.c"]
            subprocess.run(words, cwd=folder, check=True)
            # Its stack and its table are as large as is needed: to clear them takes time, too.
            commands[name] = [
                os.path.join(folder, file), "-E", f"-m{count + 1000}", f"-w{max(16, count.bit_length())}"]
    else:
        print("there is no spin here: its columns are missing", file=sys.stderr)
    seconds = {name: [] for name in commands}
    peaks = {name: 0 for name in commands}
    found = {}
    for _ in range(rounds):
        for name, words in commands.items():
            wall, peaks[name], text = run(words, folder)
            seconds[name].append(wall)
            found[name] = states(name, text)
            if name == OURS:
                visited = json.loads(text)["visited"]
        if count > MANY:
            break
    if len(set(found.values())) != 1:
        sys.exit(f"they do not find the same states: {found}")
    return count, visited, {name: (median(seconds[name]), peaks[name]) for name in commands}


def check_cycles(pushes, navscene, folder, rounds):
    path = os.path.join(folder, "cycles.navscene")
    with open(path, "w", encoding="utf-8") as file:
        file.write(cycles(PUSH_CYCLES, pushes))
    runs = [run([navscene, "check", path, "--allow-undecided", "--reporter", "json"], folder) for _ in range(rounds)]
    return median(wall for wall, _, _ in runs), runs[0][1], json.loads(runs[0][2])


def run(words, folder):
    """Wall seconds, peak bytes, and what it prints. What it ends with is of no interest: SPIN and `check` find things."""
    output = os.path.join(folder, "output")
    done = subprocess.run(
        [os.path.join(folder, "launch-by-hand"), *words], cwd=folder, stdout=subprocess.PIPE, check=True, text=True,
        env=os.environ | {"LAUNCH_OUTPUT": output})
    wall, _, _, peak, _ = done.stdout.split()
    with open(output, encoding="utf-8") as file:
        return float(wall), int(peak) * 1024, file.read()


def states(name, text):
    if name in (DEPTH_FIRST, BREADTH_FIRST):
        # One of them is before the launch.
        return int(float(re.search(r"([0-9.e+]+) states, stored", text)[1])) - 1
    return int(text.split()[0]) if name == BY_HAND else json.loads(text)["states"]


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, default=len(SIZES), help="how many sizes, from the least one")
    parser.add_argument("--rounds", type=int, default=3, help="how often each command runs; the median counts")
    parser.add_argument(
        "--navscene", type=os.path.abspath,
        default=os.path.join(REPOSITORY, ".build", "release", "navscene"), help="what is measured")
    return parser.parse_args()


if __name__ == "__main__":
    options = parse_options()
    try:
        with tempfile.TemporaryDirectory() as place:
            print(tables(options.navscene, place, options.rounds, options.sizes))
    except subprocess.CalledProcessError as error:
        sys.exit(str(error))
