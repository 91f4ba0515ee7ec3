// The sheets on which the module is compared with the tool: those of the tree, the corpus, and made ones.
import fs from "node:fs";
import path from "node:path";

/** The stylesheets below some folders, by their paths there. */
export function sheetsBelow(folders) {
  const sheets = new Map();
  for (const folder of folders.filter((folder) => fs.existsSync(folder))) {
    for (const name of fs.readdirSync(folder, { recursive: true }).sort()) {
      if (!name.endsWith(".nss")) continue;
      const bytes = fs.readFileSync(path.join(folder, name));
      sheets.set(`${path.basename(folder)}/${name}`, bytes);
    }
  }
  return sheets;
}

/** Numbers between 0 and 1 that a seed decides. */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}

const PIECES = [
  "@accent: #0B6E99;\n", "Button { font-color: @accent; }\n", "@media (appearance: dark) {\n", "}\n", "{", ";", "/* ", "\"",
  "Label:disabled { font-color: rgba(1, 2, 3, 0.5); background-color: primaryLabel; }\n", "@import \"themec:Fiori\";\n",
  "font-size: 4294967296;", "corner-radius: 99999999999999999999;", "border-width: -2147483649;", "opacity: 1e400;",
  "@a: @b; @b: @a;\n", "fdlFUIHierarchyItemView_title { font-style: headline; font-color: lighten(@accent, 20%); }\n",
  "\u202E", "\u0000", "é", "👩‍👩‍👧", "\r\n", "</script>", "NUIX1, NUIX2 * { border-color: #abc; }\n",
  "@component t { @part & { y", "@import \"a\u0000b.nss\";\n",
];

/** A sheet with some of its lines and characters lost, doubled or moved, and pieces of others put in. */
export function mutated(bytes, random) {
  let text = bytes.toString("latin1").slice(0, 20_000);
  for (let count = 1 + Math.floor(random() * 6); count > 0; count--) {
    const start = Math.floor(random() * (text.length + 1));
    const end = Math.min(text.length, start + Math.floor(random() * random() * 200));
    const piece = Buffer.from(PIECES[Math.floor(random() * PIECES.length)]).toString("latin1");
    const choice = Math.floor(random() * 4);
    if (choice === 0) text = text.slice(0, start) + text.slice(end);
    else if (choice === 1) text = text.slice(0, end) + text.slice(start, end) + text.slice(end);
    else if (choice === 2) text = text.slice(0, start) + piece + text.slice(start);
    else text = text.slice(0, start) + piece + text.slice(end);
  }
  return Buffer.from(text, "latin1");
}
