"""Solves the 200 constraints of the stage `solve` with kiwisolver: `solve.py REPETITIONS [anew]`.

With `anew` it makes them before each solve, as the stage does; else they are made once.
"""

import sys
import time
from statistics import median

from kiwisolver import Solver, Variable


def form():
    """25 rows of a label and a field: six edges and eight constraints each."""
    constraints, variables, above = [], [], None
    for row in range(25):
        left, right, field_left, field_right, top, bottom = edges = [
            Variable(f"{name}{row}") for name in ("left", "right", "fieldLeft", "fieldRight", "top", "bottom")]
        width = 60 + row % 7 * 10
        constraints += [
            left == 16,
            (right - left >= width) | 750.0,
            (right - left <= width) | 251.0,
            field_left == right + 8,
            field_right == 359,
            (field_right - field_left >= 100) | 700.0,
            top == (20 if above is None else above + 8),
            bottom == top + 30,
        ]
        above = bottom
        variables += edges
    return constraints, variables


def main():
    is_anew = sys.argv[2:] == ["anew"]
    constraints, variables = form()
    seconds = []
    for _ in range(int(sys.argv[1])):
        start = time.perf_counter()
        for _ in range(100):
            if is_anew:
                constraints, variables = form()
            solver = Solver()
            for constraint in constraints:
                solver.addConstraint(constraint)
            solver.updateVariables()
        seconds.append(time.perf_counter() - start)
    checksum = round(sum(variable.value() for variable in variables))
    print(f"solve 100 0 {min(seconds)} {median(seconds)} {checksum}")


main()
