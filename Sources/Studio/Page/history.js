// The steps of a file's text that can be taken back. Those of a browser are of the whole page: where another file is opened,
// they would be done to its text.

/** The edit that makes one text of another, a start, an end and the text between them: what is alike at both ends stays. */
function difference(before, after) {
  const common = (most, part) => {
    let [low, high] = [0, most];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (part(before, low, middle) === part(after, low, middle)) low = middle; else high = middle - 1;
    }
    return low;
  };
  const most = Math.min(before.length, after.length);
  const start = common(most, (text, from, to) => text.slice(from, to));
  const end = common(most - start, (text, from, to) => text.slice(text.length - to, text.length - from));
  return [start, before.length - end, after.slice(start, after.length - end)];
}

class History {
  constructor(text) { Object.assign(this, { text, steps: [], count: 0, range: [0, 0], top: 0 }); }

  /** Notes that the text is another one; letters that are typed, or deleted, one after the other are one step. */
  note(text, isTyped) {
    const before = this.text;
    if (text === before) return;
    this.text = text;
    const [start, end, added] = difference(before, text);
    const removed = before.slice(start, end);
    const last = this.steps[this.count - 1];
    this.steps.length = this.count;
    if (!isTyped || !last?.isTyped) this.steps.push({ start, removed, added, isTyped });
    else if (removed === "" && !added.includes("\n") && start === last.start + last.added.length) last.added += added;
    else if (added === "" && last.added === "" && start === last.start) last.removed += removed;
    else if (added === "" && last.added === "" && start + removed.length === last.start) {
      Object.assign(last, { start, removed: removed + last.removed });
    } else this.steps.push({ start, removed, added, isTyped });
    this.count = this.steps.length;
  }

  /** The edit that takes the last step back, or does it again. */
  step(isBack) {
    const step = this.steps[isBack ? this.count - 1 : this.count];
    if (!step) return null;
    this.count += isBack ? -1 : 1;
    const { start, removed, added } = step;
    const [old, text] = isBack ? [added, removed] : [removed, added];
    this.text = this.text.slice(0, start) + text + this.text.slice(start + old.length);
    return [start, start + old.length, text];
  }
}
