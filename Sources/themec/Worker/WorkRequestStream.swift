/// Splits the bytes of an engine into requests.
///
/// In JSON nothing need follow a request, so it ends where its braces balance. A request that cannot be read is reported and
/// skipped; the requests after it are read.
struct WorkRequestStream {
  /// The encoding of requests and responses.
  enum Framing: String, CaseIterable, Sendable {
    /// JSON if the first request begins with `{"`, else Protocol Buffers.
    case auto
    case proto
    case json
  }

  /// A request, or the reason why it cannot be read.
  enum Message: Equatable, Sendable {
    case request(WorkRequest)
    /// A request that cannot be read, with the reason.
    case malformed(String)
    /// The start of the next request is unknown, so nothing more can be read.
    case lost(String)
  }

  /// The longest request, in bytes.
  static let longest = 64 << 20

  /// The encoding of the stream; no longer `auto` after the first bytes.
  private(set) var framing: Framing
  private var bytes: [UInt8] = []
  /// The start of the next message, and the end of what has been scanned of it.
  private var start = 0
  private var scanned = 0
  /// The number of open braces in a JSON message, and whether the scan is in a string.
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// Whether the text between requests that is being skipped was already reported.
  private var isInJunk = false

  init(_ framing: Framing) { self.framing = framing }

  /// Whether a message has begun and not ended.
  var isIncomplete: Bool { start < bytes.count }

  /// Takes bytes of the engine.
  mutating func receive(_ new: [UInt8]) {
    if start > bytes.count / 2 {
      bytes.removeFirst(start)
      scanned -= start
      start = 0
    }
    bytes += new
  }

  /// The next whole message, or nil if more bytes have to come.
  mutating func next() -> Message? {
    chooseFraming()
    return switch framing {
    case .auto: nil
    case .proto: nextProtobuf()
    case .json: nextJSON()
    }
  }

  private mutating func chooseFraming() {
    guard framing == .auto, bytes.count >= 2 else { return }
    framing = bytes.starts(with: "{\"".utf8) || bytes.starts(with: "{}".utf8) ? .json : .proto
  }

  // MARK: - Protocol Buffers

  private mutating func nextProtobuf() -> Message? {
    guard start < bytes.count else { return nil }
    guard let (length, body) = ProtobufReader.integer(at: bytes[start...]) else {
      return bytes.count - start < 10 ? nil : .lost("the length of a request is not a number")
    }
    guard length <= UInt64(Self.longest) else {
      return .lost("a request of \(length) bytes is longer than \(Self.longest)")
    }
    guard body + Int(length) <= bytes.count else { return nil }
    start = body + Int(length)
    scanned = start
    do throws(ProtobufReader.Malformed) {
      return .request(try WorkRequest(protobuf: bytes[body..<start]))
    } catch {
      return .malformed("the request is not a Protocol Buffers message")
    }
  }

  // MARK: - JSON

  private mutating func nextJSON() -> Message? {
    if depth == 0, skipJunk() { return .malformed("expected a request in JSON") }
    while scanned < bytes.count {
      scan(bytes[scanned])
      scanned += 1
      guard depth == 0 else { continue }
      let message = Array(bytes[start..<scanned])
      start = scanned
      return read(message)
    }
    if bytes.count - start > Self.longest {
      return .lost("a request is longer than \(Self.longest) bytes")
    }
    return nil
  }

  /// Goes to the next brace; true if it skips text that was not reported.
  private mutating func skipJunk() -> Bool {
    let junk = bytes[start...].prefix { $0 != UInt8(ascii: "{") }
    start = junk.endIndex
    scanned = start
    let isNew = !isInJunk && junk.contains { !" \t\r\n".utf8.contains($0) }
    isInJunk = start == bytes.count && (isInJunk || isNew)
    return isNew
  }

  private mutating func scan(_ byte: UInt8) {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"): depth -= 1
    default: break
    }
  }

  private func read(_ message: [UInt8]) -> Message {
    do throws(WorkRequest.Mistake) {
      return .request(try WorkRequest(json: message))
    } catch {
      return .malformed("the request cannot be read: \(error.message)")
    }
  }
}
