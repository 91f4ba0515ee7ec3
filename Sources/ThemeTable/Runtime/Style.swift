/// What a theme says about one class path or class list in one environment.
///
/// A typed accessor gives nil when the theme says nothing, or says something of another type. With
/// a state it falls back on simpler states (``StyleState``), each looked for in the whole class list.
public struct Style: Sendable {
  /// The table that it comes from.
  public let table: StyleTable
  /// The class paths, the winner first.
  let paths: [String]
  /// Where the style is asked for.
  public let environment: Environment

  /// Whether the theme names none of the class paths.
  public var isEmpty: Bool { paths.allSatisfy { table.content.rows[$0] == nil } }

  /// The value of a property in a state, or in the nearest simpler state that has one.
  public func value(_ property: Property, state: StyleState = .plain) -> StyleValue? {
    var state: StyleState? = state
    while let current = state {
      if let value = value(written: property.written(in: current)) { return value }
      state = current.fallback
    }
    return nil
  }

  private func value(written name: String) -> StyleValue? {
    for path in paths {
      for variant in table.content.rows[path]?[name] ?? []
      where variant.environments.contains(environment) {
        return variant.value
      }
    }
    return nil
  }
}

extension Property {
  /// The name with a state's suffix as a theme spells it.
  ///
  /// The suffix goes before `-insets` of an image: `image-highlighted-insets`.
  func written(in state: StyleState) -> String {
    guard !state.name.isEmpty else { return name }
    let insets = "-insets"
    if name.hasSuffix("image" + insets) {
      return name.dropLast(insets.count) + "-" + state.name + insets
    }
    return name + "-" + state.name
  }
}
