// Several files as one archive, a zip whose files are not packed.

const CHECKS = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xEDB88320 : byte >>> 1;
  return byte;
});

const check = (bytes) => ~bytes.reduce((sum, byte) => (sum >>> 8) ^ CHECKS[(sum ^ byte) & 0xFF], ~0) >>> 0;

/** Numbers as bytes, the lowest first: pairs of a number and how many bytes it has. */
const numbers = (...pairs) => Uint8Array.from(pairs.flatMap(([number, count]) => (
  Array.from({ length: count }, (_, index) => (number / 256 ** index) & 0xFF))));

/** The parts of a path that is written in a file of some folders; `..` stays where there is no folder to leave. */
const partsOf = (folders, path) => path.split("/").reduce((parts, part) => (
  part === "." || part === "" ? parts
    : part === ".." && parts.length > 0 && parts.at(-1) !== ".." ? parts.slice(0, -1) : [...parts, part]), folders);

/** A name that leads to no other folder, whatever a link calls its files. */
const inside = (name) => (
  partsOf([], name.slice(-1000).replace(/[\\:\0-\x1f]/g, "_")).filter((part) => part !== "..").join("/"));

/** The archive of some names with their texts; it tells no times. */
function archive(files) {
  const encoder = new TextEncoder();
  const [parts, list] = [[], []];
  const taken = new Set();
  let offset = 0;
  for (const [path, text] of files) {
    let name = inside(path) || "file";
    while (taken.has(name)) name = `${name}_`;
    taken.add(name);
    const [title, bytes] = [encoder.encode(name), encoder.encode(text)];
    // Version 1, names in UTF-8, nothing packed, 1 January 1980; check sum and sizes.
    const facts = numbers([10, 2], [0x800, 2], [0, 2], [0, 2], [0x21, 2], [check(bytes), 4], [bytes.length, 4], [bytes.length, 4],
      [title.length, 2], [0, 2]);
    const entry = [numbers([0x04034B50, 4]), facts, title, bytes];
    list.push(numbers([0x02014B50, 4], [10, 2]), facts, numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), title);
    parts.push(...entry);
    offset += entry.reduce((sum, part) => sum + part.length, 0);
  }
  const length = list.reduce((sum, part) => sum + part.length, 0);
  const end = numbers([0x06054B50, 4], [0, 4], [files.length, 2], [files.length, 2], [length, 4], [offset, 4], [0, 2]);
  return new Blob([...parts, ...list, end]);
}
