// MARK: Classes

/** The groups of classes, whose texts are read when somebody asks for a class. */
const groups = all(".group").map((element) => ({
  element, isFirst: !element.matches(".later"), text: element.querySelector("pre").textContent,
}));
let known = null;

/** The identifier of a class path, as the page's links have it. */
const anchorOf = (path) => "c-" + [...new TextEncoder().encode(path).slice(0, 200)].map((byte) => {
  const letter = String.fromCharCode(byte);
  return /^[A-Za-z0-9_]$/.test(letter) ? letter : "." + byte.toString(16);
}).join("");

/**
 * The classes of a group: a line that begins with a tab belongs to the class above it.
 *
 * A property that is left out is the one at the same place in the class before, and a line of the theme that of the value above.
 */
function classesOf(group) {
  if (group.classes) return group.classes;
  group.classes = [];
  let above = [], lines = [], line = "";
  for (const text of group.text.split("\n")) {
    if (text.startsWith("\t")) {
      const [property, value, when = "", place = "", chain = ""] = text.slice(1).split("\t");
      line = place || line;
      lines.push([property || above[lines.length].split("\t")[0], value, when, line + chain].join("\t"));
    } else if (text) {
      [above, lines] = [lines, []];
      group.classes.push({ path: text, lines });
    }
  }
  return group.classes;
}

/** All classes of the first theme by their paths, each with its group. */
function knownClasses() {
  known ??= new Map(groups.filter((group) => group.isFirst).flatMap((group) =>
    classesOf(group).map((entry) => [entry.path, { group, entry }])));
  return known;
}

/** Draws the classes of a group, or those of them that a filter leaves. */
function drawGroup(group, shown = classesOf(group)) {
  const list = make("div", { className: "drawn" });
  for (const entry of shown) {
    const count = new Set(entry.lines.map((line) => line.split("\t")[0])).size;
    const summary = make("summary", {}, make("bdi", {}, entry.path),
      make("small", {}, count === 1 ? "1 property" : `${count} properties`));
    const details = make("details", { className: "class" }, summary);
    if (group.isFirst) details.id = anchorOf(entry.path);
    details.entry = entry;
    list.append(details);
  }
  group.element.querySelector("pre, .drawn").replaceWith(list);
}

/** Makes a table of the lines of a class, with chips for its colours. */
function tabulate(details) {
  if (details.querySelector("table, p")) return;
  const { lines } = details.entry;
  if (!lines.length) return details.append(make("p", {}, "Named without a property."));
  const table = make("table");
  for (const line of lines) {
    const [name, ...cells] = line.split("\t");
    const row = table.insertRow();
    row.append(make("th", { scope: "row" }, name));
    for (const text of cells) row.insertCell().append(make("bdi", {}, ...withChips(text)));
  }
  details.append(table);
}

/** Opens a class by its identifier; false if there is none. */
function openClass(anchor, staysPut = false) {
  const found = [...knownClasses()].find(([path]) => anchorOf(path) === anchor);
  if (!found) return false;
  const { group } = found[1];
  group.element.open = true;
  if (!$(anchor)) drawGroup(group);
  const details = $(anchor);
  details.open = true;
  tabulate(details);
  if (staysPut) return true;
  reach(details);
  details.querySelector("summary").focus({ preventScroll: true });
  return true;
}

document.addEventListener("toggle", ({ target }) => {
  if (target.matches(".group[open]") && target.querySelector("pre")) drawGroup(groups.find(({ element }) => element === target));
  if (target.matches(".class[open]")) tabulate(target);
}, true);

/** The most classes that the filter draws. */
const mostFiltered = 200;

function filter(word) {
  let count = 0;
  for (const group of groups) {
    const shown = classesOf(group).filter(({ path, lines }) =>
      !word || path.toLowerCase().includes(word) || lines.some((line) => line.toLowerCase().includes(word)));
    group.element.hidden = !shown.length;
    if (word) {
      drawGroup(group, shown.slice(0, Math.max(mostFiltered - count, 0)));
      group.element.open = count < mostFiltered;
      if (shown.length && count < mostFiltered) group.element.closest(".fold")?.setAttribute("open", "");
    } else if (!group.element.querySelector("pre")) {
      drawGroup(group);
      group.element.open = false;
    }
    count += shown.length;
  }
  $("filter-note").textContent = word ? `${count} classes` : "";
}
$("filter").addEventListener("input", ({ target }) => filter(target.value.trim().toLowerCase()));
