/// The script of a page: it explains parts and draws overlays; everything else works without it.
enum PageScript {
  static let javaScript = #"""
    "use strict";
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const byId = (id) => document.getElementById(id);
    const data = JSON.parse(byId("data").textContent);
    const inspector = byId("inspector");
    const classes = new Map(all(".class[id]").map((entry) => [entry.dataset.path, entry]));
    let chosen = null;
    let isPinned = false;

    /** Makes an element of HTML, or of SVG if `attributes.svg` is set. */
    function make(name, attributes = {}, ...children) {
      const element = attributes.svg
        ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (key !== "svg") element.setAttribute(key, value);
      }
      element.append(...children);
      return element;
    }

    /** The records of the nodes in a picture, back to front, and the reading order. */
    function nodesOf(picture) {
      const [records, order] = data.pictures[picture.dataset.p];
      return {
        order,
        nodes: records.map(([part, x, y, width, height, flags, shown, spoken]) => ({
          part, x, y, width, height, takesTap: !!(flags & 1), isText: !!(flags & 2),
          isCut: !!(flags & 4), shown: data.words[shown], spoken: data.words[spoken],
        })),
      };
    }

    /** The number of the colour variant that a picture shows. */
    function variantOf(picture) {
      const isDark = picture.closest(".panel").classList.contains("a1");
      return (isDark ? 1 : 0) + (byId("lv1").checked ? 2 : 0) + (byId("ct1").checked ? 4 : 0);
    }

    const inVariant = (texts, variant) => (texts.length > 1 ? texts[variant] : texts[0]);
    const visiblePictures = () => all(".pic[data-p]").filter((picture) => picture.getClientRects().length);

    // MARK: Explaining

    function choose(picture, index) {
      all(".chosen").forEach((mark) => mark.remove());
      chosen = { picture, index };
      const node = nodesOf(picture).nodes[index];
      picture.append(make("rect", {
        svg: true, class: "chosen", x: node.x, y: node.y, width: node.width, height: node.height,
      }));
      explain(node, variantOf(picture));
    }

    /** The contrast of a node's text in words, empty if it is not known. */
    function contrastOf(node, variant) {
      return node.part < 0 ? "" : inVariant(data.values[data.parts[node.part][3]], variant);
    }

    function explain(node, variant) {
      const content = byId("inspector-content");
      content.replaceChildren(make("h2", {}, node.shown));
      const facts = make("p", { class: "note" });
      const size = `${node.width} × ${node.height} pt at ${node.x}, ${node.y}`;
      facts.append(size);
      if (node.spoken && node.spoken !== node.shown) facts.append(make("br"), `Spoken: ${node.spoken}`);
      const contrast = node.isText ? contrastOf(node, variant) : "";
      if (contrast) facts.append(make("br"), `Contrast: ${contrast}`);
      if (node.isCut) facts.append(make("br"), "The text is cut.");
      if (node.part < 0) {
        facts.append(make("br"), "The theme is not asked for this part.");
        content.append(facts);
      } else {
        const [classList, state, properties] = data.parts[node.part];
        const names = make("p", {});
        for (const name of classList.split(":")) {
          const code = make("code", {}, make("bdi", {}, name));
          names.append(classes.has(name)
            ? make("a", { href: "#" + classes.get(name).id }, code) : code, " ");
        }
        names.append(make("span", { class: "state" }, state ? `state ${state}` : "plain state"));
        content.append(names, facts, values(properties, variant));
      }
      inspector.hidden = false;
    }

    function values(properties, variant) {
      const list = make("dl");
      for (const [name, value, origin] of properties) {
        const text = inVariant(data.values[value], variant);
        if (!text) continue;
        const shown = make("dd", {});
        if (/^#[0-9A-F]{8}$/.test(text)) {
          const fill = make("span", { class: "fill" });
          fill.style.backgroundColor = text;
          shown.append(make("span", { class: "check small", "aria-hidden": "true" }, fill));
        }
        shown.append(make("code", {}, make("bdi", {}, text)));
        for (const line of inVariant(data.origins[origin], variant).split("\n")) {
          shown.append(make("span", { class: "where" }, make("bdi", {}, line)));
        }
        list.append(make("dt", {}, make("code", {}, data.names[name])), shown);
      }
      if (!list.children.length) return make("p", { class: "note" }, "The theme gives it no value.");
      return list;
    }

    function close() {
      all(".chosen").forEach((mark) => mark.remove());
      inspector.hidden = true;
      isPinned = false;
      chosen = null;
    }

    /** The frontmost node with a style at a place, or the frontmost one. */
    function hit(picture, event) {
      const place = new DOMPoint(event.clientX, event.clientY)
        .matrixTransform(picture.getScreenCTM().inverse());
      let found = -1;
      nodesOf(picture).nodes.forEach((node, index) => {
        const isInside = place.x >= node.x && place.x < node.x + node.width
          && place.y >= node.y && place.y < node.y + node.height;
        if (isInside && (node.part >= 0 || found < 0)) found = index;
      });
      return found;
    }

    document.addEventListener("pointermove", (event) => {
      if (isPinned || event.pointerType === "touch") return;
      const picture = event.target.closest?.(".pic[data-p]");
      if (!picture) return;
      const index = hit(picture, event);
      if (index >= 0 && !(chosen?.picture === picture && chosen.index === index)) choose(picture, index);
    });
    document.addEventListener("click", (event) => {
      const picture = event.target.closest?.(".pic[data-p]");
      if (!picture) return;
      if (playsNext(picture, event)) return;
      const index = hit(picture, event);
      if (index < 0) return;
      choose(picture, index);
      isPinned = true;
    });

    /** Goes to the next frame of a recording if the event hits what leads there. */
    function playsNext(picture, event) {
      if (!picture.dataset.next) return false;
      const [index, button] = picture.dataset.next.split(" ");
      const node = nodesOf(picture).nodes[index];
      const place = new DOMPoint(event.clientX, event.clientY)
        .matrixTransform(picture.getScreenCTM().inverse());
      const isHit = place.x >= node.x && place.x < node.x + node.width
        && place.y >= node.y && place.y < node.y + node.height;
      if (isHit) byId(button).click();
      return isHit;
    }

    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !inspector.hidden) return close();
      const picture = event.target.closest?.(".pic[data-p]");
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!picture || !step) return;
      event.preventDefault();
      const count = nodesOf(picture).nodes.length;
      const from = chosen?.picture === picture ? chosen.index : step > 0 ? -1 : count;
      choose(picture, Math.min(Math.max(from + step, 0), count - 1));
      isPinned = true;
    });
    byId("inspector-close").addEventListener("click", close);

    // MARK: Overlays

    const overlays = {
      touch: (picture, { nodes }) => nodes.filter((node) => node.takesTap).map((node) => ({
        node, isBad: node.width < 44 || node.height < 44, label: `${node.width} × ${node.height}`,
      })),
      order: (picture, { nodes, order }) => order.map((index, place) => ({
        node: nodes[index], isBad: false, label: `${place + 1}`,
      })),
      contrast: (picture, { nodes }) => nodes.filter((node) => node.isText && node.part >= 0)
        .map((node) => ({ node, label: contrastOf(node, variantOf(picture)) }))
        .filter(({ label }) => label)
        .map((mark) => ({ ...mark, isBad: /fails|invisible/.test(mark.label) })),
      cut: (picture, { nodes }) => nodes.filter((node) => node.isCut).map((node) => ({
        node, isBad: true, label: "cut",
      })),
    };
    const notes = {
      touch: (marks) => `${marks.length} touch areas, ${marks.filter((mark) => mark.isBad).length} smaller than 44 × 44 points`,
      order: (marks) => `${marks.length} elements in the order in which a screen reader reads them`,
      contrast: (marks) => `${marks.length} texts with a known background, ${marks.filter((mark) => mark.isBad).length} without enough contrast`,
      cut: (marks) => `${marks.length} texts are cut`,
    };

    function drawOverlay() {
      all(".overlay").forEach((overlay) => overlay.remove());
      const kind = document.querySelector("input[name=ov]:checked")?.value ?? "none";
      const note = byId("overlay-note");
      if (!overlays[kind]) { note.textContent = ""; return; }
      const drawn = [];
      for (const picture of visiblePictures()) {
        const marks = overlays[kind](picture, nodesOf(picture));
        const group = make("g", { svg: true, class: `overlay ${kind}` });
        for (const { node, isBad, label } of marks) {
          const width = label.length * 6 + 8;
          // Ratios are at the end of the text, where they hide least of it.
          const x = kind === "contrast" ? Math.max(node.x, node.x + node.width - width) : node.x;
          group.append(
            make("rect", {
              svg: true, class: isBad ? "frame bad" : "frame", x: node.x, y: node.y,
              width: node.width, height: node.height,
            }),
            make("rect", { svg: true, class: isBad ? "tag bad" : "tag", x, y: node.y, width, height: 14 }),
            make("text", { svg: true, x: x + 4, y: node.y + 10.5 }, label));
        }
        picture.append(group);
        drawn.push(...marks);
      }
      note.textContent = notes[kind](drawn);
    }

    document.addEventListener("change", (event) => {
      if (!event.target.closest(".toolbar, .frames")) return;
      if (chosen && !chosen.picture.getClientRects().length) close();
      else if (chosen) choose(chosen.picture, chosen.index);
      drawOverlay();
    });

    // MARK: Findings and classes

    /** Chooses the first part in sight that a class path styles; false if there is none. */
    function showPart(path) {
      for (const picture of visiblePictures()) {
        const index = nodesOf(picture).nodes.findIndex((node) =>
          node.part >= 0 && data.parts[node.part][0].split(":").includes(path));
        if (index < 0) continue;
        picture.scrollIntoView({ block: "center" });
        picture.focus({ preventScroll: true });
        choose(picture, index);
        isPinned = true;
        return true;
      }
      return false;
    }

    document.addEventListener("click", (event) => {
      const link = event.target.closest?.("a[data-path]");
      if (link && showPart(link.dataset.path)) event.preventDefault();
    });
    function openTarget() {
      const target = byId(decodeURIComponent(location.hash.slice(1)));
      if (target?.matches("details")) target.open = true;
    }
    addEventListener("hashchange", openTarget);
    openTarget();

    byId("filter").addEventListener("input", (event) => {
      const word = event.target.value.trim().toLowerCase();
      let count = 0;
      for (const entry of all(".class")) {
        entry.hidden = !!word && !entry.textContent.toLowerCase().includes(word);
        if (!entry.hidden) count += 1;
      }
      byId("filter-note").textContent = word ? `${count} classes` : "";
    });

    if (matchMedia("(prefers-contrast: more)").matches && !history.state) byId("ct1").checked = true;
    document.documentElement.classList.add("alive");
    all(".pic[data-p]").forEach((picture) => picture.setAttribute("tabindex", "0"));
    all(".needs-script").forEach((element) => { element.hidden = false; });

    """#
}
