/// Pieces of real sheets with some bytes changed: seeded, so a failure can be had again.
package struct SheetMutator: Sendable {
  /// The pieces to insert: everything that means something to the lexer, and bytes that are not text.
  private static let alphabet: [[UInt8]] =
    "{}();:,@&*/+-\\_\"'<=>|%#.aé0 \n\r\t\u{0}\u{FEFF}\u{2028}".unicodeScalars.map { Array(String($0).utf8) } + [
      [0xFF], [0xC3], [0xE2, 0x80],
    ]

  private let sheets: [[UInt8]]
  private var random: SeededGenerator

  /// Sheets of which some have bytes.
  package init(_ sheets: [[UInt8]], seed: UInt64) {
    self.sheets = sheets.filter { !$0.isEmpty }
    random = SeededGenerator(seed: seed)
  }

  /// A piece of at most so many bytes with one to eight changes.
  package mutating func next(longest: Int = 160) -> [UInt8] {
    var bytes = piece(longest: longest)
    for _ in 0...random.below(8) { change(&bytes) }
    return bytes
  }

  private mutating func piece(longest: Int) -> [UInt8] {
    guard !sheets.isEmpty else { return [] }
    let sheet = random.pick(sheets)
    let start = random.below(sheet.count)
    return Array(sheet[start..<min(sheet.count, start + 1 + random.below(longest))])
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let start = random.below(bytes.count + 1)
    let end = min(bytes.count, start + random.below(12))
    switch random.below(6) {
    case 0 where start < bytes.count: bytes[start] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count + 1))
    case 3: bytes.insert(contentsOf: piece(longest: 12), at: start)
    default: bytes.insert(contentsOf: random.pick(Self.alphabet), at: start)
    }
  }
}
