package import ThemeDiagnostics
package import ThemeTable

/// Distinct values, each once, numbered in the order in which they were added.
package struct ValuePool: Sendable {
  package private(set) var values = Column<StyleValue, StyleValue>()
  private var ids: [StyleValue: ID<StyleValue>] = [:]
  /// Most values are colours, and a number is quicker to find than a value.
  private var colors: [UInt32: ID<StyleValue>] = [:]

  package init() {}

  package subscript(id: ID<StyleValue>) -> StyleValue { values[id] }

  /// The number of a value, given now if it is new.
  mutating func add(_ value: StyleValue) -> ID<StyleValue> {
    if case .color(let color) = value {
      if let id = colors[color.rgba] { return id }
      let id = values.append(value)
      colors[color.rgba] = id
      return id
    }
    if let id = ids[value] { return id }
    let id = values.append(value)
    ids[value] = id
    return id
  }
}
