// MARK: Searching

const field = byId("search");
const found = byId("found");
let places = null;
let marked = -1;

/** All that can be found: its title, what it is, further words, and how to go there. */
function findable() {
  const to = (goal) => () => { location.hash = goal; };
  const show = (element) => () => {
    for (let outer = element; outer; outer = outer.parentElement) if (outer.matches("details")) outer.open = true;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    (element.querySelector("[tabindex], button, a") ?? element).focus({ preventScroll: true });
  };
  const isListed = new Set(all("nav a").map((link) => link.hash));
  const samples = all(".sample h3 a").filter((link) => !isListed.has(link.hash));
  return [
    ...all("nav a").concat(samples).map((link) => ({ title: link.textContent, kind: "Section", words: "", go: to(link.hash) })),
    ...[...knownClasses().keys()].map((path) => ({ title: path, kind: "Class", words: "", go: () => openClass(anchorOf(path)) })),
    ...all(".swatch").map((swatch) => ({
      title: swatch.querySelector(".name").textContent, kind: "Colour", words: swatch.querySelector(".chips").textContent, go: show(swatch),
    })),
    ...all(".literals li").map((one) => ({ title: one.textContent, kind: "Colour without a name", words: "", go: show(one) })),
    ...data.names.map((name) => ({ title: name, kind: "Property", words: "", go: () => {
      byId("filter").value = name;
      filter(name);
      byId("classes").scrollIntoView({ behavior: "instant" });
      byId("filter").focus({ preventScroll: true });
    } })),
    ...all("#findings .finding").map((one) => ({
      title: one.querySelector("pre").textContent.split("\n")[0], kind: "Finding", words: one.textContent, go: show(one),
    })),
  ];
}

function search() {
  places ??= findable();
  const asked = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ({ title, words }) => {
    const name = title.toLowerCase();
    if (!asked.every((word) => name.includes(word) || words.toLowerCase().includes(word))) return Infinity;
    return (name.startsWith(asked[0]) ? 0 : name.includes(asked[0]) ? 100 : 200) + name.length / 10;
  };
  const hits = asked.length ? places.map((place) => [rank(place), place]).filter(([sum]) => sum < Infinity) : [];
  hits.sort(([one], [other]) => one - other);
  found.replaceChildren(...hits.slice(0, 12).map(([, place], index) => {
    const item = make("li", { role: "option", id: `found-${index}`, "aria-selected": "false" },
      make("bdi", {}, place.title), make("small", {}, place.kind));
    item.place = place;
    return item;
  }));
  marked = -1;
  field.removeAttribute("aria-activedescendant");
  showFound(hits.length > 0);
  say(asked.length ? `${hits.length} found` : "", true);
}

function showFound(isShown) {
  found.hidden = !isShown;
  field.setAttribute("aria-expanded", String(isShown));
}

function markFound(index) {
  const items = [...found.children];
  if (!items.length) return;
  marked = (index + items.length) % items.length;
  items.forEach((item, number) => item.setAttribute("aria-selected", String(number === marked)));
  items[marked].scrollIntoView({ block: "nearest" });
  field.setAttribute("aria-activedescendant", items[marked].id);
}

function follow(item) {
  showFound(false);
  field.value = "";
  field.blur();
  item?.place.go();
}

field.addEventListener("input", search);
field.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown") markFound(marked + 1);
  else if (event.key === "ArrowUp") markFound(marked - 1);
  else if (event.key === "Enter") follow(found.children[Math.max(marked, 0)]);
  else if (event.key === "Escape") follow();
  else return;
  event.preventDefault();
});
found.addEventListener("click", (event) => follow(event.target.closest("li")));
document.addEventListener("click", (event) => { if (!event.target.closest("search")) showFound(false); });
document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest?.("input[type=search]");
  if ((event.key === "/" && !isTyping) || (event.key === "k" && (event.ctrlKey || event.metaKey))) {
    event.preventDefault();
    field.focus();
    field.select();
  }
});
