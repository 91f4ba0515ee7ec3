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
      PageContext(theme: $1.style, room: PageRoom.all[0], number: $0)
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
}
