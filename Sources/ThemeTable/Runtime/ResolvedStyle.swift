/// What a theme says about one class path or class list in one environment.
///
/// A typed accessor gives nil when the theme says nothing, or says something of another type. With
/// a state it falls back on simpler states (``StyleState``), each looked for in the whole class list.
public struct ResolvedStyle: Sendable {
  /// The table that it comes from.
  public let table: StyleTable
  /// Where the style is asked for.
  public let environment: StyleEnvironment
  /// The rows of the class list.
  @usableFromInline let rows: ClassRows

  @inlinable
  init(table: StyleTable, rows: ClassRows, environment: StyleEnvironment) {
    self.table = table
    self.rows = rows
    self.environment = environment
  }

  /// Whether the theme names none of the class paths.
  public var isEmpty: Bool { rows.count == 0 }

  /// What the table stores for a property in the first state that has something.
  @inlinable
  func stored(_ property: StyleProperty, _ state: StyleState) -> StoredValue? {
    table.storage.value(property, state, rows: rows, environment: environment)
  }

  /// What the table stores for a property by its handle.
  @inlinable
  func stored(_ property: StylePropertyHandle) -> StoredValue? {
    if rows.count == 1 {
      return table.storage.value(property, cells: rows.first[0], environment: environment)
    }
    return table.storage.value(property, rows: rows, environment: environment)
  }

  /// Calls `body` with what the table stores and a reader that makes a value of it.
  func read<Result>(
    _ stored: StoredValue?, _ body: (TableReader, StoredValue) -> Result?
  ) -> Result? {
    stored.flatMap { stored in table.storage.read { body($0, stored) } }
  }
}

extension TableStorage {
  /// What the rightmost class that has a property has for it, in the first state that has something.
  @usableFromInline
  func value(
    _ property: StyleProperty, _ state: StyleState, rows: ClassRows, environment: StyleEnvironment
  ) -> StoredValue? {
    property.name.withBytes { property in
      read { reader in
        if !state.name.isEmpty {
          let found = state.name.withBytes { state in
            reader.value(property, state, rows: rows, environment: environment)
          }
          if let found { return found }
        }
        return reader.value(property, rows: rows, environment: environment)
      }
    }
  }

  /// What the rightmost class that has a property has for it, in the first state that has something.
  @usableFromInline
  func value(
    _ property: StylePropertyHandle, rows: ClassRows, environment: StyleEnvironment
  ) -> StoredValue? {
    let numbers = property.numbers(in: self)
    return read { $0.value(numbers, rows: rows, environment: environment) }
  }
}

extension TableStorage {
  /// What one row has for a property, in the first state that has something.
  @usableFromInline
  func value(
    _ property: StylePropertyHandle, cells: UInt32, environment: StyleEnvironment
  ) -> StoredValue? {
    let numbers = property.numbers(in: self)
    return read { $0.value(numbers, cells: cells, environment: environment) }
  }
}

extension TableReader {
  /// What one row has for the first of a handle's properties that it has.
  ///
  /// The usual case comes first and by itself: it calls nothing, so it has nothing to save.
  fileprivate func value(
    _ numbers: SIMD4<UInt32>, cells: UInt32, environment: StyleEnvironment
  ) -> StoredValue? {
    if let value = plainValue(cells: cells, property: numbers[0], environment: environment) {
      return value
    }
    return anyValue(numbers, cells: cells, environment: environment)
  }

  private func anyValue(
    _ numbers: SIMD4<UInt32>, cells: UInt32, environment: StyleEnvironment
  ) -> StoredValue? {
    for index in 0..<numbers.scalarCount where numbers[index] != StylePropertyHandle.none {
      let value = value(cells: cells, property: numbers[index], environment: environment)
      if let value { return value }
    }
    return nil
  }

  /// What the first row that has one of a handle's properties has for it, the first property first.
  fileprivate func value(
    _ numbers: SIMD4<UInt32>, rows: ClassRows, environment: StyleEnvironment
  ) -> StoredValue? {
    for index in 0..<numbers.scalarCount {
      let number = numbers[index]
      if number == StylePropertyHandle.none { return nil }
      if let value = value(number, rows: rows, environment: environment) { return value }
    }
    return nil
  }

  /// A property's value in the suffixed states, not in the plain one.
  func value(
    _ property: UnsafeRawBufferPointer, _ state: UnsafeRawBufferPointer, rows: ClassRows,
    environment: StyleEnvironment
  ) -> StoredValue? {
    withUnsafeTemporaryAllocation(
      byteCount: SuffixedNames.byteCount(property, state), alignment: 1
    ) { buffer in
      var names = SuffixedNames(property, state, in: buffer)
      while let name = names.next() {
        if let value = value(name, rows: rows, environment: environment) { return value }
      }
      return nil
    }
  }

  /// The value of a property by its written name.
  func value(
    _ name: UnsafeRawBufferPointer, rows: ClassRows, environment: StyleEnvironment
  ) -> StoredValue? {
    guard let number = find(name, in: layout.properties) else { return nil }
    return value(number, rows: rows, environment: environment)
  }

  /// The value of a property in the first row that has one.
  @inline(__always)
  func value(_ property: UInt32, rows: ClassRows, environment: StyleEnvironment) -> StoredValue? {
    for index in 0..<rows.count {
      if let value = value(cells: rows[index], property: property, environment: environment) {
        return value
      }
    }
    return nil
  }
}
