/// The messages that wait for their turn, in the order in which they came.
struct MessageQueue {
  /// The work of one turn.
  enum Entry {
    case message(Message)
    /// A request that the client has cancelled.
    case cancelled(Message.ID)
    /// A message that could not be read.
    case fault(ResponseError)
  }

  /// About how many bytes a message takes beside its text.
  private static let overhead = 1024

  private var entries: [(entry: Entry, size: Int)] = []
  /// The number of entries at the front that had their turn.
  private var taken = 0
  /// The number of requests of each id that wait.
  private var requests: [Message.ID: Int] = [:]
  private var cancelled: Set<Message.ID> = []
  /// About how many bytes the waiting messages take.
  private(set) var size = 0

  var isEmpty: Bool { taken == entries.count }

  /// Adds a message whose text has so many bytes.
  mutating func append(_ message: Message, length: Int) {
    append(.message(message), length)
    if message.method != nil, let id = message.id { requests[id, default: 0] += 1 }
  }

  mutating func append(_ fault: ResponseError) { append(.fault(fault), 0) }

  private mutating func append(_ entry: Entry, _ length: Int) {
    entries.append((entry, length + Self.overhead))
    size += length + Self.overhead
  }

  /// Marks a waiting request as cancelled; false if none has the id.
  mutating func cancel(_ id: Message.ID) -> Bool {
    guard requests[id] != nil else { return false }
    cancelled.insert(id)
    return true
  }

  /// Takes the entry that came first.
  mutating func popFirst() -> Entry? {
    guard !isEmpty else { return nil }
    let (entry, length) = entries[taken]
    taken += 1
    size -= length
    // Taken entries are freed once they fill half of the queue, so each entry moves once on average.
    if taken > entries.count / 2 {
      entries.removeFirst(taken)
      taken = 0
    }
    guard case .message(let message) = entry, message.method != nil, let id = message.id else { return entry }
    let count = (requests[id] ?? 1) - 1
    requests[id] = count > 0 ? count : nil
    return cancelled.remove(id) == nil ? entry : .cancelled(id)
  }
}
