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
    load = WebAssembly.compile(data.module).then(async (module) => {
      compiler = makeCompiler(await WebAssembly.instantiate(module));
    });
    return;
  }
  await load;
  try {
    self.postMessage(data.brand ? { brand: compiler.brand(...data.brand) } : answer(data));
  } catch (error) {
    self.postMessage({ number: data.number, failure: String(error) });
  }
};

/**
 * The answer to a request: the state of the theme, and its pictures, which are null if those that are shown stay.
 *
 * A file of which the theme is not made, as one that was just opened, is shown with a theme that is.
 */
function answer({ number, files, gone, themes, theme, file, isOpened, isNew, pictures }) {
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
  const report = JSON.parse(compiler.report(theme));
  const words = compiler.words(file);
  const hasErrors = report.summary.errors > 0;
  if (!hasErrors) good = { theme, files: new Map(texts) };
  const old = hasErrors && good?.theme === theme ? good : null;
  const isAskedAgain = asked === pictures.join();
  asked = pictures.join();
  const drawn = old && isAskedAgain ? null : draw(pictures, old);
  return { number, themes, theme, file, report, words, names: compiler.pictureNames(), pictures: drawn, isOld: old !== null };
}

function set(name, text) {
  compiler.setFile(name, text);
  texts.set(name, text);
}

/** Draws the theme as it is, or as it was: then the compiler has other texts for a moment. */
function draw(pictures, old) {
  const now = new Map(texts);
  if (old) {
    for (const [name, text] of old.files) compiler.setFile(name, text);
    compiler.report(old.theme);
  }
  const drawn = pictures.map((name) => [name, compiler.picture(name)]);
  if (old) for (const [name, text] of now) compiler.setFile(name, text);
  return drawn;
}
