import ThemeBase

/// Cuts a stream of bytes into the messages of the protocol.
///
/// A message is header lines, an empty line and as many bytes as `Content-Length` says. Clients cut and join messages
/// anywhere, and the frames do not depend on where. After a header that cannot be read, or whose length is not that of
/// the text after it, bytes are skipped up to the next header that can be read. Skipped text may touch that header.
struct MessageFramer {
  /// The longest message that is taken, in bytes.
  static let longestMessage = 1 << 30
  /// The longest header that is taken, in bytes.
  static let longestHeader = 4096

  private var bytes: [UInt8] = []
  /// The offset of the first byte that no message has taken yet.
  private var start = 0
  /// The offset up to which the end of the pending header was searched for.
  private var searched = 0
  /// The end of the message whose header was read last, and how much of its text is known; nil before a header.
  private var body: (end: Int, text: JSONExtent)?
  /// Whether a report has been made to which bytes belong that are skipped now.
  private var isSkipping = false

  /// The next part of the stream.
  enum Frame: Equatable {
    case message([UInt8])
    /// Bytes that are not a message: a header without a length, or with one that is not that of the text after it.
    case malformedHeader
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    if start > 1 << 16, start > bytes.count / 2 {
      bytes.removeSubrange(..<start)
      moveOrigin(by: start)
    }
    bytes.append(contentsOf: more)
  }

  private mutating func moveOrigin(by count: Int) {
    start -= count
    searched -= count
    body?.end -= count
    body?.text.moveOrigin(by: count)
  }

  /// The next whole frame, or nil if the stream has to go on first.
  mutating func next() -> Frame? {
    while true {
      switch body == nil ? readHeader() : readBody() {
      case .frame(let frame): return frame
      case .nothing: return nil
      case .more: break
      }
    }
  }

  /// The outcome of reading the bytes received so far.
  private enum Progress {
    case frame(Frame)
    /// Nothing to be told of, but there may be more to read.
    case more
    /// Nothing: the stream has to go on first.
    case nothing
  }

  private mutating func readHeader() -> Progress {
    guard let end = findHeaderEnd() else {
      // Without an end in sight this is not a header. The last bytes may belong to one.
      guard bytes.count - start >= Self.longestHeader else { return .nothing }
      let progress = skip(to: bytes.count - Self.longestHeader + 1)
      if case .frame = progress { return progress }
      return .nothing
    }
    let window = max(start, end - Self.longestHeader)..<end
    guard let header = MessageHeader(at: window, in: bytes) else { return skip(to: end) }
    guard header.start == start else { return skip(to: header.start) }
    start = end
    body = (end + header.length, JSONExtent(at: end))
    return .more
  }

  private mutating func readBody() -> Progress {
    guard let end = body?.end else { return .more }
    if let foreign = body?.text.firstForeignByte(in: bytes, upTo: end) {
      // The bytes after the text, or in its place, may be the next header.
      body = nil
      return skip(to: foreign)
    }
    guard bytes.count >= end else { return .nothing }
    let message = Array(bytes[start..<end])
    // A reader reports a text that is not whole. The bytes after it may belong to it.
    isSkipping = !(body?.text.isWhole ?? true)
    body = nil
    start = end
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
      moveOrigin(by: start)
    }
    return .frame(.message(message))
  }

  /// Skips bytes, which are reported unless those before them were.
  private mutating func skip(to offset: Int) -> Progress {
    defer { isSkipping = true }
    start = offset
    searched = max(searched, offset)
    return isSkipping ? .more : .frame(.malformedHeader)
  }

  /// The offset of the body after the pending header, or nil if the header has not come in whole.
  private mutating func findHeaderEnd() -> Int? {
    let begin = max(searched, start)
    guard let end = bytes.dropFirst(begin).firstRange(of: "\r\n\r\n".utf8) else {
      searched = max(begin, bytes.count - 3)
      return nil
    }
    searched = end.lowerBound
    return end.upperBound
  }
}

/// The header of a message: lines with a name, a colon and a value each.
struct MessageHeader {
  /// The offset of the first line.
  private(set) var start: Int
  /// The number of bytes of the message.
  let length: Int

  private static let lengthName = Array("content-length".utf8)

  /// Reads the header that ends, with its empty line, where a range of bytes does; nil if it has no length, or several.
  ///
  /// Text before the header is left out, even in the line of the length, where no line has ended it.
  init?(at range: Range<Int>, in bytes: [UInt8]) {
    var length: Int?
    var end = range.upperBound - 4
    start = range.upperBound
    while start > range.lowerBound, end > range.lowerBound {
      let line = bytes[range.lowerBound..<end].lastIndex(where: Self.isLineEnd).map { $0 + 1 } ?? range.lowerBound
      if let field = Self.lengthField(bytes[line..<end]) {
        guard let value = Self.number(field.value), length == nil || length == value else { return nil }
        length = value
        start = field.start
        if start > line { break }
      } else {
        guard Self.isField(bytes[line..<end]) else { break }
        start = line
      }
      end = Self.endOfLine(before: line, in: bytes[range])
    }
    guard let length else { return nil }
    self.length = length
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The end of the line before one that starts at an offset.
  private static func endOfLine(before start: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let isPair = start - bytes.startIndex >= 2 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D
    return start - (isPair ? 2 : 1)
  }

  /// The length at the end of a line, and where its name starts: skipped text may precede it.
  private static func lengthField(_ line: ArraySlice<UInt8>) -> (start: Int, value: ArraySlice<UInt8>)? {
    guard let colon = line.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = line[..<colon].suffix(lengthName.count)
    let before = line[..<name.startIndex].last
    // The name of another field may end the same way.
    guard name.elementsEqual(lengthName, by: { $0.asciiLowercased == $1 }), before != UInt8(ascii: "-") else {
      return nil
    }
    return (name.startIndex, line[(colon + 1)...])
  }

  private static func number(_ value: ArraySlice<UInt8>) -> Int? {
    let words = value.split { $0 == 0x20 || $0 == 0x09 }
    guard words.count == 1, words[0].allSatisfy({ $0.isASCIIDigit }),
      let number = Int(String(decoding: words[0], as: UTF8.self)), number <= MessageFramer.longestMessage
    else { return nil }
    return number
  }

  /// Whether a line is a field of any name.
  private static func isField(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return false }
    return line[..<colon].allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }
}

/// The extent of a JSON text, found by its brackets and quotes alone while it comes in.
struct JSONExtent {
  private enum Phase {
    case before, inBrackets, inString, after
    /// A text without brackets, which is not a message: its reader reports it.
    case scalar
  }

  private var phase = Phase.before
  private var depth = 0
  /// The offset of the next byte to look at, which may not have come yet.
  private var next: Int

  init(at start: Int) { next = start }

  /// Whether no bracket is open.
  var isWhole: Bool { phase != .inBrackets && phase != .inString }

  mutating func moveOrigin(by count: Int) { next -= count }

  /// The offset of the first byte that cannot belong to the text, or nil if none is known before `end`.
  mutating func firstForeignByte(in bytes: [UInt8], upTo end: Int) -> Int? {
    let bytes = bytes.span
    while next < min(end, bytes.count) {
      let byte = bytes[next]
      switch (phase, byte) {
      case (.scalar, _): return nil
      case (.before, _), (.after, _):
        guard Self.isSpace(byte) || phase == .before && begin(with: byte) else { return next }
      // An escaped character ends nothing.
      case (.inString, UInt8(ascii: "\\")): next += 1
      case (.inString, UInt8(ascii: "\"")): phase = .inBrackets
      case (.inBrackets, UInt8(ascii: "\"")): phase = .inString
      case (.inBrackets, UInt8(ascii: "{")), (.inBrackets, UInt8(ascii: "[")): depth += 1
      case (.inBrackets, UInt8(ascii: "}")), (.inBrackets, UInt8(ascii: "]")):
        depth -= 1
        if depth == 0 { phase = .after }
      case (.inString, _), (.inBrackets, _): break
      }
      next += 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// Begins the text; false for a byte that cannot begin one.
  private mutating func begin(with byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      phase = .inBrackets
      depth = 1
    } else {
      phase = .scalar
    }
    return phase == .inBrackets || "\"-0123456789tfn".utf8.contains(byte)
  }
}
