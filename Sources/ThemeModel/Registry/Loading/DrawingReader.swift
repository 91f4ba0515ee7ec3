import ThemeBase
import ThemeSyntax

/// Reads what the block of a part says about drawing: `drawn: text Button &_keepButton;` and the grounds, `on: &;`.
///
/// A block without `drawn` is about the part's area, and one without a class list about the part's own class.
struct DrawingReader {
  private let component: ID<Component>
  private var kind: Drawing.Kind?
  private var classes: [ID<Registry.Path>] = []
  private var grounds: [Ground] = []

  init(of component: ID<Component>) { self.component = component }

  /// Whether the block said something about drawing.
  var isUsed: Bool { kind != nil || !grounds.isEmpty }

  /// Reads a declaration about drawing.
  ///
  /// Returns false for any other.
  mutating func read(_ declaration: DeclarationSyntax, in builder: inout RegistryBuilder) -> Bool {
    if declaration.isNamed("on") {
      if let ground = GroundReader.read(declaration.cursor, of: component, in: &builder) { grounds.append(ground) }
    } else if declaration.isNamed("drawn") {
      readKind(declaration.cursor, in: &builder)
    } else {
      return false
    }
    return true
  }

  private mutating func readKind(_ value: TokenCursor, in builder: inout RegistryBuilder) {
    var cursor = value
    kind = .area
    guard let word = Drawing.Kind(rawValue: cursor.text) else {
      return builder.diagnostics.append(.expectedDrawing(at: cursor.span))
    }
    cursor.advance()
    kind = word
    classes = GroundReader.classes(&cursor, of: component, in: &builder)
    if !cursor.isAtEnd { builder.diagnostics.append(.unexpectedInKey("drawn", at: cursor.span)) }
  }

  /// Adds what was read to each of some paths.
  func add(to paths: [[UInt8]], in builder: inout RegistryBuilder) {
    guard isUsed else { return }
    for name in paths {
      let path = builder.path(name[...])
      builder.add(
        Drawing(
          kind: kind ?? .area, classes: classes.isEmpty ? [path] : classes, component: component, grounds: grounds),
        of: path)
    }
  }
}
