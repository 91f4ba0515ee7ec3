/// Reads the lines of a file of arguments.
struct ArgumentLine {
  private let bytes: ArraySlice<UInt8>
  private let origin: Argument.Origin
  private var index: Int

  /// The words of a file, one for each line that is not empty.
  static func all(in bytes: [UInt8], of file: String) throws(Failure) -> [Argument] {
    var words: [Argument] = []
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard !line.isEmpty else { continue }
      let origin = Argument.Origin(file: file, line: number + 1)
      var reader = ArgumentLine(bytes: line, origin: origin, index: line.startIndex)
      words.append(Argument(bytes: try reader.read(), origin: origin))
    }
    return words
  }

  private mutating func read() throws(Failure) -> [UInt8] {
    if let zero = bytes.firstIndex(of: 0) { throw fault("an argument cannot contain a NUL", zero) }
    guard let first = bytes.first, Self.isQuote(first) else { return Array(bytes) }
    var word: [UInt8] = []
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""): word += try readQuoted(byte)
      case UInt8(ascii: "\\"): word.append(try readEscaped())
      case UInt8(ascii: " "), UInt8(ascii: "\t"): throw fault("unexpected text after a quoted argument", index)
      default:
        word.append(byte)
        index += 1
      }
    }
    return word
  }

  /// Reads a part in quotes: between `'` every byte is itself, between `"` a backslash escapes `"`, `\`, `$` and '`'.
  private mutating func readQuoted(_ quote: UInt8) throws(Failure) -> [UInt8] {
    let start = index
    var part: [UInt8] = []
    index += 1
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == quote { return part }
      let escapes = byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"")
      if escapes, index < bytes.endIndex, #""\$`"#.utf8.contains(bytes[index]) {
        part.append(bytes[index])
        index += 1
      } else {
        part.append(byte)
      }
    }
    throw fault("the quote is not closed on its line", start)
  }

  private mutating func readEscaped() throws(Failure) -> UInt8 {
    guard index + 1 < bytes.endIndex else { throw fault("nothing follows the backslash", index) }
    defer { index += 2 }
    return bytes[index + 1]
  }

  private func fault(_ message: String, _ index: Int) -> Failure {
    .usage(
      "\(escaped(origin.description)):\(index - bytes.startIndex + 1): \(message)",
      help: ["write one argument a line; only a line that begins with a quote is unquoted"])
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") }
}
