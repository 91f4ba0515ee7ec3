import ThemeComponents

/// The sample components, and before them a whole screen: each in three rooms, both directions and some text sizes.
struct SampleSection {
  let themes: [PageTheme]
  let options: PageOptions
  let scope: PageScope

  /// The samples in an order that puts tall ones beside tall ones.
  static let samples: [ComponentSample] = [
    .hierarchy, .hierarchyPicker, .hierarchyFormPicker, .listPicker, .listPickerSearch, .listPickerSheet, .objectList,
    .grid, .collection, .people, .siblings, .hierarchyCell, .hierarchyFormCell, .formCell,
  ]

  /// Writes the whole screen.
  func writeScreen(to html: inout HTML, _ shelf: inout ThemeShelf) {
    html.section("screen", "A whole screen") { html in
      let drawn = pictures(&shelf) { AppScreen.displayList(theme: $0, traits: $1, metrics: InterTextMetrics()) }
      if options.isComparison, shelf.looks(drawn).count == 1 { return html.note("Unchanged.") }
      html.element("div", ["class": "samples"]) { html in
        writeArticle("screen", nil, "An order on a phone and on a tablet.", drawn, to: &html, &shelf)
      }
    }
  }

  /// Writes the section, every drawing of which goes into the book, and returns the samples that are shown.
  func write(to html: inout HTML, _ shelf: inout ThemeShelf) -> [ComponentSample] {
    var shown: [ComponentSample] = []
    html.section("components", "Components") { html in
      html.element("div", ["class": "samples"]) { html in
        for sample in Self.samples {
          let drawn = pictures(&shelf) { sample.displayList(theme: $0, traits: $1, metrics: InterTextMetrics()) }
          guard !options.isComparison || shelf.looks(drawn).count > 1 else { continue }
          shown.append(sample)
          writeArticle(sample.rawValue, sample.title, sample.note, drawn, to: &html, &shelf)
        }
      }
      let equal = Self.samples.filter { !shown.contains($0) }.map { $0.title }
      if !equal.isEmpty { html.note("Unchanged: \(equal.joined(separator: "; ")).") }
    }
    return shown
  }

  private func writeArticle(
    _ id: String, _ title: String?, _ note: String, _ drawn: [[ShownPicture]], to html: inout HTML,
    _ shelf: inout ThemeShelf
  ) {
    let looks = shelf.looks(drawn)
    html.element("article", ["class": "sample", "id": "s-\(id)"]) { html in
      if let title {
        html.element("h3") { html in
          html.element("a", ["href": "#s-\(id)"], text: title)
          if scope.isFamily { html.element("small", text: looks.count == 1 ? " all alike" : " \(looks.count) looks") }
        }
      }
      html.note(note)
      // Several themes are shown side by side in the same appearance; of a family the script chooses one.
      let rows = themes.count == 1 || scope.isFamily ? [scope.appearances] : scope.appearances.map { [$0] }
      for row in rows {
        html.element("div", ["class": "columns"]) { html in
          for appearance in row {
            for look in scope.isFamily ? [[0]] : looks {
              let panel = PanelWriter(theme: look[0], caption: scope.isFamily ? nil : themes.caption(look))
              panel.write(
                drawn[look[0]], of: scope.isFamily ? drawn : [], appearance: appearance, named: title ?? note,
                to: &html, &shelf.book)
            }
          }
        }
      }
    }
    html.endLine()
  }

  /// Every drawing of a sample in each theme, with the classes that say when it is shown: by room, direction and text size.
  private func pictures(_ shelf: inout ThemeShelf, _ list: (ComponentTheme, ViewTraits) -> DisplayList)
    -> [[ShownPicture]]
  {
    var drawn = themes.map { _ in [ShownPicture]() }
    for (roomIndex, room) in PageRoom.all.enumerated() {
      for direction in 0...1 {
        for (sizeIndex, textSize) in options.textSizes.enumerated() {
          let traits = room.traits(isRightToLeft: direction == 1, textSize: textSize)
          let numbers = shelf.draw(traits: traits, room: room) { list($0, traits) }
          for (theme, number) in numbers.enumerated() {
            drawn[theme].append(ShownPicture(number: number, classes: "d\(roomIndex) r\(direction) z\(sizeIndex)"))
          }
        }
      }
    }
    return drawn
  }
}
