// The tests of the text: what each says of the app, and how it goes, on the device, step by step.

const tests = {
  /** Each with its title, its place, and what came of it: `passed` is undefined until it was played. */
  all: [],
  /** What is replayed, a test or the run that refutes a claim: its steps, how many are done, and what was there before. */
  replay: null,
  /** Plays that were overtaken by an edit stop where they are. */
  turn: 0,
  timer: 0,
};

/** Long enough to see what each step does. */
const stepTime = 900;

/** Plays every test of the text anew, a few at a time: whoever writes goes on writing. */
async function runTests() {
  const turn = (tests.turn += 1);
  const known = new Map(tests.all.map((test) => [test.title, test]));
  const { tests: all = [] } = ask({ ask: "tests" });
  // What was said before holds until it is known better.
  tests.all = all.map((test) => ({ ...test, passed: known.get(test.title)?.passed, failures: [] }));
  refreshReplay();
  showTests();
  for (const [number, test] of tests.all.entries()) {
    const start = performance.now();
    const answer = ask({ ask: "test", number });
    if (answer.error) return;
    Object.assign(test, answer);
    showTest(number);
    showVerdict();
    if (performance.now() - start > 8 || number % 20 === 19) await new Promise((done) => setTimeout(done));
    if (turn !== tests.turn) return;
  }
}

// MARK: The list

function showTests() {
  find("tests").replaceChildren(...tests.all.map((_, number) => testItem(number)));
  find("no-tests").hidden = tests.all.length > 0;
  showVerdict();
  showReplay();
}

function showTest(number) {
  find("tests").children[number]?.replaceWith(testItem(number));
  if (isReplayed({ kind: "test", number })) showReplay();
}

function showVerdict() {
  const failed = tests.all.filter((test) => test.passed === false).length;
  const passed = tests.all.filter((test) => test.passed).length;
  const parts = [[passed, "passed"], [failed, "failed"]].filter(([count]) => count > 0);
  const verdict = parts.map(([count, word]) => `${count} ${word}`).join(", ");
  if (find("tests-verdict").textContent !== verdict) find("tests-verdict").textContent = verdict;
  find("tests-verdict").className = failed ? "error" : "fine";
  showBadge();
}

/** How much of what the text says is not so. */
function showBadge() {
  const failed = tests.all.filter((test) => test.passed === false).length;
  const refuted = checks.all.filter((check) => !check.isBuiltIn && check.verdict === "refuted").length;
  find("tests-badge").textContent = failed + refuted || "";
}

function element(name, attributes = {}, ...children) {
  const node = Object.assign(document.createElement(name), attributes);
  node.append(...children);
  return node;
}

/** A mark that is seen and a word that is heard. */
function mark(passed) {
  const [sign, word] = { true: ["✓", "passed: "], false: ["✗", "failed: "] }[passed] ?? ["·", ""];
  const shown = element("span", { className: "mark", textContent: sign });
  shown.setAttribute("aria-hidden", "true");
  return [shown, element("span", { className: "unseen", textContent: word })];
}

function testItem(number) {
  const test = tests.all[number];
  const item = element("li", {
    className: { true: "passed", false: "failed" }[test.passed] ?? "",
  });
  const button = element("button", { title: "Replay on the device" }, ...mark(test.passed), test.title);
  button.addEventListener("click", () => startReplay(number));
  item.append(button);
  const isOpen = isReplayed({ kind: "test", number });
  button.setAttribute("aria-expanded", isOpen);
  if (isOpen) item.append(controls(), element("ol", { className: "test-steps" }));
  // What a replay shows at its step need not be said twice.
  if (!isOpen && test.failures.length > 0) {
    item.append(element("ul", { className: "failures" }, ...test.failures.map((failure) => {
      const place = element("span", { className: "place", textContent: failure.line });
      const button = element("button", { title: "Show in the source" }, place, failure.message);
      button.addEventListener("click", () => goToLine(failure.path, failure.line));
      return element("li", {}, button);
    })));
  }
  return item;
}

// MARK: The replay

/** Whether this is what is replayed: a test, or a claim of a check. */
function isReplayed({ kind, number, claim }) {
  const { replay } = tests;
  return replay?.kind === kind && replay.number === number && replay.claim === claim;
}

function startReplay(number) {
  stopPlaying();
  const { title } = tests.all[number];
  beginReplay({ kind: "test", number, title }, ask({ ask: "replay", number }));
}

/** Plays the steps of an answer on the device. */
function beginReplay(subject, answer) {
  if (answer.error) return say(answer.error, true);
  const last = tests.replay;
  const before = last?.before ?? {
    start: { ...page.start },
    commands: page.log.slice(1).map((moment) => moment.command),
    position: page.look?.position ?? 0,
  };
  takeStart(answer.start);
  tests.replay = { ...subject, steps: answer.steps, done: 0, before };
  if (last) showReplayed(last);
  update(0);
  showStoryboard();
  showReplayed(tests.replay);
  goToStep(0);
  play();
  focusControl("replay-play");
}

/** Where something that is replayed is in its list. */
function replayedItem({ kind, number, claim }) {
  return kind === "test" ? find("tests").children[number] : claimItem(number, claim);
}

function showReplayed({ kind, number }) {
  if (kind === "test") showTest(number);
  else showCheck(number);
}

/** How a test starts the app is how the page does, until the replay ends. */
function takeStart(start) {
  for (const key of ["storyboard", "device", "era", "orientation"]) page.start[key] = start[key] ?? undefined;
}

/** After an edit the same test may have other steps, or none. */
function refreshReplay() {
  const { replay } = tests;
  if (replay?.kind !== "test") return;
  stopPlaying();
  const number = tests.all.findIndex((test) => test.title === replay.title);
  const answer = number < 0 ? { error: true } : ask({ ask: "replay", number });
  if (answer.error) {
    tests.replay = null;
    return;
  }
  renewReplay(number, answer);
}

/** Goes on with other steps where the old ones were. */
function renewReplay(number, answer) {
  const { replay } = tests;
  takeStart(answer.start);
  Object.assign(replay, { number, steps: answer.steps, done: Math.min(replay.done, answer.steps.length) });
  update(0);
  goToStep(replay.done);
}

/** Leaves the app as it is: somebody else has taken over. */
function leaveReplay() {
  const { replay } = tests;
  if (!replay) return;
  stopPlaying();
  tests.replay = null;
  showReplayed(replay);
}

/** The history has moved without the steps: they follow it. */
function followReplay(position) {
  const { replay } = tests;
  if (!replay) return;
  stopPlaying();
  const ahead = replay.steps.findIndex((step) => step.position > position);
  replay.done = ahead < 0 ? replay.steps.length : ahead;
  showReplay();
}

/** Back to the app as it was before the first replay. */
function endReplay() {
  const { replay } = tests;
  const { before } = replay;
  leaveReplay();
  page.start = before.start;
  page.log = [{ command: "launch" }, ...before.commands.map((command) => ({ command }))];
  page.look = { ...page.look, position: before.position };
  open();
  // A claim that is alone in its check has no button but that of the check.
  const item = replayedItem(replay);
  (item?.querySelector("button") ?? item?.closest("#checks > li").querySelector("button"))?.focus();
}

/** Shows the app once so many steps are done. */
function goToStep(done) {
  const { replay } = tests;
  replay.done = Math.max(0, Math.min(done, replay.steps.length));
  const position = replay.done === 0 ? 0 : replay.steps[replay.done - 1].position;
  if (position !== page.look.position) {
    const answer = ask({ ask: "go", position });
    if (answer.error) say(answer.error, true);
    else update(page.log.length);
  }
  const step = replay.steps[replay.done - 1];
  const failure = step?.failures[0];
  if (step) say(failure ?? `${replay.done} of ${replay.steps.length}: ${stepText(step)}`, failure !== undefined);
  showReplay();
}

function play() {
  const { replay } = tests;
  if (!replay) return;
  if (replay.done === replay.steps.length) goToStep(0);
  tests.timer = setInterval(() => {
    goToStep(replay.done + 1);
    if (replay.done === replay.steps.length) stopPlaying();
  }, stepTime);
  showReplay();
}

function stopPlaying() {
  clearInterval(tests.timer);
  tests.timer = 0;
  if (tests.replay) showReplay();
}

function controls() {
  const control = (id, label, action) => {
    const button = element("button", { id, textContent: label });
    button.addEventListener("click", action);
    return button;
  };
  const group = element("div", { className: "controls" },
    control("replay-play", "Pause", () => (tests.timer ? stopPlaying() : play())),
    control("replay-back", "Step back", () => { stopPlaying(); goToStep(tests.replay.done - 1); }),
    control("replay-step", "Step", () => { stopPlaying(); goToStep(tests.replay.done + 1); }),
    control("replay-end", "Close", endReplay));
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", "Replay");
  return group;
}

function focusControl(id) {
  find(id)?.focus({ preventScroll: true });
}

/** The steps at hand: done, failed, or still to come. */
function showReplay() {
  const { replay } = tests;
  const item = replay && replayedItem(replay);
  const list = item?.querySelector(".test-steps");
  if (!list) return;
  find("replay-play").textContent = tests.timer ? "Pause" : replay.done === replay.steps.length ? "Replay" : "Play";
  find("replay-back").disabled = replay.done === 0;
  find("replay-step").disabled = replay.done === replay.steps.length;
  // Whoever works with the keyboard goes on where they were.
  const focused = [...list.children].findIndex((row) => row.contains(document.activeElement));
  if (document.activeElement?.disabled) focusControl("replay-play");
  list.replaceChildren(...replay.steps.map((step, index) => {
    const isDone = index < replay.done;
    const hasFailed = step.failures.length > 0;
    const signs = isDone && (step.isExpectation || hasFailed) ? mark(!hasFailed) : mark();
    const button = element("button", { title: "Go to this step" }, ...signs, stepText(step));
    button.addEventListener("click", () => { stopPlaying(); goToStep(index + 1); });
    if (index === replay.done - 1) button.setAttribute("aria-current", "step");
    const row = element("li", { className: isDone ? (hasFailed ? "failed" : "passed") : "ahead" }, button);
    if (isDone) {
      for (const change of step.changes ?? []) row.append(element("p", { className: "change", textContent: change }));
      for (const message of step.failures) row.append(element("p", { className: "difference", textContent: message }));
    }
    return row;
  }));
  list.children[focused]?.firstChild.focus({ preventScroll: true });
  const current = list.children[replay.done - 1] ?? item;
  scrollInto(find("tests-room"), current);
}

/** A step as it is written, or as it says itself. */
function stepText({ path, offset, end, text: own }) {
  if (own !== undefined) return own;
  const text = page.files.find((file) => file.path === path)?.text ?? "";
  const bytes = new TextEncoder().encode(text).slice(offset, end);
  return new TextDecoder().decode(bytes).replace(/\s+/g, " ");
}

/** Scrolls a room, and nothing around it, as far as it takes to see what is in it. */
function scrollInto(room, node) {
  const [outer, inner] = [room.getBoundingClientRect(), node.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) room.scrollTop += inner.bottom - outer.bottom + 8;
  if (inner.top < outer.top) room.scrollTop -= outer.top - inner.top + 8;
}
