/// The texts of some entries in folded form, in which a search looks.
struct ListPickerSearch: Sendable {
  private var index = TextIndex()

  init(_ entries: some Collection<Int32>, in table: ListPickerTable) {
    index.reserve(entries.count)
    for number in entries {
      table[Int(number)].addSearchedText(to: &index)
      index.closeEntry()
    }
  }

  /// The places of the entries that hold a text, in order.
  ///
  /// Linear in the bytes of the entries, nearly whatever the text.
  ///
  /// - Parameters:
  ///   - text: The text; not empty.
  ///   - matches: The entries to look at, or nil for all.
  /// - Returns: Those of their places where the text is.
  func places(holding text: String, among matches: ListPickerMatches? = nil) -> [Int32] {
    let all = 0..<Int32(truncatingIfNeeded: index.count)
    return index.filter(matches?.places ?? Array(all), holding: text)
  }
}
