import ThemeTable

/// The texts of a level in folded form, in which a search looks.
///
/// Values that are taken out or changed later do not make it build again.
struct ListPickerSearch: Sendable {
  private var index = TextIndex()
  /// The index's entry of each place, after entries were taken out; nil if they are the same.
  private var entries: [Int32]?
  /// Newer texts of some of its entries.
  private var changed: [Int32: TextIndex] = [:]

  init(_ level: ListPickerLevel, in table: ListPickerTable) {
    index.reserve(level.count)
    for number in level.entries { Self.add(table[Int(number)], to: &index) }
  }

  private static func add(_ entry: ListPickerEntry, to index: inout TextIndex) {
    entry.addSearchedText(to: &index)
    index.closeEntry()
  }

  private func entry(at place: Int32) -> Int32 { entries.map { $0[Int(place)] } ?? place }

  /// The places of the entries that hold a text, in order.
  ///
  /// Linear in the bytes of the entries, nearly whatever the text.
  ///
  /// - Parameters:
  ///   - text: The text; not empty.
  ///   - matches: The entries to look at, or nil for all.
  /// - Returns: Those of their places where the text is.
  func places(holding text: String, among matches: ListPickerMatches?) -> [Int32] {
    let all = 0..<Int32(truncatingIfNeeded: entries?.count ?? index.count)
    let places = matches?.places ?? Array(all)
    let found = index.filter(places, holding: text, entry: entry(at:))
    guard !changed.isEmpty else { return found }
    let newer = changed.keys.compactMap(place(of:)).filter {
      matches?.contains(Int($0)) ?? true && holds(text, at: $0)
    }
    return (found.filter { changed[entry(at: $0)] == nil } + newer).sorted()
  }

  /// The place of an entry, or nil if it was taken out.
  private func place(of entry: Int32) -> Int32? {
    guard let entries else { return entry }
    let place = BinarySearch.lowerBound(entries.count) { entries[$0] < entry }
    return place < entries.count && entries[place] == entry ? Int32(truncatingIfNeeded: place) : nil
  }

  /// Whether the entry at a place holds a text.
  func holds(_ text: String, at place: Int32) -> Bool {
    let entry = entry(at: place)
    let (index, number) = changed[entry].map { ($0, 0) } ?? (index, entry)
    return !index.filter([number], holding: text) { $0 }.isEmpty
  }

  /// Takes entries out.
  mutating func remove(_ places: [Int32], of count: Int) {
    var gone = places[...]
    entries = (0..<Int32(truncatingIfNeeded: count)).compactMap { place in
      if gone.first == place {
        gone.removeFirst()
        return nil
      }
      return entry(at: place)
    }
  }

  /// Takes a new content of an entry in.
  mutating func replace(at place: Int, by entry: ListPickerEntry) {
    var text = TextIndex()
    Self.add(entry, to: &text)
    changed[self.entry(at: Int32(truncatingIfNeeded: place))] = text
  }
}
