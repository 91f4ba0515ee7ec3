// The pictures, and over each the parts of which it is made: pointing at one shows its class path and leads to its line.

class Figures {
  constructor(container, panel, studio) {
    Object.assign(this, { container, panel, studio });
    panel.onkeydown = ({ key }) => { if (key === "Escape") this.close(); };
  }

  /** Shows pictures, pairs of name and SVG; a figure stays as long as its picture is shown. */
  show(pictures, titleOf) {
    const old = [...this.container.children];
    const now = pictures.map(([name, svg]) => {
      const figure = old.find((figure) => figure.name === name) ?? this.figure(titleOf(name));
      if (figure.svg !== svg) figure.querySelector("img").src = source(svg);
      // Its parts lead to lines, which may be others now.
      return Object.assign(figure, { name, svg, filling: null });
    });
    const isSame = now.length === old.length && now.every((figure, index) => figure === old[index]);
    if (!isSame) this.container.replaceChildren(...now);
    const focused = now.find((figure) => figure.contains(document.activeElement));
    if (focused) this.fill(focused);
  }

  figure(title) {
    const list = make("div", { className: "parts", tabIndex: 0, role: "listbox", ariaLabel: `Parts of ${title}` });
    const label = make("div", { className: "part-name", hidden: true });
    const picture = make("div", { className: "picture" }, make("img", { alt: `${title} with this theme` }), list, label);
    const figure = make("figure", {}, make("figcaption", {}, title), picture);
    list.onpointerenter = list.onfocus = () => this.fill(figure);
    list.onpointermove = ({ target }) => this.activate(figure, target.shown ? target : null);
    list.onpointerleave = list.onblur = () => this.activate(figure, null);
    list.onclick = async ({ clientX, clientY }) => {
      // A finger touches a picture before its parts are there.
      await this.fill(figure);
      const part = document.elementFromPoint(clientX, clientY);
      if (part?.shown) { this.activate(figure, part); this.choose(figure); }
    };
    list.onkeydown = (event) => this.pressed(event, figure);
    return figure;
  }

  /** Lays the parts over a picture, once. */
  fill(figure) { return figure.filling ??= this.lay(figure); }

  async lay(figure) {
    const found = await this.studio.query("parts", { name: figure.name });
    const list = figure.querySelector(".parts");
    const index = [...list.children].indexOf(figure.active);
    list.replaceChildren(...(found?.parts ?? []).map((part, number) => {
      const { frame: [x, y, width, height], classes, state, text } = part;
      const ariaLabel = [classes, state, text].filter((word) => word).join(", ");
      const made = make("div", { className: "part", id: `${figure.name} ${number}`, role: "option", ariaLabel });
      made.shown = part;
      const percent = (length, whole) => `${100 * length / whole}%`;
      Object.assign(made.style, { left: percent(x, found.width), top: percent(y, found.height),
        width: percent(width, found.width), height: percent(height, found.height) });
      return made;
    }));
    if (document.activeElement === list) this.activate(figure, list.children[Math.max(0, index)] ?? null);
  }

  activate(figure, part) {
    const [list, label] = [figure.querySelector(".parts"), figure.querySelector(".part-name")];
    figure.active?.classList.remove("active");
    figure.active?.removeAttribute("aria-selected");
    figure.active = part;
    label.hidden = !part;
    if (!part) { list.removeAttribute("aria-activedescendant"); return; }
    part.classList.add("active");
    part.setAttribute("aria-selected", "true");
    list.setAttribute("aria-activedescendant", part.id);
    label.textContent = nameOf(part.shown);
    const [above, below] = [part.offsetTop - label.offsetHeight, part.offsetTop + part.offsetHeight];
    label.style.top = `${above >= 0 ? above : Math.min(below, list.offsetHeight - label.offsetHeight)}px`;
    label.style.left = `${Math.max(0, Math.min(part.offsetLeft, list.offsetWidth - label.offsetWidth))}px`;
    if (document.activeElement === list) part.scrollIntoView({ block: "nearest" });
  }

  pressed(event, figure) {
    const parts = [...figure.querySelectorAll(".part")];
    const index = parts.indexOf(figure.active);
    const step = stepOf(event);
    const next = step ? index + step : { Home: 0, End: parts.length - 1 }[event.key];
    if (next !== undefined) this.activate(figure, parts[Math.max(0, Math.min(next, parts.length - 1))] ?? null);
    else if ((event.key === "Enter" || event.key === " ") && figure.active) this.choose(figure);
    else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
  }

  // MARK: A part

  /** Tells what gives a part its look, and selects the first line of it that is the user's. */
  choose(figure) {
    const part = figure.active.shown;
    this.chosen = figure;
    const close = button("Close", { className: "close", onclick: () => this.close() });
    const first = part.looks[0];
    this.panel.replaceChildren(make("h3", {}, nameOf(part)), close,
      make("ul", {}, ...part.looks.map((look) => this.lookElement(look))));
    this.panel.hidden = false;
    // On a phone the text would hide the picture and this panel, which leads there too.
    if (first.file && $("tabs").offsetParent === null) this.studio.select(first); else this.panel.querySelector("li button").focus();
  }

  /** Hides what was told of a part; its picture gets the focus back. */
  close() {
    if (this.panel.contains(document.activeElement)) this.chosen.querySelector(".parts").focus({ preventScroll: true });
    this.panel.hidden = true;
  }

  lookElement(look) {
    const origin = look.file ? "" : look.builtIn ? `from the built-in ${look.builtIn}` : "from the component";
    return make("li", {}, make("strong", {}, look.property), make("span", { className: "value" }, ...withChips(look.value)),
      make("small", {}, origin),
      look.file ? button(`Show in ${look.file}`, { onclick: () => this.studio.select(look) })
        : button("Change it for this part", { onclick: () => this.studio.append(look.rule) }));
  }
}

const nameOf = ({ classes, state }) => classes.replaceAll(":", " : ") + (state && `, ${state}`);
const source = (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
