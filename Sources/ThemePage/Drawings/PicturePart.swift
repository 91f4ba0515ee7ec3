import ThemeAnalysis
package import ThemeBase
import ThemeCompiler
package import ThemeComponents
import ThemeModel
package import ThemeTable

/// A part that a picture shows, and the places of the theme that give it its look.
package struct PicturePart: Sendable {
  /// A value of a part, and where the theme says so.
  package struct Look: Sendable {
    /// The property as the theme writes it, state suffix included.
    package var property: String
    package var value: StyleValue
    /// The declaration or definition in the user's files that gives the value, or nil if a built-in theme does.
    package var span: Span?
    /// The built-in theme and the line in it, or nil where the components themselves have the value.
    package var builtIn: String?
    /// A rule that gives the part the same value.
    package var rule: String
  }

  /// The part's frame in the picture, in points.
  package var frame: LayoutRect
  /// The class list with which the component asks the theme.
  package var classList: String
  /// The state of the part.
  package var state: StyleState
  /// The text that the part shows; empty for any other part.
  package var text: String
  /// The values of the part: those of the user's files first, then by how much of the part they make up.
  package var looks: [Look]
}

extension PictureFiles {
  /// The parts of the picture of components with one of the names, from back to front, in the picture's points; nil for
  /// another picture.
  package static func parts(_ name: String, of theme: PageTheme) -> (size: LayoutSize, parts: [PicturePart])? {
    let maker = PictureMaker(theme)
    guard let picture = maker.pictures.first(where: { $0.name == name }),
      let (list, drawing) = maker.drawing(picture)
    else { return nil }
    let size = LayoutSize(width: drawing.size.width, height: drawing.shownHeight)
    var finder = PartFinder(theme, picture.variant.environment(in: picture.room, isElevated: list.isElevated))
    return (size, list.nodes.compactMap { finder.part(of: $0, in: size) })
  }
}

/// Finds what gives the nodes of a picture their looks.
private struct PartFinder {
  private let theme: PageTheme
  private let environment: StyleEnvironment
  private let causes: ValueCauses?
  private var chains: DefinitionChains?
  private var known: [StyledSelection: [PicturePart.Look]] = [:]

  init(_ theme: PageTheme, _ environment: StyleEnvironment) {
    self.theme = theme
    self.environment = environment
    causes = theme.compilation?.causes
    chains = theme.compilation.map { DefinitionChains($0.theme.resolved) }
  }

  /// The part that a node shows, cut to the picture; nil for a node without a look, and for one that is not seen.
  mutating func part(of node: DisplayNode, in size: LayoutSize) -> PicturePart? {
    guard let part = node.part else { return nil }
    let (left, top) = (max(0, node.frame.minX), max(0, node.frame.minY))
    let frame = LayoutRect(
      x: left, y: top, width: min(size.width, node.frame.maxX) - left, height: min(size.height, node.frame.maxY) - top)
    guard frame.width > 0, frame.height > 0 else { return nil }
    let selection = StyledSelection(classList: part.classList, state: node.state)
    let looks = known[selection] ?? looks(of: part, selection)
    known[selection] = looks
    guard !looks.isEmpty else { return nil }
    let first = Self.mainProperties(of: node)
    return PicturePart(
      frame: frame, classList: part.classList, state: node.state, text: node.text?.string ?? "",
      looks: looks.sorted { Self.rank($0, first) < Self.rank($1, first) })
  }

  /// The properties that make up most of a node's look.
  private static func mainProperties(of node: DisplayNode) -> [String] {
    let ground = ["background-color", "separator-color"]
    if node.text != nil { return ["font-color", "font-style", "font-size"] + ground }
    return node.image != nil ? ["tint-color", "font-color"] + ground : ground + ["tint-color"]
  }

  private static func rank(_ look: PicturePart.Look, _ first: [String]) -> (Int, Int) {
    let name = PropertyName(written: look.property).property.name
    return (look.span == nil ? 1 : 0, first.firstIndex(of: name) ?? first.count)
  }

  private mutating func looks(of part: StyledPart, _ selection: StyledSelection) -> [PicturePart.Look] {
    theme.style.style(of: part, state: selection.state, in: environment).entries.map { entry in
      look(StyleProperty(entry.property), entry.value, selection)
    }
  }

  private mutating func look(_ property: StyleProperty, _ value: StyleValue, _ selection: StyledSelection)
    -> PicturePart.Look
  {
    let name = ClassList.names(selection.classList).last ?? selection.classList
    let variant = theme.table.variants(
      of: property, in: selection.state, on: theme.table.rows(ofClassList: selection.classList), within: [environment]
    ).first
    guard let variant, let program = theme.compilation?.program else {
      let written = property.written(in: selection.state)
      return PicturePart.Look(property: written, value: value, rule: Self.rule(name, written, value.shownText))
    }
    let declaration = program.declarations[variant.declaration]
    let written = program.properties[declaration.property]
    var look = PicturePart.Look(
      property: written, value: value,
      rule: Self.rule(name, written, ReadableValue(theme.table.names[variant.text]).description))
    if !program.isBuiltIn(declaration.place.file) {
      look.span = program.span(declaration.place)
    } else if let definition = causes?.definitions(behind: declaration, in: [environment]).first {
      look.span = program.span(definition)
    } else {
      let place = chains?.location(declaration.place)
      look.builtIn = place.map { "\($0.path), line \($0.line)" }
    }
    return look
  }

  private static func rule(_ name: String, _ property: String, _ value: String) -> String {
    "\(name) {\n  \(property): \(value);\n}\n"
  }
}
