"""Lays the views of the stage `arrange` out with Yoga: `arrange.py REPETITIONS`."""

import sys
import time
from statistics import median

from poga import libpoga_capi as yoga

ROWS, COLUMNS = 20, 10


def grid():
    root = yoga.YGNodeNew()
    yoga.YGNodeStyleSetWidth(root, 375)
    yoga.YGNodeStyleSetHeight(root, 667)
    yoga.YGNodeStyleSetFlexDirection(root, yoga.YGFlexDirection.Column)
    for row_index in range(ROWS):
        row = yoga.YGNodeNew()
        yoga.YGNodeStyleSetFlexDirection(row, yoga.YGFlexDirection.Row)
        yoga.YGNodeStyleSetFlexGrow(row, 1)
        for index in range(COLUMNS):
            view = yoga.YGNodeNew()
            yoga.YGNodeStyleSetFlexGrow(view, 1)
            yoga.YGNodeInsertChild(row, view, index)
        yoga.YGNodeInsertChild(root, row, row_index)
    return root


def main():
    seconds = []
    for _ in range(int(sys.argv[1])):
        # Made before the clock runs: what is laid out once is not laid out again.
        grids = [grid() for _ in range(20)]
        start = time.perf_counter()
        for root in grids:
            yoga.YGNodeCalculateLayout(root, 375, 667, yoga.YGDirection.LTR)
        seconds.append(time.perf_counter() - start)
        for root in grids:
            yoga.YGNodeFreeRecursive(root)
    print(f"arrange {20 * (1 + ROWS + ROWS * COLUMNS)} 0 {min(seconds)} {median(seconds)}")


main()
