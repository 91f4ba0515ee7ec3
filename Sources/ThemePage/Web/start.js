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
