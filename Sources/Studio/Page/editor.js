// The text and what lies behind it: coloured words, marks of findings, and numbers of lines.
//
// The text is that of a text area, so that typing, undoing and reading aloud are the browser's. Behind it only the lines in
// sight are drawn, so that a long file costs no more than a short one.

const ROLES = [
  "class", "property", "variable", "keyword", "number", "string", "comment", "value", "function", "type", "operator",
];

class Editor {
  constructor(area, drawing, gutter) {
    Object.assign(this, { area, drawing, gutter, words: [], findings: [], starts: [0] });
    this.lineHeight = parseFloat(getComputedStyle(area).lineHeight);
    area.addEventListener("scroll", () => this.draw());
    new ResizeObserver(() => this.draw()).observe(area);
  }

  get text() { return this.draft ?? this.area.value; }

  /** Shows a text in place of the area's while a colour changes; null shows the area's again. */
  preview(text) {
    this.draft = text;
    this.changed();
  }

  /** Puts another text in place of this one. */
  open(text) {
    this.draft = null;
    this.area.value = text;
    this.area.setSelectionRange(0, 0);
    this.area.scrollTop = 0;
    this.changed();
  }

  /** Notes where lines start; marks of the old text are gone. */
  changed() {
    this.starts = [0];
    for (let at = this.text.indexOf("\n"); at >= 0; at = this.text.indexOf("\n", at + 1)) this.starts.push(at + 1);
    this.mark([], []);
  }

  /** Shows the words and findings of the text as it is now. */
  mark(words, findings) {
    Object.assign(this, { words, findings });
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
    const top = this.line(start) * this.lineHeight;
    if (top < this.area.scrollTop || top > this.area.scrollTop + this.area.clientHeight - 2 * this.lineHeight) {
      this.area.scrollTop = Math.max(0, top - this.area.clientHeight / 3);
    }
  }

  /** Replaces ranges of the text, the last first, as the user could: undoing takes them back. */
  replace(edits) {
    this.area.focus();
    for (const [start, end, text] of edits.sort((a, b) => b[0] - a[0])) {
      this.area.setSelectionRange(start, end);
      document.execCommand(text === "" ? "delete" : "insertText", false, text);
    }
  }

  draw() {
    const { area, starts } = this;
    const first = Math.max(0, Math.floor(area.scrollTop / this.lineHeight) - 5);
    const last = Math.min(starts.length, first + Math.ceil(area.clientHeight / this.lineHeight) + 10);
    const [start, end] = [starts[first], starts[last] ?? this.text.length];
    const top = first * this.lineHeight - area.scrollTop;
    this.drawing.style.transform = `translate(${-area.scrollLeft}px, ${top}px)`;
    this.drawing.replaceChildren(...this.pieces(start, end));
    this.gutter.style.transform = `translateY(${top}px)`;
    this.gutter.replaceChildren(...this.numbers(first, last));
  }

  /** The text between two offsets as elements: each begins or ends where a word or a mark does. */
  pieces(start, end) {
    const marks = this.findings.filter((mark) => mark.end > start && mark.start < end);
    const words = this.words.filter((word) => word[1] > start && word[0] < end);
    const borders = new Set([start, end]);
    for (const [from, to] of [...words, ...marks.map((mark) => [mark.start, mark.end])]) {
      borders.add(Math.max(start, from)).add(Math.min(end, to));
    }
    const sorted = [...borders].sort((a, b) => a - b);
    return sorted.slice(0, -1).map((from, index) => {
      const word = words.find((word) => word[0] <= from && word[1] > from);
      const mark = marks.find((mark) => mark.start <= from && mark.end > from);
      const className = `${word ? ROLES[word[2]] : ""} ${mark ? `mark ${mark.severity}` : ""}`;
      return element("span", { className }, this.text.slice(from, sorted[index + 1]));
    });
  }

  numbers(first, last) {
    const worst = new Map();
    for (const { start, severity } of this.findings) {
      const line = this.line(start);
      if (line >= first && line < last && worst.get(line) !== "error") worst.set(line, severity);
    }
    return Array.from({ length: last - first }, (_, index) => (
      element("div", { className: worst.get(first + index) ?? "" }, first + index + 1)));
  }
}
