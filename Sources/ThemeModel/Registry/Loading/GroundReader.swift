import ThemeBase
import ThemeSyntax
import ThemeTable

/// Reads `on: & fdlTrailView_list, states plain selected, documented, "Design guide, page 7";` of a part.
///
/// The class list of the view beneath comes first. Its states, a fill between the two, certainty and source may follow.
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
      } else if cursor.take(word: "states") {
        ground.states = states(&cursor, in: &builder)
      } else if cursor.take(word: "filled") {
        ground.fill = fill(&cursor)
      } else if let certainty = cursor.takeCertainty(in: &builder) {
        ground.certainty = certainty
      }
    }
    if !cursor.isAtEnd { builder.diagnostics.append(.unexpectedInKey("on", at: cursor.span)) }
    return ground
  }

  /// Class paths with spaces between; `&` is the path of the component.
  static func classes(
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

  /// The names of states with spaces between; `plain` is the one without a suffix.
  private static func states(_ cursor: inout TokenCursor, in builder: inout RegistryBuilder) -> [StyleState] {
    var states: [StyleState] = []
    while cursor.kind == .identifier {
      let name = cursor.text
      if name == "plain" || builder.registry.states.contains(name) {
        states.append(name == "plain" ? .plain : StyleState(name))
      } else {
        let nearest = builder.nearest(to: name) { $0.states }
        builder.diagnostics.append(.unknownState(name, at: cursor.span, nearest: nearest))
      }
      cursor.advance()
    }
    return states
  }

  /// One colour of eight hex digits, or one for the light and one for the dark; nil for anything else.
  private static func fill(_ cursor: inout TokenCursor) -> Ground.Fill? {
    guard let light = color(&cursor) else { return nil }
    return Ground.Fill(light: light, dark: color(&cursor) ?? light)
  }

  private static func color(_ cursor: inout TokenCursor) -> StyleColor? {
    guard cursor.kind == .identifier, cursor.bytes.count == 9, cursor.bytes.first == UInt8(ascii: "#"),
      let bits = UInt32(cursor.text.dropFirst(), radix: 16)
    else { return nil }
    cursor.advance()
    return StyleColor(rgba: bits)
  }
}
