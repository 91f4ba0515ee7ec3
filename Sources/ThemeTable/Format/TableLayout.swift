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

/// The version of a table and the places of its sections, as opening the table finds them.
///
/// Everything in it lies within the file. What the sections hold is checked where it is read.
struct TableLayout: Sendable {
  var majorVersion: UInt16 = 0
  var minorVersion: UInt16 = 0
  var checksum: UInt32 = 0
  var byteCount: UInt64 = 0

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
  var identity: UInt64 { byteCount << 32 ^ UInt64(checksum) }
}

extension TableLayout {
  /// The layout of a table, in time proportional to the number of its sections and strings.
  init(of file: ByteView) throws(StyleTableError) {
    let header = try TableHeader(of: file)
    majorVersion = header.majorVersion
    minorVersion = header.minorVersion
    checksum = header.checksum
    byteCount = UInt64(file.count)
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
