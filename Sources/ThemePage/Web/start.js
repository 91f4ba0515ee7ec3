// MARK: Starting

function openTarget(isRestored = false) {
  const name = target();
  if (name.startsWith("c-") && openClass(name, isRestored)) return;
  const element = $(name);
  if (element?.matches("details")) element.open = true;
  // A page that was loaded again stands where it stood.
  if (element && !isRestored) reach(element, "start");
}
addEventListener("hashchange", () => { takeChoices(); openTarget(); });
document.addEventListener("click", ({ target }) => { followed = target.closest("nav a")?.hash.slice(1) ?? followed; });
document.addEventListener("click", (event) => {
  const more = document.querySelector(".more[open]");
  if (more && !more.contains(event.target)) more.open = false;
});
if (matchMedia("(prefers-contrast: more)").matches && !history.state && $("ct1")) $("ct1").checked = true;
document.documentElement.classList.add("alive");
all(".pic[data-p]").forEach((picture) => {
  picture.setAttribute("tabindex", "0");
  watcher.observe(picture);
});
all(".needs-script").forEach((element) => { element.hidden = false; });
// Themes and overlays are chosen from a list where there is little room for them, and where there are many.
for (const name of ["th", "ov"]) {
  const inputs = all(`input[name=${name}]`);
  if (!inputs.length) continue;
  const group = inputs[0].closest("fieldset");
  const list = make("select", { name, ariaLabel: group.firstChild.textContent, onchange: () => inputs[list.selectedIndex].click() },
    ...inputs.map((input) => make("option", {}, input.nextSibling.textContent)));
  group.append(list);
  group.classList.add(inputs.length < 10 ? "listed" : "many");
}
all(".uses").forEach((words) => {
  words.replaceWith(button(words.textContent, { className: "uses", "data-name": words.dataset.name, onclick: ({ target }) => light(target) }));
});
all(".swatch .name code").forEach((name) => {
  name.setAttribute("role", "button");
  name.setAttribute("tabindex", "0");
});
// Where there is no room side by side, they begin over each other.
if ($("changes")) document.querySelector(".switches").after(slider(document.body, matchMedia("(max-width: 40rem)").matches));
// What a link leads to stands below the bar, which may have more rows than one.
const bar = document.querySelector(".bar");
new ResizeObserver(() => { document.documentElement.style.scrollPaddingTop = `${bar.offsetHeight + 8}px`; }).observe(bar);
takeChoices();
openTarget(Boolean(history.state?.checked));
