/// The words of a command line as bash gives them to a completion: in quotes, and cut at each `=` and `:`.
struct BashLine {
  /// The words of the command line, the last one at the cursor.
  private(set) var words: [Argument] = []
  /// The beginning of the last word that bash has cut off.
  private(set) var joined = ""

  /// Words that a shell gives whole.
  init(plain words: [Argument]) { self.words = words }

  init(_ parts: [Argument]) {
    for (index, part) in parts.enumerated() {
      let isSign = ["=", ":"].contains(part)
      let follows = index > 0 && ["=", ":"].contains(parts[index - 1])
      guard index > 1, isSign || follows, let last = words.popLast() else {
        words.append(Self.unquoted(part))
        joined = ""
        continue
      }
      joined = isSign ? last.text + part.text : last.text
      words.append(Argument(bytes: last.bytes + Self.unquoted(part).bytes))
    }
  }

  /// A word without its quotes; the last one may be open.
  private static func unquoted(_ word: Argument) -> Argument {
    var result: [UInt8] = []
    var quote: UInt8?
    var isEscaped = false
    for byte in word.bytes {
      switch byte {
      case _ where isEscaped:
        result.append(byte)
        isEscaped = false
      case UInt8(ascii: "\\") where quote != UInt8(ascii: "'"): isEscaped = true
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        if quote == nil { quote = byte } else if quote == byte { quote = nil } else { result.append(byte) }
      default: result.append(byte)
      }
    }
    return Argument(bytes: result)
  }
}
