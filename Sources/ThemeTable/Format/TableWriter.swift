/// Writes the binary form of a resolved table: the twin of ``TableReader``.
///
/// The same content gives the same bytes, whatever the numbers of its names and values are.
package enum TableWriter {
  /// Additions for tools, which apps do not need.
  package struct Options: Sendable {
    /// The text of each value, for tools.
    package var includesTexts = false
    /// The place where each variant was declared, for tools.
    ///
    /// Pass nil to leave provenance out.
    package var origins: [String]?

    package init(includesTexts: Bool = false, origins: [String]? = nil) {
      self.includesTexts = includesTexts
      self.origins = origins
    }
  }

  /// The bytes of an `.nsst` file.
  ///
  /// Throws ``TableWriteError`` if they are more than the format can count, or something is beyond ``TableLimits``.
  package static func write(_ table: ResolvedTable, options: Options = Options()) throws(TableWriteError) -> [UInt8] {
    try TableFile(TableEncoder(table, options: options)).bytes()
  }
}

/// Why a table cannot be written.
package struct TableWriteError: Error, Hashable, Sendable {
  /// One phrase that says which limit a theme exceeds.
  package let reason: String
}

/// The sections of a table, laid out one after the other.
private struct TableFile {
  /// Four words a section: its kind, its flags, where it starts in the body, and its bytes.
  private var directory: [UInt32] = []
  private var body: [UInt8] = []

  /// Takes the sections from an encoder.
  init(_ encoder: consuming TableEncoder) throws(TableWriteError) {
    let strings = encoder.values.strings
    let rowCount = UInt32(encoder.rows.count)
    let properties = rowCount..<rowCount + encoder.propertyCount
    add(.stringBytes, strings.elements)
    add(.stringEnds, strings.ends)
    add(.pathIndex, try NameIndex.words(of: strings, names: 0..<rowCount))
    add(.propertyIndex, try NameIndex.words(of: strings, names: properties))
    add(.rows, encoder.rows)
    add(.cells, encoder.cells)
    add(.shapes, encoder.shapes.elements)
    add(.doubles, encoder.values.doubles.elements)
    add(.lists, encoder.values.lists.elements)
    add(.mixed, encoder.mixed.elements)
    if !encoder.rowEnvironments.isEmpty { add(.rowEnvironments, encoder.rowEnvironments) }
    if !encoder.parts.isEmpty { add(.parts, encoder.parts) }
    if var definitions = encoder.table.definitions.first {
      // One level: a definition has no definitions of its own.
      definitions.definitions = []
      let options = TableWriter.Options(includesTexts: encoder.options.includesTexts)
      add(.definitions, try TableWriter.write(definitions, options: options))
    }
    if encoder.options.includesTexts { add(.texts, encoder.texts) }
    if encoder.options.origins != nil {
      add(.origins, encoder.origins)
      add(.originNames, encoder.originNames)
    }
  }

  private mutating func add<Word: FixedWidthInteger>(_ kind: SectionKind, _ words: [Word]) {
    while body.count % TableFormat.alignment != 0 { body.append(0) }
    let start = body.count
    body.append(littleEndian: words)
    directory.append(kind.rawValue)
    directory.append(kind.isRequired ? TableFormat.requiredFlag : 0)
    directory.append(UInt32(truncatingIfNeeded: start))
    directory.append(UInt32(truncatingIfNeeded: body.count - start))
  }

  /// Header, directory and sections.
  func bytes() throws(TableWriteError) -> [UInt8] {
    // Both are multiples of the alignment.
    let start = TableFormat.headerSize + directory.count * MemoryLayout<UInt32>.size
    // The most that 32 bits can address.
    guard let size = UInt32(exactly: start + body.count) else {
      throw .init(reason: "the table would be larger than 4 GiB")
    }
    var file = header(size: size)
    file.reserveCapacity(start + body.count)
    for (index, word) in directory.enumerated() {
      file.append(littleEndian: index % 4 == 2 ? word &+ UInt32(truncatingIfNeeded: start) : word)
    }
    file += body
    let checksum = file.withBytes(Checksum.ofTable)
    for byte in 0..<4 { file[TableFormat.checksumOffset + byte] = UInt8(truncatingIfNeeded: checksum >> (8 * byte)) }
    return file
  }

  /// The header of a file of that size, its checksum still zero.
  private func header(size: UInt32) -> [UInt8] {
    var header = TableFormat.magic
    header.append(littleEndian: TableFormat.majorVersion)
    header.append(littleEndian: TableFormat.minorVersion)
    header.append(littleEndian: [UInt32(TableFormat.headerSize), size, UInt32(directory.count / 4), 0, 0])
    return header
  }
}

extension [UInt8] {
  /// Appends the bytes of an integer, the lowest first.
  fileprivate mutating func append<Word: FixedWidthInteger>(littleEndian word: Word) {
    Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
  }

  /// Appends the bytes of integers, the lowest of each first.
  fileprivate mutating func append<Word: FixedWidthInteger>(littleEndian words: [Word]) {
    let isLittle = Word(1).littleEndian == 1
    (isLittle ? words : words.map { $0.littleEndian }).withUnsafeBytes { append(contentsOf: $0) }
  }
}

extension NameIndex {
  /// The words of an index over strings of a pool that follow each other; see ``TableReader/find``.
  ///
  /// - Parameters:
  ///   - strings: All strings.
  ///   - names: The numbers of those that are indexed.
  /// - Returns: The header and the slots.
  /// - Throws: ``TableWriteError`` if so many names have the same hash that a search would take too long. Only names that
  ///   were made for it do.
  static func words(of strings: SequenceInterner<UInt8>, names: Range<UInt32>) throws(TableWriteError) -> [UInt32] {
    let hashes = strings.elements.withBytes { bytes in
      names.map { NameHash.hash(bytes[strings.range($0)]) }
    }
    // The least power of two of slots of which at most three quarters are taken.
    var count = 1
    while count * 3 < names.count * 4 { count *= 2 }
    while count <= 64 * (names.count + 1) {
      let (slots, probes) = slots(of: hashes, count: count)
      if probes <= TableLimits.probes { return [UInt32(names.count), names.lowerBound, probes] + slots }
      count *= 2
    }
    throw .init(reason: "a table has at most \(TableLimits.probes) names of equal hash")
  }

  /// The slots of names by their hashes, and the most that a search looks at.
  private static func slots(of hashes: [UInt64], count: Int) -> (slots: [UInt32], probes: UInt32) {
    let numberBits = UInt32(UInt32.bitWidth - UInt32(hashes.count).leadingZeroBitCount)
    var slots = [UInt32](repeating: 0, count: count)
    let mask = UInt64(count - 1)
    // A search for a name that is not there ends at a free slot or after the longest run.
    var mostProbes: UInt32 = 1
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash & mask)
      var probes: UInt32 = 1
      // A name beyond the limit has failed anyway; the rest need not be placed.
      while slots[slot] != 0, probes <= TableLimits.probes {
        slot = (slot + 1) & Int(mask)
        probes += 1
      }
      let tag = UInt32(truncatingIfNeeded: hash >> UInt64(32 + numberBits))
      slots[slot] = tag << numberBits | UInt32(number + 1)
      mostProbes = max(mostProbes, probes)
    }
    return (slots, mostProbes)
  }
}
