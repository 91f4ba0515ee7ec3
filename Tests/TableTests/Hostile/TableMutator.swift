import ThemeTable

/// Changes valid tables field by field, as somebody would who knows the format and means harm.
///
/// The checksum is put right afterwards, so that nothing but the structure can give the change away.
struct TableMutator<Random: RandomNumberGenerator> {
  var random: Random

  /// Changes some words of some sections.
  mutating func mutate(_ table: inout TableBytes) {
    for _ in 0...below(3) { mutateOnce(&table) }
    table.mendChecksum()
  }

  private mutating func mutateOnce(_ table: inout TableBytes) {
    let sections = table.sections.filter { $0.count >= 4 }
    guard let section = sections.randomElement(using: &random) else { return }
    let words = section.count / 4
    let place = section.lowerBound + 4 * below(words)
    let other = section.lowerBound + 4 * below(words)
    switch below(8) {
    case 0:
      let word = table.word(at: place)
      table.setWord(table.word(at: other), at: place)
      table.setWord(word, at: other)
    case 1: table.setWord(table.word(at: other), at: place)
    case 2: copyRun(from: other, to: place, in: section, of: &table)
    case 3: table.setWord(table.word(at: place) &+ 1, at: place)
    case 4: table.setWord(table.word(at: place) &- 1, at: place)
    case 5: table.setWord(UInt32(below(table.bytes.count)), at: place)
    case 6: table.setWord([0, 1, 15, 0x7FFF_FFFF, .max].randomElement(using: &random) ?? 0, at: place)
    default: table.setWord(UInt32(table.sections.randomElement(using: &random)?.count ?? 0) / 4, at: place)
    }
  }

  /// Writes some words over others of the same section.
  private mutating func copyRun(from source: Int, to place: Int, in section: Range<Int>, of table: inout TableBytes) {
    let count = min(4 * below(16), section.upperBound - max(source, place))
    let run = Array(table.bytes[source..<source + count])
    table.bytes.replaceSubrange(place..<place + count, with: run)
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
}

extension TableBytes {
  /// The bytes of every section, in the order of the directory.
  var sections: [Range<Int>] {
    let header = Int(word(at: 12))
    return (0..<Int(word(at: 20))).compactMap { index in
      let entry = header + 16 * index
      let start = Int(word(at: entry + 8))
      let end = start + Int(word(at: entry + 12))
      return end <= bytes.count ? start..<end : nil
    }
  }
}
