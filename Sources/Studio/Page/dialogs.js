// Dialogs: settings, products, and the files of the workspace.

const SETTINGS = "themec.json";
const LEVELS = ["error", "warning", "note", "off"];
const PALETTES = ["v8", "v7", "v6", "v5", "v4", "v3", "v2"];
/** The codes of what was found last. */
let foundCodes = [];
const TARGETS = { "": "as it stands", "fiori-uikit": "SAP Fiori, UIKit", "fiori-swiftui": "SAP Fiori, SwiftUI", nui: "NUI" };

/** Opens a dialog; Escape gives no answer. */
function openDialog(id) {
  $(id).returnValue = "";
  $(id).showModal();
}

/** The settings as they are written; null where they cannot be read. */
function settingsWritten() {
  try {
    const value = JSON.parse(state.files.get(SETTINGS) ?? "{}");
    const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
    return isObject(value) && isObject(value.rules ?? {}) ? value : null;
  } catch {
    return null;
  }
}

const select = (properties, values, chosen, titles = {}) => {
  const made = make("select", properties, ...values.map((value) => make("option", { value }, titles[value] ?? value)));
  made.value = chosen;
  return made;
};

$("settings").onclick = () => {
  const written = settingsWritten();
  if (!written) {
    openFile(SETTINGS);
    return say(`${SETTINGS} cannot be read as it is; mend it here first.`);
  }
  const rules = written.rules ?? {};
  const codes = [...new Set([...Object.keys(rules), ...foundCodes])].sort();
  const row = (label, control) => make("label", {}, `${label} `, control);
  const levels = codes.map((code) => {
    const control = select({}, ["", ...LEVELS], LEVELS.includes(rules[code]) ? rules[code] : "", { "": "as usual" });
    control.dataset.code = code;
    return row(code, control);
  });
  $("settings-fields").replaceChildren(row("Read by", select({ id: "target" }, Object.keys(TARGETS), written.target ?? "", TARGETS)),
    row("Palette", select({ id: "palette" }, ["", ...PALETTES], written.palette ?? "", { "": "the newest" })),
    make("h3", {}, "Levels of the codes that are found"), ...levels.length > 0 ? levels : [make("p", {}, "Nothing is found.")]);
  openDialog("settings-dialog");
};

$("settings-dialog").onclose = () => {
  const { returnValue } = $("settings-dialog");
  if (returnValue === "text") {
    if (!state.files.has(SETTINGS)) putFile(SETTINGS, "{\n}\n");
    return openFile(SETTINGS);
  }
  if (returnValue !== "apply") return;
  const written = settingsWritten();
  const set = (object, key, value) => { if (value === "") delete object[key]; else object[key] = value; };
  for (const key of ["target", "palette"]) set(written, key, $(key).value);
  const rules = written.rules ?? {};
  for (const control of $("settings-fields").querySelectorAll("[data-code]")) set(rules, control.dataset.code, control.value);
  set(written, "rules", Object.keys(rules).length > 0 ? rules : "");
  putFile(SETTINGS, `${JSON.stringify(written, null, 2)}\n`);
};

// MARK: Products

let product = null;

async function showProduct() {
  product = await query("product", { form: $("form").value });
  const { files = [], findings = [], failure } = product ?? {};
  $("product-note").textContent = failure ?? (files.length === 0 ? "A theme with errors is written in no form." : findings.join("\n"));
  $("product-text").value = files.length === 1 ? files[0][1] : files.map(([name, text]) => `${name}\n${text}`).join("\n");
  $("product-save").disabled = files.length === 0;
}

$("products").onclick = async () => {
  if ($("form").options.length === 0) {
    const forms = await query("forms");
    $("form").replaceChildren(...forms.map(({ name, summary, ending }) => {
      const made = make("option", { value: name }, `${name}: ${summary}`);
      made.dataset.ending = ending;
      return made;
    }));
  }
  openDialog("products-dialog");
  showProduct();
};
$("form").onchange = showProduct;
$("product-save").onclick = () => {
  const stem = state.theme.split("/").pop().replace(/\.nss$/, "");
  const name = `${stem}.${$("form").selectedOptions[0].dataset.ending}`;
  download(product.files.length === 1 ? [[name, product.files[0][1]]] : product.files.map(([path, text]) => [`${name}/${path}`, text]), `${name}.zip`);
};

// MARK: Files

$("organize").onclick = () => {
  $("file-name").value = state.file;
  openDialog("files-dialog");
};
$("files-dialog").onclose = () => {
  const { returnValue } = $("files-dialog");
  let name = inside($("file-name").value.trim().replaceAll("\\", "/"));
  if (returnValue === "remove") {
    if (state.files.size === 1) return say("A theme has one file at least.");
    if (!confirm(`Remove ${state.file}? Its text is lost.`)) return;
    forget(state.file);
    state.themes = [];
    setUnsaved(true);
    openFile(state.files.has(state.theme) ? state.theme : [...state.files.keys()][0]);
    return;
  }
  if (!["add", "rename"].includes(returnValue) || name === "") return;
  if (!/\.(nss|json)$/.test(name)) name += ".nss";
  if (state.files.has(name)) return say(`There is a file ${name} already.`);
  if (returnValue === "rename") rename(state.file, name);
  else state.files.set(name, "");
  changed.add(name);
  state.themes = [];
  isLinked = true;
  setUnsaved(true);
  openFile(name);
};

/** The paths that sheets import by a place of their own: those of built-in themes and of a disk are none. */
const IMPORTS = /(@import\s+(["']))((?!themec:|\/)(?:(?!\2).)+)(?=\2)/g;
const foldersOf = (name) => name.split("/").slice(0, -1);

/** Gives a file another name; all imports name the same files as before. */
function rename(old, name) {
  for (const [own, before] of [...state.files]) {
    const now = own === old ? name : own;
    const after = !own.endsWith(".nss") ? before : before.replace(IMPORTS, (all, start, quote, path) => {
      const target = partsOf(foldersOf(own), path);
      const isIt = target.join("/") === old;
      if (!isIt && own === now) return all;
      const [from, goal] = [foldersOf(now), isIt ? name.split("/") : target];
      let common = 0;
      while (common < from.length && from[common] === goal[common]) common++;
      return start + [...from.slice(common).map(() => ".."), ...goal.slice(common)].join("/");
    });
    if (own === now && after === before) continue;
    state.files.set(now, after);
    changed.add(now);
  }
  histories.set(name, histories.get(old));
  if (endings.has(old)) endings.set(name, endings.get(old));
  forget(old);
}

/** Takes a file away. */
function forget(name) {
  for (const facts of [state.files, handles, histories, endings]) facts.delete(name);
  gone.push(name);
}
