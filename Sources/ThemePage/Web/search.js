// MARK: Searching

let places = null;

/** All that can be found: its title, what it is, further words, and how to go there. */
function findable() {
  const show = (element) => () => {
    for (let outer = element; outer; outer = outer.parentElement) if (outer.matches("details")) outer.open = true;
    reach(element);
    (element.querySelector("[tabindex], button, a") ?? element).focus({ preventScroll: true });
  };
  const isListed = new Set(all("nav a").map((link) => link.hash));
  const samples = all(".sample h3 a").filter((link) => !isListed.has(link.hash));
  return [
    ...all("nav a").concat(samples).map((link) => ({ title: link.textContent, kind: "Section", words: "", goal: link.hash })),
    ...[...knownClasses().keys()].map((path) => ({ title: path, kind: "Class", words: "", go: () => openClass(anchorOf(path)) })),
    ...all(".swatch").map((swatch) => ({
      title: swatch.querySelector(".name").textContent, kind: "Colour", words: swatch.querySelector(".chips").textContent, go: show(swatch),
    })),
    ...all(".literals li").map((one) => ({ title: one.textContent, kind: "Colour without a name", words: "", go: show(one) })),
    ...data.names.map((name) => ({ title: name, kind: "Property", words: "", go: () => {
      $("filter").value = name;
      filter(name);
      reach($("classes"), "start");
      $("filter").focus({ preventScroll: true });
    } })),
    ...all("#findings .finding").map((one) => ({
      title: one.querySelector("pre").textContent.split("\n")[0], kind: "Finding", words: one.textContent, go: show(one),
    })),
  ];
}

makeFinder((asked) => {
  places ??= findable();
  const rank = ({ title, words }) => {
    const name = title.toLowerCase();
    if (!asked.every((word) => name.includes(word) || words.toLowerCase().includes(word))) return Infinity;
    return (name.startsWith(asked[0]) ? 0 : name.includes(asked[0]) ? 100 : 200) + name.length / 10;
  };
  const hits = places.map((place) => [rank(place), place]).filter(([sum]) => sum < Infinity);
  return hits.sort(([one], [other]) => one - other).map(([, place]) => place);
}, (count) => say(count === null ? "" : `${count} found`, true));
