import ThemeComponents

/// The drawings of a page, and the drawing context of its themes, kept from drawing to drawing.
struct ThemeShelf {
  var book: PictureBook
  private var context: PageContext

  init(_ themes: [PageTheme]) {
    book = PictureBook(themes)
    context = PageContext(themes)
  }

  /// The colours of all drawings so far.
  var variables: ColorVariables { context.variables }

  /// The contrast ratios of each theme.
  var contrasts: [ContrastIndex] { context.contrasts }

  /// The parts that drawings share.
  var definitions: String {
    SharedSVG.definitions + context.clips.elements.enumerated().map { SharedSVG.clipPath("k\($0)", $1) }.joined()
  }

  /// Draws a display list of a theme into the book.
  ///
  /// - Parameters:
  ///   - list: The nodes in the light.
  ///   - traits: The surroundings for which the list was laid out.
  ///   - theme: The number of the theme.
  ///   - room: The room of the list.
  /// - Returns: The number of the drawing.
  mutating func draw(_ list: DisplayList, traits: ViewTraits, theme: Int, room: PageRoom = PageRoom.all[0]) -> Int {
    context.theme = theme
    context.room = room
    context.isElevated = list.isElevated
    defer { context.isElevated = false }
    return book.draw(list, traits: traits, &context)
  }

  /// Draws controls of a theme one below the other into the book, and returns the number of the drawing.
  mutating func draw(_ controls: [StyledControl], theme: Int) -> Int {
    context.theme = theme
    context.room = PageRoom.all[0]
    var stack = ControlStack()
    for control in controls {
      var sketch = ControlSketch(control, context)
      stack.add(&sketch)
      context = sketch.context
    }
    return book.add(stack, &context)
  }

  /// The themes by their looks: those whose drawings and colours are the same together, in the order of the themes.
  ///
  /// - Parameter drawn: The drawings of each theme.
  /// - Returns: The numbers of the themes of each look.
  func looks(_ drawn: [[ShownPicture]]) -> [[Int]] {
    let groups = Dictionary(grouping: drawn.indices) { theme in
      let pictures = drawn[theme].map { $0.number }
      let colors = variables.colors(book.variables(in: pictures), of: theme)
      return Look(pictures: pictures, colors: colors)
    }
    return groups.values.sorted { $0[0] < $1[0] }
  }

  private struct Look: Hashable {
    var pictures: [Int]
    var colors: [ColorVariables.Colors.SubSequence]
  }
}
