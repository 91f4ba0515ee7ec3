import ThemeTable

/// Changing a table's bytes as someone would who means harm.
struct TableBytes {
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A little-endian word of the file.
  func word(at offset: Int) -> UInt32 { (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << (8 * UInt32($1)) } }

  mutating func setWord(_ word: UInt32, at offset: Int) {
    for byte in 0..<4 where offset + byte < bytes.count {
      bytes[offset + byte] = UInt8(truncatingIfNeeded: word >> (8 * UInt32(byte)))
    }
  }

  /// Makes the header say the checksum that the bytes have, as anyone can.
  mutating func mendChecksum() {
    guard bytes.count >= 32 else { return }
    setWord(0, at: 24)
    var state = UInt32.max
    for byte in bytes { state = Self.remainders[Int(UInt8(truncatingIfNeeded: state) ^ byte)] ^ state >> 8 }
    setWord(~state, at: 24)
  }

  /// CRC-32 of every byte.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { state, _ in state & 1 == 1 ? 0xEDB8_8320 ^ state >> 1 : state >> 1 }
  }

  /// Makes the header say the size that the bytes have.
  mutating func mendSize() { setWord(UInt32(bytes.count), at: 16) }

  /// Where the directory has an entry.
  func entryOffset(_ name: String) -> Int? {
    let header = Int(word(at: 12))
    return (0..<Int(word(at: 20))).map { header + 16 * $0 }.first { Array(bytes[$0..<$0 + 4]) == Array(name.utf8) }
  }

  /// The bytes of a section.
  func section(_ name: String) -> Range<Int>? {
    entryOffset(name).map { entry in
      let start = Int(word(at: entry + 8))
      return start..<start + Int(word(at: entry + 12))
    }
  }

  /// Sets every word of a section.
  mutating func setWords(of name: String, to word: (Int) -> UInt32) {
    guard let section = section(name) else { return }
    for (index, offset) in stride(from: section.lowerBound, to: section.upperBound, by: 4).enumerated() {
      setWord(word(index), at: offset)
    }
  }
}

/// A small table that has every section and every kind of value.
enum SmallTable {
  static func bytes() throws -> [UInt8] {
    var builder = StyleTableBuilder()
    let dark = EnvironmentSet(.appearance(.dark))
    builder.set("A", "font-color", .color(StyleColor(rgba: 0x1234_56FF)), text: "#123456", origin: TableIndex(1))
    builder.set("A", "font-color", in: dark, .color(StyleColor(rgba: 0xFFFF_FFFF)), text: "white")
    builder.set("A", "width", .number(0.1))
    builder.set("A", "height", in: dark, .integer(-7))
    builder.set("A", "font-style", .textStyle("headline"))
    builder.set("Button", "content-insets", .box(StyleBox(top: 1, right: 2, bottom: 3, left: 4)))
    builder.set("Button", "shadow-offset", .offset(StyleOffset(x: 1, y: 2)))
    builder.set("Button", "exclude-views", .names(["A", "Button", "C"]))
    builder.set("Button", "font-color-highlighted", .boolean(true))
    builder.set("Button", "font-color-highlighted", in: dark, .keyword("rounded"))
    builder.add("C")
    var table = builder.resolved
    table.rows[2].environments = dark
    let name = table.names.append("Cell.title")
    table.parts.append(.init(name: name, classes: table.names.append("Button:C")))
    return try TableWriter.write(table, options: .init(includesTexts: true, origins: ["a.nss:1:1", "a.nss:2:2"]))
  }
}
