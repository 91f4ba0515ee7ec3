import TestSupport
import Testing

@testable import ThemeLanguageServer

@Suite struct MessageQueueTests {
  private func request(_ id: Int) -> Message { Message(id: .number(id), method: "m") }

  /// The entries that get their turn, in order.
  private func take(_ queue: inout MessageQueue) -> [String] {
    var taken: [String] = []
    while let entry = queue.popFirst() {
      switch entry {
      case .message(let message): taken.append(message.method ?? "answer")
      case .cancelled(let id): taken.append("cancelled \(id)")
      case .fault(let error): taken.append(error.message)
      }
    }
    return taken
  }

  @Test func messagesHaveTheirTurnInOrder() {
    var queue = MessageQueue()
    queue.append(.message(request(1)), length: 10)
    queue.append(.fault(ResponseError(.parseError, "broken")))
    queue.append(.message(Message(method: "n")), length: 10)
    queue.append(.message(Message(id: .number(1))), length: 10)
    expect(queue.size > 4_000 && !queue.isEmpty)
    let taken = take(&queue)
    expectEqual(taken, ["m", "broken", "n", "answer"])
    expect(queue.size == 0 && queue.isEmpty)
  }

  @Test func onlyWaitingRequestsAreCancelled() {
    var queue = MessageQueue()
    queue.append(.message(request(1)), length: 10)
    queue.append(.message(Message(id: .number(2))), length: 10)
    let cancelled = (1...3).map { queue.cancel(.number($0)) }
    expectEqual(cancelled, [true, false, false])
    let taken = take(&queue)
    expectEqual(taken, ["cancelled number(1)", "answer"])
    let isCancelledLate = queue.cancel(.number(1))
    expect(!isCancelledLate)
    queue.append(.message(request(1)), length: 10)
    let next = take(&queue)
    expectEqual(next, ["m"])
  }
}
