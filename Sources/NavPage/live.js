// A page that follows its sources: a script beside it says what they are now.

const live = { version: null };

/** What the script calls each time that it is loaded. */
globalThis.navsceneLive = ({ version, files, here }) => {
  if (version === live.version) return;
  live.version = version;
  const isSame = JSON.stringify(files) === JSON.stringify(app.files);
  if (!isSame) takeSources(files);
  if (here) pointAt(here);
};

/** Takes other texts in; the app stays where it was as far as it still can. */
function takeSources(files) {
  app.files = files;
  page.files = structuredClone(files);
  editor.file = Math.min(editor.file, files.length - 1);
  showFiles();
  showText();
  open();
}

/** Shows the place that is being edited: its line, and its scene on the canvas. */
function pointAt({ path, line }) {
  const index = page.files.findIndex((file) => file.path === path);
  if (index < 0) return;
  if (index !== editor.file) {
    editor.file = index;
    showText();
  }
  scrollToLine(line);
  const scenes = [...page.places.values()].filter((scene) => scene.path === path)
    .filter((scene) => lineOfByte(page.files[index].text, scene.offset) <= line);
  const scene = scenes.reduce((last, next) => (last && last.offset > next.offset ? last : next), null);
  const picture = find("canvas").firstElementChild;
  for (const node of picture?.querySelectorAll(".pointed") ?? []) node.classList.remove("pointed");
  const node = scene && picture?.getElementById(scene.id);
  if (!node) return;
  node.classList.add("pointed");
  node.scrollIntoView({ block: "center", inline: "center" });
}

function listenToSources() {
  if (!app.live) return;
  setInterval(() => {
    if (document.hidden) return;
    const script = document.createElement("script");
    script.src = `${app.live}?${Date.now()}`;
    script.onload = script.onerror = () => script.remove();
    document.head.append(script);
  }, 400);
}
