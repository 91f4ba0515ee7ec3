// MARK: Starting

function openTarget(isRestored = false) {
  const name = target();
  if (name.startsWith("c-") && openClass(name, isRestored)) return;
  const element = byId(name);
  if (element?.matches("details")) element.open = true;
  // A page that was loaded again stands where it stood.
  if (element && !isRestored) reach(element, "start");
}
addEventListener("hashchange", () => { takeChoices(); openTarget(); });
document.addEventListener("click", (event) => {
  const more = document.querySelector(".more[open]");
  if (more && !more.contains(event.target)) more.open = false;
});
if (matchMedia("(prefers-contrast: more)").matches && !history.state && byId("ct1")) byId("ct1").checked = true;
document.documentElement.classList.add("alive");
all(".pic[data-p]").forEach((picture) => {
  picture.setAttribute("tabindex", "0");
  watcher.observe(picture);
});
all(".needs-script").forEach((element) => { element.hidden = false; });
all(".uses").forEach((words) => {
  const button = make("button", { type: "button", class: "uses", "data-name": words.dataset.name }, words.textContent);
  button.addEventListener("click", () => light(button));
  words.replaceWith(button);
});
all(".swatch .name code").forEach((name) => {
  name.setAttribute("role", "button");
  name.setAttribute("tabindex", "0");
});
offerSlider();
takeChoices();
openTarget(Boolean(history.state?.checked));
