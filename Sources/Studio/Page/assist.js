// The help with writing: proposals, the word under the mouse or the cursor, findings with their fixes, and
// where a word is declared. All of it comes from the compiler, by the types of which the language server is made.

const HELP = "Ctrl+Space proposes, Ctrl+I explains, F12 leads to the declaration, F8 to the next finding, Ctrl+. fixes, Ctrl+F finds.";
const TRIGGERS = /[\w@#.(&"-]/;

class Assistant {
  /** `studio` asks the compiler, leads to files, and makes the buttons of a finding. */
  constructor(editor, studio) {
    Object.assign(this, { editor, studio, proposals: null, chosen: 0, version: 0, timer: 0 });
    const { area } = editor;
    area.addEventListener("keydown", (event) => this.pressed(event), { capture: true });
    area.addEventListener("blur", () => this.close());
    area.addEventListener("scroll", () => { this.close(); this.hideHover(); });
    area.addEventListener("mousemove", (event) => this.moved(event));
    area.addEventListener("mouseleave", () => this.hideHover());
    area.addEventListener("mousedown", (event) => {
      this.close();
      this.hideHover();
      if (event.ctrlKey || event.metaKey) setTimeout(() => this.define());
    });
    for (const key of ["explain", "define"]) $(key).onclick = () => { area.focus(); this[key](); };
    document.addEventListener("selectionchange", () => document.activeElement === area && this.selected());
    $("proposals").addEventListener("mousedown", (event) => {
      event.preventDefault();
      const item = event.target.closest("li");
      if (item) this.accept([...item.parentElement.children].indexOf(item));
    });
    this.tell("");
  }

  get place() { return { file: this.studio.file, text: this.editor.text, at: this.editor.area.selectionStart }; }

  pressed(event) {
    const { key } = event;
    const isControl = event.ctrlKey || event.metaKey;
    if (this.proposals) {
      const count = this.proposals.items.length;
      const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[key];
      if (step) this.choose((this.chosen + step + count) % count);
      else if ((key === "Enter" || key === "Tab") && !event.shiftKey && !isControl) this.accept(this.chosen);
      else {
        if (["Escape", "ArrowLeft", "ArrowRight", "Home", "End"].includes(key)) this.close();
        return;
      }
      return event.preventDefault();
    }
    if (isControl && key === " ") this.propose(true);
    else if (isControl && key === "i") this.explain();
    else if (key === "F12") this.define();
    else if (key === "F8") this.next(event.shiftKey);
    else if (isControl && key === "." || event.altKey && key === "Enter") this.fix();
    else return;
    event.preventDefault();
  }

  // MARK: Proposals

  /** Proposes what can stand at the cursor after a letter; the editor has the new text. */
  typed(event) {
    this.version++;
    this.explained = null;
    this.hideHover();
    const isLetter = event.inputType === "insertText" && event.data?.length === 1 && TRIGGERS.test(event.data);
    const isShorter = event.inputType === "deleteContentBackward" && this.proposals;
    if (isLetter || isShorter) this.propose(false); else this.close();
  }

  async propose(isAsked) {
    const { version, place } = this;
    const found = await this.studio.query("complete", place);
    if (version !== this.version || document.activeElement !== this.editor.area) return;
    const written = place.text.slice(found?.start ?? 0, found?.end ?? 0);
    const isDone = found?.items.length === 1 && found.items[0].label === written;
    if (!found || found.items.length === 0 || !isAsked && (isDone || written === "")) {
      if (isAsked) this.tell("Nothing is proposed here.");
      return this.close();
    }
    this.proposals = { ...found, at: place.at };
    const list = $("proposals");
    list.replaceChildren(...found.items.slice(0, 100).map(({ label, detail, color }, index) => make("li",
      { role: "option", id: `proposal-${index}` }, ...color ? [chip(color)] : [], make("b", {}, label), make("small", {}, detail))));
    this.proposals.items = found.items.slice(0, 100);
    list.hidden = false;
    this.put(list, found.start);
    this.choose(0);
    this.tell(found.items.length === 1 ? "1 proposal." : `${found.items.length} proposals; the arrow keys choose, Enter takes one.`);
  }

  /** Puts a panel below an offset, or above it where there is no room below. */
  put(panel, offset) {
    const { area, lineHeight } = this.editor;
    const { x, y } = this.editor.point(offset);
    const box = area.getBoundingClientRect();
    const [left, top] = [box.left + x, box.top + y + lineHeight];
    panel.style.left = `${Math.max(4, Math.min(left, innerWidth - panel.offsetWidth - 4))}px`;
    const isBelow = top + panel.offsetHeight < innerHeight - 4;
    panel.style.top = `${isBelow ? top : Math.max(4, top - lineHeight - panel.offsetHeight)}px`;
  }

  choose(index) {
    const items = [...$("proposals").children];
    items[this.chosen]?.removeAttribute("aria-selected");
    this.chosen = index;
    items[index].setAttribute("aria-selected", "true");
    items[index].scrollIntoView({ block: "nearest" });
    this.editor.area.setAttribute("aria-activedescendant", items[index].id);
  }

  accept(index) {
    const { items, start, semicolon, at } = this.proposals;
    // The word may have grown since.
    const end = this.proposals.end + this.editor.area.selectionStart - at;
    const { label, insertion, isSnippet } = items[index];
    this.close();
    const indentation = this.editor.indentation(start);
    // Of a snippet the first place to fill in is selected.
    const parts = (isSnippet ? insertion ?? label : (insertion ?? label).replaceAll("$", "\\$"))
      .replaceAll("\n", `\n${indentation}`).split(/(\\.|\$\{\d+:[^}]*\}|\$\d+)/);
    let [text, first] = ["", null];
    for (const part of parts) {
      const hole = /^\$(?:\{\d+:([^}]*)\}|\d+)$/.exec(part);
      const written = hole ? hole[1] ?? "" : part.replace(/^\\/, "");
      if (hole && !first && part !== "$0") first = [text.length, text.length + written.length];
      text += written;
    }
    const shift = semicolon === undefined ? 0 : 1;
    this.editor.replace([[start, end, text], ...shift ? [[semicolon, semicolon, ";"]] : []]);
    const [from, to] = first ?? [text.length, text.length];
    this.editor.area.setSelectionRange(start + shift + from, start + shift + to);
  }

  close() {
    if (!this.proposals) return;
    this.proposals = null;
    $("proposals").hidden = true;
    this.editor.area.removeAttribute("aria-activedescendant");
    this.renew();
  }

  // MARK: Words and findings

  /** Shows the explanation of the word under the mouse once it rests, with the findings there. */
  moved({ offsetX, offsetY, buttons }) {
    clearTimeout(this.timer);
    const at = buttons ? null : this.editor.offsetAt(offsetX, offsetY);
    if (at === null) return this.hideHover();
    if (this.range && at >= this.range[0] && at <= this.range[1]) return;
    this.hideHover();
    this.timer = setTimeout(async () => {
      if (this.studio.isBusy) return;
      const { version } = this;
      const word = await this.studio.query("hover", { ...this.place, at });
      const findings = await this.studio.query("findings", { start: at, end: at });
      if (version !== this.version || !word && findings.length === 0) return;
      this.range = word ? [word.start, word.end] : [findings[0].start, findings[0].end];
      $("hover").replaceChildren(...findings.map(({ message, severity }) => (
        make("p", {}, make("strong", { className: severity }, severity), ` ${message}`))),
      ...word ? [make("pre", {}, ...withChips(word.text))] : []);
      $("hover").hidden = false;
      this.put($("hover"), this.range[0]);
    }, 350);
  }

  hideHover() {
    clearTimeout(this.timer);
    this.range = null;
    $("hover").hidden = true;
  }

  /** Tells the findings at the cursor, with their fixes. */
  selected() {
    clearTimeout(this.rest);
    this.editor.draw();
    this.rest = setTimeout(async () => {
      const { selectionStart: start, selectionEnd: end } = this.editor.area;
      const found = await this.studio.query("findings", { start, end });
      if (start !== this.editor.area.selectionStart || start === this.explained || this.proposals) return;
      this.explained = null;
      const told = found.map(({ code, start, end }) => `${code} ${start} ${end}`).join();
      if (told === this.told) return;
      this.told = told;
      this.found = found;
      if (found.length === 0) return this.tell("");
      this.show(false, ...found.slice(0, 2).flatMap((finding) => this.studio.parts(finding)));
    }, 150);
  }

  /** Forgets what was told of the cursor, as there are new findings. */
  renew() {
    this.told = null;
    if (document.activeElement === this.editor.area) this.selected();
  }

  /** Applies the first fix at the cursor. */
  async fix() {
    const { selectionStart: start, selectionEnd: end } = this.editor.area;
    const found = await this.studio.query("findings", { start, end });
    const fix = found.flatMap((finding) => this.studio.fixes(finding))[0];
    if (fix) { fix.apply(); this.tell(`Done: ${fix.title}.`); } else this.tell("Nothing at the cursor has a fix.");
  }

  /** Leads to the next finding, or the one before. */
  next(isBack) {
    const { marks, area } = this.editor;
    const starts = [...new Set(marks.filter((_, index) => index % 3 === 0))].sort((a, b) => a - b);
    if (starts.length === 0) return this.tell("There are no findings in this file.");
    const at = area.selectionStart;
    const start = isBack ? starts.findLast((start) => start < at) ?? starts.at(-1) : starts.find((start) => start > at) ?? starts[0];
    const index = [...marks].findIndex((value, place) => place % 3 === 0 && value === start);
    this.editor.select(start, marks[index + 1]);
  }

  async explain() {
    const { place } = this;
    const word = await this.studio.query("hover", place);
    [this.told, this.explained] = [null, place.at];
    this.show(false, word ? make("pre", { tabIndex: 0 }, ...withChips(word.text))
      : "There is nothing to say of this word.");
  }

  async define() {
    const [site] = await this.studio.query("define", this.place);
    if (!site) return this.tell("This word is declared nowhere.");
    if (site.text === undefined) return this.studio.select(site);
    $("page-title").textContent = site.file;
    $("page-text").value = site.text;
    openDialog("page");
    $("page-text").focus();
    $("page-text").setSelectionRange(site.start, site.end);
    $("page-text").scrollTop = Math.max(0, site.text.slice(0, site.start).split("\n").length - 8) * this.editor.lineHeight;
  }

  tell(text) { this.show(text === "", text || HELP); }

  /** Fills the line below the text; an idle one is left out where there are no keys. */
  show(isIdle, ...parts) {
    $("at-cursor").replaceChildren(...parts);
    $("at-cursor").classList.toggle("idle", isIdle);
  }
}

// MARK: Finding

class Finder {
  constructor(editor) {
    this.editor = editor;
    $("find-text").oninput = () => this.find();
    $("find").onkeydown = (event) => {
      if (event.key === "Escape") this.close();
      else if (event.key === "Enter" && event.target.id === "find-text") this.go(event.shiftKey ? -1 : 1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    $("find-next").onclick = () => this.go(1);
    $("find-previous").onclick = () => this.go(-1);
    $("find-all").onclick = () => this.replaceAll();
    $("find-close").onclick = () => this.close();
    $("find-open").onclick = () => this.open();
  }

  open() {
    const { start, end } = this.editor.selection;
    const chosen = this.editor.text.slice(start, end);
    $("find").hidden = false;
    if (chosen && !chosen.includes("\n")) $("find-text").value = chosen;
    $("find-text").select();
    this.find();
  }

  close() {
    $("find").hidden = true;
    this.editor.hits = [];
    this.editor.draw();
    this.editor.area.focus();
  }

  find() {
    const word = $("find-text").value.toLowerCase();
    const text = this.editor.text.toLowerCase();
    const hits = [];
    for (let at = word ? text.indexOf(word) : -1; at >= 0 && hits.length < 10_000; at = text.indexOf(word, at + word.length)) {
      hits.push([at, at + word.length]);
    }
    this.editor.hits = hits;
    $("find-count").textContent = word === "" ? "" : hits.length === 1 ? "1 place" : `${hits.length} places`;
    this.editor.draw();
  }

  /** Selects the next place, or the one before; what is typed stays in the field. */
  go(step) {
    this.find();
    const { hits, area } = this.editor;
    if (hits.length === 0) return;
    const at = area.selectionStart;
    const hit = step > 0 ? hits.find(([start]) => start > at) ?? hits[0] : hits.findLast(([start]) => start < at) ?? hits.at(-1);
    area.setSelectionRange(...hit);
    this.editor.show(hit[0]);
    $("find-count").textContent = `${hits.indexOf(hit) + 1} of ${hits.length}`;
  }

  replaceAll() {
    this.find();
    const { hits } = this.editor;
    if (hits.length === 0) return;
    const [first, last] = [hits[0][0], hits.at(-1)[1]];
    let [text, at] = ["", first];
    for (const [start, end] of hits) {
      text += this.editor.text.slice(at, start) + $("find-other").value;
      at = end;
    }
    this.editor.replace([[first, last, text]]);
    $("find-count").textContent = `${hits.length} replaced`;
  }
}
