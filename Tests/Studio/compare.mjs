// Compares the studio's module with the tool: Tests/Studio/compare.mjs THEMEC MODULE [COUNT]
//
// Findings with their fixes, tables and layouts are the same bytes over the themes, the golden sheets, the corpus and COUNT
// mutated sheets, and so are one product of each and the pictures of every fourth. In each of ten settings these are findings
// and a product of forty sheets, and the pictures of five; and then the themes of twenty brands.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadCompiler } from "./module.mjs";
import { mutated, randomNumbers, sheetsBelow } from "./sheets.mjs";

const [tool, modulePath, count = "500"] = process.argv.slice(2);
/** Of so many sheets with a table, one has its pictures compared. */
const EVERY = 4;
const FORMS = ["json", "nss", "css", "tokens", "swift", "accessors", "nss-nui"];
/** The sheets that are checked with each of these settings. */
const SET = 40;
const SETTINGS = [
  { target: "nui" }, { target: "fiori-swiftui", palette: "v7" }, { portable: ["nui", "fiori-swiftui"] }, { palette: "v4" },
  { rules: { contrast: "error", "unit-suffix": "off", naming: "note", syntax: "warning" }, docs: "https://example.com/" },
  { registry: ["own/registry.nss"], rules: { "undeclared-class": "error" } }, { requireReasons: true, target: "fiori-uikit" },
  { layers: ["Themes/NUI.nss"], target: "nui" }, { layers: ["Themes/Fiori.nss"], rules: { contrast: "off" } },
  { overrides: [{ files: ["corpus/**"], rules: { correctness: "note" } }, { files: ["Themes/**"], rules: { literals: "warning" } }] },
];
const REGISTRY = "@component Lamp {\n  certainty: observed;\n  @part Lamp_shade { font-color: Color; blur: Nonsense; }\n}\n@class BigButton : Button;\n";
const root = path.resolve(import.meta.dirname, "../..");
const shared = process.env.THEMEC_SHARED ?? path.join(root, "../shared");

const sheets = sheetsBelow([`${root}/Themes`, `${root}/Tests/Golden`, `${shared}/corpus`]);
const originals = [...sheets];
const random = randomNumbers(37);
for (let number = 0; number < Number(count); number++) {
  const [name, bytes] = originals[Math.floor(random() * originals.length)];
  sheets.set(`${path.dirname(name)}/mutated-${number}.nss`, mutated(bytes, random));
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "studio-"));
process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
for (const [name, bytes] of sheets) {
  fs.mkdirSync(path.dirname(`${folder}/${name}`), { recursive: true });
  fs.writeFileSync(`${folder}/${name}`, bytes);
}

/** Runs the tool in the folder of the sheets, on one thread. */
function run(...words) {
  return spawnSync(path.resolve(tool), words, { cwd: folder, maxBuffer: 1 << 30 });
}

/** What the tool reports. A page has files and no folders, so there an import that names a folder is of no file. */
function report(name) {
  const told = run("lint", "--format", "json", "--exit-zero", name).stdout;
  return told.includes("it is a folder") ? Buffer.from(told.toString().replaceAll("it is a folder", "no such file")) : told;
}

let failures = 0;
function fail(name, what, native, ours) {
  failures++;
  if (failures > 10) return;
  const at = [...native].findIndex((byte, index) => byte !== ours[index]);
  const shown = (bytes) => Buffer.from(bytes.subarray(Math.max(0, at - 80), at + 120)).toString();
  console.error(`${name}: ${what} differ at ${at}\n--- tool\n${shown(native)}\n--- module\n${shown(ours)}\n`);
}

const load = loadCompiler(modulePath);
let compiler = load();
for (const [name, bytes] of sheets) compiler.setFile(name, bytes);
let [tables, pictures] = [0, 0];

/** Compares a product of a theme that was compiled, and the pictures of every fourth. */
function compareLooks(name) {
  const form = FORMS[tables % FORMS.length];
  const product = run("build", "--quiet", name, "--emit", `${form}:-`).stdout;
  const ours = Buffer.from(compiler.product(form).files[0]?.[1] ?? "");
  if (!product.equals(ours)) fail(name, form, product, ours);
  if (tables++ % EVERY !== 0) return;
  run("preview", name, "--svg", "pictures");
  const drawn = fs.readdirSync(`${folder}/pictures`).sort();
  const [names, ourNames] = [drawn, compiler.pictureNames().sort()].map((names) => Buffer.from(names.join("\n")));
  if (!names.equals(ourNames)) fail(name, "the names of pictures", names, ourNames);
  for (const picture of drawn) {
    const native = fs.readFileSync(`${folder}/pictures/${picture}`);
    const ours = Buffer.from(compiler.picture(picture));
    if (!native.equals(ours)) fail(name, picture, native, ours);
  }
  pictures += drawn.length;
  fs.rmSync(`${folder}/pictures`, { recursive: true, force: true });
}

for (const name of sheets.keys()) {
  let ours;
  try {
    ours = Buffer.from(compiler.report(name));
  } catch (error) {
    failures++;
    console.error(`${name}: the module ends with '${error.message}'`);
    compiler = load();
    for (const [name, bytes] of sheets) compiler.setFile(name, bytes);
    continue;
  }
  const native = report(name);
  if (!native.equals(ours)) fail(name, "findings", native, ours);
  const layout = run("format", name).stdout;
  const ourLayout = Buffer.from(compiler.format(name));
  // Texts that are no UTF-8 come out repaired.
  if (!layout.equals(ourLayout) && layout.toString() !== ourLayout.toString()) fail(name, "layouts", layout, ourLayout);
  if (run("build", "--quiet", name, "-o", "theme.nsst").status !== 0) continue;
  const table = fs.readFileSync(`${folder}/theme.nsst`);
  const ourTable = Buffer.from(compiler.table());
  if (!table.equals(ourTable)) fail(name, "tables", table, ourTable);
  compareLooks(name);
}

let set = 0;
fs.mkdirSync(`${folder}/own`);
fs.writeFileSync(`${folder}/own/registry.nss`, REGISTRY);
compiler.setFile("own/registry.nss", REGISTRY);
for (const settings of SETTINGS) {
  const text = JSON.stringify({ root: true, ...settings });
  fs.writeFileSync(`${folder}/themec.json`, text);
  compiler.setFile("themec.json", text);
  for (let number = 0; number < SET; number++) {
    const name = [...sheets.keys()][Math.floor(random() * sheets.size)];
    const native = report(name);
    const ours = Buffer.from(compiler.report(name));
    if (!native.equals(ours)) fail(`${name} with ${text}`, "findings", native, ours);
    if (number % 2 === 0 && run("build", "--quiet", name, "-o", "theme.nsst").status === 0) compareLooks(name);
    set++;
  }
}

let brands = 0;
for (const base of ["fiori", "nui"]) {
  for (const fillsBars of [false, true]) {
    for (const color of ["#0b6e99", "#ffffff", "#000", "purple", `#${Math.floor(random() * 2 ** 24).toString(16).padStart(6, "0")}`]) {
      const native = run("init", "-", "--brand", color, "--on", base, ...fillsBars ? ["--bars"] : []).stdout;
      const ours = Buffer.from(compiler.brand(base, color, fillsBars));
      if (!native.equals(ours)) fail(`${color} on ${base}`, "brands", native, ours);
      if (native.length > 0) brands++;
    }
  }
}
const others = { secondary: "#00796B", neutral: "#6B5B4B", dark: "#FF6F91" };
const options = Object.entries(others).flatMap(([name, color]) => [`--${name}`, color]);
const native = run("init", "-", "--brand", "#0b6e99", ...options).stdout;
const ours = Buffer.from(compiler.brand("fiori", "#0b6e99", false, others));
if (!native.equals(ours)) fail("four colours", "brands", native, ours);
if (compiler.brand("fiori", "no colour") !== "") failures++;
console.log(`${sheets.size} sheets, ${tables} tables, as many products, ${pictures} pictures, ${set} in settings, ${brands} brands: ${failures} differ`);
process.exitCode = failures === 0 && tables > 0 && pictures > 0 && brands === 20 ? 0 : 1;
