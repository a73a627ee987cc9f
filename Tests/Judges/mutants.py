#!/usr/bin/env python3
"""Puts faults into the explorer, one at a time, and demands that a judge notices: Tests/Judges/mutants.py --help.

It works on a copy of the sources. Each fault has the judge that is to notice it: SPIN on small apps (spin.py), a suite
of tests with its naive searches, or walks through apps whose claims were decided (Fuzz --walk-claims). Before the
first fault each judge must be content. The first build of tests takes minutes, and each fault one or two.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(HERE))
EXPLORE = "Sources/NavSimulator/Explore/"
CLAIMS = "Sources/NavCheck/Claims/"
SPIN, WALKS = "SPIN", "walks"
TABS, STEPS, STACKS, STATES = "TabProductTests", "TabStepsTests", "PushdownTests", "ExploreTests"

# What is wrong, who is to notice, and by threes: in which file, what stood there, and what stands there instead.
MUTANTS = [
    ("states are told apart by their tags alone", SPIN, EXPLORE + "ByteTable.swift",
     "if UInt32(truncatingIfNeeded: entry >> 32) == tag {",
     "if UInt32(truncatingIfNeeded: entry >> 32) & 0x3F == tag & 0x3F {",
     EXPLORE + "ByteTable.swift",
     "if isSame(bytes, as: index) { return index }",
     "if bytes.count > 0 { return index }"),
    ("a known state is taken for new", SPIN, EXPLORE + "ByteTable.swift",
     "if let known = find(bytes, tag: tag) { return (known, false) }",
     "if let known = find(bytes, tag: tag), count % 7 != 3 { return (known, false) }"),
    ("each state loses its last move", SPIN, EXPLORE + "Expansion.swift",
     "for index in moves.indices {",
     "for index in moves.indices where index < 2 || index + 1 < moves.count {"),
    ("every fifth state is not expanded", SPIN, EXPLORE + "Expansion.swift",
     "let moves = program.moves(in: state, of: kinds)",
     "let moves = source.index % 5 == 4 ? [] : program.moves(in: state, of: kinds)"),
    ("depth is counted by half", SPIN, EXPLORE + "Exploration.swift",
     "public var depth: Int { max(layers.count - 2, 0) }",
     "public var depth: Int { max(layers.count - 2, 0) / 2 }"),
    ("a state remembers the wrong way to it", SPIN, EXPLORE + "Exploration.swift",
     "parents.append(parent)",
     "parents.append(parent == .max || parent == 0 ? parent : parent - 1)"),
    ("whether a view was loaded is forgotten", STATES, EXPLORE + "StateVisitor.swift",
     "var raw = UInt32(flags.rawValue)",
     "var raw = UInt32(flags.rawValue | 1)"),
    ("what presented a scene is forgotten", SPIN, EXPLORE + "StateVisitor.swift",
     "if segue != nil { parts.insert(.segue) }",
     ""),

    # Each of these alone is noticed by the others, in the product itself: they look at the same thing three times.
    ("other tabs are compared nowhere", TABS, EXPLORE + "TabSplit.swift",
     "if fragment(of: other, in: result) != rests[other] { return .acts(.influence) }",
     "_ = other",
     EXPLORE + "TabSplit.swift",
     "guard let form = fragment(of: tab, in: result),\n"
     "      replacing(tab, of: result, with: rests[tab]) == entries[front]\n    else",
     "guard let form = fragment(of: tab, in: result) else",
     EXPLORE + "TabProduct.swift",
     "      phase = .check\n",
     "      phase = .end\n"),
    ("an unwind segue that finds nobody is no obstacle", TABS, EXPLORE + "TabSplit.swift",
     "case .unwindFoundNobody: true",
     "case .unwindFoundNobody: false"),
    ("variables may change", TABS, EXPLORE + "TabSplit.swift",
     "if result.appValues != state.appValues { return .acts(.variables) }",
     ""),
    ("no tab is ever untouched", SPIN, EXPLORE + "TabProductNumbers.swift",
     "tabs[other].forms.count + (other == 0 ? 0 : 1)",
     "tabs[other].forms.count"),
    ("to change tabs is no move", TABS, EXPLORE + "TabProductNumbers.swift",
     "own : distanceToLeaving + 1 + own",
     "own : distanceToLeaving + own"),
    ("nobody comes back to the first tab", SPIN, EXPLORE + "TabProductNumbers.swift",
     "if all > 0 { depth = max(depth, all + 1 + (distancesAfterReturning.max() ?? 0)) }",
     ""),
    ("the way by another tab is one move shorter", TABS, EXPLORE + "TabProductWays.swift",
     "let entry = entries[other].first { isFar($0.distance.map { away + 1 + $0 }) }",
     "let entry = entries[other].first { isFar($0.distance.map { away + $0 }) }"),
    ("from one free tab there is a way out of all", TABS, EXPLORE + "TabProductWays.swift",
     "bad = bad * StateCount(entries[other].count { $0.distance == nil })",
     "bad = bad * StateCount(entries[other].count)"),
    ("what is seen only behind another tab is not looked at", WALKS, EXPLORE + "TabProduct.swift",
     "guard isHere || isLeft else { continue }",
     "guard isHere else { continue }"),
    ("an assumption about a scene in two tabs is one about one", WALKS, CLAIMS + "TabByTab.swift",
     "if case .scene(let scene) = scope, product.tabs(with: scene).count > 1 { return nil }",
     "_ = scope"),

    ("what other tabs are like makes no difference", STEPS, EXPLORE + "TabSteps.swift",
     "where tab != own && varied & 1 << UInt8(tab) == 0\n",
     "where tab != own && varied & 1 << UInt8(tab) == 1\n"),
    ("a move that leads elsewhere is remembered as it was", STEPS, EXPLORE + "TabSteps.swift",
     "return moves[place].outcome == outcome",
     "return true"),
    ("a move may change other tabs unnoticed", STEPS, EXPLORE + "TabSteps.swift",
     "guard next == expected else { return false }",
     "_ = expected"),
    ("unwinding is remembered", STEPS, EXPLORE + "Expansion.swift",
     "case .unwind, .unwindFoundNobody: isOfTab = false",
     "case .unwind, .unwindFoundNobody: break"),

    ("a frame comes back to its first caller only", STACKS, EXPLORE + "Pushdown.swift",
     "for call in frames[frame].calls { comeBack(to: call, exit, left) }",
     "for call in frames[frame].calls.prefix(1) { comeBack(to: call, exit, left) }"),
    ("who calls later never gets back", STACKS, EXPLORE + "Pushdown.swift",
     "for (exit, left) in frames[callee].exits { comeBack(to: call, exit, left) }",
     ""),
    ("roots that are found later are not gone back to", STACKS, EXPLORE + "Pushdown.swift",
     "for bottom in fresh { goToRoot(exit, bottom) }",
     "_ = exit"),
    ("an unwind segue does not look below the window", STACKS, EXPLORE + "Pushdown.swift",
     "if below == .more { obstacle = .unwind }",
     "break"),
    ("the window is as high as a stack of one", STACKS, EXPLORE + "Pushdown.swift",
     "guard after > window.height else { return .inside(key(of: next, .nothing)) }",
     "guard after > window.height else { return .inside(key(of: next, after == 2 ? .more : .nothing)) }"),
]


def main():
    options = parse_options()
    chosen = [mutant for mutant in MUTANTS if re.search(options.only, mutant[0]) and mutant[1] in options.judge]
    copy = os.path.join(options.folder, "sources")
    for name in ["Sources", "Tests", "Samples"]:
        # Files that are gone would still be built. Copies keep their times, so what is built stays.
        shutil.rmtree(os.path.join(copy, name), ignore_errors=True)
        shutil.copytree(os.path.join(REPOSITORY, name), os.path.join(copy, name))
    for name in ["README.md", "Grammar.md"]:
        shutil.copy(os.path.join(REPOSITORY, name), copy)
    with open(os.path.join(REPOSITORY, "Package.swift"), encoding="utf-8") as file:
        write(os.path.join(copy, "Package.swift"), alone(file.read()))
    for judge in sorted({mutant[1] for mutant in chosen}):
        if not is_silent(judge, copy, options):
            sys.exit(f"{judge} is not content with the sources as they are")
    alive = 0
    print("| fault | judge | |\n|---|---|---|", flush=True)
    for what, judge, *edits in chosen:
        originals = {}
        for name, old, new in zip(edits[0::3], edits[1::3], edits[2::3]):
            path = os.path.join(copy, name)
            with open(path, encoding="utf-8") as file:
                text = file.read()
            if text.count(old) != 1:
                sys.exit(f"'{old}' does not stand once in {name}: this list needs a look")
            originals.setdefault(path, text)
            write(path, text.replace(old, new))
        lives = is_silent(judge, copy, options)
        alive += lives
        print(f"| {what} | {judge} | {'ALIVE' if lives else 'noticed'} |", flush=True)
        for path, text in originals.items():
            write(path, text)
    return 1 if alive else 0


def write(path, text):
    """Nothing is written anew that is as it was: a build would begin again."""
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def alone(package):
    """The package without suites that judge nothing here, which take long to build."""
    return re.sub(r'    tests\((?!\s*"NavSimulatorTests")[^()]*\),\n', "", package)


def is_silent(judge, copy, options):
    """Whether a judge has nothing to say."""
    if judge in (TABS, STEPS, STACKS, STATES):
        build(copy, "--build-tests")
        words = ["swift", "test", "--package-path", copy, "--skip-build", "--filter", judge]
    elif judge == SPIN:
        build(copy, "--product", "navscene")
        words = [
            sys.executable, os.path.join(HERE, "spin.py"), "--count", str(options.count), "--fuzz", options.fuzz,
            "--navscene", os.path.join(copy, ".build", "debug", "navscene")]
    else:
        build(copy, "--product", "Fuzz")
        words = [
            os.path.join(copy, ".build", "debug", "Fuzz"), "--walk-claims", str(options.count), "--seed", "1",
            "--steps", "1000"]
    try:
        # The same apps each time, so that a fault is noticed again.
        judged = subprocess.run(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=900,
            env=os.environ | {"NAVSCENE_SEED": str(options.seed)})
    except subprocess.TimeoutExpired:
        return False
    if judged.stdout.startswith("skipped:"):
        sys.exit(judged.stdout)
    return judged.returncode == 0


def build(copy, *words):
    built = subprocess.run(
        ["swift", "build", "--package-path", copy, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode != 0:
        sys.exit(f"does not build:\n{built.stdout[-2000:]}")


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", default="/tmp/navscene-mutants", help="where the copy is")
    parser.add_argument(
        "--judge", action="append", choices=[SPIN, WALKS, TABS, STEPS, STACKS, STATES], help="only those that this one is to notice")
    parser.add_argument("--only", default="", metavar="WORDS", help="only those whose description has these words")
    parser.add_argument("--count", type=int, default=40, help="how many small apps SPIN and walks judge")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the tests")
    parser.add_argument(
        "--fuzz", type=os.path.abspath, default=os.path.join(REPOSITORY, ".build", "release", "Fuzz"),
        help="what makes apps up for SPIN: the built target Fuzz")
    options = parser.parse_args()
    options.judge = options.judge or [SPIN, WALKS, TABS, STEPS, STACKS, STATES]
    return options


if __name__ == "__main__":
    sys.exit(main())
