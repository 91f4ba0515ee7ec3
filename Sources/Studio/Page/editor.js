// The text and what lies behind it: coloured words, marks of findings, and numbers of lines.
//
// The text is that of a text area, so that typing and reading aloud are the browser's. Behind it only the lines in sight are
// drawn, so that a long file costs no more than a short one.

const ROLES = [
  "class", "property", "variable", "keyword", "number", "string", "comment", "value", "function", "type", "operator",
];
const SEVERITIES = ["error", "warning", "note"];
const PAIRS = { "{": "}", "(": ")", "[": "]", "\"": "\"" };
/** The most letters that are drawn at once; longer ones are shown by the text area itself, without colours. */
const MOST_DRAWN = 60_000;
const NONE = new Int32Array();

class Editor {
  /** `words` and `marks` are triples: where each begins and ends, and the number of its role or severity. */
  constructor(area, drawing, gutter) {
    Object.assign(this, { area, drawing, gutter, words: NONE, marks: NONE, hits: [], starts: [0], current: "", length: 0, draft: null,
      history: new History("") });
    this.ruler = document.createElement("canvas").getContext("2d");
    area.addEventListener("scroll", () => this.draw());
    area.addEventListener("keydown", (event) => this.pressed(event));
    // A menu or a shaken phone asks for these.
    area.addEventListener("beforeinput", (event) => {
      if (!event.inputType.startsWith("history")) return;
      event.preventDefault();
      this.undo(event.inputType === "historyUndo");
    });
    new ResizeObserver(() => this.measure()).observe(area);
    this.measure();
  }

  get text() { return this.draft ?? this.current; }

  /** Notes the size of lines, which a turned phone changes. */
  measure() {
    const { font, lineHeight, paddingTop } = getComputedStyle(this.area);
    Object.assign(this, { lineHeight: parseFloat(lineHeight), padding: parseFloat(paddingTop) });
    this.ruler.font = font;
    this.draw();
  }

  /** Shows a text in place of the area's while a colour changes; null shows the area's again. */
  preview(text) {
    this.draft = text;
    this.changed();
  }

  /** Puts another text in place of this one; its history has the place at which it was left. */
  open(text, history) {
    const { area } = this;
    Object.assign(this.history, { range: [area.selectionStart, area.selectionEnd], top: area.scrollTop });
    this.history = history;
    this.draft = null;
    area.value = text;
    area.setSelectionRange(...history.range);
    area.scrollTop = history.top;
    [this.words, this.marks] = [NONE, NONE];
    this.changed();
  }

  /** Notes where lines start; colours and marks move with the text until an answer brings new ones. */
  changed({ inputType = "", isComposing = false } = {}) {
    // A text area gathers its text anew whenever it is asked for it.
    this.current = this.area.value;
    if (!isComposing) this.history.note(this.current, /^insertText$|^delete/.test(inputType));
    const { text } = this;
    this.starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.starts.push(at + 1);
    const added = text.length - this.length;
    this.length = text.length;
    this.move(this.words, added);
    this.move(this.marks, added);
    this.hits = [];
    this.draw();
  }

  move(ranges, added) {
    const caret = this.area.selectionStart;
    for (let index = 0; index < ranges.length; index += 3) {
      if (ranges[index] >= caret - added) {
        ranges[index] += added;
        ranges[index + 1] += added;
      } else if (ranges[index + 1] > Math.min(caret, caret - added)) {
        ranges[index + 1] = ranges[index];
      }
    }
  }

  /** Shows the words and findings of the text as it is now. */
  mark(words, marks) {
    Object.assign(this, { words, marks });
    this.draw();
  }

  /** The offset of a place that has a line and a column in UTF-16, both from 1. */
  offset({ line, utf16Column }) { return (this.starts[line - 1] ?? this.text.length) + utf16Column - 1; }

  /** The number of the line, from 0, in which an offset is. */
  line(offset) {
    let [low, high] = [0, this.starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.starts[middle] <= offset) low = middle; else high = middle;
    }
    return low;
  }

  /** Selects a range and brings it into sight. */
  select(start, end) {
    this.area.focus();
    this.area.setSelectionRange(start, end);
    this.show(start);
  }

  /** Brings an offset into sight. */
  show(offset) {
    const top = this.line(offset) * this.lineHeight;
    if (top < this.area.scrollTop || top > this.area.scrollTop + this.area.clientHeight - 2 * this.lineHeight) {
      this.area.scrollTop = Math.max(0, top - this.area.clientHeight / 3);
    }
  }

  /** Replaces ranges of the text as the user could, in one step of undoing; what has the focus keeps it. */
  edit(edits) {
    const sorted = edits.sort((a, b) => b[0] - a[0]);
    for (const [start, end, text] of sorted) this.area.setRangeText(text, start, end, "end");
    this.area.dispatchEvent(new InputEvent("input", { inputType: "insertReplacementText" }));
    this.show(sorted.at(-1)[0]);
  }

  /** Replaces ranges of the text, which gets the focus. */
  replace(edits) {
    this.area.focus();
    this.edit(edits);
  }

  /** Takes back the last step of this file, or does it again. */
  undo(isBack) {
    if (this.draft !== null) return;
    this.history.note(this.current);
    const edit = this.history.step(isBack);
    if (edit) this.edit([edit]);
  }

  // MARK: Places on the screen

  width(text) { return this.ruler.measureText(text.replaceAll("\t", "    ")).width; }

  /** Where an offset is in the text area: its left end and the top of its line. */
  point(offset) {
    const line = this.line(offset);
    return {
      x: this.padding + this.width(this.text.slice(this.starts[line], offset)) - this.area.scrollLeft,
      y: this.padding + line * this.lineHeight - this.area.scrollTop,
    };
  }

  /** The offset at a point of the text area; null beyond the end of a line. */
  offsetAt(x, y) {
    const line = Math.floor((y + this.area.scrollTop - this.padding) / this.lineHeight);
    if (line < 0 || line >= this.starts.length) return null;
    const start = this.starts[line];
    const text = this.text.slice(start, Math.min((this.starts[line + 1] ?? this.text.length + 1) - 1, start + 5000));
    const goal = x + this.area.scrollLeft - this.padding;
    if (goal < 0 || goal > this.width(text)) return null;
    let [low, high] = [0, text.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.width(text.slice(0, middle)) <= goal) low = middle; else high = middle;
    }
    return start + low;
  }

  // MARK: Keys

  /** The selection, and the text around it. */
  get selection() {
    const { selectionStart: start, selectionEnd: end } = this.area;
    return { start, end, before: this.text[start - 1] ?? "", after: this.text[end] ?? "" };
  }

  /** The white space with which the line of an offset begins. */
  indentation(offset) { return /^[ \t]*/.exec(this.text.slice(this.starts[this.line(offset)], offset))[0]; }

  type(text, back = 0) {
    document.execCommand("insertText", false, text);
    const at = this.area.selectionStart - back;
    if (back > 0) this.area.setSelectionRange(at, at);
    // The browser brings only into sight what is typed without a script.
    const bottom = (this.line(at) + 2) * this.lineHeight - this.area.clientHeight;
    if (bottom > this.area.scrollTop) this.area.scrollTop = bottom;
    if (text.includes("\n")) this.area.scrollLeft = 0;
  }

  /** Indents new lines and whole lines, and keeps brackets in pairs. */
  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
    const { start, end, before, after } = this.selection;
    const { key } = event;
    if (key === "Enter") {
      const indentation = this.indentation(start);
      const isOpen = before === "{";
      const closing = isOpen && after === "}" ? `\n${indentation}` : "";
      this.type(`\n${indentation}${isOpen ? "  " : ""}${closing}`, closing.length);
    } else if (key === "Tab" && start !== end && this.text.slice(start, end).includes("\n")) {
      this.indentLines(start, end, event.shiftKey);
    } else if (key === "Tab" && !event.shiftKey && !("leaves" in this.area.dataset)) {
      this.type("  ");
    } else if (start === end && key !== "" && Object.values(PAIRS).includes(key) && after === key) {
      this.area.setSelectionRange(start + 1, start + 1);
    } else if (key === "}" && start === end && /^\s+$/.test(this.text.slice(this.starts[this.line(start)], start))) {
      this.replace([[Math.max(this.starts[this.line(start)], start - 2), start, "}"]]);
    } else if (PAIRS[key] && start === end && /^[\s;,)}]?$/.test(after) && !(key === "\"" && /\w/.test(before))) {
      this.type(key + PAIRS[key], 1);
    } else if (key === "Backspace" && start === end && PAIRS[before] === after && after !== "") {
      this.area.setSelectionRange(start - 1, start + 1);
      document.execCommand("delete");
    } else return;
    event.preventDefault();
  }

  indentLines(start, end, isBack) {
    const [first, last] = [this.starts[this.line(start)], end];
    const lines = this.text.slice(first, last).split("\n").map((line) => isBack ? line.replace(/^ {1,2}|^\t/, "") : line && `  ${line}`);
    this.replace([[first, last, lines.join("\n")]]);
    this.area.setSelectionRange(first, first + lines.join("\n").length);
  }

  /** The offsets of the bracket at the cursor and of the one that belongs to it; empty without them. */
  brackets() {
    const { start, end } = this.selection;
    if (start !== end) return [];
    const at = [start, start - 1].find((offset) => "{}()".includes(this.text[offset] || " "));
    if (at === undefined) return [];
    const own = this.text[at];
    const step = "{(".includes(own) ? 1 : -1;
    const other = { "{": "}", "}": "{", "(": ")", ")": "(" }[own];
    let depth = 0;
    for (let offset = at; offset >= 0 && offset < this.text.length && Math.abs(offset - at) < MOST_DRAWN; offset += step) {
      depth += this.text[offset] === own ? 1 : this.text[offset] === other ? -1 : 0;
      if (depth === 0) return [at, offset];
    }
    return [];
  }

  // MARK: Drawing

  draw() {
    const { area, starts } = this;
    const first = Math.max(0, Math.floor(area.scrollTop / this.lineHeight) - 5);
    const last = Math.min(starts.length, first + Math.ceil(area.clientHeight / this.lineHeight) + 10);
    const [start, end] = [starts[first], starts[last] ?? this.text.length];
    const top = first * this.lineHeight - area.scrollTop;
    const isPlain = end - start > MOST_DRAWN;
    area.classList.toggle("plain", isPlain);
    this.drawing.style.transform = `translate(${-area.scrollLeft}px, ${top}px)`;
    this.drawing.replaceChildren(...isPlain ? [] : this.pieces(start, end));
    this.gutter.style.transform = `translateY(${top}px)`;
    this.gutter.replaceChildren(...this.numbers(first, last));
  }

  /** The ranges of a list that touch another one, in their order. */
  visible(ranges, start, end) {
    const found = [];
    for (let index = 0; index < ranges.length; index += 3) {
      if (ranges[index + 1] > start && ranges[index] < end && ranges[index] < ranges[index + 1]) {
        found.push([ranges[index], ranges[index + 1], ranges[index + 2]]);
      }
    }
    return found;
  }

  /** The text between two offsets as elements: each begins or ends where a word or a mark does. */
  pieces(start, end) {
    const words = this.visible(this.words, start, end);
    const marks = [
      ...this.visible(this.marks, start, end).map(([from, to, severity]) => [from, to, `mark ${SEVERITIES[severity]}`]),
      ...this.hits.filter(([from, to]) => to > start && from < end).map(([from, to]) => [from, to, "hit"]),
      ...this.brackets().map((offset) => [offset, offset + 1, "bracket"]),
    ];
    const borders = new Set([start, end]);
    for (const [from, to] of [...words, ...marks]) borders.add(Math.max(start, Math.min(from, end))).add(Math.max(start, Math.min(to, end)));
    const sorted = [...borders].sort((a, b) => a - b);
    let word = 0;
    return sorted.slice(0, -1).map((from, index) => {
      while (word < words.length && words[word][1] <= from) word++;
      const role = words[word]?.[0] <= from ? ROLES[words[word][2]] : "";
      const own = marks.filter((mark) => mark[0] <= from && mark[1] > from).map((mark) => mark[2]);
      return make("span", { className: [role, ...own].join(" ") }, this.text.slice(from, sorted[index + 1]));
    });
  }

  numbers(first, last) {
    const worst = new Map();
    for (const [start, , severity] of this.visible(this.marks, this.starts[first], this.starts[last] ?? Infinity)) {
      const line = this.line(start);
      worst.set(line, Math.min(worst.get(line) ?? severity, severity));
    }
    return Array.from({ length: last - first }, (_, index) => (
      make("div", { className: SEVERITIES[worst.get(first + index)] ?? "" }, first + index + 1)));
  }
}
