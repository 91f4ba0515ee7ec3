import ThemeBase

/// The scripts of a page that reloads itself when its file changes, without a server.
///
/// No page may read a file, but each may load its own file into a frame. The first script of the file tells the page
/// around it the version, and stops: the rest of the file is not parsed.
enum LiveScript {
  /// The first script of the file.
  static func probe(version: String) -> String {
    """
    const themecVersion="\(version)";
    if(window.name==="themec-probe"){parent.postMessage({themecVersion},"*");stop()}
    """
  }

  /// A number that differs for pages that differ.
  static func version(of texts: String...) -> String {
    var hash = FNVHash()
    for text in texts { hash.combine(text) }
    return String(hash.value, radix: 16)
  }

  /// Looks for a newer version every half second, and keeps switches, scroll offset and focus when it reloads.
  static let reloading = #"""
    // MARK: Reloading

    const placeOf = (element) => (element?.id ? "#" + CSS.escape(element.id)
      : element?.dataset?.p ? `[data-p="${element.dataset.p}"]`
      : element?.matches?.("summary") && element.parentElement.id
        ? `#${CSS.escape(element.parentElement.id)} > summary` : null);
    function save() {
      history.replaceState({
        checked: all("input:checked").map((input) => input.id), filter: byId("filter").value,
        open: all("details[open][id]").map((entry) => entry.id), scroll: scrollY,
        focus: placeOf(document.activeElement),
        chosen: chosen && isPinned ? [chosen.picture.dataset.p, chosen.index,
          chosen.picture.closest(".panel").className] : null,
      }, "");
    }
    function restore(state) {
      for (const id of state.checked) if (byId(id)) byId(id).checked = true;
      for (const id of state.open) if (byId(id)) byId(id).open = true;
      byId("filter").value = state.filter;
      byId("filter").dispatchEvent(new Event("input"));
      showChosen();
      drawOverlay();
      if (state.focus) document.querySelector(state.focus)?.focus({ preventScroll: true });
      if (state.chosen) {
        const [name, index, panel] = state.chosen;
        const picture = all(`.pic[data-p="${name}"]`)
          .find((one) => one.closest(".panel").className === panel);
        if (picture && data.pictures[name][0][index]) { choose(picture, index); isPinned = true; }
      }
      scrollTo({ top: state.scroll, behavior: "instant" });
    }
    history.scrollRestoration = "manual";
    if (history.state?.checked) restore(history.state);
    addEventListener("pagehide", save);
    let probe = null;
    addEventListener("message", (event) => {
      if (!probe || event.source !== probe.contentWindow) return;
      probe.remove();
      probe = null;
      if (event.data.themecVersion === themecVersion) return;
      save();
      location.reload();
    });
    setInterval(() => {
      if (document.hidden) return;
      probe?.remove();
      probe = make("iframe", { name: "themec-probe", hidden: "", "aria-hidden": "true", tabindex: "-1" });
      probe.src = location.href.split(/[?#]/)[0] + "?probe";
      document.body.append(probe);
    }, 500);

    """#
}
