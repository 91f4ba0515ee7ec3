// Panes that can be made larger, and tabs where there is room for only one.

/** Lets a bar between two panes be moved, by hand or by the arrow keys; `name` is the share of the first pane in percent. */
function movable(bar, name, isAcross) {
  const keys = isAcross ? { ArrowLeft: -2, ArrowRight: 2 } : { ArrowUp: -2, ArrowDown: 2 };
  const set = (share) => {
    const value = Math.min(80, Math.max(15, share));
    $("panes").style.setProperty(`--${name}`, `${value}%`);
    bar.setAttribute("aria-valuenow", Math.round(value));
    return value;
  };
  const store = () => { try { localStorage.setItem(`themec-studio ${name}`, bar.getAttribute("aria-valuenow")); } catch { /* It is not kept then. */ } };
  bar.onpointerdown = (event) => { bar.setPointerCapture(event.pointerId); event.preventDefault(); };
  bar.onpointermove = ({ clientX, clientY, pointerId }) => {
    if (!bar.hasPointerCapture(pointerId)) return;
    const box = $("panes").getBoundingClientRect();
    set(isAcross ? 100 * (clientX - box.left) / box.width : 100 * (clientY - box.top) / box.height);
  };
  bar.onpointerup = store;
  bar.onkeydown = (event) => {
    if (!keys[event.key]) return;
    set(Number(bar.getAttribute("aria-valuenow")) + keys[event.key]);
    store();
    event.preventDefault();
  };
  let last = null;
  try { last = localStorage.getItem(`themec-studio ${name}`); } catch { /* The usual share. */ }
  if (Number(last) > 0) set(Number(last));
}
movable($("bar-across"), "across", true);
movable($("bar-down"), "down", false);

/** Shows one of the panes where there is room for only one. */
function showTab(name) {
  $("panes").dataset.tab = name;
  for (const tab of $("tabs").children) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
  editor.draw();
}
for (const tab of $("tabs").children) tab.onclick = () => showTab(tab.dataset.tab);
showTab("pictures");
