// The beginning: the core is unpacked, the fragment is read, and the app is launched.

try {
  page.module = await Player.module(find("payload").textContent);
  page.player = new Player(page.module);
} catch (error) {
  find("loading").textContent = "This browser cannot run the app: it needs WebAssembly and DecompressionStream.";
  throw error;
}
showChoices();
listen();
listenToTabs();
await readFragment();
listenToEditor();
showText();
open();
listenToSources();
// For the console, and for tests.
globalThis.navscene = { page, editor, tests, checks, Player };
find("loading").remove();
document.body.classList.add("ready");
