import ThemeComponents

/// The drawings of a page, and the drawing context of its themes, kept from drawing to drawing.
struct ThemeShelf {
  var book: PictureBook
  private var context: PageContext
  /// The shape of each theme.
  private let shapes: [ThemeShape]
  /// The drawings that only their own theme has.
  private var ownDrawings: Set<Int> = []

  init(_ themes: [PageTheme]) {
    book = PictureBook(themes)
    context = PageContext(themes)
    shapes = themes.map { ThemeShape($0.table) }
  }

  /// The colours of all drawings so far.
  var variables: ColorVariables { context.variables }

  /// The contrast ratios of each theme.
  var contrasts: [ContrastIndex] { context.contrasts }

  /// The parts that drawings share.
  var definitions: String {
    SharedSVG.definitions + context.clips.elements.enumerated().map { SharedSVG.clipPath("k\($0)", $1) }.joined()
  }

  /// Draws something of every theme into the book; themes of one shape share the drawing, which is laid out once.
  ///
  /// - Parameters:
  ///   - traits: The surroundings for which the list is laid out.
  ///   - room: The room of the list.
  ///   - list: Lays out the nodes in a theme's styles, in the light.
  /// - Returns: The number of the drawing of each theme.
  mutating func draw(traits: ViewTraits, room: PageRoom = PageRoom.all[0], _ list: (ComponentTheme) -> DisplayList)
    -> [Int]
  {
    var known: [ThemeShape: Int] = [:]
    return context.themes.indices.map { theme in
      if let shared = known[shapes[theme]], !ownDrawings.contains(shared) { return shared }
      let number = draw(list(context.themes[theme].style), traits: traits, theme: theme, room: room)
      known[shapes[theme]] = number
      return number
    }
  }

  private mutating func draw(_ list: DisplayList, traits: ViewTraits, theme: Int, room: PageRoom) -> Int {
    context.theme = theme
    context.hasFixedColor = false
    context.room = room
    context.isElevated = list.isElevated
    defer { context.isElevated = false }
    let number = book.draw(list, traits: traits, &context)
    if context.hasFixedColor { ownDrawings.insert(number) }
    return number
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
