/// A look at every row and every word of it.
///
/// Rows follow each other without gaps, and so do the words of a row, so no word is looked at twice.
extension TableVerification {
  /// The first contradiction, or nil if the rows are intact.
  func rows() -> String? {
    var free: UInt64 = 0
    for row in 0..<reader.rowCount {
      guard reader.word(reader.layout.rows, UInt64(row)).map(UInt64.init) == free, let shape = reader.shape(ofRow: row)
      else { return "row \(row) does not follow the one before" }
      if let reason = words(of: shape) { return "\(reason) in row \(row)" }
      free = shape.cells + 1 + shape.words
    }
    return free == UInt64(reader.layout.cells.count) ? nil : "the last row has no end"
  }

  private func words(of shape: TableReader.Shape) -> String? {
    var last: UInt32?
    var free: UInt64 = 0
    for entry in 0..<shape.count {
      guard let property = reader.word(reader.layout.shapes, shape.index + 1 + entry),
        let found = reader.entry(shape: shape.index, count: shape.count, entry: entry)
      else { return "a property is missing" }
      guard property < reader.layout.properties.count, last.map({ $0 < property }) ?? true else {
        return "the properties are not in order"
      }
      last = property
      let choices = UInt64(found.axes.choiceCount)
      guard UInt64(found.start) == free, free + choices <= shape.words, found.axes.bits < 64 else {
        return "the values do not follow each other"
      }
      let first = shape.cells + 1 + free
      for cell in first..<first + choices where !hasMeaning(cell, kind: found.kind) { return "a value has no meaning" }
      free += choices
    }
    return free == shape.words ? nil : "there are values of no property"
  }

  private func hasMeaning(_ cell: UInt64, kind: UInt8) -> Bool {
    guard let word = reader.word(reader.layout.cells, cell) else { return false }
    return kind == ValueKind.mixed.rawValue
      ? UInt64(word) < UInt64(reader.layout.mixed.count / 2) : hasMeaning(StoredValue(kind: kind, word: word))
  }
}

/// A look at the names of an index and at its slots, each once.
///
/// Nothing is searched. A name is found if its slot follows the one where the search begins, with no free slot between them
/// and no farther away than the index says.
struct NameIndexVerification {
  let reader: TableReader
  let index: NameIndex

  /// The fault of the index, or nil if every name is found.
  func contradiction() -> String? { names() ?? slots() }

  /// Names must ascend, so that none is there twice.
  private func names() -> String? {
    var last: ByteView?
    for number in 0..<index.count {
      guard let name = reader.string(index.firstString + number) else { return "are missing" }
      reader.steps.add(nameOf: name.count)
      guard name.count <= TableLimits.nameBytes else { return "are too long" }
      if let last, last >= name { return "are not in order" }
      last = name
    }
    return nil
  }

  private func slots() -> String? {
    guard index.probes <= TableLimits.probes else { return "need too many probes" }
    var isFound = [Bool](repeating: false, count: Int(index.count))
    var found: UInt32 = 0
    // Begins after a free slot, so that no run of taken slots is cut in two.
    let first = (0..<UInt64(index.slots.count)).first { entry($0) == 0 }
    var run: UInt64 = first == nil ? UInt64(index.slots.count) : 0
    for step in 0..<UInt64(index.slots.count) {
      let slot = ((first ?? 0) + step) & mask
      let entry = entry(slot)
      guard entry != 0 else {
        run = 0
        continue
      }
      run += 1
      let number = (entry & ~(UInt32.max << index.numberBits)) &- 1
      guard number < index.count, !isFound[Int(number)],
        isReachable(number, at: slot, tag: entry >> index.numberBits, run: run)
      else { return "cannot be found" }
      isFound[Int(number)] = true
      found += 1
    }
    return found == index.count ? nil : "cannot be found"
  }

  private var mask: UInt64 { UInt64(index.slots.count) &- 1 }

  private func entry(_ slot: UInt64) -> UInt32 { reader.word(index.slots, slot) ?? 0 }

  /// Whether a search for the name gets to its slot; `run` counts the taken slots that end with it.
  private func isReachable(_ number: UInt32, at slot: UInt64, tag: UInt32, run: UInt64) -> Bool {
    guard let name = reader.string(index.firstString + number) else { return false }
    reader.steps.add(nameOf: name.count)
    let hash = NameHash.hash(name)
    let distance = (slot &- hash) & mask
    return tag == UInt32(truncatingIfNeeded: hash >> UInt64(32 + index.numberBits)) && distance < run
      && distance < UInt64(index.probes)
  }
}
