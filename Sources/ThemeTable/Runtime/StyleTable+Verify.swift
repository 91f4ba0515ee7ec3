extension StyleTable {
  /// Checks that the bytes are those that were written and that nothing in them contradicts itself.
  ///
  /// Opening a table does not do so, because it takes time in proportion to the table. An app needs
  /// it only if it loads themes from outside.
  ///
  /// - Throws: ``StyleTableError/checksumMismatch`` or ``StyleTableError/damaged(reason:)``.
  /// - Complexity: Proportional to the size of the table.
  public func verify() throws(StyleTableError) {
    let checksum = storage.withFile { file in
      file.count < TableFormat.headerSize ? 0 : Checksum.ofTable(file)
    }
    guard checksum == storage.layout.checksum else { throw .checksumMismatch }
    if let reason = storage.read({ TableVerification(reader: $0).contradiction() }) {
      throw .damaged(reason: reason)
    }
  }
}

/// A look at every part of a table.
private struct TableVerification {
  let reader: TableReader

  private var layout: TableLayout { reader.layout }

  /// The first thing that is wrong; nil for an intact table.
  func contradiction() -> String? {
    strings() ?? index(layout.paths, of: "class paths")
      ?? index(layout.properties, of: "properties") ?? rows() ?? optionalSections()
  }

  private func strings() -> String? {
    for number in 0..<UInt32(truncatingIfNeeded: layout.stringEnds.count) {
      guard let bytes = reader.string(number), String(validating: bytes, as: UTF8.self) != nil
      else { return "string \(number) is not UTF-8" }
    }
    return nil
  }

  /// Names must be in order, and each must be found.
  private func index(_ index: NameIndex, of kind: String) -> String? {
    var last: UnsafeRawBufferPointer?
    for number in 0..<index.count {
      guard let name = reader.string(index.firstString + number) else {
        return "\(kind) are missing"
      }
      if let last, !last.lexicographicallyPrecedes(name) { return "\(kind) are not in order" }
      guard reader.find(name, in: index) == number else { return "\(kind) cannot be found" }
      last = name
    }
    return nil
  }

  /// Every row must have all the cells that its shape promises, and every word a meaning.
  private func rows() -> String? {
    for row in 0..<reader.rowCount {
      let cells = reader.cells(ofRow: row)
      guard cells.count == reader.cellCount(ofRow: row) else { return "row \(row) does not fit" }
      var last: UInt32?
      for cell in cells {
        guard last.map({ $0 < cell.property }) ?? true, cell.property < layout.properties.count
        else { return "the properties of row \(row) are not in order" }
        last = cell.property
        if let reason = values(of: cell) { return "\(reason) in row \(row)" }
      }
    }
    return nil
  }

  private func values(of cell: CellReference) -> String? {
    for choice in 0..<UInt64(cell.axes.choiceCount) {
      guard let word = reader.word(layout.cells, cell.first + choice) else { return "no value" }
      if isAbsent(word, kind: cell.kind) { continue }
      let stored = StoredValue(kind: cell.kind, word: word)
      guard let value = stored.isA(.mixed) ? reader.unmixed(stored) : stored else {
        return "a value of no type"
      }
      if !hasMeaning(value) { return "a value that points outside" }
    }
    return nil
  }

  /// Whether a word says that there is no value.
  private func isAbsent(_ word: UInt32, kind: UInt8) -> Bool {
    kind == ValueKind.mixed.rawValue && reader.word(layout.mixed, UInt64(word) * 2) == 0
      && reader.word(layout.mixed, UInt64(word) * 2 + 1) == 0
  }

  private func hasMeaning(_ value: StoredValue) -> Bool {
    switch value.knownKind {
    case .color, .number, .integer: true
    case .boolean: value.word <= 1
    case nil: true
    case .some(.none), .mixed: false
    case .names: reader.names(value) != nil && reader.word(layout.lists, UInt64(value.word)) != nil
    default: reader.hasValue(value)
    }
  }

  /// The optional sections must fit to the cells and strings.
  private func optionalSections() -> String? {
    let strings = UInt64(layout.stringEnds.count)
    for (section, bound) in [
      (layout.texts, strings + 1), (layout.origins, UInt64(layout.originNames.count) + 1),
      (layout.originNames, strings), (layout.parts, strings),
    ] {
      for index in 0..<UInt64(section.count) {
        guard let word = reader.word(section, index), UInt64(word) < bound else {
          return "an optional section points outside"
        }
      }
    }
    for index in stride(from: 0, to: UInt64(layout.rowEnvironments.count), by: 3) {
      guard let row = reader.word(layout.rowEnvironments, index), row < reader.rowCount else {
        return "an optional section points outside"
      }
    }
    for section in [layout.texts, layout.origins] where section.count != 0 {
      guard section.count == layout.cells.count else { return "an optional section is too short" }
    }
    return nil
  }
}

extension TableReader {
  /// How many properties a row's shape says that it has.
  fileprivate func cellCount(ofRow row: UInt32) -> Int? {
    word(layout.rows, UInt64(row)).flatMap { word(layout.cells, UInt64($0)) }
      .flatMap { word(layout.shapes, UInt64($0)) }.map { Int(truncatingIfNeeded: $0) }
  }

  /// Whether a value that points into another section finds something there.
  fileprivate func hasValue(_ value: StoredValue) -> Bool {
    switch value.knownKind {
    case .longNumber: number(value) != nil
    case .box: box(value) != nil
    case .offset: offset(value) != nil
    default: string(value.word) != nil
    }
  }
}
