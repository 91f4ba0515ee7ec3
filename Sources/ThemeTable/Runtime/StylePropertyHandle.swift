/// A property in a state that was looked up once, for lookups that hash no string.
///
///     let color = theme.property(.fontColor, state: .highlighted)
///     style.color(color)
///
/// A handle may be used with any table, as a ``StylePathHandle`` may.
public struct StylePropertyHandle: Sendable {
  /// The property.
  public let property: StyleProperty
  /// The state that it begins with; a value is looked for in the plain one too.
  public let state: StyleState
  /// The numbers of the written names, the state's own first, in the table that it comes from.
  ///
  /// At most two: its own and that of the plain state. ``none`` fills the others.
  private let numbers: SIMD2<UInt32>
  /// The identity of that table.
  private let table: UInt64

  /// Follows the last number.
  static let none = UInt32.max

  init(_ property: StyleProperty, _ state: StyleState, in storage: TableStorage) {
    self.property = property
    self.state = state
    table = storage.identity
    numbers = storage.numbers(property, state)
  }

  /// The numbers in a table.
  @inline(__always) func numbers(in storage: TableStorage) -> SIMD2<UInt32> {
    table == storage.identity ? numbers : storage.numbers(property, state)
  }
}

extension StyleTable {
  /// The handle of a property in a state, whether the theme uses it or not.
  public func property(_ property: StyleProperty, state: StyleState = .plain) -> StylePropertyHandle {
    StylePropertyHandle(property, state, in: storage)
  }
}

extension TableStorage {
  fileprivate func numbers(_ property: StyleProperty, _ state: StyleState) -> SIMD2<UInt32> {
    var numbers = SIMD2<UInt32>(repeating: StylePropertyHandle.none)
    property.withNames(in: state) { names in
      read { reader in
        let known = names.lazy.compactMap { reader.find($0, in: reader.layout.properties) }
        for (index, number) in known.prefix(numbers.scalarCount).enumerated() { numbers[index] = number }
      }
    }
    return numbers
  }
}
