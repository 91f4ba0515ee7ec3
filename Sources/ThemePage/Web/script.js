"use strict";
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId("data").textContent);
const inspector = byId("inspector");
const classes = new Map(all(".class[id]").map((entry) => [entry.querySelector("bdi").textContent, entry]));
let chosen = null;
let isPinned = false;

/** Makes an element of HTML, or of SVG if `attributes.svg` is set. */
function make(name, attributes = {}, ...children) {
  const element = attributes.svg
    ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key !== "svg") element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** The records of the nodes in a picture, back to front, and the reading order. */
function nodesOf(picture) {
  const [records, order] = data.pictures[picture.dataset.p];
  return {
    order,
    nodes: records.map(([part, x, y, width, height, flags, shown, spoken = 0]) => ({
      part, x, y, width, height, takesTap: !!(flags & 1), isText: !!(flags & 2),
      isCut: !!(flags & 4), shown: data.words[shown], spoken: data.words[spoken],
    })),
  };
}

/** The number of the colour variant that a picture shows. */
function variantOf(picture) {
  const isDark = picture.closest(".panel").classList.contains("a1");
  return (isDark ? 1 : 0) + (byId("lv1")?.checked ? 2 : 0) + (byId("ct1")?.checked ? 4 : 0);
}

/** The contrast and the properties of a part as the theme of a picture has them. */
function lookOf(picture, part) {
  const theme = /\bt(\d+)/.exec(picture.closest(".panel").getAttribute("class"))?.[1] ?? 0;
  const [contrast, ...properties] = data.looks[data.parts[part][2 + +theme]];
  return { contrast: data.values[contrast], properties };
}

/** A chip of a colour, as decoration beside its text. */
function chip(color) {
  const element = make("i", { class: "chip" });
  element.style.setProperty("--c", color);
  return element;
}

const inVariant = (texts, variant) => (texts.length > 1 ? texts[variant] : texts[0]);
const visiblePictures = () => all(".pic[data-p]").filter((picture) => picture.getClientRects().length);

// MARK: Explaining

function choose(picture, index) {
  all(".chosen").forEach((mark) => mark.remove());
  chosen = { picture, index };
  const node = nodesOf(picture).nodes[index];
  picture.append(make("rect", {
    svg: true, class: "chosen", x: node.x, y: node.y, width: node.width, height: node.height,
  }));
  explain(node, picture);
}

/** The contrast of a node's text in words, empty if it is not known. */
function contrastOf(node, picture) {
  return node.part < 0 ? "" : inVariant(lookOf(picture, node.part).contrast, variantOf(picture));
}

function explain(node, picture) {
  const content = byId("inspector-content");
  content.replaceChildren(make("h2", {}, node.shown));
  const facts = make("p", { class: "note" });
  const size = `${node.width} × ${node.height} pt at ${node.x}, ${node.y}`;
  facts.append(size);
  if (node.spoken && node.spoken !== node.shown) facts.append(make("br"), `Spoken: ${node.spoken}`);
  const contrast = contrastOf(node, picture);
  if (contrast) facts.append(make("br"), `Contrast: ${contrast}`);
  const drawn = node.isText && drawnText(picture, node);
  if (drawn) facts.append(make("br"), `Drawn at ${drawn.getAttribute("font-size")} points`);
  if (node.isCut) facts.append(make("br"), "The text is cut.");
  if (node.part < 0) {
    facts.append(make("br"), "The theme is not asked for this part.");
    content.append(facts);
  } else {
    const [classList, state] = data.parts[node.part];
    const names = make("p", {});
    for (const name of classList.split(":")) {
      const code = make("code", {}, make("bdi", {}, name));
      names.append(classes.has(name)
        ? make("a", { href: "#" + classes.get(name).id }, code) : code, " ");
    }
    names.append(make("span", { class: "state" }, state ? `state ${state}` : "plain state"));
    content.append(names, facts, values(lookOf(picture, node.part).properties, variantOf(picture)));
  }
  inspector.hidden = false;
}

/** The text element with which a node is drawn; a component may draw it larger than its style. */
function drawnText(picture, node) {
  return all("text", byId(picture.dataset.p)).find((text) => {
    const y = +text.getAttribute("y");
    return y > node.y && y <= node.y + node.height && node.shown.startsWith(text.textContent.slice(0, 3));
  });
}

function values(properties, variant) {
  const list = make("dl");
  for (const [name, value, origin] of properties) {
    const text = inVariant(data.values[value], variant);
    if (!text) continue;
    const shown = make("dd", {});
    if (/^#[0-9A-F]{8}$/.test(text)) shown.append(chip(text));
    shown.append(make("code", {}, make("bdi", {}, text)));
    for (const line of inVariant(data.origins[origin], variant).split("\n")) {
      shown.append(make("span", { class: "where" }, make("bdi", {}, line)));
    }
    list.append(make("dt", {}, make("code", {}, data.names[name])), shown);
  }
  if (!list.children.length) return make("p", { class: "note" }, "The theme gives it no value.");
  return list;
}

function close() {
  all(".chosen").forEach((mark) => mark.remove());
  inspector.hidden = true;
  isPinned = false;
  chosen = null;
}

/** The frontmost node with a style at a place, or the frontmost one. */
function hit(picture, event) {
  const place = new DOMPoint(event.clientX, event.clientY)
    .matrixTransform(picture.getScreenCTM().inverse());
  let found = -1;
  nodesOf(picture).nodes.forEach((node, index) => {
    const isInside = place.x >= node.x && place.x < node.x + node.width
      && place.y >= node.y && place.y < node.y + node.height;
    if (isInside && (node.part >= 0 || found < 0)) found = index;
  });
  return found;
}

document.addEventListener("pointermove", (event) => {
  if (isPinned || event.pointerType === "touch") return;
  const picture = event.target.closest?.(".pic[data-p]");
  if (!picture) return;
  const index = hit(picture, event);
  if (index >= 0 && !(chosen?.picture === picture && chosen.index === index)) choose(picture, index);
});
document.addEventListener("click", (event) => {
  const picture = event.target.closest?.(".pic[data-p]");
  if (!picture) return;
  const index = hit(picture, event);
  if (index < 0) return;
  choose(picture, index);
  isPinned = true;
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !inspector.hidden) return close();
  const picture = event.target.closest?.(".pic[data-p]");
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!picture || !step) return;
  event.preventDefault();
  const count = nodesOf(picture).nodes.length;
  const from = chosen?.picture === picture ? chosen.index : step > 0 ? -1 : count;
  choose(picture, Math.min(Math.max(from + step, 0), count - 1));
  isPinned = true;
});
byId("inspector-close").addEventListener("click", close);

// MARK: Overlays

const overlays = {
  touch: (picture, { nodes }) => nodes.filter((node) => node.takesTap).map((node) => ({
    node, isBad: node.width < 44 || node.height < 44, label: `${node.width} × ${node.height}`,
  })),
  order: (picture, { nodes, order }) => order.map((index, place) => ({
    node: nodes[index], isBad: false, label: `${place + 1}`,
  })),
  contrast: (picture, { nodes }) => nodes.map((node) => ({ node, label: contrastOf(node, picture) }))
    .filter(({ label }) => label)
    .map((mark) => ({ ...mark, isBad: /fails|invisible/.test(mark.label) })),
  cut: (picture, { nodes }) => nodes.filter((node) => node.isCut).map((node) => ({
    node, isBad: true, label: "cut",
  })),
};
const notes = {
  touch: (marks) => `${marks.length} touch areas, ${marks.filter((mark) => mark.isBad).length} smaller than 44 × 44 points`,
  order: (marks) => `${marks.length} elements in the order in which a screen reader reads them`,
  // The pairs of the themes, however often they are drawn.
  contrast: (marks) => `${data.failing} pairs without enough contrast; ${marks.length} texts and symbols are marked`,
  cut: (marks) => `${marks.length} texts are cut`,
};

function drawOverlay() {
  all(".overlay").forEach((overlay) => overlay.remove());
  const kind = document.querySelector("input[name=ov]:checked")?.value ?? "none";
  const note = byId("overlay-note");
  if (!overlays[kind]) { note.textContent = ""; return; }
  const drawn = [];
  for (const picture of visiblePictures()) {
    const marks = overlays[kind](picture, nodesOf(picture));
    const group = make("g", { svg: true, class: `overlay ${kind}` });
    for (const { node, isBad, label } of marks) {
      const width = label.length * 6 + 8;
      // Ratios are at the end of the text, where they hide least of it.
      const x = kind === "contrast" ? Math.max(node.x, node.x + node.width - width) : node.x;
      group.append(
        make("rect", {
          svg: true, class: isBad ? "frame bad" : "frame", x: node.x, y: node.y,
          width: node.width, height: node.height,
        }),
        make("rect", { svg: true, class: isBad ? "tag bad" : "tag", x, y: node.y, width, height: 14 }),
        make("text", { svg: true, x: x + 4, y: node.y + 10.5 }, label));
    }
    picture.append(group);
    drawn.push(...marks);
  }
  note.textContent = notes[kind](drawn);
}

document.addEventListener("change", (event) => {
  if (!event.target.closest(".toolbar")) return;
  showChosen();
  if (chosen && !chosen.picture.getClientRects().length) close();
  else if (chosen) choose(chosen.picture, chosen.index);
  drawOverlay();
  note();
});

/** Puts the pictures of the switches into the panels of a family, each of which has one. */
function showChosen() {
  const [, index] = ["d", "r", "z"].reduce(([scale, index], name) => {
    const inputs = all(`input[name=${name}]`);
    const chosen = Math.max(inputs.findIndex((input) => input.checked), 0);
    return [0, index * Math.max(inputs.length, 1) + chosen];
  }, [0, 0]);
  for (const picture of all(".pic[data-all]")) {
    const name = picture.dataset.all.split(" ")[index];
    if (!name || name === picture.dataset.p) continue;
    const [, , width, height, top = 0] = data.pictures[name];
    picture.dataset.p = name;
    picture.setAttribute("viewBox", `0 ${top} ${width} ${height}`);
    picture.setAttribute("width", width);
    picture.querySelector("use").setAttribute("href", "#" + name);
  }
}

// MARK: Links

/** The choices that are not the first of their switch, as they stand in the address: `d1,ap1`. */
const choices = () => all(".toolbar fieldset").map((group) => {
  const [first, chosen] = [group.querySelector("input"), group.querySelector("input:checked")];
  return chosen && chosen !== first ? chosen.id : "";
}).filter(Boolean).join(",");

/** The name of what the address leads to, without the choices. */
const target = () => decodeURIComponent(location.hash.slice(1)).split("!")[0];

/** The sample or section at the top of the window. */
function inSight() {
  const line = document.querySelector(".bar").getBoundingClientRect().bottom + 80;
  return all("main > section[id], .sample[id]").filter((one) => one.getBoundingClientRect().top < line).pop();
}

/** Notes component and choices in the address, so that it can be sent to somebody. */
function note() {
  const chosen = choices();
  const hash = "#" + encodeURIComponent(inSight()?.id ?? "") + (chosen ? "!" + chosen : "");
  history.replaceState(history.state, "", hash.length > 1 ? hash : location.pathname);
}

/** Takes the choices of the address. */
function takeChoices() {
  const chosen = location.hash.split("!")[1];
  for (const id of chosen?.split(",") ?? []) if (byId(id)?.type === "radio") byId(id).checked = true;
  if (chosen) { showChosen(); drawOverlay(); }
}
let rest;
addEventListener("scroll", () => {
  clearTimeout(rest);
  rest = setTimeout(() => { if (scrollY > 100 || location.hash) note(); }, 250);
}, { passive: true });

// MARK: Findings and classes

/** Chooses the first part in sight that a class path styles; false if there is none. */
function showPart(path) {
  for (const picture of visiblePictures()) {
    const index = nodesOf(picture).nodes.findIndex((node) =>
      node.part >= 0 && data.parts[node.part][0].split(":").includes(path));
    if (index < 0) continue;
    picture.scrollIntoView({ block: "center" });
    picture.focus({ preventScroll: true });
    choose(picture, index);
    isPinned = true;
    return true;
  }
  return false;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href^='#c-']:not(h4 a, #inspector a)");
  if (link && showPart(link.textContent)) event.preventDefault();
});
function openTarget() {
  const element = byId(target());
  if (element?.matches("details")) element.open = true;
  if (location.hash.includes("!")) element?.scrollIntoView({ behavior: "instant" });
}
addEventListener("hashchange", () => { takeChoices(); openTarget(); });
takeChoices();
openTarget();

/** Makes a table of the lines of a class, with chips for its colours, when it is opened. */
function tabulate(entry) {
  const lines = entry.querySelector("pre");
  if (!lines) return;
  const table = make("table");
  for (const line of lines.textContent.split("\n")) {
    const [name, ...cells] = line.split("\t");
    const row = table.insertRow();
    row.append(make("th", { scope: "row" }, name));
    for (const text of cells) {
      const cell = row.insertCell();
      if (/^#[0-9A-F]{6,8}$/.test(text)) cell.append(chip(text));
      cell.append(make("bdi", {}, text));
    }
  }
  lines.replaceWith(table);
}
document.addEventListener("toggle", (event) => {
  if (event.target.matches(".class[open]")) tabulate(event.target);
}, true);

byId("filter").addEventListener("input", (event) => {
  const word = event.target.value.trim().toLowerCase();
  let count = 0;
  for (const entry of all(".class")) {
    entry.hidden = !!word && !entry.textContent.toLowerCase().includes(word);
    if (!entry.hidden) count += 1;
  }
  byId("filter-note").textContent = word ? `${count} classes` : "";
});

if (matchMedia("(prefers-contrast: more)").matches && !history.state && byId("ct1")) byId("ct1").checked = true;
document.documentElement.classList.add("alive");
all(".pic[data-p]").forEach((picture) => picture.setAttribute("tabindex", "0"));
all(".needs-script").forEach((element) => { element.hidden = false; });
