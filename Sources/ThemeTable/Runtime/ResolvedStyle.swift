/// The style of one class path or class list in one environment.
///
/// A typed accessor returns nil if the theme sets no value or one of another type. With
/// a state it falls back on the plain one (``StyleState``); each is looked for in the whole class list.
public struct ResolvedStyle: Sendable {
  /// The table that it comes from.
  public let table: StyleTable
  /// The environment that the style is for.
  public let environment: StyleEnvironment
  /// The rows of the class list.
  @usableFromInline let rows: ClassRows

  @inlinable init(table: StyleTable, rows: ClassRows, environment: StyleEnvironment) {
    self.table = table
    self.rows = rows
    self.environment = environment
  }

  /// Whether the theme names none of the class paths.
  public var isEmpty: Bool { rows.count == 0 }

  /// The stored value of a property, in the first state that has one.
  @inlinable func stored(_ property: StyleProperty, _ state: StyleState) -> StoredValue? {
    table.storage.value(property, state, rows: rows, environment: environment)
  }

  /// The stored value of a property by its handle.
  @inlinable func stored(_ property: StylePropertyHandle) -> StoredValue? {
    if rows.count == 1 { return table.storage.value(property, cells: rows.first[0], environment: environment) }
    return table.storage.value(property, rows: rows, environment: environment)
  }

  /// Calls `body` with a stored value and a reader that can convert it.
  func read<Result>(_ stored: StoredValue?, _ body: (TableReader, StoredValue) -> Result?) -> Result? {
    stored.flatMap { stored in table.storage.read { body($0, stored) } }
  }

  // MARK: Values
  //
  // A key is a property, its name, or a handle, which has a state of its own; ``StyleKey``. A property without a value in a
  // state has that of the plain state.

  /// The value of a property, whatever its type.
  public func value(_ property: some StyleKey, state: StyleState? = nil) -> StyleValue? {
    read(property.find(in: self, state: state)) { $0.styleValue($1) }
  }

  /// The color of a property.
  @inlinable public func color(_ property: some StyleKey, state: StyleState? = nil) -> StyleColor? {
    property.find(in: self, state: state)?.color
  }

  /// The number of a property, in points unless the property says otherwise.
  ///
  /// Integers are numbers too.
  public func number(_ property: some StyleKey, state: StyleState? = nil) -> Double? {
    read(property.find(in: self, state: state)) { $0.number($1) }
  }

  /// The whole number of a property, which may be written as a number without a fraction.
  ///
  /// Has at most 32 bits.
  public func integer(_ property: some StyleKey, state: StyleState? = nil) -> Int? {
    read(property.find(in: self, state: state)) { $0.integer($1) }
  }

  /// The truth value of a property.
  @inlinable public func boolean(_ property: some StyleKey, state: StyleState? = nil) -> Bool? {
    property.find(in: self, state: state)?.boolean
  }

  /// The text style of a property.
  public func textStyle(_ property: some StyleKey, state: StyleState? = nil) -> StyleTextStyle? {
    read(property.find(in: self, state: state)) { $0.textStyle($1) }
  }

  /// The text alignment of a property, or nil if the word is not an alignment.
  public func textAlignment(_ property: some StyleKey, state: StyleState? = nil) -> StyleTextAlignment? {
    read(property.find(in: self, state: state)) { $0.textAlignment($1) }
  }

  /// The word of a property whose words are a closed set, such as `border-style`.
  public func keyword(_ property: some StyleKey, state: StyleState? = nil) -> String? {
    read(property.find(in: self, state: state)) { $0.text($1, .keyword) }
  }

  /// The font name of a property.
  public func fontName(_ property: some StyleKey, state: StyleState? = nil) -> String? {
    read(property.find(in: self, state: state)) { $0.text($1, .fontName) }
  }

  /// The asset name of a property.
  public func imageName(_ property: some StyleKey, state: StyleState? = nil) -> String? {
    read(property.find(in: self, state: state)) { $0.text($1, .imageName) }
  }

  /// The insets of a property, in points.
  public func box(_ property: some StyleKey, state: StyleState? = nil) -> StyleBox? {
    read(property.find(in: self, state: state)) { $0.box($1) }
  }

  /// The displacement or size of a property, in points.
  public func offset(_ property: some StyleKey, state: StyleState? = nil) -> StyleOffset? {
    read(property.find(in: self, state: state)) { $0.offset($1) }
  }

  /// The list of names of a property.
  public func names(_ property: some StyleKey, state: StyleState? = nil) -> [String]? {
    read(property.find(in: self, state: state)) { $0.names($1) }
  }

  /// The free text of a property.
  public func string(_ property: some StyleKey, state: StyleState? = nil) -> String? {
    read(property.find(in: self, state: state)) { $0.text($1, .string) }
  }
}

extension TableStorage {
  /// The value of the rightmost class that has the property, in the first state in which any class has it.
  @usableFromInline func value(
    _ property: StyleProperty, _ state: StyleState, rows: ClassRows, environment: StyleEnvironment
  ) -> StoredValue? {
    guard !state.name.isEmpty else {
      return property.name.withBytes { name in
        read { $0.value(CollectionOfOne(name), rows: rows, environment: environment) }
      }
    }
    return property.withNames(in: state) { names in read { $0.value(names, rows: rows, environment: environment) } }
  }

  /// The value of the rightmost class that has the property, in the first state in which any class has it.
  @usableFromInline func value(_ property: StylePropertyHandle, rows: ClassRows, environment: StyleEnvironment)
    -> StoredValue?
  {
    let numbers = property.numbers(in: self)
    return read { $0.value(numbers, rows: rows, environment: environment) }
  }

  /// The value that one row has for the property, in the first state in which it has one.
  ///
  /// The usual case comes first and by itself: it calls nothing, so it has nothing to save.
  @usableFromInline func value(_ property: StylePropertyHandle, cells: UInt32, environment: StyleEnvironment)
    -> StoredValue?
  {
    let numbers = property.numbers(in: self)
    return read { reader in
      reader.plainValue(cells: cells, property: numbers[0], environment: environment)
        ?? reader.value(numbers, rows: CollectionOfOne(cells), environment: environment)
    }
  }
}

extension TableReader {
  /// The first value of a property with one of some written names in some rows.
  func value(_ names: some Sequence<ByteView>, rows: ClassRows, environment: StyleEnvironment) -> StoredValue? {
    let numbers = names.lazy.compactMap { find($0, in: layout.properties) }
    return value(StyleWalk(numbers, through: rows), environment: environment)
  }

  /// The first value of a handle's properties in some rows.
  fileprivate func value(_ numbers: SIMD2<UInt32>, rows: some Sequence<UInt32>, environment: StyleEnvironment)
    -> StoredValue?
  {
    let known = numbers.indices.lazy.map { numbers[$0] }.prefix { $0 != StylePropertyHandle.none }
    return value(StyleWalk(known, through: rows), environment: environment)
  }

  /// The first value on a walk over the numbers of properties through the cells of rows.
  @inline(__always) private func value(
    _ walk: StyleWalk<some Sequence<UInt32>, some Sequence<UInt32>>, environment: StyleEnvironment
  ) -> StoredValue? {
    walk.first { property, cells in value(cells: cells, property: property, environment: environment) }
  }
}

/// The rows of a class list by the indices of their first cells, the winner first.
///
/// Eight are kept in place, so that a style of the usual list needs no memory of its own.
@usableFromInline struct ClassRows: Sendable {
  @usableFromInline var first: SIMD8<UInt32>
  @usableFromInline var others: [UInt32]?
  @usableFromInline var count: Int

  /// No rows.
  init() {
    first = .zero
    count = 0
  }

  /// One row, or none.
  @inlinable init(_ cells: UInt32?) {
    first = SIMD8(repeating: cells ?? 0)
    count = cells == nil ? 0 : 1
  }

  /// Adds a row that loses to those before it.
  mutating func append(_ cells: UInt32) {
    if count < first.scalarCount {
      first[count] = cells
    } else {
      others = others ?? []
      others?.append(cells)
    }
    count += 1
  }
}

extension ClassRows: RandomAccessCollection {
  @usableFromInline var startIndex: Int { 0 }
  @usableFromInline var endIndex: Int { count }

  /// The index of a row's first cell.
  ///
  /// The row's index must be below ``count``.
  @inline(__always) @usableFromInline subscript(index: Int) -> UInt32 {
    if index < first.scalarCount { return first[index] }
    return others?[index - first.scalarCount] ?? .max
  }
}
