// The compiler as an object, for the page and for tests: its functions take and answer texts or bytes.

/** The functions of an instance of `themec.wasm`, by the names of `Module/Exports.swift`. */
function makeCompiler(instance) {
  const module = instance.exports;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  /** Writes bytes to where the module reads its input. */
  const give = (...parts) => {
    const bytes = parts.map((part) => typeof part === "string" ? encoder.encode(part) : part);
    const count = bytes.reduce((sum, part) => sum + part.length, 0);
    let address = module.input(count);
    for (const part of bytes) {
      new Uint8Array(module.memory.buffer).set(part, address);
      address += part.length;
    }
    return bytes[0]?.length ?? 0;
  };
  const answer = (count) => new Uint8Array(module.memory.buffer, module.answer(), count >>> 0);
  const text = (count) => decoder.decode(answer(count));
  const answerTo = (input, name) => {
    give(input);
    return text(module[name]());
  };

  return {
    setFile(name, content) { module.setFile(give(name, content)); },
    removeFile(name) { give(name); module.removeFile(); },
    /** The themes that are made of a file, or all for an empty name: those that are known, or the files that none imports. */
    themes: (name, known = []) => answerTo([name, ...known].join("\n"), "themes").split("\n").filter((name) => name !== ""),
    /**
     * A first theme in the colour of a brand, as `themec init` writes it; empty for a text that is no colour. Other colours
     * are by the names of the options: `{ secondary: "#00796B" }`.
     */
    brand: (base, color, fillsBars = false, others = {}) => answerTo(
      [base, color, ...fillsBars ? ["bars"] : [], ...Object.entries(others).map((pair) => pair.join(" "))].join("\n"), "brand"),
    /** The findings of the theme that begins with a file, as `themec lint --format json` writes them. */
    report: (name) => answerTo(name, "compile"),
    table: () => answer(module.table()).slice(),
    picture: (name) => answerTo(name, "picture"),
    pictureNames: () => text(module.pictureNames()).split("\n").filter((name) => name !== ""),
    words: (name) => JSON.parse(answerTo(name, "words")),
    /** The colours that the theme's author can change, and those of them that cannot be read. */
    colors: () => JSON.parse(text(module.colors())),
    /** Notes which colours cannot be read now: `colors` tells those of later on from them. */
    mark: () => module.mark(),
    /** A colour, `#rrggbb`, in the notation of a written one. */
    spelling: (color, written) => answerTo(color.slice(1) + written, "spelling"),
    /** The parts of a picture. */
    parts: (name) => JSON.parse(answerTo(name, "parts")),
    /** Keeps the theme as it is: `changes` are told from it. */
    keep: () => module.keep(),
    changes: () => JSON.parse(text(module.changes())),
    /** The mistakes in the settings, and whether they name an app: `{ problems, faults, namesApp }`. */
    faults: () => JSON.parse(text(module.faults())),
    /** Proposals, an explanation and the declarations of the word in a file that has so many bytes before it. */
    complete: (name, offset) => { give(name); return JSON.parse(text(module.complete(offset))); },
    hover: (name, offset) => { give(name); return JSON.parse(text(module.hover(offset))); },
    define: (name, offset) => { give(name); return JSON.parse(text(module.define(offset))); },
    /** The canonical layout of a file, as `themec format` writes it. */
    format: (name) => answerTo(name, "format"),
    /** The meaning of a code as `themec explain` tells it; null for another word. */
    explain: (code) => JSON.parse(answerTo(code, "explain")),
    /** The forms that `product` knows, and the theme in one of them, as `themec build --emit` writes it. */
    forms: () => JSON.parse(text(module.forms())),
    product: (name) => JSON.parse(answerTo(name, "product")),
    memory: () => module.memory.buffer.byteLength,
  };
}
