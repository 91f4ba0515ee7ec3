import ThemeBase
import ThemeSyntax

/// Reads `on: & fdlTrailView_list, documented, "Design guide, page 7";` of a part.
///
/// The class list of the view beneath comes first; certainty and source may follow.
enum GroundReader {
  static func read(_ value: TokenCursor, of component: ID<Component>, in builder: inout RegistryBuilder) -> Ground? {
    var cursor = value
    var ground = Ground(
      classes: classes(&cursor, of: component, in: &builder),
      certainty: builder.registry.components[component].certainty)
    guard !ground.classes.isEmpty else {
      builder.diagnostics.append(.expectedGround(at: cursor.span))
      return nil
    }
    while cursor.take(.comma) {
      if cursor.kind == .string {
        ground.source = cursor.takeText()
      } else if let certainty = cursor.takeCertainty(in: &builder) {
        ground.certainty = certainty
      }
    }
    if !cursor.isAtEnd { builder.diagnostics.append(.unexpectedInKey("on", at: cursor.span)) }
    return ground
  }

  /// Class paths with spaces between; `&` is the path of the component.
  private static func classes(
    _ cursor: inout TokenCursor, of component: ID<Component>, in builder: inout RegistryBuilder
  ) -> [ID<Registry.Path>] {
    let own = builder.registry.components[component].ownPath
    var classes: [ID<Registry.Path>] = []
    while cursor.kind == .ampersand || cursor.kind == .identifier {
      var path: [UInt8] = []
      if cursor.take(.ampersand) { path = own }
      if cursor.kind == .identifier, path.isEmpty || cursor.touchesPrevious {
        path += cursor.bytes
        cursor.advance()
      }
      classes.append(builder.path(path[...]))
    }
    return classes
  }
}
