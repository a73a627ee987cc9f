"""The app and the walk of Walk as a machine of the Python package `transitions`: walk_transitions.py REPETITIONS.

Prints the events of a repetition, 0 bytes, the shortest and median seconds of it, and the checksum of the scenes that
were visible on the walk.
"""

import sys
import time
from statistics import median

from transitions import Machine

LENGTH = 60_000
MASK = 2**64 - 1
# The scenes in the order of their declaration, by tab and by whether something was opened there.
VISIBLE = {"1a": 3, "1b": 4, "2a": 5, "2b": 6}


class App:
    pass


def machine(app):
    states = [f"{tab}{first}{second}" for tab in "12" for first in "ab" for second in "ab"]
    machine = Machine(app, states=states, initial="1aa", ignore_invalid_triggers=True)
    for second in "ab":
        machine.add_transition("open_album", f"1a{second}", f"1b{second}")
        machine.add_transition("back", f"1b{second}", f"1a{second}")
    for first in "ab":
        machine.add_transition("open_artist", f"2{first}a", f"2{first}b")
        machine.add_transition("back", f"2{first}b", f"2{first}a")
        for second in "ab":
            # The tab that is selected pops its stack.
            machine.add_transition("first_tab", f"1{first}{second}", f"1a{second}")
            machine.add_transition("second_tab", f"1{first}{second}", f"2{first}{second}")
            machine.add_transition("first_tab", f"2{first}{second}", f"1{first}{second}")
            machine.add_transition("second_tab", f"2{first}{second}", f"2{first}a")
    return machine


def touches(app):
    random = 0x9E3779B97F4A7C15
    tab = 0
    is_open = [False, False]
    for _ in range(LENGTH):
        random ^= random << 13 & MASK
        random ^= random >> 7
        random ^= random << 17 & MASK
        choice = (random >> 32) % 3
        if choice == 0:
            yield app.back if is_open[tab] else (app.open_album, app.open_artist)[tab]
            is_open[tab] = not is_open[tab]
        else:
            if tab == choice - 1:
                is_open[tab] = False
            tab = choice - 1
            yield (app.first_tab, app.second_tab)[tab]


def main():
    repetitions = int(sys.argv[1])
    app = App()
    app_machine = machine(app)
    way = list(touches(app))
    seconds = []
    for _ in range(repetitions):
        app_machine.set_state("1aa")
        checksum = 0
        start = time.perf_counter()
        for event in way:
            event()
            state = app.state
            checksum = (checksum * 31 + VISIBLE["1" + state[1] if state[0] == "1" else "2" + state[2]]) & MASK
        seconds.append(time.perf_counter() - start)
    print(f"walk {LENGTH} 0 {min(seconds)} {median(seconds)} {checksum}")


main()
