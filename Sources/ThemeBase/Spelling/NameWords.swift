/// The words that a name is made of, whatever joins them: `fdlFUIItemView_title` is fdl, fui, item,
/// view, title.
enum NameWords {
  /// A word in small letters, as a part of the whole name: names are compared by the thousand, and no word is copied.
  typealias Word = ArraySlice<UInt8>

  /// Whether two names have the same words, in any order.
  static func areSame(_ words: [Word], _ others: [Word]) -> Bool {
    // Most names differ in a word: nothing is sorted for them.
    guard words.count == others.count, words.allSatisfy(others.contains) else { return false }
    return sorted(words) == sorted(others)
  }

  private static func sorted(_ words: [Word]) -> [Word] { words.sorted { $0.lexicographicallyPrecedes($1) } }

  /// Whether a text is all of some words, in any order and with nothing between: `colorfont` of font and color.
  ///
  /// Words of which one begins another are tried in turn, but not for ever: hostile names have many.
  static func isArrangement(_ text: [UInt8], of words: [Word]) -> Bool {
    var attempts = 100
    return arranges(text[...], words, &attempts)
  }

  /// Recursive over the words, of which a name has few.
  private static func arranges(_ rest: ArraySlice<UInt8>, _ words: [Word], _ attempts: inout Int) -> Bool {
    guard !words.isEmpty else { return rest.isEmpty }
    guard attempts > 0 else { return false }
    attempts -= 1
    for (index, word) in words.enumerated() where rest.starts(with: word) {
      var others = words
      others.remove(at: index)
      if arranges(rest.dropFirst(word.count), others, &attempts) { return true }
    }
    return false
  }

  /// Splits at `_ - . /` and where a small letter is followed by a capital or the last of several
  /// capitals begins a word.
  ///
  /// `lowercased` is the name in small letters, of which the words are parts.
  static func split(_ name: ArraySlice<UInt8>, _ lowercased: [UInt8]) -> [Word] {
    var words: [Word] = []
    // More words are rare.
    words.reserveCapacity(8)
    var start = 0
    for index in lowercased.indices {
      let isJoint = isJoint(lowercased[index])
      guard isJoint || index > start && begins(at: name.startIndex + index, name) else { continue }
      if index > start { words.append(lowercased[start..<index]) }
      start = isJoint ? index + 1 : index
    }
    if lowercased.count > start { words.append(lowercased[start...]) }
    return words
  }

  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
  }

  private static func begins(at index: Int, _ name: ArraySlice<UInt8>) -> Bool {
    guard isCapital(name[index]) else { return false }
    if !isCapital(name[index - 1]) { return true }
    return index + 1 < name.endIndex && name[index + 1].isASCIILetter && !isCapital(name[index + 1])
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- 65 < 26 }
}
