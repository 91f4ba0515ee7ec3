/// The text of somebody else in a comment that themec writes.
package enum CommentText {
  /// A text in one line that cannot end a comment, says nothing to themec, and neither moves nor turns what is read.
  package static func safe(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let shown = "\t\n\r".unicodeScalars.contains(scalar) ? " " : scalar
      if shown == " ", last == " " { continue }
      let isEnd = last == "*" && shown == "/" || last == "/" && shown == "*"
      if isEnd || shown == "-" && String(safe.suffix(6)).lowercased() == "themec" { safe.append(" ") }
      if isHidden(shown) {
        let number = String(0x10000 + shown.value, radix: 16, uppercase: true).suffix(4)
        safe += "<U+\(number)>".unicodeScalars
      } else {
        safe.append(shown)
      }
      last = shown
    }
    return String(last == " " ? safe.dropLast() : safe[...])
  }

  /// Whether a scalar is a control character, turns the direction of reading or cannot be seen.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xE0000...0xE0FFF: true
    default: false
    }
  }
}
