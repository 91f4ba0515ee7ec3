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

  /// In ascending order.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initial consonants
    0x2329...0x232A,  // angle brackets
    0x2630...0x2637,  // trigrams
    0x268A...0x268F,  // monograms and digrams
    0x2E80...0x303E,  // radicals, description characters, punctuation
    0x3041...0x3247,  // Kana, Bopomofo, Hangul compatibility letters, enclosed
    0x3250...0xA4CF,  // squared, Han, hexagrams, Yi
    0xA960...0xA97F,  // Hangul initial consonants, extended
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // Han compatibility
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6F,  // compatibility and small forms
    0xFF01...0xFF60,  // full-width ASCII
    0xFFE0...0xFFE6,  // full-width signs
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // Kana supplements, Nushu
    0x1D300...0x1D356,  // Tai Xuan Jing
    0x1D360...0x1D376,  // counting rods
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x2FFFD,  // Han, second plane
    0x30000...0x3FFFD,  // Han, third plane
  ]
}
