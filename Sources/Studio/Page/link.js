// Links that hold the work: the files, packed, behind the address. Nothing of a link is ever run: its files are texts.

/** The most bytes that a link may unpack to, so that a short one cannot fill the memory. */
const MOST_BYTES = 8 << 20;

const throughStream = (bytes, stream) => new Blob([bytes]).stream().pipeThrough(stream);

/** Bytes as letters that an address may have. */
const lettersOf = (bytes) => {
  let text = "";
  for (let start = 0; start < bytes.length; start += 0x8000) text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

const bytesOf = (letters) => Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** Some work, files with their names and texts, as letters for an address. */
async function packed(work) {
  const stream = throughStream(new TextEncoder().encode(JSON.stringify(work)), new CompressionStream("deflate-raw"));
  return lettersOf(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The work in an address; null if nothing in it can be read. */
async function unpacked(letters) {
  try {
    const reader = throughStream(bytesOf(letters), new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder();
    let [text, count] = ["", 0];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      count += part.value.length;
      if (count > MOST_BYTES) return null;
      text += decoder.decode(part.value, { stream: true });
    }
    return checkedWork(JSON.parse(text + decoder.decode()));
  } catch {
    return null;
  }
}

/** The parts of some work that have the right form; null if there is no file. */
function checkedWork({ files, file, place, themes, theme }) {
  const isFile = (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === "string") && pair[0] !== "";
  if (!Array.isArray(files) || files.length === 0 || files.length > 1000 || !files.every(isFile)) return null;
  const names = files.map(([name]) => name);
  const range = Array.isArray(place) && place.length === 2 && place.every(Number.isInteger) ? place : [0, 0];
  return {
    files, file: names.includes(file) ? file : names[0], place: range, theme: names.includes(theme) ? theme : "",
    themes: Array.isArray(themes) ? themes.filter((name) => names.includes(name)) : [],
  };
}
