// MARK: Overlays

/** The parts that a colour lights up, or null. */
let lit = null;

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
  use: (picture, { nodes }) => nodes.filter((node) => lit.parts.has(node.part)).map((node) => ({
    node, isBad: false, label: "",
  })),
};
const notes = {
  touch: (marks) => `${marks.length} touch areas, ${marks.filter((mark) => mark.isBad).length} smaller than 44 × 44 points`,
  order: (marks) => `${marks.length} elements in the order in which a screen reader reads them`,
  // The pairs of the themes, however often they are drawn.
  contrast: (marks) => `${data.failing} pairs without enough contrast; ${marks.length} texts and symbols are marked`,
  cut: (marks) => `${marks.length} texts are cut`,
  use: (marks) => `${lit.name} is in ${marks.length} parts of the pictures`,
};

/** The overlay that is chosen; a lit colour goes before the switch. */
const overlayKind = () => (lit ? "use" : document.querySelector("input[name=ov]:checked")?.value ?? "none");

/** The pictures in the window or near it: only they get their overlay. */
const inWindow = new Set();
const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) inWindow.add(target); else inWindow.delete(target);
    const isMarked = !!target.querySelector(".overlay");
    if (isIntersecting && !isMarked) mark(target);
    else if (!isIntersecting && isMarked) target.querySelector(".overlay").remove();
  }
}, { rootMargin: "50%" });

/** What finds a place for the tag of a node where it hides least of the texts, the symbols and the tags before it. */
function freeRoom(picture, marks) {
  const [drawing, whole] = [$(picture.dataset.p), picture.viewBox.baseVal];
  const texts = all("text", drawing).map((text) => {
    const { x, y, width, height } = text.getBBox();
    const { e, f } = drawing.getCTM().inverse().multiply(text.getCTM());
    return { x: x + e, y: y + f, width, height };
  });
  const taken = [...texts, ...marks.map(({ node }) => node).filter((node) => !node.isText)];
  const common = (one, length, other, room) => Math.max(0, Math.min(one + length, other + room) - Math.max(one, other));
  const shared = (one, other) => common(one.x, one.width, other.x, other.width) * common(one.y, one.height, other.y, other.height);
  const hidden = (place) => taken.reduce((sum, box) => sum + shared(place, box), 0);
  return (node, width) => {
    const own = texts.filter((box) => shared(box, node) > box.width * box.height / 2);
    const [{ y: top }, { x, y, width: length, height }] = [own[0] ?? node, own.at(-1) ?? node];
    const [middle, end, below, above] = [y + height / 2 - 7, x + length, y + height, top - 14];
    const places = [[end + 3, middle], [x - width - 3, middle], [x, below], [x, above], [end - width, below], [end - width, above]];
    const place = [...places, [end + 3, above], [x - width - 3, below], [node.x + node.width - width, node.y]]
      .map(([x, y]) => ({
        x: Math.min(Math.max(x, whole.x), whole.x + whole.width - width),
        y: Math.min(Math.max(y, whole.y), whole.y + whole.height - 14), width, height: 14,
      })).reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
    taken.push(place);
    return [place.x, place.y];
  };
}

/** Draws the overlay of one picture, as one piece of markup. */
function mark(picture) {
  const kind = overlayKind();
  if (!overlays[kind]) return;
  const group = make("g", { svg: true, class: `overlay ${kind}` });
  const marks = overlays[kind](picture, nodesOf(picture));
  const room = kind === "contrast" ? freeRoom(picture, marks) : (node) => [node.x, node.y];
  const safe = (text) => text.replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"));
  group.innerHTML = marks.map(({ node, isBad, label }) => {
    const bad = isBad ? " bad" : "";
    const frame = `<rect class="frame${bad}" x="${node.x}" y="${node.y}" width="${node.width}" height="${node.height}"/>`;
    if (!label) return frame;
    const width = label.length * 6 + 8;
    const [x, y] = room(node, width);
    return `${frame}<rect class="tag${bad}" x="${x}" y="${y}" width="${width}" height="14"/>`
      + `<text x="${x + 4}" y="${y + 10.5}">${safe(label)}</text>`;
  }).join("");
  picture.append(group);
}

function drawOverlay() {
  all(".overlay").forEach((overlay) => overlay.remove());
  const kind = overlayKind();
  const note = $("overlay-note");
  if (!overlays[kind]) { note.textContent = ""; return; }
  const shown = visiblePictures();
  shown.filter((picture) => inWindow.has(picture)).forEach(mark);
  note.textContent = notes[kind](shown.flatMap((picture) => overlays[kind](picture, nodesOf(picture))));
  if (lit) {
    note.append(" ", button("Clear", { onclick() { lit = null; drawOverlay(); } }));
  }
}
