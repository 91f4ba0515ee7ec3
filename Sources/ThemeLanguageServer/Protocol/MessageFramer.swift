/// Cuts a stream of bytes into the messages of the protocol.
///
/// A message is header lines, an empty line and as many bytes as `Content-Length` says. Clients cut and join messages
/// anywhere. A header that cannot be read is skipped up to the next one that can.
struct MessageFramer {
  /// The longest message that is taken, in bytes.
  private static let longestMessage = 1 << 30
  /// The longest header that is taken, in bytes.
  private static let longestHeader = 4096

  private var bytes: [UInt8] = []
  /// Where the bytes begin that no message has taken yet.
  private var start = 0
  /// Up to where the pending header was searched for its end.
  private var searched = 0

  /// The next part of the stream.
  enum Frame: Equatable {
    case message([UInt8])
    /// A header without a length.
    case malformedHeader
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    if start > 1 << 16, start > bytes.count / 2 {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next whole frame, or nil if the stream has to go on first.
  mutating func next() -> Frame? {
    guard let headerEnd = findHeaderEnd() else {
      guard bytes.count - start > Self.longestHeader else { return nil }
      // Without an end in sight this is no header. The last bytes may begin the end of one.
      start = bytes.count - 3
      searched = start
      return .malformedHeader
    }
    guard let length = length(in: start..<headerEnd) else {
      start = headerEnd
      searched = start
      return .malformedHeader
    }
    guard bytes.count - headerEnd >= length else { return nil }
    let message = Array(bytes[headerEnd..<(headerEnd + length)])
    start = headerEnd + length
    searched = start
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
      start = 0
      searched = 0
    }
    return .message(message)
  }

  /// Where the body begins that follows the pending header, or nil if the header has not come in whole.
  private mutating func findHeaderEnd() -> Int? {
    var index = max(searched, start)
    while index + 3 < bytes.count {
      if bytes[index] == 0x0D, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x0D,
        bytes[index + 3] == 0x0A
      {
        searched = index
        return index + 4
      }
      index += 1
    }
    searched = index
    return nil
  }

  /// The length that a header gives, or nil if it gives none that can be read.
  private func length(in header: Range<Int>) -> Int? {
    for line in bytes[header].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = line[..<colon].map { $0 | 0x20 }
      guard name.suffix(14).elementsEqual("content-length".utf8) else { continue }
      let digits = line[(colon + 1)...].filter { $0 != 0x20 }
      guard let length = Int(String(decoding: digits, as: UTF8.self)),
        (0...Self.longestMessage).contains(length)
      else { return nil }
      return length
    }
    return nil
  }
}
