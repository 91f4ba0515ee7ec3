/// Keeps messages short: thousands of them may contain a name of a megabyte.
extension Diagnostic {
  /// The number of bytes that a text of a diagnostic may have; a longer one loses its middle.
  package static let maximumText = 2_000

  /// Cuts every text for people to ``maximumText``; fix-its stay whole.
  mutating func shorten() {
    message.shorten()
    label.shorten()
    for index in secondary.indices where secondary[index].text.isLong { secondary[index].text.shorten() }
    nuiNote?.shorten()
    for index in notes.indices where notes[index].isLong { notes[index].shorten() }
    for index in help.indices where help[index].isLong { help[index].shorten() }
  }
}

extension String {
  fileprivate var isLong: Bool { utf8.count > Diagnostic.maximumText }

  /// Keeps the beginning and the end of a text that is longer than a text of a diagnostic may be.
  mutating func shorten() {
    guard isLong else { return }
    let bytes = utf8
    let head = bytes.index(startIndex, offsetBy: Diagnostic.maximumText * 3 / 4)
    let tail = bytes.index(endIndex, offsetBy: -Diagnostic.maximumText / 8)
    self = self[..<head.rounded(in: self)] + "…" + self[tail.rounded(in: self)...]
  }
}

extension String.Index {
  /// The beginning of the character in which an index lies.
  fileprivate func rounded(in text: String) -> String.Index {
    text.unicodeScalars.index(before: text.unicodeScalars.index(after: self))
  }
}
