/// One word of the command line, as bytes: a file name need not be UTF-8.
struct Argument: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The line of an argument file in which a word is.
  struct Origin: Sendable, CustomStringConvertible {
    let file: String
    let line: Int

    /// `args.txt:3`.
    var description: String { "\(file):\(line)" }
  }

  let bytes: [UInt8]
  /// The line of an argument file, or nil for a word of the command line itself; it makes no word a different one.
  let origin: Origin?

  init(bytes: [UInt8], origin: Origin? = nil) {
    self.bytes = bytes
    self.origin = origin
  }

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  init(stringLiteral text: String) { self.init(text) }

  static func == (left: Argument, right: Argument) -> Bool { left.bytes == right.bytes }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// The text, with invalid UTF-8 repaired: for names and for messages, not for opening files.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// `-`: standard input or output.
  var isDash: Bool { bytes == [UInt8(ascii: "-")] }

  /// The text before the first such sign, and the word after it, or nil without the sign.
  func split(at sign: Unicode.Scalar) -> (head: String, tail: Argument?) {
    let end = bytes.firstIndex(of: UInt8(ascii: sign))
    return (
      String(decoding: bytes[..<(end ?? bytes.count)], as: UTF8.self),
      end.map { Argument(bytes: Array(bytes[($0 + 1)...])) }
    )
  }

  /// Whether the parser takes it for an option.
  var looksLikeOption: Bool { bytes.count > 1 && bytes[0] == UInt8(ascii: "-") }
}
