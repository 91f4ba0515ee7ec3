const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const data = JSON.parse($("data").textContent);
const inspector = $("inspector");
let chosen = null;
let isPinned = false;

let settling = 0;

/** Scrolls somewhere, again while what comes into sight on the way is laid out; the last call counts, and the user's hand. */
function settle(go, frames = 8) {
  cancelAnimationFrame(settling);
  go();
  if (frames > 0) settling = requestAnimationFrame(() => settle(go, frames - 1));
}
for (const event of ["wheel", "touchmove"]) addEventListener(event, () => cancelAnimationFrame(settling), { passive: true });
const reach = (element, block = "center") => settle(() => element.scrollIntoView({ block, behavior: "instant" }));

const nodesByName = new Map();

/** The records of the nodes in a picture, back to front, and the reading order. */
function nodesOf(picture) {
  const name = picture.dataset.p;
  if (!nodesByName.has(name)) nodesByName.set(name, readNodes(name));
  return nodesByName.get(name);
}

function readNodes(name) {
  const [records, order] = data.pictures[name];
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
  return (isDark ? 1 : 0) + ($("lv1")?.checked ? 2 : 0) + ($("ct1")?.checked ? 4 : 0);
}

/** The contrast and the properties of a part as the theme of a picture has them. */
function lookOf(picture, part) {
  const theme = /\bt(\d+)/.exec(picture.closest(".panel").getAttribute("class"))?.[1] ?? 0;
  const [contrast, ...properties] = data.looks[data.parts[part][2 + +theme]];
  return { contrast: data.values[contrast], properties };
}

const inVariant = (texts, variant) => (texts.length > 1 ? texts[variant] : texts[0]);

/** The pictures that the switches show, by their classes: asking for boxes would lay out all that is out of sight. */
function visiblePictures() {
  const wanted = ["d", "r", "z"].map((name) => document.querySelector(`input[name=${name}]:checked`)?.id ?? name + "0");
  const hidden = { ap0: "a1", ap1: "a0" }[document.querySelector("input[name=ap]:checked")?.id];
  return all(".pic[data-p]").filter((picture) => {
    if (hidden && picture.closest(".panel").classList.contains(hidden)) return false;
    const isOnScreen = picture.classList.contains("d1") && wanted[0] === "d0" && picture.closest("#s-screen");
    return picture.classList.contains("any") || wanted.every((name, axis) =>
      picture.classList.contains(name) || (axis === 0 && isOnScreen));
  });
}

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
  const content = $("inspector-content");
  content.replaceChildren(make("h2", {}, node.shown));
  const facts = make("p", { className: "note" });
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
      names.append(knownClasses().has(name)
        ? make("a", { href: "#" + anchorOf(name) }, code) : code, " ");
    }
    names.append(make("span", { className: "state" }, state ? `state ${state}` : "plain state"));
    content.append(names, facts, values(lookOf(picture, node.part).properties, variantOf(picture)));
  }
  content.append(saveButtons(picture));
  inspector.hidden = false;
}

/** The text element with which a node is drawn; a component may draw it larger than its style. */
function drawnText(picture, node) {
  return all("text", $(picture.dataset.p)).find((text) => {
    const y = +text.getAttribute("y");
    return y > node.y && y <= node.y + node.height && node.shown.startsWith(text.textContent.slice(0, 3));
  });
}

function values(properties, variant) {
  const list = make("dl");
  for (const [name, value, origin] of properties) {
    const text = inVariant(data.values[value], variant);
    if (!text) continue;
    const shown = make("dd", {}, make("code", {}, make("bdi", {}, ...withChips(text))));
    for (const line of inVariant(data.origins[origin], variant).split("\n")) {
      shown.append(make("span", { className: "where" }, make("bdi", {}, line)));
    }
    list.append(make("dt", {}, make("code", {}, data.names[name])), shown);
  }
  if (!list.children.length) return make("p", { className: "note" }, "The theme gives it no value.");
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
  const step = stepOf(event);
  if (!picture || !step) return;
  event.preventDefault();
  const count = nodesOf(picture).nodes.length;
  const from = chosen?.picture === picture ? chosen.index : step > 0 ? -1 : count;
  choose(picture, Math.min(Math.max(from + step, 0), count - 1));
  isPinned = true;
});
$("inspector-close").addEventListener("click", close);

// The digits choose the first themes of a family.
document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest?.("input[type=search]");
  if (!isTyping && !event.ctrlKey && !event.metaKey && !event.altKey && /^[1-9]$/.test(event.key)) $(`th${event.key - 1}`)?.click();
});

// MARK: Switches

let resting;

/** Has only what is in sight laid out for now, and all of it at rest, so that a picture of the whole page is whole. */
function layOutSoon() {
  document.body.classList.remove("whole");
  clearTimeout(resting);
  // A browser without scroll anchoring would lose the place while heights above it change.
  const keepsPlace = () => scrollY === 0 || CSS.supports("overflow-anchor: auto");
  resting = setTimeout(() => document.body.classList.toggle("whole", keepsPlace()), 1000);
}
addEventListener("load", () => document.body.matches(".whole") || layOutSoon());
document.addEventListener("change", (event) => {
  if (!event.target.closest(".toolbar")) return;
  layOutSoon();
  showChosen();
  if (chosen && !chosen.picture.getClientRects().length) close();
  else if (chosen) choose(chosen.picture, chosen.index);
  drawOverlay();
  noteSoon();
});

/** The drawings of a family that no panel has shown yet, as markup by their names. */
let kept = null;

/** Makes a drawing that was kept as text an element, so that panels can refer to it. */
function unfold(name) {
  kept ??= new Map($("kept").textContent.split("\n").map((line) => [/id="(\w+)"/.exec(line)?.[1], line]));
  if (!$(name)) $("drawn").insertAdjacentHTML("beforeend", kept.get(name));
}

/** Puts the pictures of the switches into the panels of a family, each of which has one, in the colours of its theme. */
function showChosen() {
  const at = (name) => Math.max(all(`input[name=${name}]`).findIndex((input) => input.checked), 0);
  const index = ["d", "r", "z"].reduce((sum, name) => sum * Math.max(all(`input[name=${name}]`).length, 1) + at(name), 0);
  const theme = at("th");
  for (const list of all(".toolbar select")) list.selectedIndex = at(list.name);
  for (const picture of all(".pic[data-all]")) {
    const [names, each] = [picture.dataset.all.split(" "), +picture.dataset.each];
    picture.closest(".panel").setAttribute("class",
      picture.closest(".panel").className.replace(/ t\d+/, "") + (theme ? ` t${theme}` : ""));
    const name = names[(theme * each + index % each) % names.length];
    if (name === picture.dataset.p) continue;
    const [, , width, height, top = 0] = data.pictures[name];
    unfold(name);
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

/** The place that a link led to last, as long as the reader stays there. */
let followed = null;
for (const event of ["wheel", "touchmove", "keydown"]) addEventListener(event, () => { followed = null; }, { passive: true });

/** The link of the side bar about what is at the top of the window, or about what it led to. */
function linkInSight() {
  const isAtEnd = innerHeight + scrollY > document.documentElement.scrollHeight - 2;
  const line = scrollY < 1 ? 0 : isAtEnd ? innerHeight : document.querySelector(".bar").getBoundingClientRect().bottom + 80;
  const tops = all("nav a").map((link) => [link, $(link.hash.slice(1)).getBoundingClientRect().top]);
  const led = tops.find(([link, top]) => link.hash === `#${followed}` && top > 0 && top < innerHeight);
  // Of what stands side by side the first.
  return (led ?? tops.reduce((best, one) => (one[1] < line && one[1] > best[1] ? one : best), tops[0]))[0];
}

function markLink(current = linkInSight()) {
  for (const link of all("nav a")) link.setAttribute("aria-current", link === current ? "location" : "false");
}

/** Notes section or component and choices in the address, so that it can be sent to somebody. */
function note() {
  const [chosen, link] = [choices(), linkInSight()];
  history.replaceState(history.state, "", link.hash + (chosen ? "!" + chosen : ""));
  markLink(link);
}

/** Takes the choices of the address. */
function takeChoices() {
  const chosen = location.hash.split("!")[1];
  for (const id of chosen?.split(",") ?? []) if ($(id)?.type === "radio") $(id).checked = true;
  if (chosen) { showChosen(); drawOverlay(); }
}
let rest;

/** Notes it when the reader rests: it asks for boxes, which would have to be laid out in between. */
function noteSoon() {
  clearTimeout(rest);
  rest = setTimeout(note, 250);
}
addEventListener("scroll", () => { if (scrollY > 100 || location.hash) noteSoon(); }, { passive: true });
addEventListener("load", () => markLink());

// MARK: Findings and classes

/** Chooses the first part in sight that a class path styles; false if there is none. */
function showPart(path) {
  for (const picture of visiblePictures()) {
    const index = nodesOf(picture).nodes.findIndex((node) =>
      node.part >= 0 && data.parts[node.part][0].split(":").includes(path));
    if (index < 0) continue;
    reach(picture);
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
