/// The contrast of every text that a page shows, as WCAG 2 computes it, asked of the browser.
enum Contrast {
  /// What has less than 4.5:1, as `ratio: text`. Texts of controls that cannot be used are exempt, and so are the
  /// pictures of the app, which has its own colours.
  static let script = """
    (() => {
      const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const color = (text) => {
        probe.clearRect(0, 0, 1, 1);
        probe.fillStyle = text;
        probe.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = probe.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
      };
      const over = (front, back) => [0, 1, 2].map((i) => front[i] * front[3] + back[i] * (1 - front[3])).concat(1);
      const light = ([r, g, b]) => {
        const part = (value) => (value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
      };
      const ground = (node) => {
        const layers = [];
        for (let at = node; at; at = at.parentElement) layers.push(color(getComputedStyle(at).backgroundColor));
        return layers.reverse().reduce((back, front) => over(front, back), [255, 255, 255, 1]);
      };
      const opacity = (node) => {
        let all = 1;
        for (let at = node; at; at = at.parentElement) all *= Number(getComputedStyle(at).opacity);
        return all;
      };
      const found = new Set();
      const judge = (node, text, css, background) => {
        let front = color(css);
        // The field of the editor has clear letters: its colours lie below it.
        if (front[3] === 0) return;
        front = [...front.slice(0, 3), front[3] * opacity(node)];
        const [a, b] = [light(over(front, background)), light(background)].sort((x, y) => y - x);
        const ratio = (a + 0.05) / (b + 0.05);
        if (ratio < 4.5) found.add(`${ratio.toFixed(2)}: ${text.trim().slice(0, 30)} in ${node.tagName}#${node.id}.${node.className}`);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || node.closest("svg, script, noscript, .unseen, [hidden], :disabled")) continue;
        if (!node.checkVisibility()) continue;
        const lies = node.closest("#sheet") ? document.getElementById("editor") : node;
        judge(node, walker.currentNode.data, getComputedStyle(node).color, ground(lies));
      }
      for (const node of document.querySelectorAll("input[placeholder]")) {
        if (node.checkVisibility()) judge(node, node.placeholder, getComputedStyle(node, "::placeholder").color, ground(node));
      }
      // The line of the editor that the screen stands on has a ground of its own.
      const band = document.getElementById("here-band");
      if (!band.hidden) {
        for (const node of document.querySelectorAll("#colors span")) {
          judge(node, node.textContent, getComputedStyle(node).color, color(getComputedStyle(band).backgroundColor));
        }
      }
      return [...found].sort();
    })()
    """
}
