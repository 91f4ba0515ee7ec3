import ThemeComponents

/// The drawings of a page, and the drawing contexts of its themes, kept from drawing to drawing.
struct ThemeShelf {
  var book = PictureBook()
  private var contexts: [PageContext]
  private var origins: [StyleOrigins]
  /// The colours of all drawings so far; the contexts of all themes share them.
  private(set) var variables = ColorVariables()

  init(_ themes: [PageTheme]) {
    contexts = themes.enumerated().map { PageContext($1, room: PageRoom.all[0], number: $0) }
    origins = themes.map { StyleOrigins($0) }
  }

  /// The contrast ratios of a theme.
  func contrast(of theme: Int) -> ContrastIndex { contexts[theme].contrast }

  /// Draws a display list of a theme into the book.
  ///
  /// - Parameters:
  ///   - list: The nodes in the light.
  ///   - traits: The surroundings for which the list was laid out.
  ///   - theme: The number of the theme.
  ///   - room: The room of the list.
  /// - Returns: The drawing.
  mutating func draw(
    _ list: DisplayList, traits: ViewTraits, theme: Int, room: PageRoom = PageRoom.all[0]
  ) -> PictureBook.Picture {
    contexts[theme].room = room
    contexts[theme].isElevated = list.isElevated
    contexts[theme].variables = variables
    defer {
      contexts[theme].isElevated = false
      variables = contexts[theme].variables
    }
    return book.draw(list, traits: traits, &contexts[theme], &origins[theme])
  }

  /// Draws a control of a theme into the book.
  ///
  /// A control with a gradient is drawn once for each appearance, so that names stay unique.
  mutating func draw(_ control: StyledControl, theme: Int) -> PictureBook.Picture {
    contexts[theme].room = PageRoom.all[0]
    contexts[theme].variables = variables
    defer { variables = contexts[theme].variables }
    let light = ControlSketch(control, contexts[theme])
    contexts[theme] = light.context
    var darkContent: String?
    if PictureBook.hasGradient(light.body) {
      let dark = ControlSketch(control, contexts[theme])
      contexts[theme] = dark.context
      darkContent = dark.body
    }
    return book.add(light, darkContent, &contexts[theme], &origins[theme])
  }
}
