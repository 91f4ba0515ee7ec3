import ThemeBase

/// Text as it is printed: nothing in it moves the cursor, is hidden or turns the reading direction.
///
/// A tab takes four columns. Control characters are shown by their pictures; format characters (zero width space,
/// bidirectional controls, tags) by their numbers; bytes that are not UTF-8 in hexadecimal.
struct VisibleText: Hashable, Sendable {
  var text: String
  /// The columns that it takes on a terminal.
  var width: Int

  private static let tabWidth = 4
  /// Beyond it a cluster is a heap of marks on one letter; no emoji or syllable is that long.
  private static let longestCluster = 64

  private init(_ text: String) { self.init(text, width: text.displayWidth) }

  private init(_ text: String, width: Int) {
    self.text = text
    self.width = width
  }

  /// A printable ASCII character.
  init(plain byte: UInt8) { self.init(String(Unicode.Scalar(byte)), width: 1) }

  /// One character of a source text.
  init(_ source: SourceCharacter, in bytes: [UInt8], _ glyphs: Glyphs) {
    let shown = bytes[source.bytes].prefix(Self.longestCluster)
    if shown.count == 1, shown.allSatisfy(Self.isPlain) {
      self.init(String(source.character), width: 1)
    } else if source.isInvalid {
      let ellipsis = shown.count < source.bytes.count ? glyphs.ellipsis : ""
      self.init("<" + shown.map { Self.hexadecimal(UInt32($0), 2) }.joined(separator: " ") + ellipsis + ">")
    } else if shown.count < source.bytes.count {
      self.init(String(source.character.unicodeScalars.prefix(1)) + glyphs.ellipsis)
    } else {
      self.init(source.character, glyphs)
    }
  }

  init(_ character: Character, _ glyphs: Glyphs) {
    if let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 {
      self.init(Self.escape(scalar, glyphs) ?? String(character))
    } else if character == "\r\n" {
      self.init(character.unicodeScalars.map { Self.escape($0, glyphs) ?? "" }.joined())
    } else if character.displayWidth == 0 {
      self.init(character.unicodeScalars.map(Self.number).joined())
    } else if character.unicodeScalars.contains(where: Self.isHidden) {
      self.init(character.unicodeScalars.map(Self.escaped).joined())
    } else {
      self.init(String(character))
    }
  }

  /// A message or a name, on one line.
  init(_ text: String, _ glyphs: Glyphs) {
    if text.utf8.allSatisfy(Self.isPlain) {
      self.init(text, width: text.utf8.count)
    } else {
      let parts = text.map { VisibleText($0, glyphs) }
      self.init(parts.map { $0.text }.joined(), width: parts.reduce(0) { $0 + $1.width })
    }
  }

  /// Whether a text is printed as it is: it has printable ASCII and what frames are drawn with, and nothing else.
  static func isVisible(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        if isPlain(bytes[index]) {
          index += 1
        } else if index + 2 < bytes.count, bytes[index] == 0xE2,
          bytes[index + 1] & ~1 == 0x94 || bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA6
        {
          // U+2500 to U+257F, lines and corners, and U+2026, an ellipsis.
          index += 3
        } else {
          return false
        }
      }
      return true
    }
  }

  /// Whether the byte is a printable ASCII character.
  static func isPlain(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }

  /// Whether a scalar joins its neighbour and shows nothing, so that it can carry a message unseen.
  ///
  /// These are the tag characters and the supplementary variation selectors. The flags that are made of tags (of England,
  /// Scotland and Wales) are shown by number too: any other text could hide as the same black flag.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool { (0xE0000...0xE0FFF).contains(scalar.value) }

  /// Whether a scalar shows nothing by itself, but may move the cursor, turn the reading direction or hide a message.
  static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: isHidden(scalar)
    }
  }

  /// A scalar as it is printed on its own: itself, or its replacement.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    if isHidden(scalar) { return number(scalar) }
    // A mark may belong to the letter before it.
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return String(Character(scalar))
    default: return escape(scalar, .unicode) ?? String(Character(scalar))
    }
  }

  /// The replacement of a scalar that must not be printed as it is, or nil for other scalars.
  private static func escape(_ scalar: Unicode.Scalar, _ glyphs: Glyphs) -> String? {
    switch scalar.value {
    case 0x09: return String(repeating: " ", count: tabWidth)
    case 0x20..<0x7F: return nil
    case 0..<0x20, 0x7F: return control(scalar, glyphs)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return number(scalar)
    default: return isUnseen(scalar) ? number(scalar) : nil
    }
  }

  /// A control character by its picture, or as `^A`.
  private static func control(_ control: Unicode.Scalar, _ glyphs: Glyphs) -> String? {
    if glyphs.isASCII { return Unicode.Scalar(control.value ^ 0x40).map { "^" + String(Character($0)) } }
    let value = control.value == 0x7F ? 0x2421 : 0x2400 + control.value
    return Unicode.Scalar(value).map { String(Character($0)) }
  }

  private static func number(_ scalar: Unicode.Scalar) -> String { "<U+" + hexadecimal(scalar.value, 4) + ">" }

  private static func hexadecimal(_ value: UInt32, _ digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}
