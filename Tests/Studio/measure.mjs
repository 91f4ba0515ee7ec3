// Measures the studio's module: Tests/Studio/measure.mjs THEMEC MODULE
//
// Prints its size, how long an instance takes beside an empty module, an edit of Themes/Fiori.nss and of 100 KB beside the
// language server of a release build, and the memory over 10,000 edits. Times are medians of 50 in this one run.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { loadCompiler } from "./module.mjs";

const [tool, modulePath] = process.argv.slice(2);
const ROUNDS = 50;
const theme = fs.readFileSync(path.resolve(import.meta.dirname, "../../Themes/Fiori.nss"), "utf8");

/** The rules of an app's own classes over Fiori, with colours, sizes and states. */
const large = Array.from({ length: 600 }, (_, number) => (
  `/* Screen ${number} */\nScreen${number}Header {\n  font-color: @brand;\n  font-size: ${10 + number % 9};\n  background-color: #F${number % 10}F${number % 7}F0;\n}\n`
  + `Screen${number}Button:disabled { font-color: gray; corner-radius: ${number % 12}; }\n`))
  .reduce((text, rules) => text + rules, "@import \"themec:Fiori\";\n@brand: #0B6E99;\n");

/** The text with another digit in its middle, as after a key. */
const edited = (number, text = theme) => {
  const middle = text.indexOf("\n", text.length / 2);
  return `${text.slice(0, middle)}\n/* ${number} */${text.slice(middle)}`;
};

const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];

/** The median time of a function in milliseconds. */
async function time(body) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await body(round);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** A session with the language server: `ask` sends a request and waits for the answer, `tell` a notification. */
function startServer() {
  const server = spawn(tool, ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
  let received = Buffer.alloc(0);
  let waiting = new Map();
  server.stdout.on("data", (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const end = received.indexOf("\r\n\r\n");
      const length = Number(/Content-Length: (\d+)/.exec(received.subarray(0, Math.max(end, 0)))?.[1]);
      if (end < 0 || received.length < end + 4 + length) return;
      const message = JSON.parse(received.subarray(end + 4, end + 4 + length));
      received = received.subarray(end + 4 + length);
      if (message.method === undefined) waiting.get(message.id)?.(message.result);
    }
  });
  let id = 0;
  const send = (message) => {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  return {
    tell: (method, params) => send({ method, params }),
    ask: (method, params) => new Promise((done) => {
      id++;
      waiting.set(id, done);
      send({ id, method, params });
    }),
    end: () => server.kill(),
  };
}

async function timeServer(text) {
  const server = startServer();
  const uri = "file:///Edited.nss";
  await server.ask("initialize", { processId: null, rootUri: null, capabilities: { textDocument: { diagnostic: {} } } });
  server.tell("initialized", {});
  server.tell("textDocument/didOpen", { textDocument: { uri, languageId: "nss", version: 0, text } });
  const result = await time((round) => {
    const textDocument = { uri, version: round + 1 };
    server.tell("textDocument/didChange", { textDocument, contentChanges: [{ text: edited(round, text) }] });
    return server.ask("textDocument/diagnostic", { textDocument: { uri } });
  });
  server.end();
  return result;
}

const bytes = fs.readFileSync(modulePath);
const MAGIC = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const empty = new WebAssembly.Module(Uint8Array.of(...MAGIC));
/** A module with nothing but a page of memory: a browser reserves addresses for it, which is most of its time. */
const bare = new WebAssembly.Module(Uint8Array.of(...MAGIC, 5, 3, 1, 0, 1));
const module = new WebAssembly.Module(bytes);
const compiler = loadCompiler(modulePath)();
const edit = (number, text) => {
  compiler.setFile("Edited.nss", edited(number, text));
  return JSON.parse(compiler.report("Edited.nss"));
};

console.log(`size: ${bytes.length} bytes, ${zlib.gzipSync(bytes, { level: 9 }).length} gzipped`);
const ofEmpty = await time(() => new WebAssembly.Instance(empty));
const ofBare = await time(() => new WebAssembly.Instance(bare));
const ofModule = await time(() => new WebAssembly.Instance(module));
console.log(
  `instance: ${ofModule.toFixed(3)} ms, of an empty module ${ofEmpty.toFixed(4)} ms, of one with a memory ${ofBare.toFixed(4)} ms`);
for (const text of [theme, large]) {
  const ofEdit = await time((number) => edit(number, text));
  const ofServer = await timeServer(text);
  console.log(`edit of ${text.length} bytes: ${ofEdit.toFixed(2)} ms, of the language server ${ofServer.toFixed(2)} ms, ${
    (ofEdit / ofServer).toFixed(1)} times as long`);
}
const first = compiler.memory();
for (let number = 0; number < 10_000; number++) {
  edit(number);
  if (number === 99 || number === 9_999) console.log(`memory after ${number + 1} edits: ${compiler.memory()} bytes`);
}
process.exitCode = compiler.memory() > first + (1 << 20) ? 1 : 0;
