/// The bytes of a table with its layout, for the time of one lookup.
///
/// Nothing that was read is trusted: every index is compared with the section's size before it is
/// used, every sum is of 64 bits and of numbers that have 32. So a damaged table gives nil or a wrong
/// value, but never a trap, a read outside of the file or a loop that the file's size does not bound.
struct TableReader {
  /// The table; the places of its sections lie within it.
  private let base: UnsafeRawPointer
  private let address: UnsafePointer<TableLayout>
  /// Counts what the lookup takes, in tests.
  let steps: StepCounter

  /// The places of all sections.
  ///
  /// By address, because copying it would cost more than a lookup.
  var layout: TableLayout { @inline(__always) get { address.pointee } }

  init(_ file: ByteView, layout: UnsafePointer<TableLayout>, steps: StepCounter) {
    base = file.base
    address = layout
    self.steps = steps
  }

  /// A word of a section, or nil after its end.
  @inline(__always) func word(_ section: Section, _ index: UInt64) -> UInt32? {
    steps.add(1)
    guard index < UInt64(truncatingIfNeeded: section.count) else { return nil }
    let offset = section.offset &+ Int(truncatingIfNeeded: index) &* 4
    return UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// A number of 64 bits, or nil after the end of the doubles.
  func double(_ index: UInt64) -> Double? {
    guard index < UInt64(layout.doubles.count) else { return nil }
    let offset = layout.doubles.offset &+ Int(truncatingIfNeeded: index) &* 8
    return Double(bitPattern: UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
  }

  /// The bytes of a string, or nil if its number or its ends are out of range.
  @inline(__always) func string(_ number: UInt32) -> ByteView? {
    guard let end = word(layout.stringEnds, UInt64(number)) else { return nil }
    let start = number == 0 ? 0 : word(layout.stringEnds, UInt64(number) &- 1) ?? 0
    guard start <= end, UInt64(end) <= UInt64(layout.stringBytes.count) else { return nil }
    return ByteView(start: base + layout.stringBytes.offset + Int(start), count: Int(end - start))
  }

  /// A string; broken UTF-8 in it is repaired.
  func text(_ number: UInt32) -> String? {
    string(number).map { name in
      steps.add(nameOf: name.count)
      return name.text
    }
  }

  // MARK: Names

  /// The number of a name in an index.
  @inline(__always) func find(_ name: ByteView, in index: NameIndex) -> UInt32? {
    steps.add(nameOf: name.count)
    let hash = NameHash.hash(name)
    let tag = UInt32(truncatingIfNeeded: hash >> UInt64(32 &+ index.numberBits))
    let mask = UInt64(index.slots.count) &- 1
    var slot = hash & mask
    var probes = min(UInt64(index.probes), mask &+ 1)
    while probes > 0, let entry = word(index.slots, slot), entry != 0 {
      if entry >> index.numberBits == tag {
        let number = (entry & ~(UInt32.max << index.numberBits)) &- 1
        if number < index.count, isString(index.firstString &+ number, equalTo: name) { return number }
      }
      slot = (slot &+ 1) & mask
      probes &-= 1
    }
    return nil
  }

  @inline(__always) private func isString(_ number: UInt32, equalTo name: ByteView) -> Bool {
    guard let bytes = string(number), bytes.count == name.count else { return false }
    steps.add(nameOf: name.count)
    return bytes == name
  }

  // MARK: Values

  /// The index of the first cell of a class path's row.
  @inline(__always) func cells(of path: ByteView) -> UInt32? {
    find(path, in: layout.paths).flatMap { word(layout.rows, UInt64($0)) }
  }

  /// The value of a property in the cells of a row, in an environment.
  @inline(__always) func value(cells: UInt32, property: UInt32, environment: StyleEnvironment) -> StoredValue? {
    guard let shape = word(layout.cells, UInt64(cells)), let count = word(layout.shapes, UInt64(shape)),
      let entry = count <= Self.fewEntries
        ? entry(of: property, shape: UInt64(shape), count: UInt64(count))
        : entryByHalving(of: property, shape: UInt64(shape), count: UInt64(count)),
      let value = value(cells: cells, shape: shape, count: count, entry: entry, environment: environment)
    else { return nil }
    return value.isA(.mixed) ? unmixed(value) : value
  }

  /// The same if the row has few properties and the value's type depends on nothing; else nil.
  @inline(__always) func plainValue(cells: UInt32, property: UInt32, environment: StyleEnvironment) -> StoredValue? {
    guard let shape = word(layout.cells, UInt64(cells)), let count = word(layout.shapes, UInt64(shape)),
      count <= Self.fewEntries, let entry = entry(of: property, shape: UInt64(shape), count: UInt64(count)),
      let value = value(cells: cells, shape: shape, count: count, entry: entry, environment: environment)
    else { return nil }
    return value.isA(.mixed) ? nil : value
  }

  /// The word of one entry for an environment.
  @inline(__always) private func value(
    cells: UInt32, shape: UInt32, count: UInt32, entry: UInt64, environment: StyleEnvironment
  ) -> StoredValue? {
    guard let found = self.entry(shape: UInt64(shape), count: UInt64(count), entry: entry) else { return nil }
    let choice = found.axes.index(of: environment)
    let cell = UInt64(cells) &+ 1 &+ UInt64(found.start) &+ UInt64(choice)
    return word(layout.cells, cell).map { StoredValue(kind: found.kind, word: $0) }
  }

  /// The most properties of a row that is searched from the first to the last: a cache line or two.
  private static var fewEntries: UInt32 { 12 }

  /// Finds the entry of a property in a shape.
  @inline(__always) private func entry(of property: UInt32, shape: UInt64, count: UInt64) -> UInt64? {
    var entry: UInt64 = 0
    while entry < count {
      guard let candidate = word(layout.shapes, shape &+ 1 &+ entry) else { return nil }
      if candidate == property { return entry }
      entry &+= 1
    }
    return nil
  }

  /// Finds the entry of a property in a shape by halving: the properties are in ascending order.
  private func entryByHalving(of property: UInt32, shape: UInt64, count: UInt64) -> UInt64? {
    let entry = BinarySearch.lowerBound(count) { entry in word(layout.shapes, shape &+ 1 &+ entry) ?? .max < property }
    return entry < count && word(layout.shapes, shape &+ 1 &+ entry) == property ? entry : nil
  }

  /// The kind, the axes and the first value of one entry of a shape.
  struct Entry {
    var kind: UInt8
    var axes: AxisSet
    var start: UInt32
  }

  /// An entry of a shape.
  @inline(__always) func entry(shape: UInt64, count: UInt64, entry: UInt64) -> Entry? {
    let index = shape &+ 1 &+ count &+ 2 &* entry
    guard let kind = word(layout.shapes, index), let start = word(layout.shapes, index &+ 1) else { return nil }
    return Entry(
      kind: UInt8(truncatingIfNeeded: kind), axes: AxisSet(bits: UInt8(truncatingIfNeeded: kind >> 8)), start: start)
  }

  /// The value of a cell whose type depends on the environment, or nil if there is none.
  func unmixed(_ value: StoredValue) -> StoredValue? {
    guard let kind = word(layout.mixed, UInt64(value.word) * 2),
      let payload = word(layout.mixed, UInt64(value.word) * 2 + 1)
    else { return nil }
    let found = StoredValue(kind: UInt8(truncatingIfNeeded: kind), word: payload)
    return found.isA(.none) || found.isA(.mixed) ? nil : found
  }
}
