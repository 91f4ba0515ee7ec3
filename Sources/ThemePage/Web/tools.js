// MARK: Copying

let silence;

/** Says something in the bar, and to screen readers; `isQuiet` for what only they need. */
function say(text, isQuiet = false) {
  const output = $("said");
  output.classList.toggle("unseen", isQuiet);
  output.textContent = text;
  clearTimeout(silence);
  silence = setTimeout(() => { output.textContent = ""; }, 3000);
}

/** Names and values that a click copies. */
const copyable = ".swatch code, .literals code, #inspector dd code, .class td bdi, .changes td code, .family td";

const copy = async (text) => say(await copied(text) ? `copied ${text}` : `the browser did not let the page copy ${text}`);
document.addEventListener("click", (event) => {
  const code = event.target.closest?.(copyable);
  if (code && !event.target.closest("a, button") && getSelection().isCollapsed) copy(code.textContent.trim());
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !event.target.matches?.("code[role=button]")) return;
  copy(event.target.textContent.trim());
});

// MARK: Uses of a colour

/** The parts of the pictures whose values are made of a name. */
function partsWith(name) {
  const word = new RegExp(`(^|[^\\w@-])${name.replace(/[^\w]/g, "\\$&")}(?![\\w-])`);
  const origins = new Set(data.origins.flatMap((texts, index) => (texts.some((text) => word.test(text)) ? [index] : [])));
  const looks = new Set(data.looks.flatMap(([, ...properties], index) =>
    (properties.some(([, , origin]) => origins.has(origin)) ? [index] : [])));
  return {
    word, parts: new Set(data.parts.flatMap(([, , ...own], index) => (own.some((look) => looks.has(look)) ? [index] : []))),
  };
}

/** Lights up the parts that a colour is in, and lists the classes that name it. */
function light(uses) {
  const { name } = uses.dataset;
  const { word, parts } = partsWith(name);
  lit = { name, parts };
  drawOverlay();
  all(".places").forEach((list) => list.remove());
  const list = make("ul", { className: "places" });
  const seen = new Set();
  for (const [path, { entry }] of knownClasses()) {
    for (const line of entry.lines) {
      const [property, , , origin = ""] = line.split("\t");
      const place = /^\S*:\d+/.exec(origin)?.[0] ?? "";
      const words = `${path} ${property} ${place}`;
      if (!word.test(line) || seen.has(words) || seen.size >= 30) continue;
      seen.add(words);
      list.append(make("li", {}, make("a", { href: "#" + anchorOf(path) }, path), ` ${property} ${place}`));
    }
  }
  uses.closest(".swatch").append(list);
  const first = visiblePictures().find((picture) => overlays.use(picture, nodesOf(picture)).length);
  if (!first) return;
  $("overlay-note").append(" ", button("Show the first", { onclick() { reach(first); first.focus({ preventScroll: true }); } }));
}

// MARK: Saving pictures

/** A picture as a file of its own: with what it refers to, and its colours as they are. */
function standalone(picture) {
  const values = getComputedStyle(picture.closest(".panel"));
  const copy = picture.cloneNode(true);
  copy.querySelectorAll(".overlay, .chosen").forEach((mark) => mark.remove());
  const shared = make("defs", { svg: true });
  copy.prepend(shared);
  for (let names = new Set(), size = -1; names.size > size;) {
    size = names.size;
    for (const [, one, other] of copy.outerHTML.matchAll(/(?:href="|url\(&quot;|url\()#([\w-]+)|xlink:href="#([\w-]+)/g)) {
      const name = one ?? other;
      if (names.has(name) || copy.querySelector(`#${CSS.escape(name)}`)) continue;
      names.add(name);
      if ($(name)) shared.append($(name).cloneNode(true));
    }
  }
  const colors = [...new Set([...copy.outerHTML.matchAll(/\bc\d+\b/g)].map(([name]) => name))];
  const rules = colors.map((name) => `.${name}{fill:${values.getPropertyValue("--" + name)}}`).join("");
  copy.prepend(make("style", { svg: true }, `.e{text-anchor:end}.m{text-anchor:middle}.b{font-weight:600}${rules}`));
  for (const name of ["class", "tabindex", "style", "role", "data-p", "data-all"]) copy.removeAttribute(name);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("height", copy.viewBox.baseVal.height);
  copy.setAttribute("font-family", "system-ui, sans-serif");
  return copy.outerHTML.replace(/var\((--c\d+)\)/g, (_, name) => values.getPropertyValue(name));
}

/** Saves a picture as SVG, or as PNG in twice its size. */
async function savePicture(picture, isDrawing) {
  const address = "data:image/svg+xml," + encodeURIComponent(standalone(picture));
  const name = picture.getAttribute("aria-label").replace(/[^\w]+/g, "-").toLowerCase();
  if (isDrawing) return saveAs(`${name}.svg`, address);
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = make("canvas");
  [canvas.width, canvas.height] = [image.width * 2, image.height * 2];
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return saveAs(`${name}.png`, canvas.toDataURL("image/png"));
}

const saveButtons = (picture) => make("p", { className: "save" }, ...["SVG", "PNG"].map((form) => (
  button(`Save as ${form}`, { onclick: () => savePicture(picture, form === "SVG") }))));
