import ThemeBase
import ThemeSyntax

/// Reads `@part &_title, &_subtitle : text { … }`.
///
/// `&` is the component's own path, `fdl` and its name; a path may hold `[n]` for a number and
/// `[FontStyle]` for each word of a type. A part without a kind whose block holds nothing but `drawn` and `on` is not
/// declared by it: then the block only says how the part is drawn.
enum PartReader {
  static func read(_ rule: AtRuleSyntax, of component: ID<Component>, into builder: inout RegistryBuilder) {
    var cursor = rule.cursor
    guard let paths = PartPaths.read(&cursor, of: component, in: &builder) else { return }
    let hasKind = cursor.take(.colon)
    let kind = hasKind ? kind(&cursor, in: &builder) : PartKind.unknown
    if !cursor.isAtEnd { builder.diagnostics.append(.unexpectedInPart(at: cursor.span)) }
    var references = References()
    var properties: [ItemSyntax] = []
    var drawing = DrawingReader(of: component)
    for item in rule.items {
      if case .declaration(let declaration) = item,
        drawing.read(declaration, in: &builder) || references.read(declaration, in: &builder)
      {
        continue
      }
      properties.append(item)
    }
    drawing.add(to: paths, in: &builder)
    let saysNothingElse = drawing.isUsed && properties.isEmpty && references.isEmpty
    if saysNothingElse, !hasKind { return }
    let entries = PropertyReader.readAll(properties, into: &builder)
    let isListed = rule.block != nil && !saysNothingElse
    let isOpen = builder.isInferred(component) || !builder.isBuiltIn && !isListed && kind == PartKind.unknown
    for path in paths {
      builder.add(
        Part(
          path: builder.path(path[...]), component: component, kind: kind, entries: entries,
          isListed: isListed, styledLike: references.styledLike, carries: references.carries, isOpen: isOpen))
    }
  }

  private static func kind(_ cursor: inout TokenCursor, in builder: inout RegistryBuilder) -> ID<PartKind> {
    let span = cursor.span
    let name = cursor.takeText() ?? ""
    if let kind = builder.registry.kindNames.id(name) { return kind }
    let nearest = builder.nearest(to: name) { $0.kinds.values.map { $0.name } }
    builder.diagnostics.append(.unknownKind(name, at: span, nearest: nearest))
    return PartKind.unknown
  }

  /// Whether the declaration names other paths.
  static func isReference(_ declaration: DeclarationSyntax) -> Bool {
    declaration.isNamed("styled-like") || declaration.isNamed("carries")
  }
}

/// The other paths that a part names.
private struct References {
  var styledLike: [ID<Registry.Path>] = []
  var carries: [ID<Registry.Path>] = []

  var isEmpty: Bool { styledLike.isEmpty && carries.isEmpty }

  /// Reads a declaration about the part itself.
  ///
  /// Returns false for a property.
  mutating func read(_ declaration: DeclarationSyntax, in builder: inout RegistryBuilder) -> Bool {
    if declaration.isNamed("styled-like") {
      styledLike = paths(declaration.cursor, in: &builder)
    } else if declaration.isNamed("carries") {
      carries = paths(declaration.cursor, in: &builder)
    } else {
      return false
    }
    return true
  }

  private func paths(_ cursor: TokenCursor, in builder: inout RegistryBuilder) -> [ID<Registry.Path>] {
    var cursor = cursor
    var paths: [ID<Registry.Path>] = []
    while !cursor.isAtEnd {
      guard cursor.kind.isName else {
        builder.diagnostics.append(.expectedClassList(at: cursor.span))
        break
      }
      paths.append(builder.path(cursor.bytes))
      cursor.advance()
      if cursor.take(.comma), cursor.isAtEnd { builder.diagnostics.append(.expectedClassList(at: cursor.span)) }
    }
    return paths
  }
}
