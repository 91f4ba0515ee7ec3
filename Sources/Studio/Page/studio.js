// The page: files, the worker that compiles them, findings, and pictures that follow the text.

const START = {
  fiori: "@import \"themec:Fiori\";\n\n/* What this theme has otherwise than Fiori. */\n@tintColor: #0064D9;\n"
    + "@tintColor_darkBackground: #4DB1FF;\n",
  nui: "@import \"themec:NUI\";\n\n@accent: #0064D9;\n\nButton { background-color: @accent; font-color: white; }\n",
  empty: "",
};
const $ = (id) => document.getElementById(id);
const editor = new Editor($("text"), $("drawing"), $("gutter"));

/**
 * The texts by the names of their files, the file that is edited, the themes and the one that is shown, which may import
 * that file, and whether there is work that nobody has saved.
 */
const state = { files: new Map(), file: "", themes: [], theme: "", isUnsaved: false };
/** The names of files that the worker does not have as they are; files that are gone; whether the files or one of them are new. */
let changed = new Set();
let gone = [];
let [isNew, isOpened] = [false, false];
/** How the lines of a file end, where they do not end as those of a text area do. */
let endings = new Map();

// MARK: The worker

let worker, isBusy = false, isWaiting = false;

async function unpacked() {
  const packed = Uint8Array.from(atob($("module").textContent), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

async function startWorker() {
  const address = URL.createObjectURL(new Blob([$("scripts").textContent], { type: "text/javascript" }));
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
    files, gone, isNew, isOpened, themes: state.themes, theme: state.theme, file: state.file,
    pictures: wantedPictures(), draft: swatches.draft,
  });
  [changed, gone, isNew, isOpened] = [new Set(), [], false, false];
}

/** Asks the worker for something besides; answers come in the order of the questions. */
const query = (name, details) => new Promise((done) => {
  questions.push(done);
  worker.postMessage({ query: name, ...details });
});
let questions = [];

async function received(answer) {
  if (answer.query) return questions.shift()(answer.found);
  isBusy = false;
  if (answer.failure) {
    say("The compiler ended with an error and was started again.");
    worker.terminate();
    questions = [];
    changed = new Set(state.files.keys());
    return startWorker();
  }
  // An answer about an older text would mark wrong places.
  if (isWaiting) {
    ask();
    // While a colour changes, each answer brings the text that it is about.
    if (!answer.draft) return;
  }
  if (answer.file !== state.file) return;
  const isUnknown = state.themes.length === 0;
  Object.assign(state, { themes: answer.themes, theme: answer.theme });
  showThemes();
  if (isUnknown && !state.themes.includes(state.file)) { openFile(state.theme); return; }
  swatches.received(answer);
  if (names.join() !== answer.names.join()) showChoices(answer.names);
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
    || "none";
  const shown = report.diagnostics.slice(0, 200).map(findingElement);
  if (report.diagnostics.length > shown.length) {
    shown.push(element("li", {}, `${report.diagnostics.length - shown.length} more`));
  }
  // Whoever is on a button with the keyboard stays there while the list changes.
  const buttons = () => [...$("findings").querySelectorAll("button")];
  const focused = buttons().indexOf(document.activeElement);
  $("findings").replaceChildren(...shown);
  buttons()[focused]?.focus();
}

/** A finding with its help and its fixes; one of the user's files is a button that leads to its place. */
function findingElement({ code, fixIts, help, label, location, message, notes, severity }) {
  const place = location ? ` ${location.file}:${location.start.line}` : "";
  const isOwn = state.files.has(location?.file);
  const item = element("li", {}, element(isOwn ? "button" : "div", { className: "place", onclick: () => isOwn && goTo(location) },
    element("strong", { className: severity }, severity), ` ${message} `, element("small", {}, `${code}${place}`)));
  for (const text of [label, ...help, ...notes].filter((text) => text)) item.append(element("p", {}, text));
  for (const fixIt of fixIts.filter(({ edits }) => edits.every(({ location }) => location?.file === state.file))) {
    item.append(button(fixIt.title, { className: "fix", onclick: () => editor.replace(fixIt.edits.map(({ location, replacement }) => (
      [editor.offset(location.start), editor.offset(location.end), replacement]))) }));
  }
  return item;
}

function goTo({ file, start, end }) {
  if (file !== state.file) openFile(file);
  editor.select(editor.offset(start), editor.offset(end));
}

/** An element with properties and children; texts stay texts, whatever is in them. */
function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const button = (title, properties) => element("button", { type: "button", ...properties }, title);

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

function wantedPictures(component = $("component").value) {
  const ending = `-${$("room").value}-${$("look").value}.svg`;
  return names.filter((name) => component === "" ? name.endsWith(ending) : name === component + ending);
}

/** Shows the pictures; those of a theme with errors would mislead, so that the last good ones are shown. */
function showPictures({ pictures, isOld, report: { summary: { errors } } }) {
  $("stale").hidden = errors === 0;
  $("stale").textContent = `${errors === 1 ? "1 error" : `${errors} errors`}: `
    + (isOld ? "the pictures show the theme before." : "the pictures show the theme as far as it goes.");
  if (pictures === null) return;
  figures.show(pictures, (name) => title(parts(name).component));
}

// MARK: Files

function openFile(name) {
  state.file = name;
  isOpened = true;
  editor.open(state.files.get(name) ?? "");
  $("file").replaceChildren(...[...state.files.keys()].map((value) => element("option", { value }, value)));
  $("file").value = name;
  ask();
}

function showThemes() {
  $("themes").hidden = state.themes.length < 2;
  $("theme").replaceChildren(...state.themes.map((value) => element("option", { value }, value)));
  $("theme").value = state.theme;
}

/**
 * Puts other files in the place of these; without themes, those are shown that no other file imports.
 *
 * `opened` are the texts that changes are told from.
 */
function replaceFiles({ files, themes = [], theme = "", file, isUnsaved = false, opened = files }) {
  gone.push(...state.files.keys());
  endings = new Map(files.filter(([, text]) => text.includes("\r\n")).map(([name]) => [name, "\r\n"]));
  const plain = (texts) => texts.map(([name, text]) => [name, text.replace(/\r\n?/g, "\n")]);
  state.files = new Map(plain(files));
  state.opened = plain(opened);
  Object.assign(state, { themes, theme: theme || themes[0] || "" });
  changed = new Set(state.files.keys());
  gone = gone.filter((name) => !state.files.has(name));
  isNew = true;
  say("");
  openFile(file ?? (state.theme || state.files.keys().next().value));
  setUnsaved(isUnsaved);
}

const isAsGiven = () => JSON.stringify(saved()) === JSON.stringify(given.files);

/** The files as they are saved. */
const saved = () => [...state.files].map(([name, text]) => [name, text.replaceAll("\n", endings.get(name) ?? "\n")]);

function setUnsaved(isUnsaved) {
  state.isUnsaved = isUnsaved;
  try {
    if (isAsGiven()) localStorage.removeItem(kept);
    else localStorage.setItem(kept, JSON.stringify({ ...state, files: saved() }));
  } catch {
    say("The browser keeps no texts of this page: download them before you leave.");
  }
}

const mayReplace = () => !state.isUnsaved || confirm("Changes that were not downloaded are lost. Go on?");

/** Opens the stylesheets among some files, each with its name, which has the folder in it if a folder was chosen. */
async function openSheets(files) {
  const sheets = files.filter(([name]) => name.endsWith(".nss")).sort(([a], [b]) => a < b ? -1 : 1);
  if (sheets.length === 0) return say("Only stylesheets can be opened: files that end in .nss.");
  if (!mayReplace()) return;
  replaceFiles({ files: await Promise.all(sheets.map(async ([name, file]) => [name, await file.text()])) });
}

/** The files of something that was dropped: a file, or a folder with all folders in it, of which not every browser tells. */
async function filesOf(handle, path = handle.name) {
  if (handle.kind === "file") return [[path, await handle.getFile()]];
  const found = [];
  for await (const part of handle.values()) found.push(...await filesOf(part, `${path}/${part.name}`));
  return found;
}

/** Gives the files back: one as it is, several in an archive. */
function download() {
  const files = saved();
  const [name, content] = files.length === 1 ? [files[0][0].split("/").pop(), files[0][1]] : ["themes.zip", archive(files)];
  const address = URL.createObjectURL(new Blob([content]));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  setUnsaved(false);
}

/** Tells what happened, for the eye and for readers of the screen. */
function say(text) { $("note").textContent = text; }

// MARK: Colours, parts and changes

const studio = {
  ask, query,
  /** The text of a file, which is opened for a change. */
  open(file) {
    if (file !== state.file) openFile(file);
    return state.files.get(file);
  },
  preview(file, text) {
    state.files.set(file, text);
    editor.preview(text);
  },
  /** Writes a change of a text that was previewed, as one step of undoing; what had the focus keeps it. */
  write(file, base, edit) {
    state.files.set(file, base);
    changed.add(file);
    editor.preview(null);
    if (base.slice(edit[0], edit[1]) === edit[2]) { ask(); return; }
    keepingFocus(() => editor.replace([edit]));
  },
  select({ file, start, end }) {
    studio.open(file);
    swatches.point(file, start, end);
    editor.select(start, end);
  },
  /** Writes a rule at the end of the text, and selects its value. */
  append(rule) {
    const start = editor.text.length;
    const gap = editor.text === "" ? "" : editor.text.endsWith("\n") ? "\n" : "\n\n";
    editor.replace([[start, start, gap + rule]]);
    const value = start + gap.length + rule.indexOf(": ") + 2;
    editor.select(value, value + rule.slice(rule.indexOf(": ") + 2).indexOf(";"));
  },
};
const swatches = new Swatches($("swatches"), $("color-note"), studio);
const figures = new Figures($("pictures"), $("part"), studio);

/** Changes the text; what has the focus keeps it, and the page stays where it is scrolled to. */
function keepingFocus(change) {
  const [focused, left, top] = [document.activeElement, scrollX, scrollY];
  change();
  focused.focus({ preventScroll: true });
  scrollTo(left, top);
}

// MARK: What the user does

for (const key of ["undo", "redo"]) {
  $(key).onclick = () => keepingFocus(() => { editor.area.focus(); document.execCommand(key); });
}
$("compare").onclick = async () => {
  $("changes").showModal();
  showChanges($("changes"), await query("changes", {
    opened: state.opened, theme: state.theme, pictures: wantedPictures("") }), (name) => title(parts(name).component));
};

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
/** Shows another theme, and its text unless a file is edited that themes import. */
$("theme").onchange = () => {
  state.theme = $("theme").value;
  if (state.themes.includes(state.file)) return openFile(state.theme);
  isOpened = true;
  ask();
};
$("new").onclick = () => $("start").showModal();
$("color").oninput = () => { $("from-brand").checked = true; };
$("start").onclose = async () => {
  if ($("start").returnValue !== "start" || !mayReplace()) return;
  const choice = new FormData($("start").querySelector("form")).get("from");
  const others = Object.fromEntries(["secondary", "neutral", "dark"].filter((key) => $(`has-${key}`).checked)
    .map((key) => [key, $(key).value]));
  const brand = { base: $("base").value, color: $("color").value, fillsBars: $("bars").checked, others };
  const text = choice === "brand" ? await query("brand", brand) : START[choice];
  replaceFiles(choice === "given" ? given : { files: [["theme.nss", text]], isUnsaved: true });
};
$("open").onchange = () => openSheets([...$("open").files].map((file) => [file.name, file]));
$("download").onclick = download;
for (const key of ["component", "room", "look"]) {
  $(key).onchange = () => {
    history.replaceState(null, "", `#${new URLSearchParams(["component", "room", "look"].map((key) => [key, $(key).value]))}`);
    ask();
  };
}
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  event.preventDefault();
  const dropped = [...event.dataTransfer.items].filter(({ kind }) => kind === "file").map((item) => [
    item.getAsFile(), item.getAsFileSystemHandle?.().catch(() => null)]);
  const files = await Promise.all(dropped.map(async ([file, handle]) => (
    await handle ? filesOf(await handle) : [[file.name, file]])));
  openSheets(files.flat());
});
addEventListener("beforeunload", (event) => { if (state.isUnsaved) event.preventDefault(); });

// MARK: The start

/** The themes that the page was made with, and what the browser keeps of this page: another one has other themes. */
const given = JSON.parse($("files").textContent);
const kept = `themec-studio ${[...$("files").textContent].reduce((hash, sign) => (Math.imul(hash, 31) + sign.codePointAt(0)) | 0, 0)}`;

/** The texts of the last visit, or the files that the page was made with, or a theme to begin with. */
function start() {
  $("given").hidden = given.files.length === 0;
  const first = given.files.length > 0 ? given : { files: [["theme.nss", START.fiori]] };
  let last;
  try { last = JSON.parse(localStorage.getItem(kept)); } catch { /* Nothing that can be read is kept. */ }
  replaceFiles(last?.files.length > 0 ? last : first);
  if (given.files.length > 0 && !isAsGiven()) {
    say("These are the texts of your last visit. ‘New’ has the themes that the page was made with.");
  }
}

startWorker().then(start);
