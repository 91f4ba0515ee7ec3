// Before and after: what has changed since the files were opened or started, as pictures and as text.

/** Fills the dialog with the pictures that changed, in pairs, the report of the changes, and the changed lines. */
function showChanges(dialog, { report, lines, pictures }, titleOf) {
  if (!dialog.querySelector(".slider")) dialog.querySelector(".pairs-of-pictures").before(slider(dialog));
  dialog.querySelector(".slider").hidden = pictures.length === 0;
  const [pairs, text] = dialog.querySelectorAll(".pairs-of-pictures, .report");
  const count = pictures.length;
  const looks = count === 0 ? "No component looks" : count === 1 ? "1 component looks" : `${count} components look`;
  dialog.querySelector(".summary").textContent = lines.length === 0 ? "Nothing has changed since the files were opened."
    : `${looks} different from when the files were opened.`;
  pairs.replaceChildren(...pictures.map(([name, before, after]) => {
    const side = (title, svg) => make("figure", {},
      make("figcaption", {}, title),
      make("img", { alt: `${titleOf(name)} ${title.toLowerCase()}`, src: source(svg) }));
    // Of what was not there before, or is not there now, there is one picture.
    const sides = [["Before", before], ["After", after]].filter(([, svg]) => svg).map((one) => side(...one));
    return make("section", {}, make("h3", {}, titleOf(name)), make("div", { className: "pair" }, ...sides));
  }));
  text.hidden = lines.length === 0;
  const [told, changed] = text.querySelectorAll("pre");
  told.textContent = report || "An app gets the same from both.";
  changed.replaceChildren(...lines.flatMap((file) => file.split(/(?<=\n)/)).map((line) => (
    make("span", { className: { "+": "added", "-": "removed", "@": "place" }[line[0]] ?? "" }, line))));
}
