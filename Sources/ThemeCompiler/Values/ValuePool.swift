package import ThemeDiagnostics
import ThemeSyntax
package import ThemeTable

/// Distinct values, each once, numbered in the order in which they were added.
package struct ValuePool: Sendable {
  package private(set) var values = Column<StyleValue, StyleValue>()
  private var ids: [StyleValue: ID<StyleValue>] = [:]
  /// Most values are colours, and a number is quicker to find than a value.
  private var colors = NumberTable()

  package init() {}

  package subscript(id: ID<StyleValue>) -> StyleValue { values[id] }

  /// The number of a value, given now if it is new.
  mutating func add(_ value: StyleValue) -> ID<StyleValue> {
    if case .color(let color) = value {
      let next = values.endID.rawValue
      let found = colors.find(color.rgba, orAdd: next)
      if found == next { values.append(value) }
      return ID(rawValue: found)
    }
    if let id = ids[value] { return id }
    let id = values.append(value)
    ids[value] = id
    return id
  }
}
