/// The switches of a page: radio buttons, so that style sheets alone can follow them.
struct Toolbar {
  let options: PageOptions

  /// Writes the switches.
  func write(to html: inout HTML) {
    html.element("form", ["class": "toolbar", "aria-label": "View", "autocomplete": "off"]) {
      html in
      for (title, name, choices) in groups where choices.count > 1 {
        html.choices(title, name, choices)
      }
      html.element("div", ["class": "needs-script", "hidden": ""]) { html in
        html.choices("Show", "ov", Self.overlays)
      }
    }
    html.endLine()
  }

  /// The switches, each with the beginning of its ids and the titles of its choices.
  private var groups: [(title: String, name: String, choices: [HTML.Choice])] {
    [
      ("Appearance", "ap", [("2", "Both"), ("0", "Light"), ("1", "Dark")]),
      ("Device", "d", Self.numbered(PageRoom.all.map { $0.name })),
      ("Text size", "z", Self.numbered(options.textSizes.map { $0.title })),
      ("Direction", "r", Self.numbered(["Left to right", "Right to left"])),
      ("Level", "lv", Self.numbered(["Base", "Elevated"])),
      ("Contrast", "ct", Self.numbered(["Normal", "High"])),
      (
        "Colour vision", "cv",
        [("-all", "All cones")] + VisionFilters.choices.map { ("-\($0)", $1) }
      ),
    ].map { title, name, choices in
      (title, name, choices.map { HTML.Choice(id: name + $0.0, title: $0.1) })
    }
  }

  private static func numbered(_ titles: [String]) -> [(String, String)] {
    titles.enumerated().map { (String($0), $1) }
  }

  /// The overlays that the page's script draws.
  private static let overlays = [
    ("none", "Nothing"), ("touch", "Touch areas"), ("order", "Reading order"),
    ("cut", "Cut texts"), ("contrast", "Contrast"),
  ].map { (name: String, title: String) in
    HTML.Choice(id: "ov-\(name)", title: title, value: name)
  }

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
