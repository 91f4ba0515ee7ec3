// MARK: Reloading

const placeOf = (element) => (element?.id ? "#" + CSS.escape(element.id)
  : element?.dataset?.p ? `[data-p="${element.dataset.p}"]`
  : element?.matches?.("summary") && element.parentElement.id
    ? `#${CSS.escape(element.parentElement.id)} > summary` : null);
function save() {
  history.replaceState({
    checked: all("input:checked").map((input) => input.id), filter: $("filter").value,
    open: all("details[open][id]").map((entry) => entry.id), scroll: scrollY, isWhole: document.body.matches(".whole"),
    isSliding: document.body.matches(".sliding"),
    focus: placeOf(document.activeElement),
    chosen: chosen && isPinned ? [chosen.picture.dataset.p, chosen.index,
      chosen.picture.closest(".panel").className] : null,
  }, "");
}
function restore(state) {
  document.body.classList.toggle("whole", state.isWhole === true);
  for (const id of state.checked) if ($(id)) $(id).checked = true;
  const slide = document.querySelector(".slider [type=checkbox]");
  if (slide && slide.checked !== state.isSliding) slide.click();
  for (const id of state.open) if ($(id)) $(id).open = true;
  $("filter").value = state.filter;
  $("filter").dispatchEvent(new Event("input"));
  showChosen();
  drawOverlay();
  if (state.focus) document.querySelector(state.focus)?.focus({ preventScroll: true });
  if (state.chosen) {
    const [name, index, panel] = state.chosen;
    const picture = all(`.pic[data-p="${name}"]`)
      .find((one) => one.closest(".panel").className === panel);
    if (picture && data.pictures[name][0][index]) { choose(picture, index); isPinned = true; }
  }
  settle(() => scrollTo({ top: state.scroll, behavior: "instant" }));
}
history.scrollRestoration = "manual";
if (history.state?.checked) restore(history.state);
addEventListener("pagehide", save);
let probe = null;
let waited = 0;
addEventListener("message", (event) => {
  if (!probe || event.source !== probe.contentWindow) return;
  probe.remove();
  probe = null;
  if (event.data.themecVersion === themecVersion) return;
  save();
  location.reload();
});
setInterval(() => {
  // A busy machine takes longer to load a frame than half a second.
  if (document.hidden || (probe && (waited += 1) < 10)) return;
  probe?.remove();
  waited = 0;
  probe = make("iframe", { name: "themec-probe", hidden: true, ariaHidden: "true", tabIndex: -1 });
  probe.src = location.href.split(/[?#]/)[0] + "?probe";
  document.body.append(probe);
}, 500);
