// The colours of the theme as swatches. A change is shown while it lasts, and is one step of the text's undoing when it ends.

const ROLE_TITLES = {
  tint: "Tints and controls", text: "Text", ground: "Fills and grounds", line: "Borders and lines", unused: "Nothing yet",
};
const HINT = "A change shows at once wherever the colour is used.";
/** The number of colours of a group that are shown at first. */
const FIRST_COLORS = 12;

const NO_COLOR = "A colour has six digits or letters from a to f, such as #0B6E99.";
/** A colour that was typed, as a picker has it; undefined if the text is none. */
function colorOf(text) {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits && `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`.toLowerCase();
}

class Swatches {
  constructor(list, note, studio) {
    Object.assign(this, { list, note, studio, colors: [], rows: new Map(), open: new Set(), change: null, waiting: null });
    this.say("");
    list.addEventListener("focusin", ({ target }) => target.matches(".shade input") && this.stop(target.closest(".shade")));
    list.addEventListener("keydown", (event) => this.pressed(event));
  }

  /** The change that is under way, for the worker; null if there is none. */
  get draft() {
    if (!this.change) return null;
    const { isFirst, ...draft } = this.change;
    this.change.isFirst = false;
    return { ...draft, isFirst };
  }

  /** Shows the text with the colour that is being chosen. */
  preview({ text }) { if (this.change) this.studio.preview(this.change.file, text); }

  /** Shows the colours of an answer, and ends a change that was waiting for it. */
  received({ colors, draft }) {
    this.colors = colors;
    const { change } = this;
    if (change && draft) {
      if (change.isDone && draft.color === change.color) this.finish(draft);
    } else if (!change) this.say("");
    const told = JSON.stringify(colors);
    if (this.told !== told || change) this.show();
    this.told = told;
    const { waiting } = this;
    this.waiting = null;
    waiting?.();
  }

  // MARK: Changes

  /** Shows a colour in place of that of a shade's element; `isDone` writes it. */
  set(name, made, color, isDone) {
    if (!this.change) {
      // A colour of an older text has its place there.
      if (!this.studio.isDrawn) { this.waiting = () => made.isConnected && this.set(name, made, color, isDone); return; }
      const { shade, dataset: { key } } = made;
      const base = this.studio.open(shade.file);
      this.change = { ...shade, name, key, base, written: base.slice(shade.start, shade.end), isFirst: true };
    }
    Object.assign(this.change, { color, isDone });
    this.studio.ask();
  }

  /** Writes the colour that was shown last. */
  finish(draft) {
    const { file, base, start, end } = this.change;
    this.change = null;
    const text = draft.text.slice(start, draft.text.length - (base.length - end));
    this.studio.write(file, base, [start, end, text]);
  }

  // MARK: Drawing

  show() {
    // A picker that is open belongs to its row: nothing may move while a colour changes.
    const changing = this.colors.find(({ name }) => this.change?.name === name);
    if (changing) { this.row(changing); return; }
    const focused = document.activeElement;
    const groups = Object.keys(ROLE_TITLES).map((role) => this.group(role, this.colors.filter((color) => color.role === role)));
    this.list.replaceChildren(...groups.flat());
    if (this.list.contains(focused)) focused.focus();
    this.stop(this.list.querySelector(".shade.stop") ?? this.list.querySelector(".shade"));
  }

  // MARK: The keyboard

  /** Makes a shade the one at which Tab stops: with all of them the way to the text would be long. */
  stop(stop) {
    for (const made of this.list.querySelectorAll(".shade")) {
      made.classList.toggle("stop", made === stop);
      for (const input of made.querySelectorAll("input")) input.tabIndex = made === stop ? 0 : -1;
    }
  }

  /** The arrow keys go from one picker to the next. */
  pressed(event) {
    const step = stepOf(event);
    if (!step || event.target.type !== "color") return;
    event.preventDefault();
    const pickers = [...this.list.querySelectorAll("input[type=color]")];
    pickers[pickers.indexOf(event.target) + step]?.focus();
  }

  group(role, colors) {
    if (colors.length === 0) return [];
    const shown = this.open.has(role) ? colors : colors.slice(0, FIRST_COLORS);
    const list = make("ul", { className: "swatches" }, ...shown.map((color) => this.row(color)));
    const made = [make("h3", {}, ROLE_TITLES[role], make("small", {}, ` ${colors.length}`)), list];
    if (shown.length < colors.length) {
      const onclick = () => { this.open.add(role); this.show(); list.querySelector("input")?.focus(); };
      made.push(button(`Show all ${colors.length}`, { className: "more", onclick }));
    }
    return made;
  }

  /** The row of a colour, which stays the same element as long as the theme has the colour. */
  row({ name, uses, shades: all }) {
    const shades = all.slice(0, FIRST_COLORS);
    const row = this.rows.get(name) ?? make("li", {});
    this.rows.set(name, row);
    const keys = shades.map((shade, index) => `${name} ${shade.condition} ${index}`);
    if (row.dataset.keys !== keys.join()) {
      row.dataset.keys = keys.join();
      row.replaceChildren(make("div", { className: "name" }), ...keys.map((key) => this.shadeElement(name, key)));
    }
    row.firstChild.replaceChildren(make("strong", {}, name.replace(/ .*/, "")), ` ${name.replace(/^\S+ ?/, "")} `,
      make("small", {}, uses === 0 ? "" : uses === 1 ? "1 use" : `${uses} uses`));
    for (const [index, shade] of shades.entries()) this.update(row.children[index + 1], shade, name);
    return row;
  }

  shadeElement(name, key) {
    const picker = make("input", { type: "color" });
    const value = make("input", { type: "text", spellcheck: false, autocomplete: "off" });
    const made = make("div", { className: "shade" }, picker, make("div", {}, make("small", {}), value),
      make("div", { className: "pairs" }));
    picker.oninput = picker.onchange = ({ type }) => this.set(name, made, picker.value, type === "change");
    value.onchange = () => {
      const color = colorOf(value.value);
      if (color) this.set(name, made, color, true); else this.say(NO_COLOR);
    };
    made.dataset.key = key;
    return made;
  }

  /** Brings a shade's element up to date. */
  update(made, shade, name) {
    const [picker, { children: [condition, value] }, pairs] = made.children;
    made.shade = shade;
    const isChanging = this.change?.key === made.dataset.key;
    if (!isChanging) picker.value = shade.color.slice(0, 7).toLowerCase();
    const label = `${name}${shade.condition && `, ${shade.condition}`}`;
    Object.assign(picker, { ariaLabel: label, title: `Change ${label}` });
    Object.assign(value, { ariaLabel: `${label}, value`, value: shade.color });
    condition.textContent = shade.condition;
    // A button that is being pressed stays the same.
    const told = JSON.stringify([shade.remedy, shade.unreadable]);
    if (pairs.told !== told) pairs.replaceChildren(...this.pairElements(name, shade));
    pairs.told = told;
    if (isChanging) this.tell(shade, label);
  }

  /** The pairs that a colour makes unreadable, those of this change first, and the nearest colour that helps. */
  pairElements(name, { unreadable, remedy, condition: own }) {
    if (unreadable.length === 0) return [];
    const pairs = [...unreadable].sort((a, b) => b.isNew - a.isNew);
    const places = pairs.length === 1 ? "1 place" : `${pairs.length} places`;
    const made = [make("p", { className: "error" }, `${pairs[0].isNew ? "Becomes unreadable" : "Hard to read"} in ${places}`)];
    if (remedy) {
      const use = button(` Use ${remedy}, the nearest that can be read`, { className: "remedy", onclick: () => {
        const row = use.closest(".shade");
        row.firstChild.focus();
        this.set(name, row, remedy.slice(0, 7).toLowerCase(), true);
      } });
      use.prepend(chip(remedy));
      made.push(use);
    } else {
      made.push(make("p", {}, "No shade of this colour can be read everywhere."));
    }
    const lines = pairs.slice(0, 3).map(({ path, property, ground, condition, ratio, needed }) => make("li", {},
      make("strong", {}, ratio), ` of ${needed}: ${path} ${property}`, ground === path ? "" : ` on ${ground}`,
      condition === own ? "" : `, ${condition}`));
    if (pairs.length > 3) lines.push(make("li", {}, `and ${pairs.length - 3} more`));
    return [...made, make("ul", {}, ...lines)];
  }

  tell({ unreadable }, label) {
    const count = unreadable.filter(({ isNew }) => isNew).length;
    this.say(count === 0 ? "" : `${label}: ${count === 1 ? "1 text or icon becomes" : `${count} texts or icons become`} unreadable.`);
  }

  say(words) {
    this.note.textContent = words || HINT;
    this.note.classList.toggle("error", words !== "");
  }

  /** Shows the colour that is written in a range of a file. */
  point(file, start, end) {
    const row = [...this.list.querySelectorAll(".shade")].find(({ shade }) => (
      shade.prefix === "" && shade.file === file && shade.start >= start && shade.end <= end))?.parentElement;
    for (const made of this.list.querySelectorAll(".pointed")) made.classList.remove("pointed");
    row?.classList.add("pointed");
    row?.scrollIntoView({ block: "nearest" });
  }
}
