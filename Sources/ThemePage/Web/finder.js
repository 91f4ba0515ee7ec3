// MARK: Finding

/**
 * Lets the field find things while one types, with a list below it for keyboard and pointer; the page and the site search so.
 *
 * `find` returns all that has the words, the best first, each with its title, its kind and its address, or how to go there.
 * `tell` says how many they are.
 */
function makeFinder(find, tell) {
  const [field, list] = [$("search"), $("found")];
  let marked = -1;

  const show = (isShown) => {
    list.hidden = !isShown;
    field.setAttribute("aria-expanded", String(isShown));
  };
  const itemOf = ({ title, kind, goal, go }, index) => {
    const item = make("li", { role: "option", id: `found-${index}`, ariaSelected: "false" },
      make("bdi", {}, title), make("small", {}, kind));
    item.go = go ?? (() => { location.href = goal; });
    if (goal) item.dataset.goal = goal;
    return item;
  };
  const search = () => {
    const asked = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const hits = asked.length ? find(asked) : [];
    list.replaceChildren(...hits.slice(0, 12).map(itemOf));
    marked = -1;
    field.removeAttribute("aria-activedescendant");
    show(hits.length > 0);
    tell(asked.length ? hits.length : null);
  };
  const mark = (index) => {
    const items = [...list.children];
    if (!items.length) return;
    marked = (index + items.length) % items.length;
    items.forEach((item, number) => item.setAttribute("aria-selected", String(number === marked)));
    items[marked].scrollIntoView({ block: "nearest" });
    field.setAttribute("aria-activedescendant", items[marked].id);
  };
  const follow = (item) => {
    show(false);
    field.value = "";
    field.blur();
    item?.go();
  };

  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") mark(marked + 1);
    else if (event.key === "ArrowUp") mark(marked - 1);
    else if (event.key === "Enter" && list.children.length) follow(list.children[Math.max(marked, 0)]);
    else if (event.key === "Escape") follow();
    else return;
    event.preventDefault();
  });
  list.addEventListener("click", (event) => follow(event.target.closest("li")));
  document.addEventListener("click", (event) => { if (!event.target.closest("search")) show(false); });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input:not([type=radio], [type=checkbox]), select, textarea");
    if ((event.key === "/" && !isTyping) || (event.key === "k" && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      field.focus();
      field.select();
    }
  });
  return search;
}
