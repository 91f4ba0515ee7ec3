import ThemeBase
import ThemeSyntax
import ThemeTable

/// Reads what the block of a part says about drawing: `drawn: text Button &_keepButton;` and the grounds, `on: &;`.
extension RegistryBuilder {
  /// Reads the kind and the class list of a drawing.
  mutating func readDrawn(_ value: TokenCursor, into drawing: inout Drawing) {
    var cursor = value
    drawing.kind = .area
    guard let kind = Drawing.Kind(rawValue: cursor.text) else {
      let kinds = Drawing.Kind.allCases.map { $0.rawValue }
      return report(
        "expected what is drawn", at: cursor.span, help: "write \(kinds.quotedList("or")), then the class list")
    }
    cursor.advance()
    drawing.kind = kind
    drawing.classes = classes(&cursor, of: drawing.component)
    expectEnd(cursor, of: "drawn")
  }

  /// Reads `& fdlTrailView_list, states plain selected, documented, "Design guide, page 7"` of a part.
  ///
  /// The class list of the view beneath comes first. Its states, a fill between the two, certainty and source may follow.
  mutating func ground(_ value: TokenCursor, of component: ID<Component>) -> Ground? {
    var cursor = value
    var ground = Ground(
      classes: classes(&cursor, of: component), certainty: registry.components[component].certainty)
    guard !ground.classes.isEmpty else {
      report(
        "expected the class of the view beneath", at: cursor.span, help: "write 'on: &;' for the component's own view")
      return nil
    }
    while cursor.take(.comma) {
      if cursor.kind == .string {
        ground.source = cursor.takeText()
      } else if cursor.take(word: "states") {
        ground.states = states(&cursor)
      } else if cursor.take(word: "filled") {
        ground.fill = Self.fill(&cursor)
      } else if let certainty = certainty(&cursor) {
        ground.certainty = certainty
      }
    }
    expectEnd(cursor, of: "on")
    return ground
  }

  /// Class paths with spaces between; `&` is the path of the component.
  private mutating func classes(_ cursor: inout TokenCursor, of component: ID<Component>) -> [ID<Registry.Path>] {
    let own = registry.components[component].ownPath
    var classes: [ID<Registry.Path>] = []
    while cursor.kind == .ampersand || cursor.kind == .identifier {
      var path = cursor.take(.ampersand) ? own : []
      if cursor.kind == .identifier, path.isEmpty || cursor.touchesPrevious {
        path += cursor.bytes
        cursor.advance()
      }
      classes.append(self.path(path[...]))
    }
    return classes
  }

  /// The names of states with spaces between; `plain` is the one without a suffix.
  private mutating func states(_ cursor: inout TokenCursor) -> [StyleState] {
    var states: [StyleState] = []
    while cursor.kind == .identifier {
      let name = cursor.text
      if name == "plain" || registry.states.contains(name) {
        states.append(name == "plain" ? .plain : StyleState(name))
      } else {
        reportState(name, at: cursor.span)
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
