import TestSupport
import Testing

@testable import ThemeLanguageServer

@Suite struct FramingTests {
  private static let text = "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"a:[\\\"}\"}"
  private static let count = text.utf8.count

  /// Beginnings of streams that are no message, each with the text of one that touches what comes next.
  private static let malformed =
    [
      "", "\r\n\r\n", "Nonsense\r\n\r\n", "Content-Type: x\r\n\r\n", "Content-Length\r\n\r\n",
      "X-Content-Length: \(count)\r\n\r\n", "Content-Length : \(count)\r\n\r\n", "Content-Length: \(count)\n\n",
      "Content-Length: \(count)\r\r", "Content-Length: 0\n\n\n", "Content-Length: \(count)\r\n",
      "Content-Length: 5\nContent-Type: x\n\n", "Content-Length: 5\r\nContent-Length: \(count)\r\n\r\n",
      "Content-Length: \(count)\r\nContent-Type: x\r\nContent-Length: 5\r\n\r\n",
    ].map { $0 + text }
    + [
      "", "x", "-4", "+\(count)", "4 2", "0x2A", "\(count);", "999999999999", "99999999999999999999999", "\(count + 1)",
      "\(count + 10)", "\(count + 25)", "\(count + 100_000)",
    ].map { "Content-Length: \($0)\r\n\r\n\(text)" } + [
      text + "\n", text + "\r\n\r\n" + text, "plain text", "Content-Length: 9\r\n\r\nContent",
      String(repeating: "A", count: 5_000), String(repeating: "A: B\r\n", count: 900),
      String(repeating: "{\"a\": 1}\n", count: 500) + "\r\n\r\n" + text,
    ]

  private static let good = ["{}", "[1, \"]\"]", " {\"a\": {\"b\": \"\\\\\"}}\r\n", "7"]

  private static func frame(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }

  /// The frames of a stream that comes in pieces, which begin at some offsets.
  private func frames(_ stream: [UInt8], cutAt cuts: [Int] = []) -> [MessageFramer.Frame] {
    var framer = MessageFramer()
    var frames: [MessageFramer.Frame] = []
    for (start, end) in zip([0] + cuts, cuts + [stream.count]) {
      framer.append(stream[start..<end])
      while let frame = framer.next() { frames.append(frame) }
    }
    return frames
  }

  /// Checks the frames of a stream that comes whole, in two pieces, in pieces of each length, and in random ones.
  private func check(_ text: String, _ expected: [MessageFramer.Frame], location: SourceLocation = #_sourceLocation) {
    let stream = Array(text.utf8)
    let isShort = stream.count < 1_000
    let lengths = isShort ? Array(1...40) : [1, 7, 4_095, 4_096, 4_097]
    let singles = isShort ? Array(0...stream.count) : [3, 4_000, 4_096, stream.count - 20]
    var random = SeededGenerator(seed: UInt64(stream.count))
    let several = (0..<20).map { _ in (0..<4).map { _ in random.below(stream.count + 1) }.sorted() }
    let cuts = [[]] + lengths.map { Array(stride(from: $0, to: stream.count, by: $0)) } + singles.map { [$0] }
    for cuts in cuts + several {
      let found = frames(stream, cutAt: cuts)
      guard found != expected else { continue }
      Issue.record("\(text.prefix(200).debugDescription) cut at \(cuts.prefix(4)): \(found)", sourceLocation: location)
      return
    }
  }

  private func message(_ text: String) -> MessageFramer.Frame { .message(Array(text.utf8)) }

  @Test func framesAreCutAnywhere() {
    let types = "Content-Type: x\r\ncontent-length:3\t\r\n\r\n[1]"
    let twice = "Content-Length: 2\r\nContent-Length: 2\r\n\r\n[]"
    check(Self.good.map(Self.frame).joined() + types + twice, Self.good.map(message) + [message("[1]"), message("[]")])
    check(Self.frame("") + Self.frame("{}"), [message(""), message("{}")])
  }

  /// One report each, and then every message.
  @Test(arguments: malformed.indices) func messagesAfterAMalformedHeaderAreRead(_ number: Int) {
    let malformed = Self.malformed[number]
    let good = Self.good.map(Self.frame).joined()
    let found = Self.good.map(message)
    check(malformed + good, [.malformedHeader] + found)
    check(good + malformed + malformed + good, found + [.malformedHeader] + found)
  }

  /// The text that a header is too short for is reported by its reader.
  @Test func aLengthThatIsTooShortCostsOneMessage() {
    let short = "Content-Length: 10\r\n\r\n" + Self.text
    let beginning = message(String(Self.text.prefix(10)))
    check(
      short + Self.frame("{}") + "x" + Self.frame("[]"), [beginning, message("{}"), .malformedHeader, message("[]")])
  }

  @Test func aHeaderAfterAnotherOneCounts() {
    let header = "Content-Length: 1000\r\n\r\n"
    check(header + Self.frame(Self.text), [.malformedHeader, message(Self.text)])
    let long = "X: " + String(repeating: "a", count: 5_000) + "\r\n" + Self.frame("{}")
    check(long, [.malformedHeader, message("{}")])
  }

  /// All streams of good and malformed messages give the same frames however they are cut.
  @Test func framesDoNotDependOnTheCuts() {
    var random = SeededGenerator(seed: 28)
    for _ in 0..<MutationCount.perSeed(seeds: 1, usual: 400) {
      var text = ""
      for _ in 0..<6 {
        let isGood = random.oneIn(2)
        text += isGood ? Self.frame(random.pick(Self.good)) : random.pick(Self.malformed)
      }
      // Something is lost of it.
      var stream = Array(text.utf8)
      let start = random.below(stream.count)
      stream.removeSubrange(start..<min(stream.count, start + random.below(30)))
      let whole = frames(stream)
      for _ in 0..<8 {
        let cuts = (0..<random.below(12)).map { _ in random.below(stream.count + 1) }.sorted()
        expectEqual(frames(stream, cutAt: cuts), whole, "\(cuts)")
      }
    }
  }

  @Test func aSessionGoesOnAfterAMalformedHeader() {
    let session = TestSession()
    session.receive("Content-Length: 999999999999\r\n\r\n" + Self.text)
    expectEqual(session.errorCode("no/such"), -32601)
    expect(TestSession.text(session.notifications).contains("a header has no length"))
  }
}
