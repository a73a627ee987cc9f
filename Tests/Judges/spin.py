#!/usr/bin/env python3
"""Lets SPIN judge the explorer: the same app, its claims and bounds, searched by both. Tests/Judges/spin.py --help.

Each app has a check called "judged", which bounds its stacks and presentations. navscene explores it, and writes it as a
model in Promela, from the program and not from what it explored. SPIN searches the model breadth first. Compared are the
number of states, the distance of the farthest one, and for each claim whether it is violated and after how many moves.

With --samples the apps are those of Samples, which hold what the model does not know. SPIN is given the moves of each
state, and finds out by itself how many states there are, how far the farthest is, and when each scene comes to the front.
"""

import argparse
import concurrent.futures
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True

from spin_graph import Graph

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(HERE))

# Notes the first violation of each claim and goes on, where an assertion would end the search.
PRELUDE = """c_decl { int violated[64]; };
#define CLAIM(n, holds) if :: (holds) -> skip :: else -> c_code { if (!violated[n]) { violated[n] = 1; printf("VIOLATED %d %ld\\n", n, (long) depth); } } fi
"""


def main():
    options = parse_options()
    compiler = next((name for name in ["tcc", "gcc"] if shutil.which(name)), None)
    if not shutil.which("spin") or not compiler:
        print("skipped: there is no spin, or neither tcc nor gcc, here; 'apt-get install spin tcc' installs both")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        paths = sorted(options.apps) or (samples() if options.samples else small_apps(options, folder))
        start = time.time()
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            results = []
            for result in pool.map(lambda path: judge(path, compiler, options, folder), paths):
                results.append(result)
                if result["problem"]:
                    print(f"{result['path']}: {result['problem']}", flush=True)
                if options.seconds and time.time() - start > options.seconds:
                    pool.shutdown(cancel_futures=True)
                    break
    return report(results, time.time() - start)


def small_apps(options, folder):
    subprocess.run(
        [options.fuzz, "--small-apps", str(options.count), "--seed", str(options.seed), "--write", folder],
        check=True, stdout=subprocess.DEVNULL, timeout=600)
    return sorted(glob.glob(os.path.join(folder, "*.navscene")), key=lambda path: (len(path), path))


def samples():
    """Every app in Samples that is a text."""
    folders = [os.path.dirname(path) for path in glob.glob(os.path.join(REPOSITORY, "Samples", "*", "*.navscene"))]
    broken = os.path.join(REPOSITORY, "Samples", "Broken")
    return sorted(glob.glob(os.path.join(REPOSITORY, "Samples", "*.navscene")) + list(set(folders) - {broken}))


def run(words, folder=None, limit=60):
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=limit)


def judge(path, compiler, options, folder):
    # What is skipped is no disagreement, and is counted by its reason.
    result = {"path": path, "problem": None, "skipped": None, "tabs": None, "states": 0, "claims": 0, "violated": 0}
    try:
        with tempfile.TemporaryDirectory(dir=folder) as place:
            (compare_graph if options.samples else compare)(path, compiler, options, place, result)
    except subprocess.TimeoutExpired as error:
        result["skipped"] = f"{os.path.basename(error.cmd[0])} takes more than a minute"
    except (ValueError, KeyError, IndexError, TypeError) as error:
        result["problem"] = f"cannot be compared: {error!r}"
    if result["problem"] and options.keep:
        os.makedirs(options.keep, exist_ok=True)
        shutil.copy(path, options.keep)
    return result


def compare(path, compiler, options, place, result):
    with open(path, encoding="utf-8") as file:
        bounds = [int(number) for number in re.findall(r"assuming (?:depth|count) of \w+ <= (\d+)", file.read())]
    model = run([options.navscene, "explore", path, "--check", "judged", "--depth", str(bounds[0]), "--format", "pml"])
    if model.returncode != 0:
        reason = model.stderr.strip().splitlines()[0] if model.stderr else "no model"
        result["skipped" if "is not said in Promela" in reason else "problem"] = (
            "outside the model" if "is not said in Promela" in reason else reason)
        return
    ours = json.loads(run([
        options.navscene, "explore", path, "--check", "judged", "--json", "--states", str(options.states)]).stdout)
    if not ours["complete"]:
        result["skipped"] = f"more than {options.states} states"
        return
    verdicts = json.loads(run([
        options.navscene, "check", path, "--filter", "judged", "--allow-undecided", "--reporter", "json"]).stdout)
    with open(os.path.join(place, "app.pml"), "w", encoding="utf-8") as file:
        file.write(PRELUDE + model.stdout)
    made = run(["spin", "-o2", "-a", "app.pml"], place)
    if made.returncode != 0 or "rror" in made.stdout:
        result["problem"] = "spin: " + made.stdout.strip()[:200]
        return
    theirs = search(compiler, place)
    if "Search not completed" in theirs:
        result["skipped"] = "SPIN did not end its search"
        return
    # The state before the launch, and the launch itself, are SPIN's alone.
    states = int(re.search(r"(\d+) states, stored", theirs)[1]) - 1
    depth = int(re.search(r"depth reached (\d+)", theirs)[1]) - 1
    errors = int(re.search(r"errors: (\d+)", theirs)[1])
    violated = {int(number): int(moves) for number, moves in re.findall(r"VIOLATED (\d+) (\d+)", theirs)}
    result["states"] = states
    result["tabs"] = ours["tabs"]
    if errors:
        result["problem"] = "SPIN found an error in the model: " + theirs.splitlines()[0]
    elif (states, depth) != (ours["states"], ours["depth"]):
        result["problem"] = f"SPIN has {states} states, {depth} deep, navscene {ours['states']}, {ours['depth']} deep"
    for number, claim in enumerate(verdicts["claims"], 1):
        result["claims"] += 1
        isReach = claim["claim"].startswith("can reach")
        isViolated = claim["verdict"] == ("proven" if isReach else "refuted")
        result["violated"] += isViolated
        if claim["verdict"] not in ("proven", "refuted"):
            result["problem"] = f"'{claim['claim']}' is {claim['verdict']}"
        elif isViolated != (number in violated):
            result["problem"] = f"'{claim['claim']}' is {claim['verdict']}, and SPIN says otherwise"
        elif isViolated and "moves" in claim and len(claim["moves"]) != violated[number]:
            result["problem"] = (
                f"'{claim['claim']}' takes {len(claim['moves'])} moves, and by SPIN {violated[number]}")


def compare_graph(path, compiler, options, place, result):
    graph = Graph(options.navscene, path, lambda words: run(words, limit=600), options.states)
    if graph.states is None:
        result["skipped"] = f"more than {options.states} states"
        return
    graph.write(place)
    made = run(["spin", "-o2", "-a", "app.pml"], place, 600)
    if made.returncode != 0 or "rror" in made.stdout:
        result["problem"] = "spin: " + made.stdout.strip()[:200]
        return
    theirs = search(compiler, place)
    states = int(re.search(r"(\d+) states, stored", theirs)[1]) - 1
    depth = int(re.search(r"depth reached (\d+)", theirs)[1]) - 1
    violated = {int(number): int(moves) for number, moves in re.findall(r"VIOLATED (\d+) (\d+)", theirs)}
    result["states"], result["moves"] = states, graph.moves
    if (states, depth) != (graph.ours["states"], graph.ours["depth"]):
        result["problem"] = (
            f"SPIN has {states} states, {depth} deep, navscene {graph.ours['states']}, {graph.ours['depth']} deep")
    folder = graph.copy(path, tempfile.mkdtemp(dir=place))
    verdicts = json.loads(run([
        options.navscene, "check", folder, "--filter", "judged", "--reporter", "json"], limit=600).stdout)["claims"]
    if len(verdicts) != len(graph.scenes):
        result["problem"] = f"{len(verdicts)} verdicts on {len(graph.scenes)} scenes"
    for number, claim in enumerate(verdicts):
        result["claims"] += 1
        result["violated"] += number in violated
        if claim["verdict"] != ("refuted" if number in violated else "proven"):
            result["problem"] = f"'{claim['claim']}' is {claim['verdict']}, and SPIN says otherwise"
        elif number in violated and len(claim["moves"]) != violated[number]:
            result["problem"] = (
                f"'{claim['claim']}' takes {len(claim['moves'])} moves, and by SPIN {violated[number]}")
    if options.verbose:
        print(f"{os.path.relpath(path, REPOSITORY)}: {states} states, {depth} deep, {len(verdicts)} claims; {graph.moves}")


def search(compiler, place):
    """What SPIN's search says. The model is searched once: a compiler that is quick matters more than quick code."""
    flags = ["-w", "-DSAFETY", "-DNOREDUCE", "-DBFS", "-DMEMLIM=1024"]
    limits = ["-E", "-w18", "-m1000000"]
    if compiler == "tcc":
        return run(["tcc", *flags, "-run", "pan.c", *limits], place).stdout
    made = run(["gcc", "-O0", *flags, "-o", "pan", "pan.c"], place)
    if made.returncode != 0:
        raise ValueError("gcc: " + made.stderr[:200])
    return run(["./pan", *limits], place).stdout


# From so many states on, claims are decided tab by tab, if at all: fewer are visited all first.
MANY = 5000


def report(results, seconds):
    judged = [result for result in results if not result["skipped"]]
    tabs = [result for result in judged if result["tabs"]]
    large = [result for result in tabs if result["states"] > MANY]
    wrong = [result for result in judged if result["problem"]]
    states = sorted(result["states"] for result in judged)
    print("| | |")
    print("|---|--:|")
    print(f"| apps that both searched | {len(judged)} |")
    print(f"| of them explored tab by tab | {len(tabs)} |")
    print(f"| of these with more than {MANY} states, whose claims are decided tab by tab, too | {len(large)} |")
    for reason in sorted({result["skipped"] for result in results if result["skipped"]}):
        print(f"| apps skipped: {reason} | {sum(result['skipped'] == reason for result in results)} |")
    print(f"| states, by SPIN | {sum(states)} |")
    print(f"| of them in apps explored tab by tab | {sum(result['states'] for result in tabs)} |")
    if states:
        print(f"| states of an app, median and most | {states[len(states) // 2]}, {states[-1]} |")
    print(f"| claims | {sum(result['claims'] for result in judged)} |")
    print(f"| of them with a run that shows it | {sum(result['violated'] for result in judged)} |")
    print(f"| apps on which the two disagree | {len(wrong)} |")
    print(f"| seconds | {seconds:.0f} |")
    return 1 if wrong else 0


def parse_options():
    build = os.path.join(REPOSITORY, ".build", "release")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("apps", nargs="*", help="judge these, which have a check \"judged\", and none that are made up")
    parser.add_argument("--samples", action="store_true", help="judge the samples, state by state")
    parser.add_argument("--verbose", action="store_true", help="print what was found of each sample")
    parser.add_argument("--count", type=int, default=100, help="how many small apps are made up")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first")
    parser.add_argument("--seconds", type=float, help="stop after so many seconds")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at once")
    parser.add_argument("--states", type=int, default=300_000, help="skip apps with more states than that")
    parser.add_argument("--navscene", default=os.path.join(build, "navscene"), help="the executable that is judged")
    parser.add_argument("--fuzz", default=os.path.join(build, "Fuzz"), help="what makes apps up: the built target Fuzz")
    parser.add_argument("--keep", help="copy apps on which the two disagree to this folder")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
