import ThemeBase

extension Character {
  /// The number of columns that the character takes on a terminal.
  ///
  /// An emoji, a flag and an East Asian wide character take two, marks and format characters none. What a cluster is
  /// made of adds up, as terminals do it: a Devanagari conjunct takes a column for each of its letters.
  var displayWidth: Int {
    let scalars = unicodeScalars
    if scalars.count == 1, let scalar = scalars.first, scalar.isASCII { return 1 }
    if isShownAsEmoji { return 2 }
    return scalars.reduce(0) { $0 + $1.displayWidth }
  }

  private var isShownAsEmoji: Bool {
    var isEmoji = false
    for scalar in unicodeScalars {
      if scalar.properties.isEmojiPresentation { return true }
      if scalar == "\u{FE0F}", isEmoji { return true }
      isEmoji = scalar.properties.isEmoji
    }
    return false
  }
}

extension String {
  /// The number of columns that the text takes on a terminal that prints every character as it is.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: 0
    default: isJoiningJamo ? 0 : WideCharacters.contains(self) ? 2 : 1
    }
  }

  /// A vowel or a final consonant that a Hangul syllable takes in.
  private var isJoiningJamo: Bool { (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) }
}

/// The characters of two columns: East Asian wide and full-width ones, emoji apart.
///
/// The values W and F of [UAX #11](https://www.unicode.org/reports/tr11/), together with the unassigned places among
/// them. Emoji are wide too; the standard library knows them.
enum WideCharacters {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x1100 else { return false }
    let index = ranges.partitionPoint { $0.upperBound < value }
    return index < ranges.count && ranges[index].contains(value)
  }
}
