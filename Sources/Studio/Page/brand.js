// A theme to begin with: the colours of a brand, typed, picked or taken from a picture, are shown in pictures while they are chosen.

const START = {
  fiori: "@import \"themec:Fiori\";\n\n/* What this theme has otherwise than Fiori. */\n@tintColor: #0064D9;\n"
    + "@tintColor_darkBackground: #4DB1FF;\n",
  nui: "@import \"themec:NUI\";\n\n@accent: #0064D9;\n\nButton { background-color: @accent; font-color: white; }\n",
  empty: "",
};
const OTHERS = ["secondary", "neutral", "dark"];

/** The brand as the form has it. */
const brandChosen = () => ({
  base: $("base").value, color: $("color").value, fillsBars: $("bars").checked,
  others: Object.fromEntries(OTHERS.filter((key) => $(`has-${key}`).checked).map((key) => [key, $(key).value])),
});

let isDrawing = false, isDrawnAgain = false;

/** Draws the theme of the brand as it is chosen; of several changes meanwhile the last one. */
async function drawBrand() {
  if (isDrawing) { isDrawnAgain = true; return; }
  isDrawing = true;
  const found = await query("brandPictures", brandChosen());
  $("brand-pictures").replaceChildren(...(found?.pictures ?? []).map(([name, svg]) => (
    make("img", { alt: `${title(parts(name).component)}, ${parts(name).look}`, src: source(svg) }))));
  isDrawing = false;
  if (isDrawnAgain) { isDrawnAgain = false; drawBrand(); }
}

/** The colours that a picture has most of, the strong ones first: a logo's ground is seldom its brand. */
async function colorsOf(file) {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  await new Promise((done) => { reader.onloadend = done; });
  const image = Object.assign(new Image(), { src: reader.result });
  await image.decode();
  const scale = Math.min(1, 96 / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((length) => Math.max(1, Math.round(length * scale)));
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const groups = new Map();
  for (let index = 0; index < data.length; index += 4) {
    const [red, green, blue, alpha] = data.subarray(index, index + 4);
    if (alpha < 128) continue;
    const key = (red >> 4) << 8 | (green >> 4) << 4 | blue >> 4;
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    group.count++;
    group.sum = group.sum.map((sum, channel) => sum + [red, green, blue][channel]);
    groups.set(key, group);
  }
  const found = [...groups.values()].map(({ count, sum }) => {
    const channels = sum.map((channel) => Math.round(channel / count));
    const strength = (Math.max(...channels) - Math.min(...channels)) / 255;
    return { channels, weight: count * (0.02 + strength) };
  }).sort((a, b) => b.weight - a.weight);
  const isNear = (one, other) => one.channels.every((channel, index) => Math.abs(channel - other.channels[index]) < 40);
  const chosen = [];
  for (const color of found) if (chosen.length < 6 && !chosen.some((other) => isNear(color, other))) chosen.push(color);
  return chosen.map(({ channels }) => `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`);
}

/** Takes a colour over into the picker and the field beside it. */
function chooseBrand(color) {
  $("color").value = color;
  $("color-text").value = color.toUpperCase();
  $("color-text").setCustomValidity("");
  $("from-brand").checked = true;
  drawBrand();
}

$("new").onclick = () => { openDialog("start"); drawBrand(); };
$("color").oninput = () => chooseBrand($("color").value);
$("color-text").oninput = () => {
  $("from-brand").checked = true;
  const color = colorOf($("color-text").value);
  if (!color) return;
  $("color").value = color;
  drawBrand();
};
$("start").addEventListener("input", () => {
  $("color-text").setCustomValidity(colorOf($("color-text").value) || !$("from-brand").checked ? "" : NO_COLOR);
});
$("logo").onchange = async () => {
  const [file] = $("logo").files;
  const colors = file ? await colorsOf(file).catch(() => []) : [];
  $("logo-colors").replaceChildren(...colors.length > 0 ? colors.map((color) => {
    const made = button(` ${color.toUpperCase()}`, { onclick: () => chooseBrand(color) });
    made.prepend(chip(color));
    return made;
  }) : ["This picture has no colours that can be read."]);
  if (colors.length > 0) chooseBrand(colors[0]);
};
for (const key of ["base", "bars", ...OTHERS, ...OTHERS.map((key) => `has-${key}`)]) $(key).addEventListener("input", drawBrand);
for (const key of OTHERS) $(key).addEventListener("input", () => { $(`has-${key}`).checked = true; });

$("start").onclose = async () => {
  if ($("start").returnValue !== "start" || !mayReplace()) return;
  const choice = new FormData($("start").querySelector("form")).get("from");
  const text = choice === "brand" ? await query("brand", brandChosen()) : START[choice];
  replaceFiles(choice === "given" ? given : { files: [["theme.nss", text]], isUnsaved: true });
};
