/// Text from outside in 'quotes', made safe for a terminal and cut to a length that people read.
func quoted(_ text: String, limit: Int = 120) -> String {
  let isLong = text.unicodeScalars.count > limit
  let shown = isLong ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) : text
  return "'\(escaped(shown))\(isLong ? "…" : "")'"
}

/// Text in which no character can move the cursor, ring the bell or break the line.
func escaped(_ text: String) -> String {
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
