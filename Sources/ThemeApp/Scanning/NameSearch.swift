/// Looks for any of many names in bytes: each word is looked up once, however many names there are.
package struct NameSearch: Sendable {
  private var names: Set<ArraySlice<UInt8>>

  /// Of a name that is written with a sign after it, such as `name(`, the word is looked for.
  package init(_ names: some Sequence<String>) {
    self.names = Set(names.map { ArraySlice($0.utf8).prefix { $0.isWordByte } })
  }

  /// Whether one of the names occurs as a word.
  package func isIn(_ bytes: [UInt8]) -> Bool { bytes.split { !$0.isWordByte }.contains(where: names.contains) }
}
