// Compares the studio's module with the tool: Tests/Studio/compare.mjs THEMEC MODULE [COUNT]
//
// Findings and tables are the same bytes over the themes, the golden sheets, the corpus and COUNT mutated sheets, pictures
// over twenty of them, and the themes of twenty brands.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadCompiler } from "./module.mjs";
import { mutated, randomNumbers, sheetsBelow } from "./sheets.mjs";

const [tool, modulePath, count = "500"] = process.argv.slice(2);
const PICTURED = 20;
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
let tables = 0;
let pictured = 0;
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
  const native = run("lint", "--format", "json", "--exit-zero", name).stdout;
  if (!native.equals(ours)) fail(name, "findings", native, ours);
  if (run("build", "--quiet", name, "-o", "theme.nsst").status !== 0) continue;
  const table = fs.readFileSync(`${folder}/theme.nsst`);
  const ourTable = Buffer.from(compiler.table());
  if (!table.equals(ourTable)) fail(name, "tables", table, ourTable);
  tables++;
  if (tables % 4 !== 1 || pictured >= PICTURED) continue;
  run("preview", name, "--svg", "pictures");
  for (const picture of fs.readdirSync(`${folder}/pictures`)) {
    const native = fs.readFileSync(`${folder}/pictures/${picture}`);
    const ours = Buffer.from(compiler.picture(picture));
    if (!native.equals(ours)) fail(name, picture, native, ours);
  }
  pictured++;
  fs.rmSync(`${folder}/pictures`, { recursive: true, force: true });
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
console.log(`${sheets.size} sheets, ${tables} tables, the pictures of ${pictured}, ${brands} brands: ${failures} differ`);
process.exitCode = failures === 0 && tables > 0 && pictured > 0 && brands === 20 ? 0 : 1;
