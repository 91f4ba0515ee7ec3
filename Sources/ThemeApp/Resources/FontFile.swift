/// The names of a font by its file: TrueType, OpenType, or a collection of them.
package enum FontFile {
  /// Family, full and PostScript names; empty for a file that is not a font.
  ///
  /// Names may lie over each other, so no more of them are read than the file is long.
  package static func names(in bytes: [UInt8]) -> Set<String> {
    var budget = bytes.count
    guard bytes.starts(with: "ttcf".utf8) else { return names(in: bytes, at: 0, &budget) }
    let count = Swift.min(number(bytes, 8, length: 4) ?? 0, 64)
    return (0..<count).reduce(into: []) { names, font in
      if let start = number(bytes, 12 + 4 * font, length: 4) {
        names.formUnion(self.names(in: bytes, at: start, &budget))
      }
    }
  }

  private static func names(in bytes: [UInt8], at start: Int, _ budget: inout Int) -> Set<String> {
    let tables = number(bytes, start + 4, length: 2) ?? 0
    for table in 0..<tables {
      let record = start + 12 + 16 * table
      guard record + 16 <= bytes.count else { break }
      if bytes[record...].starts(with: "name".utf8), let offset = number(bytes, record + 8, length: 4) {
        return readNames(of: bytes, at: offset, &budget)
      }
    }
    return []
  }

  private static func readNames(of bytes: [UInt8], at table: Int, _ budget: inout Int) -> Set<String> {
    var names: Set<String> = []
    let texts = table + (number(bytes, table + 4, length: 2) ?? 0)
    for index in 0..<(number(bytes, table + 2, length: 2) ?? 0) {
      let record = table + 6 + 12 * index
      let fields = [0, 6, 8, 10].compactMap { number(bytes, record + $0, length: 2) }
      guard fields.count == 4 else { break }
      let start = texts + fields[3]
      guard [1, 4, 6, 16].contains(fields[1]), start + fields[2] <= bytes.count else { continue }
      budget -= fields[2]
      guard budget >= 0 else { break }
      let text = bytes[start..<(start + fields[2])]
      // Platform 1 writes a byte a letter, the others two.
      names.insert(String(decoding: fields[0] == 1 ? Array(text) : text.filter { $0 != 0 }, as: UTF8.self))
    }
    return names
  }

  private static func number(_ bytes: [UInt8], _ start: Int, length: Int) -> Int? {
    guard start >= 0, start + length <= bytes.count else { return nil }
    return bytes[start..<(start + length)].reduce(0) { $0 << 8 | Int($1) }
  }
}
