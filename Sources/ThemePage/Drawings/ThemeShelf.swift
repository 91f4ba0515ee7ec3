import ThemeComponents

/// The drawing contexts of a page's themes, kept from drawing to drawing.
struct ThemeShelf {
  private var contexts: [PageContext]
  private var origins: [StyleOrigins]
  /// The colours of all drawings so far; the contexts of all themes share them.
  private(set) var variables = ColorVariables()

  init(_ themes: [PageTheme]) {
    contexts = themes.enumerated().map {
      PageContext($1, room: PageRoom.all[0], number: $0)
    }
    origins = themes.map { StyleOrigins($0) }
  }

  /// The contrast ratios of a theme.
  func contrast(of theme: Int) -> ContrastIndex { contexts[theme].contrast }

  /// Draws a display list of a theme into a book.
  ///
  /// - Parameters:
  ///   - list: The nodes in the light.
  ///   - traits: The surroundings for which the list was laid out.
  ///   - theme: The number of the theme.
  ///   - room: The room of the list.
  ///   - book: Takes the drawing.
  /// - Returns: The drawing.
  mutating func draw(
    _ list: DisplayList, traits: ViewTraits, theme: Int, room: PageRoom,
    in book: inout PictureBook
  ) -> PictureBook.Picture {
    contexts[theme].room = room
    contexts[theme].isElevated = list.isElevated
    defer { contexts[theme].isElevated = false }
    contexts[theme].variables = variables
    defer { variables = contexts[theme].variables }
    return book.draw(list, traits: traits, theme: theme, &contexts[theme], &origins[theme])
  }

  /// Draws a control of a theme into a book.
  ///
  /// A control with a gradient is drawn once for each appearance, so that names stay unique.
  mutating func sketch(
    theme: Int, isFullWidth: Bool, in book: inout PictureBook, _ draw: (inout ControlSketch) -> Void
  ) -> PictureBook.Picture {
    contexts[theme].room = PageRoom.all[0]
    contexts[theme].variables = variables
    var sketches: [ControlSketch] = []
    repeat {
      var sketch = ControlSketch(contexts[theme], isFullWidth: isFullWidth)
      draw(&sketch)
      sketch.finish()
      contexts[theme] = sketch.context
      sketches.append(sketch)
    } while sketches.count == 1 && PictureBook.hasGradient(sketches[0].body)
    defer { variables = contexts[theme].variables }
    return book.add(sketches, theme: theme, &contexts[theme], &origins[theme])
  }
}
