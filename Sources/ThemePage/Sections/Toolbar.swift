/// The switches of a page: radio buttons, so that style sheets alone can follow them.
struct Toolbar {
  let options: PageOptions

  private struct Choice {
    var id: String
    var title: String
  }

  /// Writes the switches.
  func write(to html: inout HTML) {
    html.element("form", ["class": "toolbar", "aria-label": "View", "autocomplete": "off"]) {
      html in
      group(
        "Appearance", "ap",
        [
          Choice(id: "ap2", title: "Both"), Choice(id: "ap0", title: "Light"),
          Choice(id: "ap1", title: "Dark"),
        ],
        to: &html)
      group(
        "Device", "d",
        PageRoom.all.enumerated().map { Choice(id: "d\($0)", title: $1.name) }, to: &html)
      group(
        "Text size", "z",
        options.textSizes.enumerated().map { Choice(id: "z\($0)", title: $1.title) }, to: &html)
      group(
        "Direction", "r",
        [Choice(id: "r0", title: "Left to right"), Choice(id: "r1", title: "Right to left")],
        to: &html)
      group(
        "Level", "lv", [Choice(id: "lv0", title: "Base"), Choice(id: "lv1", title: "Elevated")],
        to: &html)
      group(
        "Contrast", "ct", [Choice(id: "ct0", title: "Normal"), Choice(id: "ct1", title: "High")],
        to: &html)
      group(
        "Colour vision", "cv",
        [Choice(id: "cv-all", title: "All cones")]
          + VisionFilters.choices.map { Choice(id: "cv-\($0)", title: $1) }, to: &html)
      html.element("div", ["class": "needs-script", "hidden": ""]) { html in
        group("Show", "ov", Self.overlays, hasValues: true, to: &html)
      }
    }
    html.endLine()
  }

  private func group(
    _ title: String, _ name: String, _ choices: [Choice], hasValues: Bool = false,
    to html: inout HTML
  ) {
    guard choices.count > 1 else { return }
    html.element("fieldset") { html in
      html.element("legend", text: title)
      html.element("div", ["class": "choices"]) { html in
        for (index, choice) in choices.enumerated() {
          html.void(
            "input",
            [
              "type": "radio", "name": name, "id": choice.id,
              "value": hasValues ? String(choice.id.dropFirst(name.count + 1)) : nil,
              "checked": index == 0 ? "" : nil,
            ])
          html.element("label", ["for": choice.id], text: choice.title)
        }
      }
    }
  }

  /// The overlays that the page's script draws.
  private static let overlays = [
    Choice(id: "ov-none", title: "Nothing"), Choice(id: "ov-touch", title: "Touch areas"),
    Choice(id: "ov-order", title: "Reading order"), Choice(id: "ov-cut", title: "Cut texts"),
    Choice(id: "ov-contrast", title: "Contrast"),
  ]

  /// The rules that show the drawings that the switches choose.
  func rules() -> String {
    var css = ""
    for (axis, count) in [("d", PageRoom.all.count), ("r", 2), ("z", options.textSizes.count)] {
      for index in 0..<count where count > 1 {
        css += "body:has(#\(axis)\(index):checked) .pic:not(.\(axis)\(index),.any){display:none}\n"
      }
    }
    return css + """
      body:has(#ap0:checked) .panel.a1,body:has(#ap1:checked) .panel.a0{display:none}

      """
  }
}
