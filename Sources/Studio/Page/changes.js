// Before and after: what has changed since the files were opened or started, as pictures and as text.

/** Fills the dialog with the pictures that changed, in pairs, the report of the changes, and the changed lines. */
function showChanges(dialog, { report, lines, pictures }, titleOf) {
  const [pairs, text] = dialog.querySelectorAll(".pairs-of-pictures, .report");
  const count = pictures.length;
  const looks = count === 0 ? "No component looks" : count === 1 ? "1 component looks" : `${count} components look`;
  dialog.querySelector(".summary").textContent = lines.length === 0 ? "Nothing has changed since the files were opened."
    : `${looks} different from when the files were opened.`;
  pairs.replaceChildren(...pictures.map(([name, before, after]) => {
    const side = (title, svg) => element("figure", {},
      element("figcaption", {}, title),
      element("img", { alt: `${titleOf(name)} ${title.toLowerCase()}`, src: source(svg) }));
    return element("section", {}, element("h3", {}, titleOf(name)),
      element("div", { className: "pair" }, side("Before", before), side("After", after)));
  }));
  text.hidden = lines.length === 0;
  const [told, changed] = text.querySelectorAll("pre");
  told.textContent = report || "An app gets the same from both.";
  changed.replaceChildren(...lines.flatMap((file) => file.split(/(?<=\n)/)).map((line) => (
    element("span", { className: { "+": "added", "-": "removed", "@": "place" }[line[0]] ?? "" }, line))));
}
