/// Sheets as editors of all kinds leave them: with comments anywhere, any line endings, a byte order mark, and slips.
///
/// Seeded, so a failure can be had again.
package struct SheetVariants: Sendable {
  private static let comments = ["/* n */", "/**/", "/* a\n   b */", "// n\n", "/*é*/"]
  private static let slips: [String] = [
    ";", ";;", "px", "'", "\"", "{", "}", ":", ",", "@", " ", "\n", "@a: red;\n", "%", "@media (", "(device: ipad) {",
    "/*", "*/", "\u{FEFF}", "\u{2028}", "é", "#", "&_x { a: b }",
  ]
  private static let endings = ["\n", "\r\n", "\r"]

  private let sheets: [[UInt8]]
  private var random: SeededGenerator

  /// Variants of sheets of which some have bytes.
  package init(_ sheets: [[UInt8]], seed: UInt64) {
    self.sheets = sheets.filter { !$0.isEmpty }
    random = SeededGenerator(seed: seed)
  }

  /// Some lines of one or two sheets, changed.
  package mutating func next(longest: Int = 400) -> [UInt8] {
    var bytes = lines(longest: longest)
    if random.oneIn(3) { bytes += [0x0A] + lines(longest: longest / 2) }
    for _ in 0..<random.below(4) { repeatLine(of: &bytes) }
    for _ in 0..<random.below(4) { insert(random.pick(Self.comments), into: &bytes) }
    for _ in 0..<random.below(3) { slip(&bytes) }
    return marked(withEndings(bytes))
  }

  private mutating func lines(longest: Int) -> [UInt8] {
    guard !sheets.isEmpty else { return [] }
    let sheet = random.pick(sheets)
    guard sheet.count > longest else { return sheet }
    let start = random.below(sheet.count - longest)
    let first = sheet[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? start
    return Array(sheet[first..<min(sheet.count, first + longest)])
  }

  /// Writes a line a second time, before or after the first: names are defined twice.
  private mutating func repeatLine(of bytes: inout [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = random.pick(lines)
    var all = lines
    all.insert(line, at: random.below(lines.count + 1))
    bytes = Array(all.joined(separator: [0x0A]))
  }

  private mutating func insert(_ text: String, into bytes: inout [UInt8]) {
    bytes.insert(contentsOf: text.utf8, at: random.below(bytes.count + 1))
  }

  private mutating func slip(_ bytes: inout [UInt8]) {
    let start = random.below(bytes.count + 1)
    switch random.below(5) {
    case 0: bytes.removeSubrange(start..<min(bytes.count, start + 1 + random.below(3)))
    case 1 where start < bytes.count: bytes[start] = UInt8(truncatingIfNeeded: random.next())
    default: insert(random.pick(Self.slips), into: &bytes)
    }
  }

  private mutating func withEndings(_ bytes: [UInt8]) -> [UInt8] {
    guard !random.oneIn(3) else { return bytes }
    let isMixed = random.oneIn(4)
    let ending = random.pick(Self.endings)
    return bytes.flatMap { byte in byte == 0x0A ? Array((isMixed ? random.pick(Self.endings) : ending).utf8) : [byte] }
  }

  private mutating func marked(_ bytes: [UInt8]) -> [UInt8] { random.oneIn(4) ? [0xEF, 0xBB, 0xBF] + bytes : bytes }
}
