#!/usr/bin/env python3
"""Puts faults into the explorer, one at a time, and demands that a judge notices: Tests/Judges/mutants.py --help.

It works on a copy of the sources. For each fault it builds navscene and lets SPIN judge some small apps; with --tests
it runs the naive search of ExploreTests instead, which takes minutes to build.
"""

import argparse
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(HERE))
EXPLORE = "Sources/NavSimulator/Explore/"

# What is wrong, in which file, what stood there, and what stands there instead.
MUTANTS = [
    ("states are told apart by their tags alone", "StateTable.swift",
     "if tags[index] == tag && isSame(bytes, as: index) { return ID(index) }",
     "if tags[index] & 0x3F == tag & 0x3F && bytes.count > 0 { return ID(index) }"),
    ("a known state is taken for new", "StateTable.swift",
     "if let known = find(bytes, tag: tag) { return (known, false) }",
     "if let known = find(bytes, tag: tag), count % 7 != 3 { return (known, false) }"),
    ("each state loses its last move", "Expansion.swift",
     "for (index, move) in moves.enumerated() {",
     "for (index, move) in moves.enumerated() where index < 2 || index + 1 < moves.count {"),
    ("every fifth state is not expanded", "Expansion.swift",
     "let moves = program.moves(in: state, of: kinds)",
     "let moves = source.index % 5 == 4 ? [] : program.moves(in: state, of: kinds)"),
    ("depth is counted by half", "Exploration.swift",
     "public var depth: Int { max(layers.count - 2, 0) }",
     "public var depth: Int { max(layers.count - 2, 0) / 2 }"),
    ("a state remembers the wrong way to it", "Exploration.swift",
     "parents.append(parent)",
     "parents.append(parent == .max || parent == 0 ? parent : parent - 1)"),
    ("whether a view was loaded is forgotten", "StateVisitor.swift",
     "var raw = UInt32(flags.rawValue)",
     "var raw = UInt32(flags.rawValue | 1)"),
    ("what presented a scene is forgotten", "StateVisitor.swift",
     "if segue != nil { parts.insert(.segue) }",
     ""),
]


def main():
    options = parse_options()
    copy = os.path.join(options.folder, "sources")
    for name in ["Sources", "Tests", "Samples"]:
        shutil.copytree(os.path.join(REPOSITORY, name), os.path.join(copy, name), dirs_exist_ok=True)
    for name in ["Package.swift", "README.md", "Grammar.md"]:
        shutil.copy(os.path.join(REPOSITORY, name), copy)
    if not is_silent(copy, options):
        sys.exit("the judge is not content with the sources as they are")
    alive = 0
    for what, name, old, new in MUTANTS:
        path = os.path.join(copy, EXPLORE, name)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        if text.count(old) != 1:
            sys.exit(f"'{old}' does not stand once in {name}: this list needs a look")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace(old, new))
        lives = is_silent(copy, options)
        alive += lives
        print(f"{'ALIVE' if lives else 'noticed'}: {what}", flush=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    return 1 if alive else 0


def is_silent(copy, options):
    """Whether the judge has nothing to say."""
    build = ["swift", "build", "--package-path", copy]
    if options.tests:
        built = subprocess.run(build + ["--build-tests"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    else:
        built = subprocess.run(
            build + ["--product", "navscene"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode != 0:
        sys.exit(f"does not build:\n{built.stdout[-2000:]}")
    if options.tests:
        judge = ["swift", "test", "--package-path", copy, "--skip-build", "--filter", "ExploreTests|PushdownTests"]
    else:
        judge = [
            sys.executable, os.path.join(HERE, "spin.py"), "--navscene", os.path.join(copy, ".build", "debug", "navscene"),
            "--fuzz", options.fuzz, "--count", str(options.count)]
    try:
        judged = subprocess.run(judge, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=900)
    except subprocess.TimeoutExpired:
        return False
    if "skipped:" in judged.stdout:
        sys.exit(judged.stdout)
    return judged.returncode == 0


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", default="/tmp/navscene-mutants", help="where the copy is")
    parser.add_argument("--tests", action="store_true", help="judge by ExploreTests and PushdownTests")
    parser.add_argument("--count", type=int, default=40, help="how many small apps SPIN judges")
    parser.add_argument(
        "--fuzz", type=os.path.abspath, default=os.path.join(REPOSITORY, ".build", "release", "Fuzz"),
        help="what makes apps up: the built target Fuzz")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
