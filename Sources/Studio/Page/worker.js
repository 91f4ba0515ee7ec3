// The compiler off the main thread: takes what has changed, answers findings, words to colour, and pictures.

let compiler;
let load;
/** The texts of all files, as they are and as they were when the theme had no errors. */
const texts = new Map();
let good;
/** The theme that was compiled last, and the findings in the file that was edited, with their places in it. */
let last = { theme: "", own: [] };
/** The pictures that were drawn last, and those that the page has, by their names. */
let drawn = "";
const shown = new Map();
/** The number of the newest request. */
let newest = 0;
const SEVERITIES = ["error", "warning", "note"];
const MOST_FINDINGS = 200;

self.onmessage = async ({ data }) => {
  if (data.module) {
    load = WebAssembly.instantiate(data.module).then(({ instance }) => { compiler = makeCompiler(instance); });
    return;
  }
  await load;
  try {
    if (data.query) return self.postMessage({ query: data.query, found: queries[data.query](data) });
    newest = data.number;
    const state = answer(data);
    self.postMessage(state, [state.words.buffer, state.marks.buffer]);
    await follow(data, state);
  } catch (error) {
    self.postMessage({ failure: String(error) });
  }
};

/**
 * The answer to a request: the findings of the theme. The page waits for no more, unless a colour changes.
 *
 * A file of which the theme is not made, as one that was just opened, is shown with a theme that is.
 */
function answer({ number, files, gone, themes, theme, file, isOpened, isNew, draft }) {
  for (const [name, text] of files) set(name, text);
  for (const name of gone) {
    compiler.removeFile(name);
    texts.delete(name);
  }
  if (isNew) good = undefined;
  if (themes.length === 0) themes = compiler.themes("");
  if (isOpened || !themes.includes(theme)) {
    const possible = compiler.themes(file, themes);
    if (!possible.includes(theme)) theme = possible[0] ?? themes[0] ?? file;
  }
  const recolored = draft && recolor(draft);
  const report = JSON.parse(compiler.report(theme));
  const own = placed(report.diagnostics, file);
  last = { theme, own };
  const hasErrors = report.summary.errors > 0;
  if (!hasErrors) good = { theme, files: new Map(texts) };
  return {
    number, themes, theme, file, summary: report.summary, count: report.diagnostics.length, isLast: !draft,
    findings: report.diagnostics.slice(0, MOST_FINDINGS), faults: compiler.faults(), draft: recolored,
    isOld: hasErrors && good?.theme === theme, words: Int32Array.from(compiler.words(file)),
    marks: Int32Array.from(own.flatMap(({ start, end, severity }) => [start, end, SEVERITIES.indexOf(severity)])),
  };
}

/** Answers pictures, which are null if those that are shown stay, and then colours, unless a newer request has come. */
async function follow({ number, file, isNew, pictures }, { draft, isOld }) {
  const isOver = () => new Promise((done) => setTimeout(() => done(number !== newest)));
  if (await isOver()) return;
  if (isNew) compiler.mark();
  const names = compiler.pictureNames();
  const wanted = pictures.join();
  let made = isOld ? null : [];
  for (const name of isOld ? [] : pictures) {
    if (await isOver()) return;
    made.push([name, compiler.picture(name)]);
  }
  if (isOld && drawn !== wanted) made = drawOld(good, pictures);
  drawn = wanted;
  if (await isOver()) return;
  self.postMessage({ number, file, draft, names, pictures: made && changed(made), colors: compiler.colors(), isLast: Boolean(draft) });
}

function set(name, text) {
  if (texts.get(name) === text) return;
  compiler.setFile(name, text);
  texts.set(name, text);
}

/** The findings in a file, each with its range in UTF-16. */
function placed(diagnostics, file) {
  const text = texts.get(file) ?? "";
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  const offset = ({ line, utf16Column }) => (starts[line - 1] ?? text.length) + utf16Column - 1;
  return diagnostics.filter(({ location }) => location?.file === file).map((finding) => {
    const start = offset(finding.location.start);
    return { ...finding, start, end: Math.max(start + 1, offset(finding.location.end)) };
  });
}

/** The pictures of the theme, each after its name. */
const draw = (pictures) => pictures.map((name) => [name, compiler.picture(name)]);

/** Pictures with null in place of those that the page has. */
function changed(pictures) {
  const fresh = pictures.map(([name, svg]) => [name, shown.get(name) === svg ? null : svg]);
  for (const [name, svg] of pictures) shown.set(name, svg);
  return fresh;
}

/** Draws the theme as it was: the compiler has other texts for a moment. */
function drawOld({ files, theme }, pictures) {
  const now = new Map(texts);
  const drawn = drawWith(files, theme, pictures);
  for (const [name, text] of now) set(name, text);
  compiler.report(last.theme);
  return drawn;
}

/** Puts a colour into the text of a file as it was when the change began. */
function recolor({ file, base, start, end, prefix, suffix, written, color, isFirst }) {
  if (isFirst) compiler.mark();
  const spelling = prefix + compiler.spelling(color, written) + suffix;
  set(file, base.slice(0, start) + spelling + base.slice(end));
  return { color, text: texts.get(file) };
}

/** An answer about a place of a file, with its newest text. */
function ask(name, { file, text, at }) {
  set(file, text);
  return compiler[name](file, new TextEncoder().encode(text.slice(0, at)).length);
}

/** The answers to other questions of the page, by name. */
const queries = {
  brand: ({ base, color, fillsBars, others }) => compiler.brand(base, color, fillsBars, others),
  /** A theme in the colour of a brand, drawn before anybody chose it. */
  brandPictures(brand) {
    const now = new Map(texts);
    drawWith(new Map([["theme.nss", queries.brand(brand)]]), "theme.nss", []);
    // The first component is a whole screen.
    const pictures = draw(["light", "dark"].flatMap((look) => (
      compiler.pictureNames().find((name) => name.endsWith(`-phone-${look}.svg`)) ?? [])));
    drawWith(now, last.theme, []);
    return { pictures };
  },
  parts: ({ name }) => compiler.parts(name),
  complete: (place) => ask("complete", place),
  hover: (place) => ask("hover", place),
  define: (place) => ask("define", place),
  /** The findings that touch a range of the edited file. */
  findings: ({ start, end }) => last.own.filter((finding) => finding.start <= end && finding.end >= start).slice(0, 5),
  format: ({ file }) => compiler.format(file),
  explain: ({ code }) => compiler.explain(code),
  forms: () => compiler.forms(),
  product: ({ form }) => compiler.product(form),
  /** The changes from other texts, and the pictures that changed, before and after. */
  changes({ opened, theme, pictures }) {
    const now = new Map(texts);
    const before = drawWith(new Map(opened), theme, pictures);
    compiler.keep();
    const after = drawWith(now, theme, pictures);
    const changed = before.map(([name, old], index) => [name, old, after[index][1]]).filter(([, old, svg]) => old !== svg);
    return { ...compiler.changes(), pictures: changed };
  },
};

/** Gives the compiler other files, and draws the theme that they make. */
function drawWith(files, theme, pictures) {
  for (const name of [...texts.keys()].filter((name) => !files.has(name))) {
    compiler.removeFile(name);
    texts.delete(name);
  }
  for (const [name, text] of files) set(name, text);
  compiler.report(theme);
  return draw(pictures);
}
