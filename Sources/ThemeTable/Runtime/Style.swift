/// What a theme says about one class path or class list in one environment.
///
/// A typed accessor gives nil when the theme says nothing, or says something of another type. With
/// a state it falls back on simpler states (``StyleState``), each looked for in the whole class list.
public struct Style: Sendable {
  /// The table that it comes from.
  public let table: StyleTable
  /// The rows of the class list.
  let rows: ClassRows
  /// Where the style is asked for.
  public let environment: Environment

  /// Whether the theme names none of the class paths.
  public var isEmpty: Bool { rows.count == 0 }

  /// The value of a property in a state, or in the nearest simpler state that has one.
  public func value(_ property: Property, state: StyleState = .plain) -> StyleValue? {
    read(property, state) { $0.styleValue($1) }
  }

  /// The value of a property by its handle, falling back as the handle's state does.
  public func value(_ property: PropertyHandle) -> StyleValue? {
    read(property) { $0.styleValue($1) }
  }

  /// Calls `body` with what the table stores for a property in the first state that has something.
  @inline(__always)
  func read<Result>(
    _ property: Property, _ state: StyleState, _ body: (TableReader, RawValue) -> Result?
  ) -> Result? {
    table.storage.read { reader in
      let raw = PropertyName(property, state).first { name in
        reader.find(name, in: reader.layout.properties).flatMap { stored($0, reader) }
      }
      return raw.flatMap { body(reader, $0) }
    }
  }

  /// Calls `body` with what the table stores for a property by its handle.
  @inline(__always)
  func read<Result>(
    _ property: PropertyHandle, _ body: (TableReader, RawValue) -> Result?
  ) -> Result? {
    table.storage.read { reader in
      let numbers = property.numbers(in: table)
      for index in 0..<numbers.scalarCount {
        let number = numbers[index]
        guard number != PropertyHandle.none else { return nil }
        if let raw = stored(number, reader) { return body(reader, raw) }
      }
      return nil
    }
  }

  /// What the rightmost class that has the property has for it.
  @inline(__always)
  private func stored(_ property: UInt32, _ reader: TableReader) -> RawValue? {
    for index in 0..<rows.count {
      if let raw = reader.value(
        row: rows[index], property: property, environment: environment)
      {
        return raw
      }
    }
    return nil
  }
}
