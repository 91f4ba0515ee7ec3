/// What a table stores for one property in one environment.
struct RawValue {
  var kind: ValueKind
  /// What it means depends on the kind.
  var word: UInt32
  /// Which of the cells it was read from: the key into the optional sections.
  var cell: UInt64

  /// Equal for values that are stored as the same.
  var key: UInt64 { UInt64(kind.rawValue) << 32 | UInt64(word) }
}

/// The bytes of a table with its layout, for the time of one lookup.
///
/// Nothing that was read is trusted: every index is compared with the section's size before it is
/// used, every sum is of 64 bits and of numbers that have 32. So a damaged table gives nil or a wrong
/// value, but never a trap, a read outside of the file or a loop that the file's size does not bound.
struct TableReader {
  let base: UnsafeRawPointer
  let layout: TableLayout

  /// A word of a section, nil behind its end.
  @inline(__always)
  func word(_ section: Section, _ index: UInt64) -> UInt32? {
    guard index < UInt64(section.count) else { return nil }
    let offset = section.offset &+ Int(truncatingIfNeeded: index) &* 4
    return UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// A number of 64 bits, nil behind the end of the doubles.
  func double(_ index: UInt64) -> Double? {
    guard index < UInt64(layout.doubles.count) else { return nil }
    let offset = layout.doubles.offset &+ Int(truncatingIfNeeded: index) &* 8
    return Double(
      bitPattern: UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
  }

  /// The bytes of a string; nil if there is no such string or its ends lie outside.
  @inline(__always)
  func string(_ number: UInt32) -> UnsafeRawBufferPointer? {
    guard let end = word(layout.stringEnds, UInt64(number)) else { return nil }
    let start = number == 0 ? 0 : word(layout.stringEnds, UInt64(number) &- 1) ?? 0
    guard start <= end, UInt64(end) <= UInt64(layout.stringBytes.count) else { return nil }
    return UnsafeRawBufferPointer(
      start: base + layout.stringBytes.offset + Int(start), count: Int(end - start))
  }

  /// A string; broken UTF-8 in it is repaired.
  func text(_ number: UInt32) -> String? {
    string(number).map { String(decoding: $0, as: UTF8.self) }
  }
}

// Names.
extension TableReader {
  /// The number of a name in an index.
  @inline(__always)
  func find(_ name: UnsafeRawBufferPointer, in index: NameIndex) -> UInt32? {
    let hash = NameHash.hash(name)
    let tag = UInt32(truncatingIfNeeded: hash >> UInt64(32 &+ index.numberBits))
    let mask = UInt64(index.slots.count) &- 1
    var slot = hash & mask
    var probes = min(UInt64(index.probes), mask &+ 1)
    while probes > 0, let entry = word(index.slots, slot), entry != 0 {
      if entry >> index.numberBits == tag {
        let number = (entry & ~(UInt32.max << index.numberBits)) &- 1
        if number < index.count, isString(index.firstString &+ number, equalTo: name) {
          return number
        }
      }
      slot = (slot &+ 1) & mask
      probes &-= 1
    }
    return nil
  }

  @inline(__always)
  private func isString(_ number: UInt32, equalTo name: UnsafeRawBufferPointer) -> Bool {
    guard let bytes = string(number), bytes.count == name.count else { return false }
    return NameBytes.areEqual(bytes, name)
  }
}

// Values.
extension TableReader {
  /// What a row has for a property in an environment.
  @inline(__always)
  func value(row: UInt32, property: UInt32, environment: Environment) -> RawValue? {
    guard let cells = word(layout.rows, UInt64(row)),
      let shape = word(layout.cells, UInt64(cells)),
      let count = word(layout.shapes, UInt64(shape)),
      let entry = entry(of: property, shape: UInt64(shape), count: UInt64(count)),
      let place = place(shape: UInt64(shape), count: UInt64(count), entry: entry)
    else { return nil }
    let variant = place.axes.index(of: environment)
    let cell = UInt64(cells) &+ 1 &+ UInt64(place.start) &+ UInt64(variant)
    guard let word = word(layout.cells, cell) else { return nil }
    return rawValue(kind: place.kind, word: word, cell: cell)
  }

  /// Where in a shape a property stands; the properties are in ascending order.
  @inline(__always)
  private func entry(of property: UInt32, shape: UInt64, count: UInt64) -> UInt64? {
    // Linear while a cache line or two hold all of them.
    guard count > 12 else {
      var entry: UInt64 = 0
      while entry < count {
        guard let candidate = word(layout.shapes, shape &+ 1 &+ entry) else { return nil }
        if candidate == property { return entry }
        entry &+= 1
      }
      return nil
    }
    return entryByHalving(of: property, shape: shape, count: count)
  }

  private func entryByHalving(of property: UInt32, shape: UInt64, count: UInt64) -> UInt64? {
    var low: UInt64 = 0
    var high = count
    while low < high {
      let middle = (low &+ high) / 2
      guard let candidate = word(layout.shapes, shape &+ 1 &+ middle) else { return nil }
      if candidate == property { return middle }
      if candidate < property { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }

  /// How and where one entry of a shape keeps its values.
  struct Place {
    var kind: UInt8
    var axes: AxisSet
    var start: UInt32
  }

  /// The place of a shape's entry.
  @inline(__always)
  func place(shape: UInt64, count: UInt64, entry: UInt64) -> Place? {
    let index = shape &+ 1 &+ count &+ 2 &* entry
    guard let kind = word(layout.shapes, index), let start = word(layout.shapes, index &+ 1)
    else { return nil }
    return Place(
      kind: UInt8(truncatingIfNeeded: kind),
      axes: AxisSet(bits: UInt8(truncatingIfNeeded: kind >> 8)), start: start)
  }

  /// The value of a cell's word; nil if there is none or its kind is one of a newer version.
  @inline(__always)
  func rawValue(kind: UInt8, word: UInt32, cell: UInt64) -> RawValue? {
    guard kind == ValueKind.mixed.rawValue else {
      guard let known = ValueKind(rawValue: kind), known != .none else { return nil }
      return RawValue(kind: known, word: word, cell: cell)
    }
    guard let kind = self.word(layout.mixed, UInt64(word) &* 2),
      let payload = self.word(layout.mixed, UInt64(word) &* 2 &+ 1),
      let known = ValueKind(rawValue: UInt8(truncatingIfNeeded: kind)),
      known != .none, known != .mixed
    else { return nil }
    return RawValue(kind: known, word: payload, cell: cell)
  }
}
