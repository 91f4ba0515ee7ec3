/// The switches of a page: radio buttons, so that style sheets alone can follow them.
struct Toolbar {
  let options: PageOptions
  let scope: PageScope
  let themes: [PageTheme]

  /// The switches that are always in sight; the others are behind *More*.
  private static let frequent: Set = ["th", "ap", "d"]

  /// Writes the switches, which fold where there is little room.
  func write(to html: inout HTML) {
    html.element("details", ["class": "switches"]) { html in
      html.element("summary", text: "View")
      html.element("form", ["class": "toolbar", "aria-label": "View", "autocomplete": "off"]) { html in
        for group in groups where Self.frequent.contains(group.name) { write(group, to: &html) }
        html.choices("Show", "ov", overlays, class: "needs-script")
        html.element("details", ["class": "more"]) { html in
          html.element("summary", text: "More")
          html.element("div") { html in
            for group in groups where !Self.frequent.contains(group.name) { write(group, to: &html) }
          }
        }
      }
    }
    html.endLine()
  }

  private func write(_ group: (title: String, name: String, choices: [HTML.Choice]), to html: inout HTML) {
    // Of a family the script exchanges the pictures.
    let isLate = scope.isFamily && ["th", "d", "z", "r"].contains(group.name)
    html.choices(group.title, group.name, group.choices, class: isLate ? "needs-script" : nil)
  }

  /// The switches, each with the beginning of its ids and the titles of its choices.
  private var groups: [(title: String, name: String, choices: [HTML.Choice])] {
    let all: [(title: String, name: String, isShown: Bool, choices: [(String, String)])] = [
      ("Theme", "th", scope.isFamily, Self.numbered(themes.map { $0.name })),
      ("Appearance", "ap", scope.appearances.count > 1, [("2", "Both"), ("0", "Light"), ("1", "Dark")]),
      ("Device", "d", scope.showsComponents, Self.numbered(PageRoom.all.map { $0.name })),
      ("Text size", "z", scope.showsComponents, Self.numbered(options.textSizes.map { $0.title })),
      ("Direction", "r", scope.showsComponents, Self.numbered(["Left to right", "Right to left"])),
      ("Level", "lv", scope.hasLevels, Self.numbered(["Base", "Elevated"])),
      ("Contrast", "ct", scope.hasContrasts, Self.numbered(["Normal", "High"])),
      ("Colour vision", "cv", true, [("-all", "All cones")] + VisionFilters.choices.map { ("-\($0)", $1) }),
    ]
    return all.filter { $0.isShown && $0.choices.count > 1 }.map { group in
      (group.title, group.name, group.choices.map { HTML.Choice(id: group.name + $0.0, title: $0.1) })
    }
  }

  private static func numbered(_ titles: [String]) -> [(String, String)] {
    titles.enumerated().map { (String($0), $1) }
  }

  /// The overlays that the page's script draws.
  private var overlays: [HTML.Choice] {
    [
      ("none", "Plain"), ("touch", "Touch areas"), ("order", "Reading order"), ("cut", "Cut texts"),
      ("contrast", "Contrast"),
    ].filter { scope.showsComponents || ["none", "contrast"].contains($0.0) }.map {
      HTML.Choice(id: "ov-\($0.0)", title: $0.1, value: $0.0)
    }
  }

  /// The rules that show the drawings that the switches choose.
  func rules() -> String {
    var css = ""
    for (axis, count) in [("d", PageRoom.all.count), ("r", 2), ("z", options.textSizes.count)] {
      for index in 0..<count where count > 1 {
        // The whole screen has phone and tablet side by side.
        let also = axis == "d" && index == 0 ? ",#s-screen .d1" : ""
        css += "body:has(#\(axis)\(index):checked) " + ".pic:not(.\(axis)\(index),.any\(also)){display:none}\n"
      }
    }
    return css + """
      body:has(#ap0:checked) .panel.a1,body:has(#ap1:checked) .panel.a0{display:none!important}

      """
  }
}
