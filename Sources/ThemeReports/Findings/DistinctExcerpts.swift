import ThemeBase

/// The different texts at some spans of a file, each as a message quotes it.
///
/// Compares bytes: thousands of names are not made into text for the few that a message lists.
struct DistinctExcerpts {
  /// The first different texts.
  private(set) var first: [String] = []
  /// The number of different texts.
  var count: Int { whole.count + cut.count }
  private var whole: NameTable
  /// Longer texts, which differ from a whole one that is as long as the excerpt.
  private var cut = NameTable()

  /// Counts the texts of some spans, and keeps so many of them.
  init(of spans: [Span], in file: SourceFile, kept: Int) {
    whole = NameTable(minimumCapacity: spans.count)
    for span in spans {
      let known = count
      let start = min(Int(span.start), file.bytes.count)
      let end = min(Int(span.end), file.bytes.count, start + SourceFile.longestExcerpt)
      if span.length > SourceFile.longestExcerpt {
        cut.intern(start..<end, of: file.bytes)
      } else {
        whole.intern(start..<end, of: file.bytes)
      }
      if count > known, first.count < kept { first.append(file.excerpt(span)) }
    }
  }
}
