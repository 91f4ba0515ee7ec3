/// Decodes UTF-8 one scalar at a time, for the few places where bytes above 127 mean something.
enum UnicodeScan {
  /// The scalar that begins at `index` and its length; a nil scalar is invalid UTF-8 of `length` bytes.
  ///
  /// The length of an invalid sequence is that of its longest valid beginning, as Unicode recommends.
  static func decode(_ bytes: ByteSpan, at index: Int) -> (scalar: UInt32?, length: Int) {
    let lead = bytes[index]
    guard lead >= 0x80 else { return (UInt32(lead), 1) }
    guard let form = Form(lead) else { return (nil, 1) }
    var value = UInt32(lead) & form.leadMask
    for offset in 1..<form.length {
      guard index + offset < bytes.count else { return (nil, offset) }
      let byte = bytes[index + offset]
      let allowed = offset == 1 ? form.second : 0x80...0xBF
      guard allowed.contains(byte) else { return (nil, offset) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, form.length)
  }

  /// The shape of a sequence, which its first byte decides ([Unicode, table 3-7](https://www.unicode.org/versions/latest/)).
  private struct Form {
    let length: Int
    let leadMask: UInt32
    /// The second bytes that are allowed.
    ///
    /// This refuses overlong forms and surrogates.
    let second: ClosedRange<UInt8>

    init?(_ lead: UInt8) {
      switch lead {
      case 0xC2...0xDF: (length, leadMask, second) = (2, 0x1F, 0x80...0xBF)
      case 0xE0: (length, leadMask, second) = (3, 0x0F, 0xA0...0xBF)
      case 0xED: (length, leadMask, second) = (3, 0x0F, 0x80...0x9F)
      case 0xE1...0xEF: (length, leadMask, second) = (3, 0x0F, 0x80...0xBF)
      case 0xF0: (length, leadMask, second) = (4, 0x07, 0x90...0xBF)
      case 0xF1...0xF3: (length, leadMask, second) = (4, 0x07, 0x80...0xBF)
      case 0xF4: (length, leadMask, second) = (4, 0x07, 0x80...0x8F)
      default: return nil
      }
    }
  }

  /// Whether NUI takes the scalar for white space.
  ///
  /// The zero-width space is included, U+180E is not.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a scalar means nothing: a control character, or a byte order mark inside a file.
  static func isControl(_ scalar: UInt32) -> Bool {
    (scalar < 0x20 || 0x7F...0x9F ~= scalar || scalar == 0xFEFF) && !isSpace(scalar)
  }

  /// The length of a byte order mark at the start of a file: 3, or 0 if there is none.
  static func lengthOfByteOrderMark(_ bytes: ByteSpan) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }
}
