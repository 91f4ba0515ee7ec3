/// The list of a table's sections, checked to be in order, inside the file and apart.
struct SectionDirectory {
  private var sections: [Section?] = Array(repeating: nil, count: SectionKind.allCases.count)

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
    guard sections[kind.index] == nil else { throw .damaged(reason: "there are two sections '\(name)'") }
    guard length % UInt64(kind.elementSize) == 0 else {
      throw .damaged(reason: "section '\(name)' ends within an element")
    }
    // Both are at most the file's size, which an `Int` holds.
    sections[kind.index] = Section(offset: Int(offset), count: Int(length) / kind.elementSize)
  }

  /// A section; an empty one if the table leaves an optional one out.
  func section(_ kind: SectionKind) throws(StyleTableError) -> Section {
    if let section = sections[kind.index] { return section }
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

extension SectionKind {
  /// The place among all kinds.
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
