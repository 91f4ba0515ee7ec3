/// Keeps messages short: a name of a megabyte may stand in each of thousands of them.
extension Diagnostic {
  /// How many bytes a text of a diagnostic may have; of a longer one the middle is left out.
  package static let maximumText = 2_000

  /// The diagnostic with every text for people cut to ``maximumText``; fix-its stay whole.
  var shortened: Diagnostic {
    guard hasText(longerThan: Self.maximumText) else { return self }
    var copy = self
    copy.message = message.shortened
    copy.primary.text = primary.text.shortened
    for index in copy.secondary.indices {
      copy.secondary[index].text = copy.secondary[index].text.shortened
    }
    copy.notes = notes.map(\.shortened)
    copy.help = help.map(\.shortened)
    return copy
  }
}

extension String {
  fileprivate var isLong: Bool { utf8.count > Diagnostic.maximumText }

  /// The text, or its beginning and end if it is longer than a text of a diagnostic may be.
  var shortened: String {
    guard isLong else { return self }
    let bytes = utf8
    let head = bytes.index(startIndex, offsetBy: Diagnostic.maximumText * 3 / 4)
    let tail = bytes.index(endIndex, offsetBy: -Diagnostic.maximumText / 8)
    return String(self[..<head.rounded(in: self)]) + "…" + String(self[tail.rounded(in: self)...])
  }
}

extension String.Index {
  /// The beginning of the character in which an index stands.
  fileprivate func rounded(in text: String) -> String.Index {
    text.unicodeScalars.index(before: text.unicodeScalars.index(after: self))
  }
}
