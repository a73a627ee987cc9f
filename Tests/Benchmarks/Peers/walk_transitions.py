"""The app of TabCycle as a machine of the Python package `transitions`: walk_transitions.py REPETITIONS.

Prints the events of one pass, 0 bytes, and the shortest and median seconds of it.
"""

import sys
import time
from statistics import median

from transitions import Machine

EVENTS = 30_000


class App:
    pass


def main():
    repetitions = int(sys.argv[1])
    app = App()
    states = [f"{tab}{first}{second}" for tab in "12" for first in "ab" for second in "ab"]
    machine = Machine(app, states=states, initial="1aa", ignore_invalid_triggers=True)
    for second in "ab":
        machine.add_transition("open_album", f"1a{second}", f"1b{second}")
        machine.add_transition("back", f"1b{second}", f"1a{second}")
    for first in "ab":
        machine.add_transition("open_artist", f"2{first}a", f"2{first}b")
        machine.add_transition("back", f"2{first}b", f"2{first}a")
        for second in "ab":
            machine.add_transition("second_tab", f"1{first}{second}", f"2{first}{second}")
            machine.add_transition("first_tab", f"2{first}{second}", f"1{first}{second}")
    cycle = [app.open_album, app.back, app.second_tab, app.open_artist, app.back, app.first_tab]
    seconds = []
    for _ in range(repetitions):
        start = time.perf_counter()
        for _ in range(EVENTS // 6):
            for event in cycle:
                event()
        seconds.append(time.perf_counter() - start)
    if app.state != "1aa":
        sys.exit(f"the cycle ends in {app.state}")
    print(f"walk {EVENTS} 0 {min(seconds)} {median(seconds)}")


main()
