// The page: the worker that compiles the files, findings, and pictures that follow the text.

const editor = new Editor($("text"), $("drawing"), $("gutter"));

/** The names of files that the worker does not have as they are; files that are gone; whether the files or one of them are new. */
let changed = new Set();
let gone = [];
let [isNew, isOpened] = [false, false];

// MARK: The worker

let worker, isBusy = false, isWaiting = false;
/** The number of the last question, and of that whose colours and pictures are shown. */
let [asked, isDrawnFor] = [0, 0];

async function moduleBytes() {
  const stream = throughStream(bytesOf($("module").textContent), new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

async function startWorker() {
  const address = URL.createObjectURL(new Blob([$("scripts").textContent], { type: "text/javascript" }));
  worker = new Worker(address);
  URL.revokeObjectURL(address);
  worker.onmessage = ({ data }) => received(data);
  worker.postMessage({ module: await moduleBytes() });
}

/** Asks for the state of the theme; one question is under way at a time, and a later one has the newest texts. */
function ask() {
  if (isBusy) { isWaiting = true; return; }
  [isBusy, isWaiting] = [true, false];
  const files = [...changed].filter((name) => state.files.has(name)).map((name) => [name, state.files.get(name)]);
  asked++;
  worker.postMessage({
    number: asked, files, gone: gone.filter((name) => !state.files.has(name)), isNew, isOpened, themes: state.themes,
    theme: state.theme, file: state.file, pictures: wantedPictures(), draft: swatches.draft,
  });
  [changed, gone, isNew, isOpened] = [new Set(), [], false, false];
}

/** Asks the worker for something besides; answers come in the order of the questions. */
const query = (name, details) => new Promise((done) => {
  questions.push(done);
  worker.postMessage({ query: name, ...details });
});
const questions = [];
/** The newest pictures by their names: the worker sends those only that are others. */
const drawn = new Map();

function received(answer) {
  if (answer.query) return questions.shift()(answer.found);
  for (const pair of answer.pictures ?? []) {
    if (pair[1] === null) pair[1] = drawn.get(pair[0]); else drawn.set(...pair);
  }
  if (answer.failure) return startAgain();
  // An answer about an older text would mark wrong places; while a colour changes, each brings the text that it is about.
  const isNewest = answer.number === asked && answer.file === state.file && (!isWaiting || answer.draft);
  if (answer.isLast) isBusy = false;
  if (!isBusy && isWaiting) ask();
  if (isNewest) (answer.colors ? showLook : showState)(answer);
}

function startAgain() {
  say("The compiler ended with an error and was started again.");
  worker.terminate();
  for (const done of questions.splice(0)) done(null);
  changed = new Set(state.files.keys());
  isBusy = false;
  startWorker();
}

/** Shows what an answer says of the text. */
function showState(answer) {
  const isUnknown = state.themes.length === 0;
  Object.assign(state, { themes: answer.themes, theme: answer.theme });
  showThemes();
  if (isUnknown && !isLinked && !state.themes.includes(state.file)) { openFile(state.theme); return; }
  if (answer.draft) swatches.preview(answer.draft);
  editor.mark(answer.words, answer.marks);
  showFindings(answer);
  showErrors(answer);
  assistant.renew();
}

/** Shows the colours and pictures, which come after the rest. */
function showLook(answer) {
  isDrawnFor = answer.number;
  swatches.received(answer);
  if (names.join() !== answer.names.join()) showChoices(answer.names);
  Object.assign($("pictures").dataset, { room: $("room").value, look: $("look").value });
  if (answer.pictures !== null) figures.show(answer.pictures, titleOf);
}

// MARK: Findings

/** The findings that the list tells, and how many of them it shows, as a long list takes longer than its compiler. */
let [told, mostShown] = ["", 50];

function showFindings(answer) {
  const { summary: { errors, warnings, notes }, findings, faults, count } = answer;
  const now = JSON.stringify([findings, faults, count]);
  if (now === told) return;
  told = now;
  foundCodes = findings.map(({ code }) => code);
  $("summary").textContent = [[errors, "error"], [warnings, "warning"], [notes, "note"]]
    .filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}${count === 1 ? "" : "s"}`).join(", ")
    || "none";
  const shown = [...faultElements(faults),
    ...findings.slice(0, mostShown).map((finding) => make("li", {}, ...findingParts(finding)))];
  const all = () => { [told, mostShown] = ["", findings.length]; showFindings(answer); };
  if (findings.length > mostShown) shown.push(make("li", {}, button(`Show ${findings.length - mostShown} more`, { onclick: all })));
  if (count > findings.length) shown.push(make("li", {}, `${count - findings.length} more in all`));
  // Whoever is on a button with the keyboard stays there while the list changes.
  const buttons = () => [...$("findings").querySelectorAll("button")];
  const focused = buttons().indexOf(document.activeElement);
  $("findings").replaceChildren(...shown);
  buttons()[focused]?.focus();
}

/** A line that leads to a place of the user's files. */
const placeElement = (isOwn, lead, severity, message, place) => make(isOwn ? "button" : "div",
  { className: "place", onclick: () => isOwn && lead() }, make("strong", { className: severity }, severity), ` ${message} `, make("small", {}, place));

/** The parts of a finding: what leads to its place, its help, its fixes, and what leads to its explanation. */
function findingParts(finding) {
  const { code, help, label, location, message, notes, severity } = finding;
  const place = location ? ` ${location.file}:${location.start.line}` : "";
  return [
    placeElement(state.files.has(location?.file), () => goTo(location), severity, message, `${code}${place}`),
    ...[label, ...help, ...notes].filter((text) => text).map((text) => make("p", {}, text)),
    ...fixesOf(finding).map(({ title, apply }) => button(title, { className: "fix", onclick: apply })),
    button("Why?", { className: "why", ariaLabel: `Explain ${code}`, onclick: () => explainCode(code) }),
  ];
}

/** The mistakes in the settings, because of which nothing of them applies, and what a page leaves out. */
function faultElements({ faults, problems, namesApp }) {
  const of = ({ file, mistakes }) => mistakes.map(({ message, help, start, end }) => make("li", {},
    placeElement(state.files.has(file), () => studio.select({ file, start, end }), "error", message, file),
    ...help ? [make("p", {}, help)] : []));
  const line = (severity, text) => make("li", {}, placeElement(false, null, severity, text, "themec.json"));
  return [...faults.flatMap(of), ...problems.map((text) => line("error", text)),
    ...namesApp ? [line("note", "a page cannot read the sources of 'app': the command tells which of its classes the theme lacks")] : []];
}

/** The fixes of a finding in one of the user's files, each with its title and what applies it. */
const fixesOf = ({ fixIts }) => fixIts.filter(({ edits }) => (
  edits.every(({ location }) => location?.file === edits[0].location?.file && state.files.has(location.file))
)).map(({ title, edits }) => ({ title, apply() {
  if (isBusy || isWaiting || changed.size > 0) return say("The text has just changed: try the fix again.");
  if (edits[0].location.file !== state.file) openFile(edits[0].location.file);
  editor.replace(edits.map(({ location, replacement }) => [editor.offset(location.start), editor.offset(location.end), replacement]));
} }));

function goTo({ file, start, end }) {
  if (file !== state.file) openFile(file);
  showTab("theme");
  editor.select(editor.offset(start), editor.offset(end));
}

async function explainCode(code) {
  const { severity, meaning, reason, wrong, right } = await query("explain", { code });
  const paragraphs = (text) => text.split("\n\n").map((paragraph) => make("p", {}, paragraph));
  const example = (text) => make("pre", { tabIndex: 0 }, text);
  $("code-title").textContent = code;
  $("code-text").replaceChildren(make("p", {}, make("strong", { className: severity }, severity)), ...paragraphs(meaning),
    make("h3", {}, "Why it matters"), ...paragraphs(reason), make("h3", {}, "Wrong"), example(wrong),
    make("h3", {}, "Right"), example(right));
  openDialog("code");
}

// MARK: Pictures

const TITLES = { phone: "Phone", tablet: "Tablet", "tablet-landscape": "Tablet, landscape", both: "Light and dark" };
const CHOICES = ["component", "room", "look"];
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
  const chosen = addressed();
  for (const key of CHOICES) {
    const values = [...new Set(all.map((name) => parts(name)[key]))];
    if (key === "look" && values.includes("light") && values.includes("dark")) values.push("both");
    const options = values.map((value) => make("option", { value }, title(value)));
    if (key === "component") options.unshift(make("option", { value: "" }, "All components"));
    $(key).replaceChildren(...options);
    if (values.includes(chosen.get(key))) $(key).value = chosen.get(key);
  }
  ask();
}

function wantedPictures(component = $("component").value) {
  const looks = $("look").value === "both" ? ["light", "dark"] : [$("look").value];
  const endings = looks.map((look) => `-${$("room").value}-${look}.svg`);
  return names.filter((name) => endings.some((ending) => component === "" ? name.endsWith(ending) : name === component + ending));
}

const titleOf = (name) => title(parts(name).component) + ($("look").value === "both" ? `, ${parts(name).look}` : "");

/** Says that a theme has errors, as its pictures would mislead: the last good ones are shown. */
function showErrors({ isOld, summary: { errors } }) {
  $("stale").hidden = errors === 0;
  $("stale").textContent = `${errors === 1 ? "1 error" : `${errors} errors`}: `
    + (isOld ? "the pictures show the theme before." : "the pictures show the theme as far as it goes.");
}

/** Tells what happened, for the eye and for readers of the screen. */
function say(text) { $("note").textContent = text; }

// MARK: The parts of the page

const studio = {
  ask, query,
  get file() { return state.file; },
  get isBusy() { return isBusy; },
  /** Whether the colours are those of the newest text: places of older ones would be wrong. */
  get isDrawn() { return !isBusy && isDrawnFor === asked; },
  parts: findingParts,
  fixes: fixesOf,
  /** The text of a file, which is opened for a change. */
  open(file) {
    if (file !== state.file) openFile(file);
    return state.files.get(file);
  },
  preview(file, text) {
    state.files.set(file, text);
    editor.preview(text);
  },
  /** Writes a change of a text that was previewed, as one step of undoing. */
  write(file, base, edit) {
    state.files.set(file, base);
    changed.add(file);
    editor.preview(null);
    if (base.slice(edit[0], edit[1]) === edit[2]) { ask(); return; }
    editor.edit([edit]);
  },
  select({ file, start, end }) {
    studio.open(file);
    showTab("theme");
    swatches.point(file, start, end);
    editor.select(start, end);
  },
  /** Writes a rule at the end of the text, and selects its value. */
  append(rule) {
    const start = editor.text.length;
    const gap = editor.text === "" ? "" : editor.text.endsWith("\n") ? "\n" : "\n\n";
    showTab("theme");
    editor.replace([[start, start, gap + rule]]);
    const value = start + gap.length + rule.indexOf(": ") + 2;
    editor.select(value, value + rule.slice(rule.indexOf(": ") + 2).indexOf(";"));
  },
};
const swatches = new Swatches($("swatches"), $("color-note"), studio);
const figures = new Figures($("pictures"), $("part"), studio);
const assistant = new Assistant(editor, studio);
const finder = new Finder(editor);

// MARK: What the user does

for (const key of ["undo", "redo"]) $(key).onclick = () => editor.undo(key === "undo");
$("compare").onclick = async () => {
  openDialog("changes");
  showChanges($("changes"), await query("changes", {
    opened: state.opened, theme: state.theme, pictures: wantedPictures("") }), titleOf);
};

$("text").addEventListener("input", (event) => {
  editor.changed(event);
  state.files.set(state.file, editor.text);
  changed.add(state.file);
  setUnsaved(true);
  ask();
  assistant.typed(event);
});
$("text").addEventListener("keydown", ({ key }) => {
  // Escape and then Tab leave the text, so that nobody is caught in it.
  if (key === "Escape") $("text").dataset.leaves = "";
  else if (key !== "Tab" && key !== "Shift") delete $("text").dataset.leaves;
});
addEventListener("keydown", (event) => {
  const key = event.key.toLowerCase();
  const isControl = event.ctrlKey || event.metaKey;
  if (document.querySelector("dialog[open]")) return;
  // A text field has steps of its own.
  const isHere = !document.activeElement.matches("input[type=text]");
  if (isControl && key === "s") save();
  else if (isControl && isHere && (key === "z" || key === "y")) editor.undo(key === "z" && !event.shiftKey);
  else if (isControl && key === "f") { showTab("theme"); finder.open(); }
  else if (event.shiftKey && event.altKey && key === "f") format();
  else return;
  event.preventDefault();
});

/** Lays the file out as `themec format` does. */
async function format() {
  const [file, text] = [state.file, editor.text];
  const formatted = file.endsWith(".nss") ? await query("format", { file }) : text;
  if (file !== state.file || text !== editor.text) return;
  if (formatted === text) return say("The text is laid out already.");
  editor.replace([difference(text, formatted)]);
  say("The text is laid out anew.");
}
$("format").onclick = format;

/** Shows another theme, and its text unless a file is edited that themes import. */
$("theme").onchange = () => {
  state.theme = $("theme").value;
  if (state.themes.includes(state.file)) return openFile(state.theme);
  isOpened = true;
  ask();
};
for (const key of CHOICES) {
  $(key).onchange = () => {
    address(Object.fromEntries(CHOICES.map((key) => [key, $(key).value])));
    ask();
  };
}
