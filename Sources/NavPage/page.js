// The page: it shows what the core says, and asks it for everything that happens.

const find = (id) => document.getElementById(id);
const app = JSON.parse(find("app").textContent);

const page = {
  player: null,
  /** The texts as they are edited now. */
  files: structuredClone(app.files),
  /** How the app starts. */
  start: { storyboard: app.storyboard, device: app.device, era: app.era, orientation: app.orientation },
  /** What the core said last about how the app looks. */
  look: null,
  /** Every moment since the launch, also those that were taken back. */
  log: [],
  /** How large the canvas is shown: null fits it into its panel; not chosen yet is undefined. */
  canvasScale: undefined,
};

// MARK: Asking

/** Asks the core. One that stops (a mistake of ours) is started anew. */
function ask(request) {
  try {
    return page.player.ask(request);
  } catch (error) {
    console.error(error);
    return { error: `navscene itself has stopped. ${startAnew()} Please report what you did.`, ok: false };
  }
}

/** A new core, as far as the old one had come; if it stops there too, with the app as it was delivered. Says which. */
function startAnew() {
  const delivered = { ask: "open", files: app.files, colors: app.colors, ...page.start, commands: [], position: 0 };
  const ways = [
    [openRequest(), "It was started anew, and the app is where it was."],
    [delivered, "It stopped again there, so this is the app as it was delivered."],
  ];
  // Nothing that was known of the history counts any more.
  page.isAnew = true;
  for (const [request, sentence] of ways) {
    page.player = new Player(page.module);
    try {
      page.player.ask(request);
      return sentence;
    } catch (error) {
      console.error(error);
    }
  }
  page.player = new Player(page.module);
  return "It cannot run this app, not even as it was delivered. What was written stands in the editor.";
}

function openRequest() {
  return {
    ask: "open", files: page.files, colors: app.colors, ...page.start,
    commands: page.log.slice(1).map((moment) => moment.command),
    position: page.look?.position ?? 0,
  };
}

/** Compiles the texts and does again what was done. */
function open() {
  const answer = ask(openRequest());
  if (answer.error) {
    if (page.isAnew) update(0);
    say(answer.error, true);
    return;
  }
  showFindings(answer.diagnostics ?? [], answer.runs);
  showStoryboards(answer.storyboards ?? []);
  if (!answer.runs) {
    if (page.look?.visible) say("This is the app before the mistakes.", true);
    return;
  }
  if (!update(0)) return;
  showCanvas();
  say(page.look.visible);
  runTests();
  runChecks();
  if (answer.stopped) {
    say(`'${answer.stopped.command}' cannot be done again: ${answer.stopped.message}`, true);
  }
}

/** One command, as at the prompt of `run`. */
function perform(line) {
  leaveReplay();
  done(ask({ ask: "perform", line }));
}

function touch(node) {
  leaveReplay();
  done(ask({ ask: "touch", node }));
}

function done(answer) {
  // What was taken back may have been replaced.
  const isShown = update((page.look?.position ?? -1) + 1);
  if (answer.error) say(answer.error, true);
  else if (!isShown) return;
  else if (!answer.ok) say(answer.problem.message, true);
  else if (answer.help) say("All commands stand in the list of the field.");
  else say(page.look.visible);
}

function go(position) {
  followReplay(position);
  const answer = ask({ ask: "go", position });
  const isShown = update(page.log.length);
  if (answer.error) say(answer.error, true);
  else if (isShown) say(page.look.visible);
}

/** Starts anew with something else chosen, and does everything again. */
function startWith(choice) {
  leaveReplay();
  Object.assign(page.start, choice);
  open();
}

// MARK: Showing

/** Shows how the app looks now; false where the core cannot say. Of the log only the moments from `since` on may be others. */
function update(since) {
  if (page.isAnew) since = 0;
  const look = ask({ ask: "look", since });
  if (look.error) {
    say(look.error, true);
    return false;
  }
  page.isAnew = false;
  page.look = look;
  page.log = page.log.slice(0, since).concat(look.log);
  showScreen(look);
  showGestures(look.gestures ?? []);
  showSteps(look);
  showLog(since);
  showPlace(look);
  followScreen(look);
  writeFragment();
  document.title = `${look.title || look.visible} · ${look.name}`;
  return true;
}

function say(text, isProblem = false) {
  const notice = find("notice");
  notice.textContent = text;
  notice.classList.toggle("problem", isProblem);
}

function showScreen(look) {
  const screen = find("screen");
  const focused = screen.querySelector(":focus-visible");
  const label = focused?.getAttribute("aria-label");
  screen.replaceChildren(parsed(look.screen));
  screen.setAttribute("aria-label", `${look.visible}, ${look.device}`);
  // Whoever works with the keyboard goes on where they were; a field is another one by its label once it is typed into.
  if (focused) {
    const same = [...screen.querySelectorAll("[data-touch]")]
      .find((node) => node.getAttribute("aria-label") === label);
    const field = screen.querySelector(`[data-touch="${look.keyboard}"]`);
    (same ?? field ?? screen).focus({ preventScroll: true });
  }
  document.body.classList.toggle("landscape", look.orientation.startsWith("landscape"));
  find("crash").hidden = !look.crash;
  if (look.crash) find("crash").querySelector("p").textContent = look.crash.message;
  find("device").value = look.device;
  find("era").value = look.era;
}

/** A picture that the core has drawn. */
function parsed(svg) {
  return document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
}

const gestureNames = {
  "swipe-back": "Swipe back", "swipe-down": "Pull down", "tap-outside": "Tap outside",
  "tap-content": "Tap content", "swipe-content up": "Scroll up", "swipe-content down": "Scroll down",
  "turn-page forward": "Next page", "turn-page reverse": "Previous page", "swipe-column in": "Show column",
  "swipe-column out": "Hide column", "drag medium": "Half height", "drag large": "Full height",
  "finish": "Finish transition", "cancel": "Cancel transition",
};

/** What fingers can do beside touching what is drawn. */
function showGestures(gestures) {
  find("gestures").replaceChildren(...gestures.map((line) => {
    const button = document.createElement("button");
    button.textContent = gestureNames[line] ?? line;
    button.title = line;
    button.addEventListener("click", () => perform(line));
    return button;
  }));
}

function showSteps({ position, length }) {
  find("back").disabled = find("restart").disabled = position === 0;
  find("forward").disabled = position === length;
  const range = find("position");
  range.max = length;
  range.value = position;
  range.disabled = length === 0;
  range.setAttribute("aria-valuetext", `${page.log[position]?.command ?? "launch"}, step ${position} of ${length}`);
  find("count").textContent = `${position} / ${length}`;
}

/** Moments that are known stand already; those from `since` on are written anew. */
function showLog(since) {
  const list = find("moments");
  while (list.children.length > since) list.lastChild.remove();
  for (const [offset, moment] of page.log.slice(since).entries()) {
    list.append(momentItem(moment, since + offset));
  }
  const { position } = page.look;
  for (const [index, item] of [...list.children].entries()) {
    item.classList.toggle("undone", index > position);
    item.firstChild.toggleAttribute("aria-current", index === position);
    if (index === position) item.firstChild.setAttribute("aria-current", "step");
  }
  const current = list.children[position];
  const room = find("log");
  if (current) room.scrollTop = Math.max(0, current.offsetTop + current.offsetHeight - room.clientHeight);
}

function momentItem(moment, index) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.textContent = moment.command;
  button.title = "Go to this moment";
  button.addEventListener("click", () => go(index));
  const lines = document.createElement("ul");
  for (const line of moment.lines) {
    const row = document.createElement("li");
    row.textContent = line.text;
    row.classList.toggle("problem", line.isProblem);
    lines.append(row);
  }
  item.append(button, isFolded(moment) ? folded(lines) : lines);
  return item;
}

/** A launch calls many callbacks that are the same each time. What goes wrong in them is not folded away. */
function isFolded({ command, lines }) {
  const isLaunch = /^(launch|restart)\b/.test(command);
  return isLaunch && lines.length > 3 && !lines.some((line) => line.isProblem);
}

function folded(lines) {
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = `${lines.children.length} callbacks`;
  details.append(summary, lines);
  return details;
}

// MARK: Canvas

function showCanvas() {
  const { canvas, scenes } = ask({ ask: "canvas" });
  // Where scenes stand in the text changes more often than the picture.
  page.places = new Map((scenes ?? []).map((scene) => [scene.id, scene]));
  if (page.look) followScreen(page.look);
  if (!canvas || canvas === page.canvas) return;
  page.canvas = canvas;
  const picture = parsed(canvas);
  // Its scenes become buttons.
  picture.setAttribute("role", "group");
  find("canvas").replaceChildren(picture);
  // A link of the picture stays within it: the address holds the state of the page.
  for (const link of picture.querySelectorAll("a")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const target = (link.getAttribute("href") ?? "").slice(1);
      picture.getElementById(target)?.scrollIntoView({ block: "center", inline: "center" });
    });
  }
  for (const { id, name } of scenes) {
    const node = picture.getElementById(id);
    if (!node) continue;
    node.setAttribute("tabindex", "0");
    node.setAttribute("role", "button");
    node.setAttribute("aria-label", `${name}: show in the source`);
    const go = () => {
      const place = page.places.get(id);
      if (place) goToBytes(place.path, place.offset);
    };
    node.addEventListener("click", go);
    node.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      go();
    });
  }
  // A canvas that would be too small to see anything is shown in part, around the present place.
  if (page.canvasScale === undefined) page.canvasScale = fittingScale(picture) < 0.25 ? 0.45 : null;
  scaleCanvas(page.canvasScale);
  showPlace(page.look);
}

/** Marks the scenes that are on the screen, and brings the first of them into view. */
function showPlace(look) {
  find("here").textContent = look.visible;
  const picture = find("canvas").firstElementChild;
  if (!picture) return;
  for (const spot of picture.querySelectorAll(".spot")) spot.remove();
  for (const node of picture.querySelectorAll(".alive")) node.classList.remove("alive");
  for (const id of look.alive) picture.getElementById(id)?.classList.add("alive");
  const nodes = look.here.map((id) => picture.getElementById(id)).filter(Boolean);
  for (const node of nodes) {
    const box = (node.querySelector(".screen") ?? node).getBBox();
    const place = node.querySelector(".screen")?.transform.baseVal.consolidate()?.matrix;
    const spot = document.createElementNS(picture.namespaceURI, "rect");
    const scale = place?.a ?? 1;
    const margin = 5;
    spot.setAttribute("class", "spot");
    spot.setAttribute("x", box.x * scale + (place?.e ?? 0) - margin);
    spot.setAttribute("y", box.y * scale + (place?.f ?? 0) - margin);
    spot.setAttribute("width", box.width * scale + 2 * margin);
    spot.setAttribute("height", box.height * scale + 2 * margin);
    spot.setAttribute("rx", 13);
    node.append(spot);
  }
  if (nodes.length === 0 || (page.canvasScale ?? null) === null) return;
  const [box, room] = [nodes[0].getBoundingClientRect(), find("canvas").getBoundingClientRect()];
  find("canvas").scrollBy({
    left: box.left + box.width / 2 - room.left - room.width / 2,
    top: box.top + box.height / 2 - room.top - room.height / 2,
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });
}

/** Nil fits the whole canvas into its panel. */
function scaleCanvas(scale) {
  const picture = find("canvas").firstElementChild;
  if (!picture) return;
  page.canvasScale = scale;
  const { width, height } = picture.viewBox.baseVal;
  picture.style.width = scale === null ? "100%" : `${width * scale}px`;
  picture.style.height = scale === null ? "100%" : `${height * scale}px`;
}

function fittingScale(picture) {
  const { width, height } = picture.viewBox.baseVal;
  return Math.min(find("canvas").clientWidth / width, find("canvas").clientHeight / height);
}

function zoom(factor) {
  const picture = find("canvas").firstElementChild;
  if (!picture) return;
  const fitting = fittingScale(picture);
  const scale = Math.min(4, (page.canvasScale ?? fitting) * factor);
  scaleCanvas(scale <= fitting ? null : scale);
  showPlace(page.look);
}

// MARK: The fragment

/** A link with this fragment leads to the same state: what was chosen, what was done, and what was written. */
async function writeFragment() {
  const turn = (page.turn = (page.turn ?? 0) + 1);
  const words = new URLSearchParams();
  for (const key of ["storyboard", "device", "era", "orientation"]) {
    if (page.start[key] && page.start[key] !== app[key]) words.set(key, page.start[key]);
  }
  for (const moment of page.log.slice(1)) words.append("do", moment.command);
  if (page.look.position < page.look.length) words.set("at", page.look.position);
  const edited = page.files.filter((file, index) => file.text !== app.files[index]?.text);
  if (edited.length > 0) words.set("source", await packed(JSON.stringify(edited)));
  const fragment = words.size > 0 ? `#${words}` : "";
  // Packing takes its time; a later state may have been written meanwhile.
  if (turn !== page.turn || fragment === location.hash) return;
  page.fragment = fragment;
  try {
    history.replaceState(null, "", fragment || location.pathname + location.search);
  } catch (error) {
    // Some browsers refuse when it happens often; the next change tries again.
    console.info(error);
  }
}

async function readFragment() {
  const words = new URLSearchParams(location.hash.slice(1));
  page.fragment = location.hash;
  for (const key of ["storyboard", "device", "era", "orientation"]) {
    page.start[key] = words.get(key) ?? app[key];
  }
  page.files = structuredClone(app.files);
  if (words.has("source")) {
    try {
      for (const file of JSON.parse(await unpacked(words.get("source")))) {
        const own = page.files.find((other) => other.path === file.path);
        if (own) own.text = String(file.text);
      }
    } catch {
      say("The link is not whole: its source cannot be read.", true);
    }
  }
  const commands = location.hash ? words.getAll("do") : app.commands;
  page.log = [{ command: "launch" }, ...commands.map((command) => ({ command }))];
  page.look = { position: words.has("at") ? Number(words.get("at")) : commands.length };
}

async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let characters = "";
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text) {
  const characters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}

// MARK: Choices

function showChoices() {
  const { devices, eras, commands } = ask({ ask: "choices" });
  const families = new Map();
  for (const { name, family } of devices) {
    if (!families.has(family)) {
      families.set(family, Object.assign(document.createElement("optgroup"), { label: family }));
    }
    families.get(family).append(new Option(name, name));
  }
  find("device").append(...families.values());
  find("era").append(...eras.map(({ keyword, versions }) => new Option(versions, keyword)));
  find("commands").append(...commands.map(({ usage, summary }) => {
    return Object.assign(document.createElement("option"), { value: usage, label: summary });
  }));
}

function showStoryboards(names) {
  find("storyboard-label").hidden = names.length < 2;
  find("storyboard").replaceChildren(...names.map((name) => new Option(name, name)));
  showStoryboard();
}

function showStoryboard() {
  const select = find("storyboard");
  select.value = page.start.storyboard ?? select.options[0]?.value ?? "";
}

/** The commands that were typed, as a shell has them: arrows go through them, and what was begun is not lost. */
const typed = {
  lines: [],
  at: 0,
  draft: "",
  remember(line) {
    if (this.lines.at(-1) !== line) this.lines.push(line);
    this.at = this.lines.length;
  },
  /** Undefined where there is none. */
  recall(step, present) {
    const next = this.at + step;
    if (next < 0 || next > this.lines.length) return undefined;
    if (this.at === this.lines.length) this.draft = present;
    this.at = next;
    return this.lines[next] ?? this.draft;
  },
};

const turns = { portrait: "landscapeRight", landscapeRight: "portrait", landscapeLeft: "portrait", portraitUpsideDown: "portrait" };

/** Whether a key is typed into the field that has the app's keyboard; Enter and the space bar still press other buttons. */
function isKeyOfApp(event, node) {
  const field = page.look?.keyboard;
  if (typeof field !== "number" || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Enter" || event.key === " ") return Number(node?.dataset.touch) === field;
  return event.key.length === 1;
}

function listen() {
  const screen = find("screen");
  screen.addEventListener("click", (event) => {
    const node = event.target.closest("[data-touch]");
    if (node && node.getAttribute("aria-disabled") !== "true") touch(Number(node.dataset.touch));
  });
  screen.addEventListener("keydown", (event) => {
    const node = event.target.closest("g[data-touch]");
    if (isKeyOfApp(event, node)) {
      event.preventDefault();
      const key = event.key.replace(/["\\]/g, "\\$&");
      perform(event.key === "Enter" ? "press-return" : `type "${key}"`);
      return;
    }
    if (event.key !== "Enter" && event.key !== " ") return;
    if (!node) return;
    event.preventDefault();
    touch(Number(node.dataset.touch));
  });
  find("device").addEventListener("change", (event) => startWith({ device: event.target.value }));
  find("era").addEventListener("change", (event) => startWith({ era: event.target.value }));
  find("storyboard").addEventListener("change", (event) => startWith({ storyboard: event.target.value }));
  find("rotate").addEventListener("click", () => perform(`rotate ${turns[page.look.heldOrientation]}`));
  find("share").addEventListener("click", copyLink);
  find("back").addEventListener("click", () => go(page.look.position - 1));
  find("recover").addEventListener("click", () => go(page.look.position - 1));
  find("forward").addEventListener("click", () => go(page.look.position + 1));
  find("restart").addEventListener("click", () => go(0));
  find("position").addEventListener("input", (event) => go(Number(event.target.value)));
  find("smaller").addEventListener("click", () => zoom(1 / 1.4));
  find("larger").addEventListener("click", () => zoom(1.4));
  find("fit").addEventListener("click", () => scaleCanvas(null));
  find("prompt").addEventListener("submit", (event) => {
    event.preventDefault();
    const line = find("command").value.trim();
    if (line === "") return;
    find("command").value = "";
    typed.remember(line);
    perform(line);
  });
  find("command").addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const line = step && typed.recall(step, event.target.value);
    if (line === undefined) return;
    event.preventDefault();
    event.target.value = line;
    event.target.setSelectionRange(line.length, line.length);
  });
  addEventListener("hashchange", async () => {
    if (location.hash === page.fragment) return;
    leaveReplay();
    await readFragment();
    showText();
    open();
  });
}

async function copyLink() {
  await writeFragment();
  try {
    await navigator.clipboard.writeText(location.href);
    say("The link leads to this very state.");
  } catch {
    say("The address of this page leads to this very state.");
  }
}

// MARK: Panels

/** Where all panels are beside each other, only the log and the tests share a place. */
const isWide = matchMedia("(min-width: 1240px)");
const panels = { chosen: "canvas", lower: "log" };

/** In narrow windows one panel shows at a time. */
function choosePanel(name) {
  panels.chosen = name;
  if (name === "log" || name === "tests") panels.lower = name;
  showPanels();
}

function showPanels() {
  const chosen = isWide.matches ? panels.lower : panels.chosen;
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const isChosen = tab.id === `${chosen}-tab`;
    tab.setAttribute("aria-selected", isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    find(tab.getAttribute("aria-controls")).classList.toggle("chosen", isChosen);
  }
}

function listenToTabs() {
  for (const tab of document.querySelectorAll("[role=tab]")) {
    tab.addEventListener("click", () => choosePanel(tab.id.replace("-tab", "")));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const tabs = [...document.querySelectorAll("[role=tab]")].filter((other) => other.offsetParent);
      const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
      next.click();
      next.focus();
    });
  }
  isWide.addEventListener("change", showPanels);
  showPanels();
}
