import ThemeDiagnostics

/// How many different texts stand at some spans, each as a message quotes it.
///
/// Counts bytes: thousands of names are not made into text for the few that a message lists.
struct DistinctExcerpts {
  /// The first different texts.
  private(set) var first: [String] = []
  /// How many different texts there are.
  let count: Int

  /// Counts the texts of some spans of a file, and keeps so many of them.
  init(of spans: [Span], in file: SourceFile, kept: Int) {
    var known = Set<Excerpt>(minimumCapacity: spans.count)
    for span in spans where known.insert(Excerpt(file, span)).inserted && first.count < kept {
      first.append(file.excerpt(span))
    }
    count = known.count
  }

  /// What a message quotes of a span.
  private struct Excerpt: Hashable {
    private let bytes: ArraySlice<UInt8>
    private let isCut: Bool

    init(_ file: SourceFile, _ span: Span) {
      let start = min(Int(span.start), file.bytes.count)
      let end = min(Int(span.end), file.bytes.count)
      isCut = span.length > SourceFile.longestExcerpt
      bytes = file.bytes[start..<min(end, start + SourceFile.longestExcerpt)]
    }

    static func == (left: Excerpt, right: Excerpt) -> Bool {
      left.isCut == right.isCut && left.bytes == right.bytes
    }

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}
