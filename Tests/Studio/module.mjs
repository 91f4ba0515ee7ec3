// Loads the studio's module for tests, with the same script as the page.
import fs from "node:fs";
import path from "node:path";

const script = path.resolve(import.meta.dirname, "../../Sources/Studio/compiler.js");
const makeCompiler = new Function(`${fs.readFileSync(script, "utf8")}; return makeCompiler;`)();

/** A function that makes new instances of a module. */
export function loadCompiler(file) {
  const module = new WebAssembly.Module(fs.readFileSync(file));
  return () => makeCompiler(new WebAssembly.Instance(module));
}
