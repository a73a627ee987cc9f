"""An app as SPIN searches it that no model in Promela tells: its states and moves, one by one.

Which moves there are in a state, and what state each leads to, is what `navscene explore` wrote. What follows from that is
SPIN's own: how many states can be reached, how far the farthest is, and which scenes come to the front after how many
moves.
"""

import glob
import json
import os

# Tried in this order, until all states can be written.
MOVES = ["taps, swipes, typing, messages, customization", "taps, swipes, typing, messages", "taps, typing, messages"]


class Graph:
    """The states of an app in a file or a folder, with the moves that are made."""

    def __init__(self, navscene, path, run, states):
        self.states, self.moves = None, None
        for moves in MOVES:
            numbers = json.loads(run([
                navscene, "explore", path, "--json", "--states", str(states), "--moves", moves.replace(" ", "")]).stdout)
            if not numbers["complete"]:
                continue
            # Tab by tab no state is written: their number may still be too large.
            written = run([
                navscene, "explore", path, "--format", "json", "--states", str(states), "--moves",
                moves.replace(" ", "")])
            if written.returncode == 0:
                self.moves = moves
                self.ours = json.loads(written.stdout)
                self.states = self.ours["nodes"]
                return

    @property
    def scenes(self):
        """All that come to the front, and those that never do. The list of More is none of them."""
        return sorted({state["visible"] for state in self.states if state["visible"]} | {
            never["text"] for never in self.ours["never"] if never["kind"] == "scenes"})

    def write(self, folder):
        """Writes what SPIN reads: a state is a number, and a move is one of those of the state."""
        scenes = {scene: number for number, scene in enumerate(self.scenes)}
        targets = [[move["target"] for move in state["moves"]] for state in self.states]
        first = [0]
        for moves in targets:
            first.append(first[-1] + len(moves))
        most = max(map(len, targets))
        options = "\n".join(
            f"  :: d_step {{ c_expr {{ first[now.state] + {number} < first[now.state + 1] }} -> "
            f"c_code {{ now.state = target[first[now.state] + {number}]; LOOK }} }}"
            for number in range(most))
        with open(os.path.join(folder, "graph.h"), "w", encoding="utf-8") as file:
            for name, numbers in [
                    ("first", first), ("target", [target for moves in targets for target in moves]),
                    ("visible", [scenes.get(state["visible"], len(scenes)) for state in self.states])]:
                file.write(f"static const int {name}[] = {{ {', '.join(map(str, numbers))} }};\n")
            file.write(f"static int violated[{len(scenes) + 1}];\n")
        model = f"""c_decl {{
\\#include "graph.h"
}};
#define LOOK {{ int s = visible[now.state]; if (!violated[s]) {{ violated[s] = 1; printf("VIOLATED %d %ld\\n", s, (long) depth); }} }}
int state;
init {{
  d_step {{ c_code {{ LOOK }} }}
  do
{options}
  od
}}
"""
        with open(os.path.join(folder, "app.pml"), "w", encoding="utf-8") as file:
            file.write(model)

    def copy(self, path, folder):
        """The app in another place, with a claim for each scene that it never comes to the front."""
        files = [path] if os.path.isfile(path) else sorted(glob.glob(os.path.join(path, "**/*.navscene"), recursive=True))
        for number, file in enumerate(files):
            with open(file, encoding="utf-8") as source:
                text = source.read()
            if number == 0:
                claims = "".join(f"    never {scene}\n" for scene in self.scenes)
                text += f"\ncheck \"judged\" {{\n    only {self.moves}\n{claims}}}\n"
            with open(os.path.join(folder, f"{number}.navscene"), "w", encoding="utf-8") as copied:
                copied.write(text)
        return folder
