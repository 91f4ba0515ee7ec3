const up = document.documentElement.dataset.up;
const field = $("search");
let isAsked = false;

/** Loads what is looked through, as a script: pages that lie on a disk may not read files. */
function load() {
  if (isAsked) return;
  isAsked = true;
  document.head.append(make("script", { src: `${up}search.js`, onload: search }));
}

/** How well a page answers, the less the better, or nothing if it lacks a word. */
function rank([path, title, section, headings, words], asked) {
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
  const kind = [shown?.[1], section].filter(Boolean).join(" · ");
  return { sum, title, kind, goal: up + path + (place && `#${encodeURIComponent(place)}`) };
}

const search = makeFinder((asked) => (typeof pages === "undefined" ? [] : pages.flatMap((page) => rank(page, asked) ?? []))
  .sort((a, b) => a.sum - b.sum || a.title.length - b.title.length), (count) => {
  $("count").textContent = count === null ? "" : `${count} pages found`;
});
field.addEventListener("focus", load);
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
