import ThemeComponents
import ThemeTable

/// What drawing needs of each theme of a page, kept from drawing to drawing.
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

  /// Draws a display list of a theme into a book.
  mutating func draw(
    _ list: DisplayList, traits: ViewTraits, theme: Int, room: PageRoom,
    in book: inout PictureBook
  ) -> PictureBook.Picture {
    contexts[theme].room = room
    contexts[theme].variables = variables
    defer { variables = contexts[theme].variables }
    return book.draw(list, traits: traits, theme: theme, &contexts[theme], &origins[theme])
  }

  /// Draws a control of a theme into a book; `draw` is called once for each appearance, so that names stay unique.
  mutating func sketch(
    theme: Int, in book: inout PictureBook, _ draw: (inout ControlSketch) -> Void
  ) -> PictureBook.Picture {
    contexts[theme].room = PageRoom.all[0]
    contexts[theme].variables = variables
    var sketches: [ControlSketch] = []
    for _ in 0...1 {
      var sketch = ControlSketch(contexts[theme])
      draw(&sketch)
      contexts[theme] = sketch.context
      sketches.append(sketch)
    }
    defer { variables = contexts[theme].variables }
    return book.add(sketches, theme: theme, &contexts[theme], &origins[theme])
  }
}
