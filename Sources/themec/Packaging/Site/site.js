"use strict";
const up = document.documentElement.dataset.up;
const field = document.getElementById("search");
const list = document.getElementById("found");
let isAsked = false;
let chosen = -1;

/** Loads what is looked through, as a script: pages that lie on a disk may not read files. */
function load() {
  if (isAsked) return;
  isAsked = true;
  const script = document.createElement("script");
  script.src = `${up}search.js`;
  script.onload = show;
  document.head.append(script);
}

/** How well a page answers, the less the better, or nothing if it lacks a word. */
function rank([path, title, , headings, words], asked) {
  const name = title.toLowerCase();
  let sum = name === asked.join(" ") ? -10 : 0;
  let place = "";
  for (const word of asked) {
    const heading = headings.find(([, text]) => text.toLowerCase().includes(word));
    if (name.startsWith(word) || path.includes(`/${word}.`)) sum += 0;
    else if (name.includes(word) || path.toLowerCase().includes(word)) sum += 1;
    else if (heading) { sum += 3; place ||= heading[0]; }
    else if (words.includes(word)) sum += 6;
    else return null;
  }
  const shown = headings.find(([id]) => id === place);
  return { sum, path: place ? `${path}#${encodeURIComponent(place)}` : path, title, heading: shown?.[1] ?? "" };
}

/** Shows the pages that have all words of the field. */
function show() {
  const asked = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = typeof pages === "undefined" || !asked.length ? [] : pages.flatMap((page) => {
    const answer = rank(page, asked);
    return answer ? [{ ...answer, section: page[2] }] : [];
  }).sort((a, b) => a.sum - b.sum || a.title.length - b.title.length);
  list.replaceChildren(...found.slice(0, 12).map(({ path, title, heading, section }, index) => {
    const item = document.createElement("li");
    item.id = `found-${index}`;
    item.setAttribute("role", "option");
    item.setAttribute("aria-selected", "false");
    item.dataset.goal = up + path;
    const place = document.createElement("small");
    place.textContent = [heading, section].filter(Boolean).join(" · ");
    item.append(title, place);
    return item;
  }));
  chosen = -1;
  field.removeAttribute("aria-activedescendant");
  list.hidden = !found.length;
  field.setAttribute("aria-expanded", String(!list.hidden));
  document.getElementById("count").textContent = asked.length ? `${found.length} pages found` : "";
}

/** Marks the page that Enter opens. */
function choose(index) {
  const items = [...list.children];
  if (!items.length) return;
  chosen = (index + items.length) % items.length;
  items.forEach((item, number) => item.setAttribute("aria-selected", String(number === chosen)));
  items[chosen].scrollIntoView({ block: "nearest" });
  field.setAttribute("aria-activedescendant", items[chosen].id);
}

function close() {
  list.hidden = true;
  field.setAttribute("aria-expanded", "false");
}

field.addEventListener("focus", load);
field.addEventListener("input", show);
field.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown") choose(chosen + 1);
  else if (event.key === "ArrowUp") choose(chosen - 1);
  else if (event.key === "Enter" && list.children.length) location.href = list.children[Math.max(chosen, 0)].dataset.goal;
  else if (event.key === "Escape") { close(); field.blur(); }
  else return;
  event.preventDefault();
});
list.addEventListener("click", (event) => {
  const item = event.target.closest("li");
  if (item) location.href = item.dataset.goal;
});
document.addEventListener("click", (event) => { if (!event.target.closest("search")) close(); });
document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest?.("input, select, textarea");
  if ((event.key === "/" && !isTyping) || (event.key === "k" && (event.ctrlKey || event.metaKey))) {
    event.preventDefault();
    field.focus();
    field.select();
  }
});
field.closest("search").hidden = false;

/** Narrows the lists of a page to what the fields of its form say. */
const form = document.querySelector("form.filter");
if (form) {
  const rows = [...document.querySelectorAll(".list tbody tr, .list > li")];
  const narrow = () => {
    const { words, ...choices } = Object.fromEntries(new FormData(form));
    const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !asked.every((word) => text.includes(word))
        || Object.entries(choices).some(([name, value]) => value && !row.dataset[name].split(" ").includes(value)
          && row.dataset[name] !== value);
      if (!row.hidden) count += 1;
    }
    for (const section of document.querySelectorAll("main section")) {
      section.hidden = !section.querySelector("tbody tr:not([hidden]), li:not([hidden])");
    }
    form.querySelector("output").textContent = `${count} of ${rows.length}`;
  };
  form.addEventListener("input", narrow);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  narrow();
}
