import ThemeBase

/// How many different texts stand at some spans of a file, each as a message quotes it.
///
/// Compares bytes: thousands of names are not made into text for the few that a message lists.
struct DistinctExcerpts {
  /// The first different texts.
  private(set) var first: [String] = []
  /// How many different texts there are.
  private(set) var count = 0
  private let file: SourceFile
  /// The known texts by their hashes; a power of two places, at most half of them taken.
  private var places: [Excerpt?]

  /// Counts the texts of some spans, and keeps so many of them.
  init(of spans: [Span], in file: SourceFile, kept: Int) {
    self.file = file
    var size = 16
    while size < spans.count * 2 { size *= 2 }
    places = Array(repeating: nil, count: size)
    for span in spans where insert(Excerpt(span, in: file)) && first.count < kept {
      first.append(file.excerpt(span))
    }
  }

  /// Counts a text; false if it is known.
  private mutating func insert(_ excerpt: Excerpt) -> Bool {
    var place = excerpt.hash & (places.count - 1)
    while let known = places[place] {
      if known.isSame(as: excerpt, in: file.bytes) { return false }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = excerpt
    count += 1
    return true
  }

  /// What a message quotes of a span.
  private struct Excerpt {
    private let range: Range<Int>
    private let isCut: Bool
    let hash: Int

    init(_ span: Span, in file: SourceFile) {
      let start = min(Int(span.start), file.bytes.count)
      let end = min(Int(span.end), file.bytes.count)
      isCut = span.length > SourceFile.longestExcerpt
      range = start..<min(end, start + SourceFile.longestExcerpt)
      // FNV-1a: a list has too few findings for texts that collide on purpose to matter.
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in file.bytes[range] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      self.hash = Int(truncatingIfNeeded: hash >> 16)
    }

    func isSame(as other: Excerpt, in bytes: [UInt8]) -> Bool {
      hash == other.hash && isCut == other.isCut && bytes[range] == bytes[other.range]
    }
  }
}
