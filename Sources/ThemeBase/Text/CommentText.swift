/// The text of somebody else in a comment that themec writes.
package enum CommentText {
  /// A text in one line that cannot end a comment, says nothing to themec, and neither moves nor turns what is read.
  package static func safe(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isEnd = ["*/", "/*"].contains(String(safe.suffix(1)) + String(scalar))
      if isEnd || scalar == "-" && String(safe.suffix(6)).lowercased() == "themec" { safe.append(" ") }
      safe += visible(scalar).unicodeScalars
    }
    return String(safe).split(separator: " ").joined(separator: " ")
  }

  /// A scalar, or its number if it is a control character, turns the direction of reading or is hidden.
  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: " "
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xE0000...0xE0FFF:
      "<U+\(String(0x10000 + scalar.value, radix: 16, uppercase: true).suffix(4))>"
    default: String(scalar)
    }
  }
}
