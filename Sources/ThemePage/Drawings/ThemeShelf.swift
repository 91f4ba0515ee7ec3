import ThemeComponents

/// The drawings of a page, and the drawing context of its themes, kept from drawing to drawing.
struct ThemeShelf {
  var book: PictureBook
  private var context: PageContext
  /// The number of each theme's shape.
  private let shapes: [Int]
  /// The styles of the themes that were laid out.
  private var styles: [Int: ComponentTheme] = [:]
  /// The drawings that only their own theme has.
  private var ownDrawings: Set<Int> = []

  init(_ themes: [PageTheme]) {
    book = PictureBook(themes)
    context = PageContext(themes)
    var known = Interner<ThemeShape>()
    shapes = themes.count == 1 ? [0] : themes.map { known.number(of: ThemeShape($0.table)) }
  }

  /// The colours of all drawings so far.
  var variables: ColorVariables { context.variables }

  /// The rows that the themes have in common.
  var rows: CommonRows { context.rows }

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
  mutating func draw(
    traits: ViewTraits, room: PageRoom = PageRoom.all[0], _ list: (ComponentTheme) -> DisplayList
  ) -> [Int] {
    drawShared { $0.draw(list($0.style(of: $1)), traits: traits, theme: $1, room: room) }
  }

  /// Draws several lists that are laid out together, such as those of a row in its states.
  ///
  /// - Returns: For each list the number of the drawing of each theme.
  mutating func draw(_ count: Int, traits: ViewTraits, _ lists: (ComponentTheme) -> [DisplayList]) -> [[Int]] {
    var made: [Int: [DisplayList]] = [:]
    return (0..<count).map { number in
      drawShared { shelf, theme in
        let lists = made[theme] ?? lists(shelf.style(of: theme))
        made[theme] = lists
        return shelf.draw(lists[number], traits: traits, theme: theme, room: PageRoom.all[0])
      }
    }
  }

  /// The drawings of the themes, of which those of one shape share one that only its own theme has not.
  private mutating func drawShared(isShared: Bool = true, _ draw: (inout ThemeShelf, Int) -> Int) -> [Int] {
    var known: [Int: Int] = [:]
    return context.themes.indices.map { theme in
      if isShared, let shared = known[shapes[theme]], !ownDrawings.contains(shared) { return shared }
      let number = draw(&self, theme)
      known[shapes[theme]] = number
      return number
    }
  }

  private mutating func style(of theme: Int) -> ComponentTheme {
    let style = styles[theme] ?? context.themes[theme].style.prepared(in: PageRoom.environments)
    styles[theme] = style
    return style
  }

  private mutating func draw(_ list: DisplayList, traits: ViewTraits, theme: Int, room: PageRoom) -> Int {
    context.begin(theme: theme, in: room, isElevated: list.isElevated)
    let number = book.draw(list, traits: traits, &context)
    if context.hasFixedColor { ownDrawings.insert(number) }
    return number
  }

  /// Draws controls one below the other into the book; themes of one shape share the drawing.
  ///
  /// - Returns: The number of the drawing of each theme.
  mutating func draw(_ controls: [StyledControl]) -> [Int] {
    // The ground beneath buttons and labels depends on their colours.
    let isShared = controls.allSatisfy { $0.kind != .button && $0.kind != .label }
    return drawShared(isShared: isShared) { $0.draw(controls, theme: $1) }
  }

  private mutating func draw(_ controls: [StyledControl], theme: Int) -> Int {
    context.begin(theme: theme)
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
    guard drawn.count > 1 else { return [[0]] }
    let named = Set(drawn.joined().map { $0.number }).reduce(into: [:]) { named, number in
      named[number] = ColorVariables.numbers(in: book[number].content)
    }
    let groups = Dictionary(grouping: drawn.indices) { theme in
      let pictures = drawn[theme].map { $0.number }
      let numbers = Set(pictures.flatMap { named[$0] ?? [] }).sorted()
      return Look(pictures: pictures, colors: variables.colors(numbers, of: theme))
    }
    return groups.values.sorted { $0[0] < $1[0] }
  }

  private struct Look: Hashable {
    var pictures: [Int]
    var colors: [ColorVariables.Colors.SubSequence]
  }
}
