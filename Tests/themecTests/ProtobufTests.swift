import TestSupport
import Testing

@testable import themec

/// The messages of Bazel's worker protocol in both forms.
@Suite struct ProtobufTests {
  private let request = WorkRequest(
    arguments: ["build", "ü.nss", ""], id: 300, sandboxFolder: Array("__sandbox/1".utf8))

  /// The request as `protoc` encodes it, with an input and its digest and a verbosity.
  private let message: [UInt8] = [
    0x0A, 5, 0x62, 0x75, 0x69, 0x6C, 0x64, 0x0A, 6, 0xC3, 0xBC, 0x2E, 0x6E, 0x73, 0x73, 0x0A, 0,
    0x12, 11, 0x0A, 5, 0x61, 0x2E, 0x6E, 0x73, 0x73, 0x12, 2, 0xFF, 0, 0x18, 0xAC, 0x02, 0x28, 10,
    0x32, 11, 0x5F, 0x5F, 0x73, 0x61, 0x6E, 0x64, 0x62, 0x6F, 0x78, 0x2F, 0x31,
  ]

  @Test func aRequestIsRead() throws {
    #expect(try WorkRequest(protobuf: message[...]) == request)
    #expect(try WorkRequest(protobuf: []) == WorkRequest())
    #expect(try WorkRequest(protobuf: [0x18, 7, 0x20, 1]).isCancellation)
  }

  @Test func fieldsOfLaterVersionsAreSkipped() throws {
    let later: [UInt8] = [0x78, 1, 0x7A, 2, 9, 9, 0x79, 1, 2, 3, 4, 5, 6, 7, 8, 0x7D, 1, 2, 3, 4]
    #expect(try WorkRequest(protobuf: (later + message)[...]) == request)
  }

  @Test(
    arguments: [
      [0x0A], [0x0A, 2, 65], [0x00, 1], [0x0B], [0x0C], [0x08, 1], [0x1A, 0], [0x12, 2, 0x0A],
      [0x18, 0x80], [0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
    ] as [[UInt8]])
  func brokenMessagesAreRefused(_ bytes: [UInt8]) {
    #expect(throws: ProtobufReader.Malformed.self) { try WorkRequest(protobuf: bytes[...]) }
  }

  @Test func everyMessageThatIsCutIsReadOrRefused() {
    for count in 0...message.count {
      for flip in 0..<8 {
        var cut = Array(message.prefix(count))
        if let last = cut.indices.last { cut[last] ^= 1 << UInt8(flip) }
        _ = try? WorkRequest(protobuf: cut[...])
      }
    }
  }

  @Test func aResponseIsWritten() {
    let response = WorkResponse(exitCode: 1, output: "é", id: 5, isCancelled: true)
    #expect(response.protobuf == [10, 0x08, 1, 0x12, 2, 0xC3, 0xA9, 0x18, 5, 0x20, 1])
    #expect(WorkResponse().protobuf == [0])
    #expect(WorkResponse(exitCode: -1).protobuf.count == 12)
    let json = String(decoding: response.json, as: UTF8.self)
    #expect(json == "{\"exitCode\":1,\"output\":\"é\",\"requestId\":5,\"wasCancelled\":true}\n")
    #expect(WorkResponse().json == Array("{\"exitCode\":0,\"output\":\"\",\"requestId\":0}\n".utf8))
  }

  @Test func jsonIsReadToo() throws {
    let text = """
      {"arguments":["build","ü.nss",""],"inputs":[{"path":"a.nss","digest":"/wA="}],"requestId":300,
       "verbosity":10,"sandboxDir":"__sandbox/1","later":{"x":[1]}}
      """
    #expect(try WorkRequest(json: Array(text.utf8)) == request)
    #expect(try WorkRequest(json: Array("{}".utf8)) == WorkRequest())
  }

  @Test(arguments: [
    #"{"arguments":"build"}"#, #"{"arguments":[1]}"#, #"{"requestId":"1"}"#, #"{"requestId":1.5}"#,
    #"{"cancel":1}"#, #"{"requestId":99999999999}"#, #"{"a"}"#,
  ])
  func wrongMembersAreRefused(_ text: String) {
    #expect(throws: WorkRequest.Mistake.self) { try WorkRequest(json: Array(text.utf8)) }
  }

  // MARK: - Streams

  private func messages(
    _ bytes: [UInt8], _ framing: WorkRequestStream.Framing, piece: Int
  ) -> [WorkRequestStream.Message] {
    var stream = WorkRequestStream(framing)
    var messages: [WorkRequestStream.Message] = []
    for start in stride(from: 0, to: bytes.count, by: piece) {
      stream.receive(Array(bytes[start..<min(start + piece, bytes.count)]))
      while let message = stream.next() {
        messages.append(message)
        if case .lost = message { return messages }
      }
    }
    return messages
  }

  @Test(arguments: [1, 2, 3, 7, 1_000]) func piecesDoNotMatter(_ piece: Int) {
    let json = Array(#"{"arguments":["a}\"{"]}{"requestId":2}\#n{} "#.utf8)
    let expected: [WorkRequestStream.Message] = [
      .request(WorkRequest(arguments: ["a}\"{"])), .request(WorkRequest(id: 2)),
      .request(WorkRequest()),
    ]
    for framing in [.auto, .json] as [WorkRequestStream.Framing] {
      #expect(messages(json, framing, piece: piece) == expected)
    }
    let binary = [UInt8(message.count)] + message + [0, 2, 0x18, 2]
    let read: [WorkRequestStream.Message] = [
      .request(request), .request(WorkRequest()), .request(WorkRequest(id: 2)),
    ]
    for framing in [.auto, .proto] as [WorkRequestStream.Framing] {
      #expect(messages(binary, framing, piece: piece) == read)
    }
  }

  @Test func aRequestThatCannotBeReadIsSkipped() {
    let json = messages(Array(#"{"requestId":"x"}junk {"requestId":2}"#.utf8), .json, piece: 5)
    #expect(json.count == 3 && json.last == .request(WorkRequest(id: 2)))
    let binary = messages([1, 0x0A, 2, 0x18, 2], .proto, piece: 1)
    #expect(binary.count == 2 && binary.last == .request(WorkRequest(id: 2)))
    let long = messages([UInt8](repeating: 0xFF, count: 20), .proto, piece: 20)
    #expect(long == [.lost("the length of a request is not a number")])
  }

  /// Whatever the bytes, the stream ends, and the same bytes in other pieces are the same messages.
  @Test func randomBytesAreRead() {
    var random = SeededGenerator(seed: 17)
    let seeds: [[UInt8]] = [
      [UInt8(message.count)] + message, Array(#"{"arguments":["a"],"requestId":1}"#.utf8),
    ]
    for _ in 0..<MutationCount.perSeed(seeds: 1, usual: 400) {
      var bytes = (0..<3).flatMap { _ in seeds.randomElement(using: &random) ?? [] }
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      let framing = WorkRequestStream.Framing.allCases.randomElement(using: &random) ?? .auto
      let whole = messages(bytes, framing, piece: bytes.count)
      #expect(messages(bytes, framing, piece: 3) == whole, "\(bytes)")
    }
  }

  @Test func aWithdrawnRequestIsNotBegun() {
    var pending = PendingRequests()
    for id in 1...3 { pending.append(.request(WorkRequest(id: id))) }
    for id in [2, 9, 2] { pending.append(.request(WorkRequest(id: id, isCancellation: true))) }
    #expect(pending.popFirst() == .request(WorkRequest(id: 1)))
    pending.append(.request(WorkRequest(id: 1, isCancellation: true)))
    #expect(pending.popFirst() == .request(WorkRequest(id: 2, isCancellation: true)))
    #expect(pending.popFirst() == .request(WorkRequest(id: 3)))
    #expect(pending.popFirst() == nil && pending.isEmpty)
  }
}
