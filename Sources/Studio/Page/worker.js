// The compiler off the main thread: takes what has changed, answers findings, words to colour, and pictures.

let compiler;
let load;
/** The texts of all files, as they are and as they were when the theme had no errors. */
const texts = new Map();
let good;
/** The pictures that were asked for last. */
let asked = "";

self.onmessage = async ({ data }) => {
  if (data.module) {
    load = WebAssembly.instantiate(data.module).then(({ instance }) => { compiler = makeCompiler(instance); });
    return;
  }
  await load;
  try {
    self.postMessage(data.query ? { query: data.query, found: queries[data.query](data) } : answer(data));
  } catch (error) {
    self.postMessage({ failure: String(error) });
  }
};

/**
 * The answer to a request: the state of the theme, and its pictures, which are null if those that are shown stay.
 *
 * A file of which the theme is not made, as one that was just opened, is shown with a theme that is.
 */
function answer({ files, gone, themes, theme, file, isOpened, isNew, pictures, draft }) {
  for (const [name, text] of files) set(name, text);
  for (const name of gone) {
    compiler.removeFile(name);
    texts.delete(name);
  }
  if (isNew) good = undefined;
  if (themes.length === 0) themes = compiler.themes("");
  if (isOpened) {
    const possible = compiler.themes(file, themes);
    if (!possible.includes(theme)) theme = possible[0] ?? file;
  }
  const recolored = draft && recolor(draft);
  const report = JSON.parse(compiler.report(theme));
  if (isNew) compiler.mark();
  const hasErrors = report.summary.errors > 0;
  if (!hasErrors) good = { theme, files: new Map(texts) };
  const old = hasErrors && good?.theme === theme ? good : null;
  const isAskedAgain = asked === pictures.join();
  asked = pictures.join();
  // The pictures come last: an old theme takes the place of this one in the compiler.
  return {
    themes, theme, file, report, words: compiler.words(file), colors: compiler.colors(), names: compiler.pictureNames(),
    draft: recolored, isOld: old !== null, pictures: !old ? draw(pictures) : isAskedAgain ? null : drawOld(old, pictures),
  };
}

function set(name, text) {
  compiler.setFile(name, text);
  texts.set(name, text);
}

/** The pictures of the theme, each after its name. */
const draw = (pictures) => pictures.map((name) => [name, compiler.picture(name)]);

/** Draws the theme as it was: the compiler has other texts for a moment. */
function drawOld({ files, theme }, pictures) {
  const now = new Map(texts);
  const drawn = drawWith(files, theme, pictures);
  for (const [name, text] of now) set(name, text);
  return drawn;
}

/** Puts a colour into the text of a file as it was when the change began. */
function recolor({ file, base, start, end, prefix, suffix, written, color, isFirst }) {
  if (isFirst) compiler.mark();
  const spelling = prefix + compiler.spelling(color, written) + suffix;
  set(file, base.slice(0, start) + spelling + base.slice(end));
  return { color, text: texts.get(file) };
}

/** What the page asks besides, by name. */
const queries = {
  brand: ({ base, color, fillsBars, others }) => compiler.brand(base, color, fillsBars, others),
  parts: ({ name }) => compiler.parts(name),
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
