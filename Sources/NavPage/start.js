// The beginning: the core is unpacked, the fragment is read, and the app is launched.

page.module = await Player.module(find("payload").textContent);
page.player = new Player(page.module);
showChoices();
listen();
listenToTabs();
await readFragment();
listenToEditor();
showText();
open();
// For the console, and for tests.
globalThis.navscene = { page, Player };
document.body.classList.add("ready");
