/// A property in a state that was looked up once, for lookups that hash no string.
///
///     let color = theme.property(.fontColor, state: .highlighted)
///     style.color(color)
///
/// A handle may be used with any table, as a ``PathHandle`` may.
public struct PropertyHandle: Sendable {
  /// The property.
  public let property: Property
  /// The state that it begins with; a value is looked for in simpler states too.
  public let state: StyleState
  /// The numbers of the written names, the state's own first, in the table that it comes from.
  private let numbers: SIMD4<UInt32>
  /// Which table that is.
  private let table: UInt64

  /// Where ``numbers`` end.
  static let none = UInt32.max

  init(_ property: Property, _ state: StyleState, in table: StyleTable) {
    self.property = property
    self.state = state
    self.table = table.storage.layout.identity
    numbers = Self.numbers(property, state, in: table)
  }

  /// The numbers in a table.
  @inline(__always)
  func numbers(in table: StyleTable) -> SIMD4<UInt32> {
    if self.table == table.storage.layout.identity { return numbers }
    return Self.numbers(property, state, in: table)
  }

  /// The numbers of the names that the table has; it is not known to any theme that a state of more
  /// than four words is used.
  private static func numbers(
    _ property: Property, _ state: StyleState, in table: StyleTable
  ) -> SIMD4<UInt32> {
    var numbers = SIMD4<UInt32>(repeating: none)
    var count = 0
    table.storage.read { reader in
      _ = PropertyName(property, state).first { name -> Bool? in
        guard let number = reader.find(name, in: reader.layout.properties) else { return nil }
        if count < numbers.scalarCount {
          numbers[count] = number
          count += 1
        }
        return nil
      }
    }
    return numbers
  }
}

extension StyleTable {
  /// The handle of a property in a state, whether the theme uses it or not.
  public func property(_ property: Property, state: StyleState = .plain) -> PropertyHandle {
    PropertyHandle(property, state, in: self)
  }
}
