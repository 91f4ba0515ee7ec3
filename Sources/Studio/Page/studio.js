// The page: files, the worker that compiles them, findings, and pictures that follow the text.

const START = {
  fiori: "@import \"themec:Fiori\";\n\n/* What this theme has otherwise than Fiori. */\n@tintColor: #0064D9;\n"
    + "@tintColor_darkBackground: #4DB1FF;\n",
  nui: "@import \"themec:NUI\";\n\n@accent: #0064D9;\n\nButton { background-color: @accent; font-color: white; }\n",
  empty: "",
};
const KEPT = "themec-studio";
const $ = (id) => document.getElementById(id);
const editor = new Editor($("text"), $("drawing"), $("gutter"));

/** The texts by the names of their files, the file that is edited, and whether there is work that nobody has saved. */
const state = { files: new Map(), file: "", isUnsaved: false };
/** The names of files that the worker does not have as they are; files that are gone. */
let changed = new Set();
let gone = [];

// MARK: The worker

let worker, isBusy = false, isWaiting = false, number = 0;
const scripts = $("scripts").textContent;

async function unpacked() {
  const text = $("module").textContent;
  const packed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

async function startWorker() {
  const address = URL.createObjectURL(new Blob([scripts], { type: "text/javascript" }));
  worker = new Worker(address);
  URL.revokeObjectURL(address);
  worker.onmessage = ({ data }) => received(data);
  worker.postMessage({ module: await unpacked() });
}

/** Asks for the state of the theme; one question is under way at a time, and a later one has the newest texts. */
function ask() {
  if (isBusy) { isWaiting = true; return; }
  [isBusy, isWaiting] = [true, false];
  const files = [...changed].filter((name) => state.files.has(name)).map((name) => [name, state.files.get(name)]);
  worker.postMessage({
    number: ++number, files, gone, theme: state.file, file: state.file, pictures: wantedPictures(),
  });
  [changed, gone] = [new Set(), []];
}

async function received(answer) {
  isBusy = false;
  if (answer.failure) {
    say("The compiler ended with an error and was started again.");
    worker.terminate();
    changed = new Set(state.files.keys());
    await startWorker();
    return;
  }
  // An answer about an older text would mark wrong places.
  if (isWaiting) { ask(); return; }
  if (answer.file !== state.file) return;
  if (names.length === 0) showChoices(answer.names);
  showFindings(answer.report, answer.words);
  showPictures(answer);
}

// MARK: Findings

function showFindings(report, words) {
  const own = report.diagnostics.filter(({ location }) => location?.file === state.file);
  editor.mark(words, own.map(({ location, severity }) => {
    const start = editor.offset(location.start);
    return { start, end: Math.max(start + 1, editor.offset(location.end)), severity };
  }));
  const { errors, warnings, notes } = report.summary;
  $("summary").textContent = [[errors, "error"], [warnings, "warning"], [notes, "note"]]
    .filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}${count === 1 ? "" : "s"}`).join(", ")
    || "No findings";
  const shown = report.diagnostics.slice(0, 200).map(findingElement);
  if (report.diagnostics.length > shown.length) {
    shown.push(element("li", {}, `${report.diagnostics.length - shown.length} more`));
  }
  $("findings").replaceChildren(...shown);
}

/** A finding with the button that leads to its place, its help, and its fixes. */
function findingElement({ code, fixIts, help, label, location, message, notes, severity }) {
  const place = location ? ` ${location.file}:${location.start.line}` : "";
  const go = element("button", { type: "button", className: "place" },
    element("strong", { className: severity }, severity), ` ${message} `, element("small", {}, `${code}${place}`));
  go.onclick = () => location && goTo(location);
  const item = element("li", {}, go);
  for (const text of [label, ...help, ...notes].filter((text) => text)) item.append(element("p", {}, text));
  for (const fixIt of fixIts.filter(({ edits }) => edits.every(({ location }) => location?.file === state.file))) {
    const button = element("button", { type: "button", className: "fix" }, fixIt.title);
    button.onclick = () => editor.replace(fixIt.edits.map(({ location, replacement }) => (
      [editor.offset(location.start), editor.offset(location.end), replacement])));
    item.append(button);
  }
  return item;
}

function goTo({ file, start, end }) {
  if (!state.files.has(file)) return;
  if (file !== state.file) openFile(file);
  editor.select(editor.offset(start), editor.offset(end));
}

/** An element with properties and children; texts stay texts, whatever is in them. */
function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

// MARK: Pictures

const TITLES = { phone: "Phone", tablet: "Tablet", "tablet-landscape": "Tablet, landscape" };
let names = [];

const title = (key) => TITLES[key] ?? (key[0].toUpperCase() + key.slice(1)).replaceAll("-", " ");

/** The component, the room and the look that a picture's name has: `grid-phone-dark.svg`. */
function parts(name) {
  const [, component, room, look] = /^(.*?)-(phone|tablet-landscape|tablet)-(.*)\.svg$/.exec(name) ?? [];
  return { component, room, look };
}

/** Fills the choices with what there are pictures of; the link says which of them are chosen. */
function showChoices(all) {
  names = all;
  const chosen = new URLSearchParams(location.hash.slice(1));
  for (const key of ["component", "room", "look"]) {
    const values = [...new Set(all.map((name) => parts(name)[key]))];
    const options = values.map((value) => element("option", { value }, title(value)));
    if (key === "component") options.unshift(element("option", { value: "" }, "All components"));
    $(key).replaceChildren(...options);
    if (values.includes(chosen.get(key))) $(key).value = chosen.get(key);
  }
  ask();
}

function wantedPictures() {
  const [component, room, look] = ["component", "room", "look"].map((key) => $(key).value);
  return names.filter((name) => {
    const found = parts(name);
    return found.room === room && found.look === look && (component === "" || found.component === component);
  });
}

/** Shows the pictures; those of a theme with errors would mislead, so that the last good ones are shown. */
function showPictures({ pictures, isOld, report: { summary: { errors } } }) {
  $("stale").hidden = errors === 0;
  $("stale").textContent = `${errors === 1 ? "1 error" : `${errors} errors`}: `
    + (isOld ? "the pictures show the theme before." : "the pictures show the theme as far as it goes.");
  if (pictures === null) return;
  $("pictures").classList.toggle("dark", $("look").value.includes("dark"));
  $("pictures").replaceChildren(...pictures.map(([name, svg]) => {
    const image = element("img", { alt: `${title(parts(name).component)} with this theme` });
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    return element("figure", {}, image, element("figcaption", {}, title(parts(name).component)));
  }));
}

// MARK: Files

function openFile(name) {
  state.file = name;
  editor.open(state.files.get(name) ?? "");
  showFiles();
  ask();
}

function showFiles() {
  const options = [...state.files.keys()].map((name) => element("option", { value: name }, name));
  $("file").replaceChildren(...options);
  $("file").value = state.file;
}

/** Puts other files in the place of these. */
function replaceFiles(files, isUnsaved = false) {
  gone.push(...state.files.keys());
  state.files = new Map(files);
  changed = new Set(state.files.keys());
  gone = gone.filter((name) => !state.files.has(name));
  openFile(state.files.keys().next().value);
  setUnsaved(isUnsaved);
}

function setUnsaved(isUnsaved) {
  state.isUnsaved = isUnsaved;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...state, files: [...state.files] }));
  } catch {
    say("The browser keeps no texts of this page: download them before you leave.");
  }
}

const mayReplace = () => !state.isUnsaved || confirm("Changes that were not downloaded are lost. Go on?");

async function openDropped(files) {
  const sheets = [...files].filter(({ name }) => name.endsWith(".nss"));
  if (sheets.length === 0) return say("Only stylesheets can be opened: files that end in .nss.");
  if (mayReplace()) replaceFiles(await Promise.all(sheets.map(async (file) => [file.name, await file.text()])));
}

function download() {
  for (const [name, text] of state.files) {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    element("a", { href: address, download: name.split("/").pop() }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }
  setUnsaved(false);
}

/** Tells what happened, for the eye and for readers of the screen. */
function say(text) { $("note").textContent = text; }

// MARK: What the user does

$("text").addEventListener("input", () => {
  state.files.set(state.file, editor.text);
  changed.add(state.file);
  editor.changed();
  setUnsaved(true);
  ask();
});
$("text").addEventListener("keydown", (event) => {
  // Escape and then Tab leave the text, so that nobody is caught in it.
  if (event.key === "Escape") $("text").dataset.leaves = "";
  else if (event.key === "Tab" && !event.shiftKey && !("leaves" in $("text").dataset)) {
    event.preventDefault();
    document.execCommand("insertText", false, "  ");
  } else if (event.key !== "Tab" && event.key !== "Shift") delete $("text").dataset.leaves;
});
$("file").onchange = () => openFile($("file").value);
$("start").onchange = () => {
  const text = START[$("start").value];
  if (text !== undefined && mayReplace()) replaceFiles([["theme.nss", text]], true);
  $("start").value = "";
};
$("open").onchange = () => openDropped($("open").files);
$("download").onclick = download;
for (const key of ["component", "room", "look"]) {
  $(key).onchange = () => {
    history.replaceState(null, "", `#${new URLSearchParams(["component", "room", "look"].map((key) => [key, $(key).value]))}`);
    ask();
  };
}
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  openDropped(event.dataTransfer.files);
});
addEventListener("beforeunload", (event) => { if (state.isUnsaved) event.preventDefault(); });

// MARK: The start

/** The files that the page was made with, or those of the last visit, or a theme to begin with. */
function firstFiles() {
  const given = JSON.parse($("files").textContent);
  if (given.length > 0) return [given, false];
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT));
    if (kept?.files.length > 0) return [kept.files, kept.isUnsaved];
  } catch { /* What was kept cannot be read; begin anew. */ }
  return [[["theme.nss", START.fiori]], false];
}

startWorker().then(() => replaceFiles(...firstFiles()));
