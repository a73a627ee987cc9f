// What the text claims of every state of the app, and what is claimed of every app: whether it is so, and if not, the run
// that shows it, on the device.

const checks = {
  /** Each with its title, its place, its claims, and what is known of them: `verdict` is undefined until it was decided. */
  all: [],
  /** Decisions that were overtaken by an edit are of no interest. */
  turn: 0,
  decider: null,
};

/** How many states are explored: few at first, so that what is easily decided is told at once. */
const mostStates = [1_000, 20_000];

/** Decides every claim of the text anew, beside the page: whoever writes goes on writing. */
async function runChecks() {
  const turn = (checks.turn += 1);
  checks.decider?.end();
  const known = new Map(checks.all.map((check) => [keyOf(check), check]));
  const { checks: all = [] } = ask({ ask: "checks" });
  // What was said before holds until it is known better.
  checks.all = all.map((check) => remembered(check, known.get(keyOf(check))));
  findRetraced();
  showChecks();
  if (all.length === 0) return;
  const decider = (checks.decider = new Decider());
  for (const states of mostStates) {
    showChecksVerdict("deciding …");
    const answer = await decider.decide(states);
    if (turn !== checks.turn) return;
    takeVerdicts(answer);
    showChecks();
    renewRetracing();
    if (answer.error || decider.isHere || !checks.all.some((check) => check.verdict === "undecided")) break;
  }
  decider.end();
}

/** The same claims under the same title are the same check, wherever it stands. */
const keyOf = ({ title, claims }) => [title, ...claims.map(({ claim }) => claim)].join("\n");

function remembered(check, old) {
  if (!old) return check;
  const claims = check.claims.map((claim, index) => ({ ...old.claims[index], ...claim }));
  return { ...check, verdict: old.verdict, claims };
}

function takeVerdicts(answer) {
  for (const [number, check] of checks.all.entries()) {
    const found = answer.checks?.[number];
    const sentence = "not decided: navscene itself has stopped";
    check.verdict = found?.verdict ?? "undecided";
    for (const [index, claim] of check.claims.entries()) {
      const verdict = { verdict: "undecided", explanation: sentence, states: 0, moves: null };
      Object.assign(claim, found?.claims[index] ?? verdict);
    }
  }
}

/** A core in a thread of its own; in the page where a browser gives it none, for as little as does not hold it up. */
class Decider {
  #worker = null;
  #answer = null;
  isHere = false;

  constructor() {
    // A worker has nothing of the page, so it gets the classes by their text.
    const work = () => {
      onmessage = ({ data: { module, requests } }) => {
        try {
          const player = new Player(module);
          postMessage(requests.map((request) => player.ask(request)).at(-1));
        } catch (error) {
          postMessage({ error: String(error) });
        }
      };
    };
    const text = `${Heap}\n${Player}\n(${work})();`;
    const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    try {
      this.#worker = new Worker(address);
      this.#worker.onmessage = ({ data }) => this.#answer?.(data);
      this.#worker.onerror = (event) => {
        event.preventDefault();
        this.end();
        this.#answer?.(null);
      };
    } catch {
      this.isHere = true;
    }
  }

  /** What is so, as far as so many states show it. After `end` there is no answer. */
  async decide(states) {
    const requests = [{ ...openRequest(), ...usualStart(), commands: [], position: 0 }, { ask: "decide", states }];
    if (this.#worker) {
      const answer = await new Promise((answered) => {
        this.#answer = answered;
        this.#worker.postMessage({ module: page.module, requests });
      });
      if (answer) return answer;
    }
    this.isHere = true;
    return ask({ ask: "decide", states: mostStates[0] });
  }

  end() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** How the page starts the app where no replay does. */
function usualStart() {
  const { storyboard, device, era, orientation } = tests.replay?.before.start ?? page.start;
  return { storyboard, device, era, orientation };
}

// MARK: The list

function showChecks() {
  // Whoever works with the keyboard goes on where they were.
  const focused = [...find("checks").children].findIndex((item) => item.contains(document.activeElement));
  const { id } = document.activeElement ?? {};
  find("checks").replaceChildren(...checks.all.map((_, number) => checkItem(number)));
  find("no-checks").hidden = checks.all.some((check) => !check.isBuiltIn);
  showChecksVerdict();
  showReplay();
  const node = find(id) ?? find("checks").children[focused]?.querySelector("button");
  if (focused >= 0) node?.focus({ preventScroll: true });
}

function showCheck(number) {
  find("checks").children[number]?.replaceWith(checkItem(number));
  if (tests.replay?.kind === "claim" && tests.replay.number === number) showReplay();
}

/** How many claims are so, or what is going on. */
function showChecksVerdict(ongoing) {
  const claims = checks.all.flatMap((check) => check.claims);
  const count = (verdict) => claims.filter((claim) => claim.verdict === verdict).length;
  const [proven, refuted, undecided] = ["proven", "refuted", "undecided"].map(count);
  const parts = [[proven, "proven"], [refuted, "refuted"], [undecided, "not decided"]]
    .filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  const verdict = ongoing ?? parts.join(", ");
  const node = find("checks-verdict");
  if (node.textContent !== verdict) node.textContent = verdict;
  node.className = ongoing ? "" : refuted ? "error" : undecided ? "warning" : "fine";
  showBadge();
}

/** A mark that is seen and a word that is heard. */
function verdictMark(verdict) {
  const [sign, word] = {
    proven: ["✓", "proven: "], refuted: ["✗", "refuted: "], undecided: ["?", "not decided: "],
  }[verdict] ?? ["·", ""];
  const shown = element("span", { className: "mark", textContent: sign });
  shown.setAttribute("aria-hidden", "true");
  return [shown, element("span", { className: "unseen", textContent: word })];
}

/** A check is its title and below it its claims; where there is one claim, the title stands for it. */
function checkItem(number) {
  const check = checks.all[number];
  const item = element("li", { className: check.verdict ?? "" });
  const isOne = check.claims.length === 1;
  const first = Math.max(0, check.claims.findIndex((claim) => claim.moves));
  const origin = check.isBuiltIn ? [element("small", { textContent: "claimed of every app" })] : [];
  item.append(
    pressable(number, first, "check-title", ...verdictMark(check.verdict), element("span", {}, check.title, ...origin)),
    element("ul", { className: "claims" }, ...check.claims.map((claim, index) => {
      const text = element("span", { className: "claim", textContent: claim.claim });
      const explanation = element("span", { className: "explanation", textContent: claim.explanation ?? "" });
      const row = isOne ? element("p", {}, text, explanation) : pressable(number, index, "", text, explanation);
      const node = element("li", { className: claim.verdict ?? "" }, row);
      if (isReplayed({ kind: "claim", number, claim: index })) {
        node.append(controls(), element("ol", { className: "test-steps" }));
      }
      return node;
    })));
  return item;
}

/** A button where there is something to be seen of a claim: its run on the device, else where it is written. */
function pressable(number, index, className, ...content) {
  const { moves, path, line } = checks.all[number].claims[index];
  if (!moves && path === undefined) return element("p", { className }, ...content);
  const button = element("button", { className, title: moves ? "Replay on the device" : "Show in the source" }, ...content);
  button.addEventListener("click", () => (moves ? startRetracing(number, index) : goToLine(path, line)));
  if (moves) button.setAttribute("aria-expanded", isReplayed({ kind: "claim", number, claim: index }));
  return button;
}

function claimItem(number, claim) {
  return find("checks").children[number]?.querySelector(".claims").children[claim];
}

// MARK: The run that refutes a claim

function startRetracing(number, claim) {
  stopPlaying();
  const key = keyOf(checks.all[number]);
  beginReplay({ kind: "claim", number, claim, key, turn: checks.turn }, retraced(number, claim));
}

/** The steps of the run; the last one shows what is wrong. */
function retraced(number, claim) {
  const { moves, explanation } = checks.all[number].claims[claim];
  const answer = ask({ ask: "retrace", number, moves, ...usualStart() });
  if (answer.error) return answer;
  const steps = answer.steps.map((step) => ({ ...step, isExpectation: false, failures: [] }));
  steps.at(-1).failures = [explanation];
  return { ...answer, steps };
}

/** After an edit the check that is replayed may stand elsewhere, or nowhere. */
function findRetraced() {
  const { replay } = tests;
  if (replay?.kind !== "claim") return;
  replay.number = checks.all.findIndex((check) => keyOf(check) === replay.key);
  if (replay.number >= 0) return;
  stopPlaying();
  tests.replay = null;
}

/** After an edit another run may refute the claim that is replayed, or none. */
function renewRetracing() {
  const { replay } = tests;
  if (replay?.kind !== "claim" || replay.turn === checks.turn) return;
  stopPlaying();
  const isRefuted = checks.all[replay.number].claims[replay.claim].moves;
  const answer = isRefuted ? retraced(replay.number, replay.claim) : { error: true };
  if (answer.error) return leaveReplay();
  replay.turn = checks.turn;
  renewReplay(replay.number, answer);
}
