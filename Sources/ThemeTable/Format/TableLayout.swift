/// The place of one section of a table.
struct Section: Sendable {
  /// Bytes from the start of the file.
  var offset = 0
  /// Elements: words, doubles or, of ``SectionKind/stringBytes``, bytes.
  var count = 0
}

/// An index that finds a name's number by the hash of its bytes.
struct NameIndex: Sendable {
  /// A power of two of slots.
  var slots = Section()
  /// The number of names.
  var count: UInt32 = 0
  /// The string of name 0; the others follow.
  var firstString: UInt32 = 0
  /// The most slots that a search has to look at.
  var probes: UInt32 = 0
  /// The number of bits of a slot that hold the name's number.
  var numberBits: UInt32 = 0
}

/// The header of a table and the places of its sections, as opening the table finds them.
///
/// Everything in it lies within the file. What the sections hold is checked where it is read.
struct TableLayout: Sendable {
  var header = TableHeader()

  var stringBytes = Section()
  var stringEnds = Section()
  var paths = NameIndex()
  var properties = NameIndex()
  var rows = Section()
  var cells = Section()
  var shapes = Section()
  var doubles = Section()
  var lists = Section()
  var mixed = Section()
  var rowEnvironments = Section()
  var parts = Section()
  var definitions = Section()
  var texts = Section()
  var origins = Section()
  var originNames = Section()

  /// Tells this table's numbers from those of any other table, as far as a checksum can.
  var identity: UInt64 { UInt64(header.fileSize) << 32 ^ UInt64(header.checksum) }
}

extension TableLayout {
  /// The layout of a table, in time proportional to the number of its sections and strings.
  init(of file: ByteView) throws(StyleTableError) {
    header = try TableHeader(of: file)
    let directory = try SectionDirectory(of: file, header: header)
    stringBytes = try directory.section(.stringBytes)
    stringEnds = try directory.section(.stringEnds)
    rows = try directory.section(.rows)
    cells = try directory.section(.cells)
    shapes = try directory.section(.shapes)
    doubles = try directory.section(.doubles)
    lists = try directory.section(.lists)
    mixed = try directory.section(.mixed)
    rowEnvironments = try directory.section(.rowEnvironments)
    parts = try directory.section(.parts)
    definitions = try directory.section(.definitions)
    texts = try directory.section(.texts)
    origins = try directory.section(.origins)
    originNames = try directory.section(.originNames)
    paths = try directory.nameIndex(.pathIndex, in: file)
    properties = try directory.nameIndex(.propertyIndex, in: file)
    try checkCounts()
    try checkStrings(in: file)
  }

  /// Sections that must agree about how many things there are.
  private func checkCounts() throws(StyleTableError) {
    guard UInt64(paths.count) == UInt64(rows.count), paths.firstString == 0 else {
      throw .damaged(reason: "rows and class paths differ in number")
    }
    for index in [paths, properties] {
      guard UInt64(index.firstString) + UInt64(index.count) <= UInt64(stringEnds.count) else {
        throw .damaged(reason: "an index names more strings than there are")
      }
    }
  }

  /// Checks that strings lie one after the other, so that all of them together are not longer than the file.
  private func checkStrings(in file: ByteView) throws(StyleTableError) {
    var last: UInt32 = 0
    var isDescending = false
    let end = stringEnds.offset + stringEnds.count * 4
    for offset in stride(from: stringEnds.offset, to: end, by: 4) {
      let next = file.word(at: offset)
      // Without a branch: this is the one loop of opening.
      isDescending = isDescending || next < last
      last = next
    }
    guard !isDescending, UInt64(last) <= UInt64(stringBytes.count) else { throw .damaged(reason: "strings overlap") }
  }
}

/// The list of a table's sections, checked to be in order, inside the file and apart.
struct SectionDirectory {
  private var sections: [SectionKind: Section] = [:]

  init(of file: ByteView, header: TableHeader) throws(StyleTableError) {
    let entrySize = UInt64(TableFormat.directoryEntrySize)
    let start = UInt64(header.size)
    // Neither can overflow: both factors have at most 32 bits.
    let end = start + UInt64(header.sectionCount) * entrySize
    guard start >= UInt64(TableFormat.headerSize), end <= UInt64(file.count) else {
      throw .damaged(reason: "the directory of sections does not fit")
    }
    var free = end
    for entry in stride(from: start, to: end, by: Int(entrySize)) {
      try add(entryAt: Int(entry), in: file, from: &free)
    }
  }

  /// Reads one entry; `free` is where the next section may begin at the earliest.
  private mutating func add(entryAt entry: Int, in file: ByteView, from free: inout UInt64) throws(StyleTableError) {
    let number = file.word(at: entry)
    let offset = UInt64(file.word(at: entry + 8))
    let length = UInt64(file.word(at: entry + 12))
    let name = SectionKind.name(of: number)
    guard offset >= free, offset + length <= UInt64(file.count) else {
      throw .damaged(reason: "section '\(name)' does not fit")
    }
    free = offset + length
    guard let kind = SectionKind(rawValue: number) else {
      if file.word(at: entry + 4) & TableFormat.requiredFlag == 0 { return }
      throw .unknownSection(name: name)
    }
    guard sections[kind] == nil else { throw .damaged(reason: "there are two sections '\(name)'") }
    guard length % UInt64(kind.elementSize) == 0 else {
      throw .damaged(reason: "section '\(name)' ends within an element")
    }
    // Both are at most the file's size, which an `Int` holds.
    sections[kind] = Section(offset: Int(offset), count: Int(length) / kind.elementSize)
  }

  /// A section; an empty one if the table leaves an optional one out.
  func section(_ kind: SectionKind) throws(StyleTableError) -> Section {
    if let section = sections[kind] { return section }
    if kind.isRequired { throw .damaged(reason: "section '\(kind.name)' is missing") }
    return Section()
  }

  /// The index of names in a section.
  func nameIndex(_ kind: SectionKind, in file: ByteView) throws(StyleTableError) -> NameIndex {
    let section = try section(kind)
    let header = TableFormat.nameIndexHeader
    let slotCount = section.count - header
    guard slotCount > 0, slotCount & (slotCount - 1) == 0 else {
      throw .damaged(reason: "section '\(kind.name)' has not a power of two of slots")
    }
    let count = file.word(at: section.offset)
    return NameIndex(
      slots: Section(offset: section.offset + header * 4, count: slotCount), count: count,
      firstString: file.word(at: section.offset + 4), probes: file.word(at: section.offset + 8),
      numberBits: UInt32(UInt32.bitWidth - count.leadingZeroBitCount))
  }
}
