/// A property in a state that was looked up once, for lookups that hash no string.
///
///     let color = theme.property(.fontColor, state: .highlighted)
///     style.color(color)
///
/// A handle may be used with any table, as a ``StylePathHandle`` may.
public struct StylePropertyHandle: Sendable {
  /// The property.
  public let property: StyleProperty
  /// The state that it begins with; a value is looked for in simpler states too.
  public let state: StyleState
  /// The numbers of the written names, the state's own first, in the table that it comes from.
  private let numbers: SIMD4<UInt32>
  /// Which table that is.
  private let table: UInt64

  /// Where ``numbers`` end.
  static let none = UInt32.max

  init(_ property: StyleProperty, _ state: StyleState, in storage: TableStorage) {
    self.property = property
    self.state = state
    table = storage.identity
    numbers = storage.numbers(property, state)
  }

  /// The numbers in a table.
  @inline(__always)
  func numbers(in storage: TableStorage) -> SIMD4<UInt32> {
    table == storage.identity ? numbers : storage.numbers(property, state)
  }
}

extension StyleTable {
  /// The handle of a property in a state, whether the theme uses it or not.
  public func property(_ property: StyleProperty, state: StyleState = .plain) -> StylePropertyHandle
  {
    StylePropertyHandle(property, state, in: storage)
  }
}

extension TableStorage {
  /// The numbers of a property's written names that the table has, the state's own first.
  ///
  /// At most four: no state has more words.
  fileprivate func numbers(_ property: StyleProperty, _ state: StyleState) -> SIMD4<UInt32> {
    property.name.withBytes { property in
      state.name.withBytes { state in
        withUnsafeTemporaryAllocation(
          byteCount: SuffixedNames.byteCount(property, state), alignment: 1
        ) { buffer in
          var names = SuffixedNames(property, state, in: buffer)
          return read { $0.numbers(&names, property) }
        }
      }
    }
  }
}

extension TableReader {
  /// The numbers of names, followed by that of the plain one.
  fileprivate func numbers(
    _ names: inout SuffixedNames, _ plain: UnsafeRawBufferPointer
  ) -> SIMD4<UInt32> {
    var numbers = SIMD4<UInt32>(repeating: StylePropertyHandle.none)
    var count = 0
    while count < numbers.scalarCount - 1, let name = names.next() {
      guard let number = find(name, in: layout.properties) else { continue }
      numbers[count] = number
      count += 1
    }
    if let number = find(plain, in: layout.properties) { numbers[count] = number }
    return numbers
  }
}
