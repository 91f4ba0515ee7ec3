// The files: opened, kept, saved, and held by a link.

/**
 * The texts by the names of their files, the file that is edited, the themes and the one that is shown, which may import
 * that file, and whether there is work that nobody has saved.
 */
const state = { files: new Map(), file: "", themes: [], theme: "", isUnsaved: false };
/** How the lines of a file end, where they do not end as those of a text area do. */
let endings = new Map();
/** The files of the disk to which the browser may write, by their names. */
let handles = new Map();
/** The steps that can be taken back, by the names of files. */
const histories = new Map();
/** Whether a link named the file that is shown. */
let isLinked = false;

function openFile(name) {
  state.file = name;
  isOpened = true;
  assistant.close();
  const text = state.files.get(name) ?? "";
  if (!histories.has(name)) histories.set(name, new History(text));
  editor.open(text, histories.get(name));
  showFiles();
  ask();
}

/** Fills the list of files, those of a folder below its name. */
function showFiles() {
  const folders = Map.groupBy([...state.files.keys()].sort(), (name) => name.slice(0, name.lastIndexOf("/") + 1));
  const options = (names) => names.map((value) => make("option", { value }, value));
  $("file").replaceChildren(...[...folders].flatMap(([folder, names]) => (
    folder === "" || folders.size === 1 ? options(names) : [make("optgroup", { label: folder }, ...options(names))])));
  $("file").value = state.file;
}

function showThemes() {
  const now = state.themes.join("\n");
  $("themes").hidden = state.themes.length < 2;
  if ($("theme").dataset.shown !== now) {
    $("theme").replaceChildren(...state.themes.map((value) => make("option", { value }, value)));
    $("theme").dataset.shown = now;
  }
  $("theme").value = state.theme;
}

/**
 * Puts other files in the place of these; without themes, those are shown that no other file imports.
 *
 * `opened` are the texts that changes are told from.
 */
function replaceFiles({ files, themes = [], theme = "", file, isUnsaved = false, opened = files, writable = [], link = false }) {
  isLinked = link;
  gone.push(...state.files.keys());
  endings = new Map(files.filter(([, text]) => text.includes("\r\n")).map(([name]) => [name, "\r\n"]));
  handles = new Map(writable);
  histories.clear();
  const plain = (texts) => texts.map(([name, text]) => [name, text.replace(/\r\n?/g, "\n")]);
  state.files = new Map(plain(files));
  state.opened = plain(opened);
  Object.assign(state, { themes, theme: theme || themes[0] || "" });
  changed = new Set(state.files.keys());
  isNew = true;
  say("");
  openFile(state.files.has(file) ? file : state.theme || state.files.keys().next().value);
  $("download").textContent = handles.size > 0 ? "Save" : "Download";
  setUnsaved(isUnsaved);
}

/** Adds a file, or gives one another text, as the settings do. */
function putFile(name, text) {
  state.files.set(name, text);
  changed.add(name);
  setUnsaved(true);
  if (name === state.file) openFile(name); else { showFiles(); ask(); }
}

const isAsGiven = () => {
  const files = saved();
  return files.length === given.files.length && files.every(([name, text], index) => (
    name === given.files[index][0] && text === given.files[index][1]));
};

/** The files as they are saved. */
const saved = () => [...state.files].map(([name, text]) => [name, endings.has(name) ? text.replaceAll("\n", endings.get(name)) : text]);

let keeping = 0;

/** Notes whether there is work to save, and has the browser keep it after a pause. */
function setUnsaved(isUnsaved) {
  state.isUnsaved = isUnsaved;
  clearTimeout(keeping);
  keeping = setTimeout(keep, 500);
}

function keep() {
  clearTimeout(keeping);
  keeping = 0;
  try {
    if (isAsGiven()) localStorage.removeItem(kept);
    else localStorage.setItem(kept, JSON.stringify({ ...state, files: saved() }));
  } catch {
    say("The browser keeps no texts of this page: download them before you leave.");
  }
}

const mayReplace = () => !state.isUnsaved || confirm("Changes that were not saved are lost. Go on?");

/**
 * Opens the stylesheets and settings among some files, each with its name, which has the folder in it if a folder was
 * chosen, and the file of the disk if the browser may write to it.
 */
async function openSheets(found) {
  const sheets = found.filter(([name]) => isSheet(name)).sort(([a], [b]) => a < b ? -1 : 1);
  if (!sheets.some(([name]) => name.endsWith(".nss"))) return say("Only stylesheets can be opened: files that end in .nss.");
  if (sheets.reduce((sum, [, { size }]) => sum + size, 0) > MOST_BYTES) return say("These files are too large for a page: more than 8 MB.");
  if (!mayReplace()) return;
  const first = sheets.find(([name]) => name.endsWith(".nss"));
  const files = await Promise.all(sheets.map(async ([name, file]) => [name, await file.text()]));
  const broken = new Set(files.filter(([, text]) => text.includes("\uFFFD")).map(([name]) => name));
  replaceFiles({
    files, file: sheets.length === 1 ? first[0] : undefined,
    writable: sheets.filter(([name, , handle]) => handle && !broken.has(name)).map(([name, , handle]) => [name, handle]),
  });
  if (broken.size > 0) say(`Not all bytes of ${[...broken].join(", ")} are UTF-8; they show as \uFFFD, so the files are not written back.`);
}

/** Whether a file is one of a theme; those of hidden folders are none, but for a folder that was chosen itself. */
const isSheet = (name) => /\.(nss|json)$/.test(name) && !name.includes("/.");

/** The sheets in something that was dropped or chosen: a file, or a folder with all folders in it that are not hidden. */
async function filesOf(handle, path = handle.name) {
  if (handle.kind === "file") return isSheet(path) ? [[path, await handle.getFile(), handle]] : [];
  const found = [];
  for await (const part of handle.values()) if (part.name[0] !== ".") found.push(...await filesOf(part, `${path}/${part.name}`));
  return found;
}

/** Writes the files back to where they were opened, or gives them back as a download where the browser cannot. */
async function save() {
  const opened = new Map(state.opened);
  const now = saved();
  const fresh = now.filter(([name]) => state.files.get(name) !== opened.get(name));
  if (handles.size === 0 || fresh.some(([name]) => !handles.has(name))) return download(now);
  try {
    for (const [name, text] of fresh) {
      const file = await handles.get(name).createWritable();
      await file.write(text);
      await file.close();
    }
  } catch {
    say("The browser may not write there: the files are a download instead.");
    return download(now);
  }
  say(fresh.length === 1 ? `${fresh[0][0]} is saved.` : `${fresh.length} files are saved.`);
  setUnsaved(false);
}

/** Gives files back: one as it is, several in an archive. */
function download(files, title = "themes.zip") {
  const [name, content] = files.length === 1 ? [files[0][0].split("/").pop(), files[0][1]] : [title, archive(files)];
  const address = URL.createObjectURL(new Blob([content]));
  saveAs(name, address);
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  if (title === "themes.zip") setUnsaved(false);
}

$("file").onchange = () => openFile($("file").value);
$("download").onclick = save;
const TYPES = [{ description: "Stylesheets and settings", accept: { "text/plain": [".nss", ".json"] } }];
const PICKERS = {
  "open": () => showOpenFilePicker({ multiple: true, types: TYPES }),
  "open-folder": async () => [await showDirectoryPicker({ mode: "readwrite" })],
};
for (const [id, pick] of Object.entries(PICKERS)) {
  const open = (found) => { $("files-dialog").close(""); openSheets(found); };
  $(id).onchange = () => open([...$(id).files].map((file) => [file.webkitRelativePath || file.name, file]));
  // The browser can write back files that are chosen in its own dialogs.
  if (window.showOpenFilePicker) $(id).onclick = async (event) => {
    event.preventDefault();
    const chosen = await pick().catch(() => []);
    if (chosen.length > 0) open((await Promise.all(chosen.map((handle) => filesOf(handle)))).flat());
  };
}
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  event.preventDefault();
  const dropped = [...event.dataTransfer.items].filter(({ kind }) => kind === "file").map((item) => [
    item.getAsFile(), item.getAsFileSystemHandle?.().catch(() => null)]);
  const found = await Promise.all(dropped.map(async ([file, handle]) => (
    await handle ? filesOf(await handle) : [[file.name, file]])));
  openSheets(found.flat());
});
addEventListener("beforeunload", (event) => {
  if (keeping) keep();
  if (state.isUnsaved) event.preventDefault();
});

// MARK: The address

const addressed = () => new URLSearchParams(location.hash.slice(1));

/** Writes choices into the address, and the work if there is some. */
function address(choices) {
  const words = addressed();
  for (const [key, value] of Object.entries(choices)) words.set(key, value);
  history.replaceState(null, "", `#${words}`);
}

$("link").onclick = async () => {
  const { selectionStart, selectionEnd } = $("text");
  const work = await packed({ files: saved(), file: state.file, place: [selectionStart, selectionEnd] });
  address({ work });
  kept = keyOf(work);
  keep();
  const size = `${Math.ceil(location.href.length / 1024)} KB`;
  const isLong = location.href.length > 32_000 ? " Not every program takes one so long: send the files instead." : "";
  say(`${await copied(location.href) ? "The link is copied" : "The address of this page is the link"}: it holds the files, ${size}.${isLong}`);
};

/** Opens the work of a link; what was changed since on this machine goes before it. */
async function openLink() {
  const letters = addressed().get("work");
  if (!letters) return false;
  const work = await unpacked(letters);
  if (!work) { say("The work in this link cannot be read: a part of it is missing."); return false; }
  kept = keyOf(letters);
  const last = lastWork();
  replaceFiles({ ...last ?? { files: work.files, file: work.file }, link: true });
  if (!last) editor.select(...work.place);
  return true;
}
addEventListener("hashchange", () => {
  if (keyOf(addressed().get("work") ?? "") !== kept && addressed().get("work") && mayReplace()) openLink();
});

// MARK: The start

const given = JSON.parse($("files").textContent);
/** The name under which the browser keeps the work of a page, or of a link: others have other themes. */
const keyOf = (work) => (
  `themec-studio ${[...$("files").textContent + work].reduce((hash, sign) => (Math.imul(hash, 31) + sign.codePointAt(0)) | 0, 0)}`);
let kept = keyOf("");

/** The texts of the last visit; null if there are none that can be read. */
function lastWork() {
  try {
    // Other pages on the disk can write there.
    const { opened, isUnsaved, ...last } = JSON.parse(localStorage.getItem(kept));
    const work = checkedWork(last);
    return work && { ...work, opened: checkedWork({ files: opened })?.files, isUnsaved: isUnsaved === true };
  } catch {
    return null;
  }
}

/** The work of the link, the texts of the last visit, the files that the page was made with, or a theme to begin with. */
async function start() {
  $("given").hidden = given.files.length === 0;
  if (await openLink()) return;
  replaceFiles(lastWork() ?? (given.files.length > 0 ? given : { files: [["theme.nss", START.fiori]] }));
  if (given.files.length > 0 && !isAsGiven()) {
    say("These are the texts of your last visit. ‘New’ has the themes that the page was made with.");
  }
}

startWorker().then(start);
