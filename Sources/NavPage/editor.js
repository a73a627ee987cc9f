// The editor: a text with colours and findings under its letters, compiled as it is written.

const editor = { file: 0, findings: [], timer: 0, scene: "", here: null };

/** As the style has it. */
const lineHeight = 20;

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Comments, texts, arrows, values, names and numbers; a small word that begins an item is its kind. */
const lexeme = /(\/\/[^\n]*)|("(?:[^"\\\n]|\\.)*"?)|(->)|(==|!=)|(\.[a-z]\w*)|([A-Z]\w*)|(\b\d+\b)|([a-z]\w*)/g;
const lexemeClasses = ["comment", "string", "arrow", "sign", "value", "name", "number"];

/** More would take longer than the next letter. */
const mostColored = 300_000;

function colored(text) {
  if (text.length > mostColored) return `${escaped(text)}\n`;
  let html = "";
  let end = 0;
  for (const match of text.matchAll(lexeme)) {
    const kind = match.slice(1).findIndex((group) => group !== undefined);
    const before = text.slice(end, match.index);
    html += escaped(before);
    end = match.index + match[0].length;
    const beginsItem = /(^|[\n{},]|->)[ \t]*$/.test(text.slice(Math.max(0, match.index - 60), match.index));
    const style = lexemeClasses[kind] ?? (beginsItem && text[end] !== ":" ? "keyword" : "");
    html += style ? `<span class="${style}">${escaped(match[0])}</span>` : escaped(match[0]);
  }
  // A last line that is empty needs something in it to be as high as in the field.
  return `${html}${escaped(text.slice(end))}\n`;
}

/** The text again, with the places of findings underlined. Columns count characters. */
function marked(text, findings) {
  const lines = text.split("\n").map((line) => ({ letters: [...line], marks: [] }));
  for (const finding of findings) {
    const line = lines[finding.line - 1];
    if (!line) continue;
    const end = finding.endLine > finding.line ? line.letters.length : finding.endColumn - 1;
    const start = Math.min(finding.column - 1, line.letters.length);
    line.marks.push({ start, end: Math.max(end, start + 1), severity: finding.severity });
  }
  return lines.map(({ letters, marks }) => {
    marks.sort((left, right) => left.start - right.start);
    let html = "";
    let place = 0;
    for (const { start, end, severity } of marks) {
      if (start < place) continue;
      const inside = letters.slice(start, end).join("") || " ";
      html += `${escaped(letters.slice(place, start).join(""))}<u class="${severity}">${escaped(inside)}</u>`;
      place = end;
    }
    return html + escaped(letters.slice(place).join(""));
  }).join("\n") + "\n";
}

function paint() {
  const text = find("text").value;
  const findings = editor.findings.filter((finding) => finding.path === page.files[editor.file].path);
  find("colors").innerHTML = colored(text);
  find("marks").innerHTML = marked(text, findings);
  const loud = new Map();
  for (const { line, severity } of findings) {
    if (loud.get(line) !== "error") loud.set(line, severity);
  }
  find("numbers").innerHTML = text.split("\n")
    .map((_, index) => `<span class="${loud.get(index + 1) ?? ""}">${index + 1}</span>`).join("\n");
  scrollTogether();
}

function scrollTogether() {
  const { scrollLeft, scrollTop } = find("text");
  for (const id of ["colors", "marks"]) {
    find(id).style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
  }
  find("numbers").style.transform = `translateY(${-scrollTop}px)`;
  placeBand();
}

/** Puts the text of the chosen file into the field. */
function showText() {
  find("text").value = page.files[editor.file].text;
  find("file").value = editor.file;
  paint();
}

function showFindings(findings, runs) {
  editor.findings = findings;
  const counts = ["error", "warning", "info"].map((severity) => [
    severity, findings.filter((finding) => finding.severity === severity).length,
  ]).filter(([, count]) => count > 0);
  const parts = counts.map(([severity, count]) =>
    `${count} ${severity}${count === 1 || severity === "info" ? "" : "s"}`);
  find("verdict").textContent = parts.join(", ") || "no findings";
  find("verdict").className = counts[0]?.[0] ?? "fine";
  find("source-badge").textContent = findings.length || "";
  find("source-badge").className = `badge ${counts[0]?.[0] ?? ""}`;
  document.body.classList.toggle("stale", !runs);
  find("findings").replaceChildren(...findings.map((finding) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.className = finding.severity;
    button.title = finding.code;
    const place = Object.assign(document.createElement("span"), { className: "place" });
    place.textContent = `${page.files.length > 1 ? `${finding.path}:` : ""}${finding.line}`;
    const text = Object.assign(document.createElement("span"), { textContent: finding.message });
    button.append(place, text);
    for (const help of finding.help) {
      button.append(Object.assign(document.createElement("small"), { textContent: help }));
    }
    button.addEventListener("click", () => goTo(finding));
    item.append(button);
    return item;
  }));
  find("revert").hidden = page.files.every((file, index) => file.text === app.files[index].text);
  paint();
}

/** Shows where something stands that the core knows by its bytes, to the end of the line. */
function goToBytes(path, offset) {
  const index = page.files.findIndex((file) => file.path === path);
  if (index < 0) return;
  editor.file = index;
  choosePanel("source");
  showText();
  const field = find("text");
  const before = new TextDecoder().decode(new TextEncoder().encode(field.value).slice(0, offset));
  const end = field.value.indexOf("\n", before.length);
  field.focus();
  field.setSelectionRange(before.length, end < 0 ? field.value.length : end);
  scrollToLine(before.split("\n").length);
}

/** Shows a line of a file, all of it selected. */
function goToLine(path, line) {
  choosePanel("source");
  const text = page.files.find((file) => file.path === path)?.text ?? "";
  const end = [...(text.split("\n")[line - 1] ?? "")].length + 1;
  goTo({ path, line, column: 1, endLine: line, endColumn: end });
}

/** The source follows the screen: the line that declares the scene in front is marked and in view. */
function followScreen(look) {
  const scene = page.places?.get(look.here.at(-1) ?? "");
  const index = page.files.findIndex((file) => file.path === scene?.path);
  editor.here = index < 0 ? null : { index, line: lineOfByte(page.files[index].text, scene.offset) };
  const isOther = editor.scene !== scene?.id;
  editor.scene = scene?.id;
  // Nothing moves under the hands of somebody who writes.
  if (isOther && editor.here && document.activeElement !== find("text")) {
    if (index !== editor.file) {
      editor.file = index;
      showText();
    }
    scrollToLine(editor.here.line);
  }
  placeBand();
}

function lineOfByte(text, offset) {
  const before = new TextDecoder().decode(new TextEncoder().encode(text).slice(0, offset));
  return before.split("\n").length;
}

function placeBand() {
  const band = find("here-band");
  band.hidden = editor.here?.index !== editor.file;
  if (!band.hidden) band.style.top = `${10 + (editor.here.line - 1) * lineHeight - find("text").scrollTop}px`;
}

function scrollToLine(line) {
  find("text").scrollTop = Math.max(0, (line - 4) * lineHeight);
}

/** Selects what a finding is about. */
function goTo(finding) {
  const index = page.files.findIndex((file) => file.path === finding.path);
  if (index >= 0 && index !== editor.file) {
    editor.file = index;
    showText();
  }
  const field = find("text");
  const lines = field.value.split("\n");
  const offset = (line, column) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
    + [...(lines[line - 1] ?? "")].slice(0, column - 1).join("").length;
  field.focus();
  field.setSelectionRange(offset(finding.line, finding.column), offset(finding.endLine, finding.endColumn));
  scrollToLine(finding.line);
}

/** The choice of a file, where there are several. */
function showFiles() {
  find("file").hidden = page.files.length < 2;
  find("file").replaceChildren(...page.files.map((file, index) => new Option(file.path, index)));
}

function listenToEditor() {
  const field = find("text");
  showFiles();
  find("file").addEventListener("change", (event) => {
    editor.file = Number(event.target.value);
    showText();
  });
  field.addEventListener("input", () => {
    page.files[editor.file].text = field.value;
    paint();
    clearTimeout(editor.timer);
    editor.timer = setTimeout(open, 120);
  });
  field.addEventListener("scroll", scrollTogether);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    // A new line begins where the one before did, one step further in after a brace.
    const before = field.value.slice(0, field.selectionStart).split("\n").at(-1);
    const indent = before.match(/^\s*/)[0] + (/\{\s*$/.test(before) ? "    " : "");
    event.preventDefault();
    document.execCommand("insertText", false, `\n${indent}`);
  });
  find("revert").addEventListener("click", () => {
    page.files = structuredClone(app.files);
    showText();
    open();
  });
}
