// Measures the studio's module: Tests/Studio/measure.mjs THEMEC MODULE
//
// Prints its size, how long an instance takes beside an empty module, an edit of Themes/Fiori.nss beside the language server
// of a release build, and the memory over 10,000 edits. Times are medians of 50 in this one run.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { loadCompiler } from "./module.mjs";

const [tool, modulePath] = process.argv.slice(2);
const ROUNDS = 50;
const theme = fs.readFileSync(path.resolve(import.meta.dirname, "../../Themes/Fiori.nss"), "utf8");

/** The text with another digit in its middle, as after a key. */
const edited = (number) => {
  const middle = theme.indexOf("\n", theme.length / 2);
  return `${theme.slice(0, middle)}\n/* ${number} */${theme.slice(middle)}`;
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

async function timeServer() {
  const server = startServer();
  const uri = "file:///Fiori.nss";
  await server.ask("initialize", { processId: null, rootUri: null, capabilities: { textDocument: { diagnostic: {} } } });
  server.tell("initialized", {});
  server.tell("textDocument/didOpen", { textDocument: { uri, languageId: "nss", version: 0, text: theme } });
  const result = await time((round) => {
    const textDocument = { uri, version: round + 1 };
    server.tell("textDocument/didChange", { textDocument, contentChanges: [{ text: edited(round) }] });
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
const edit = (number) => {
  compiler.setFile("Fiori.nss", edited(number));
  return compiler.report("Fiori.nss");
};

console.log(`size: ${bytes.length} bytes, ${zlib.gzipSync(bytes, { level: 9 }).length} gzipped`);
const ofEmpty = await time(() => new WebAssembly.Instance(empty));
const ofBare = await time(() => new WebAssembly.Instance(bare));
const ofModule = await time(() => new WebAssembly.Instance(module));
console.log(
  `instance: ${ofModule.toFixed(3)} ms, of an empty module ${ofEmpty.toFixed(4)} ms, of one with a memory ${ofBare.toFixed(4)} ms`);
const ofEdit = await time(edit);
const ofServer = await timeServer();
console.log(
  `edit: ${ofEdit.toFixed(2)} ms, of the language server ${ofServer.toFixed(2)} ms, ${(ofEdit / ofServer).toFixed(1)} times as long`);
const first = compiler.memory();
for (let number = 0; number < 10_000; number++) {
  edit(number);
  if (number === 99 || number === 9_999) console.log(`memory after ${number + 1} edits: ${compiler.memory()} bytes`);
}
process.exitCode = compiler.memory() > first + (1 << 20) ? 1 : 0;
