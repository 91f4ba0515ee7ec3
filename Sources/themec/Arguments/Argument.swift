/// One word of the command line, as bytes: a file name need not be UTF-8.
struct Argument: Hashable, Sendable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: String) { bytes = Array(text.utf8) }

  init(stringLiteral text: String) { self.init(text) }

  /// The text, with invalid UTF-8 repaired: for names and for messages, not for opening files.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// `-`: standard input or output.
  var isDash: Bool { bytes == [UInt8(ascii: "-")] }

  /// Whether the parser takes it for an option.
  var looksLikeOption: Bool { bytes.count > 1 && bytes[0] == UInt8(ascii: "-") }
}
