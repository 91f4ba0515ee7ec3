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
  private let numbers: PropertyNumbers
  /// Which table that is.
  private let table: UInt64

  init(_ property: StyleProperty, _ state: StyleState, in storage: TableStorage) {
    self.property = property
    self.state = state
    table = storage.identity
    numbers = storage.numbers(property, state)
  }

  /// The numbers in a table.
  @inline(__always)
  func numbers(in storage: TableStorage) -> PropertyNumbers {
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

/// The numbers that a property's written names have in a table, the name in the handle's own state first.
///
/// At most four: no state has more words.
struct PropertyNumbers: Sequence {
  private var numbers = SIMD4<UInt32>(repeating: none)

  /// Follows the last number.
  private static let none = UInt32.max

  /// The first number, or one that no property has.
  var first: UInt32 { numbers[0] }

  /// The numbers of those names that the table has.
  init(_ names: WrittenNames, in reader: TableReader) {
    let known = names.lazy.compactMap { reader.find($0, in: reader.layout.properties) }
    for (index, number) in known.prefix(numbers.scalarCount).enumerated() {
      numbers[index] = number
    }
  }

  @inline(__always)
  func makeIterator() -> Iterator { Iterator(numbers: numbers) }

  /// Goes over the numbers.
  struct Iterator: IteratorProtocol {
    fileprivate let numbers: SIMD4<UInt32>
    private var index = 0

    fileprivate init(numbers: SIMD4<UInt32>) { self.numbers = numbers }

    @inline(__always)
    mutating func next() -> UInt32? {
      guard index < numbers.scalarCount, numbers[index] != PropertyNumbers.none else { return nil }
      defer { index += 1 }
      return numbers[index]
    }
  }
}

extension TableStorage {
  fileprivate func numbers(_ property: StyleProperty, _ state: StyleState) -> PropertyNumbers {
    property.withNames(in: state) { names in read { PropertyNumbers(names, in: $0) } }
  }
}
