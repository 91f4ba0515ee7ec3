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
    let end = min(end, bytes.count)
    while next < end {
      switch phase {
      case .inBrackets: readBrackets(bytes, upTo: end)
      case .inString: readString(bytes, upTo: end)
      case .scalar: next = end
      case .before, .after:
        guard Self.isSpace(bytes[next]) || phase == .before && begin(with: bytes[next]) else { return next }
        next += 1
      }
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

  private mutating func readBrackets(_ bytes: Span<UInt8>, upTo end: Int) {
    while next < end, phase == .inBrackets {
      switch bytes[next] {
      case UInt8(ascii: "\""): phase = .inString
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { phase = .after }
      default: break
      }
      next += 1
    }
  }

  /// Reads the rest of a string: most of a message with the text of a document.
  private mutating func readString(_ bytes: Span<UInt8>, upTo end: Int) {
    var index = next
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        phase = .inBrackets
        break
      }
      // An escaped character ends nothing.
      if byte == UInt8(ascii: "\\") { index += 1 }
    }
    next = index
  }
}
