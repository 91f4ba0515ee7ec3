import ThemeBase

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

  private var framer = MessageFramer()
  private var entries: [(entry: Entry, size: Int)] = []
  /// The number of entries at the front that had their turn.
  private var taken = 0
  /// About how many bytes the waiting messages take.
  private(set) var size = 0

  var isEmpty: Bool { taken == entries.count }

  /// Takes bytes that the client sent.
  ///
  /// Returns the ids of the cancelled requests that do not wait: they are answered later, or were answered already.
  mutating func receive(_ bytes: some Sequence<UInt8>) -> [Message.ID] {
    framer.append(bytes)
    var cancelled: [Message.ID] = []
    while let frame = framer.next() {
      switch frame {
      case .malformedHeader:
        append(ResponseError(.parseError, "a header has no length, or not that of its message"))
      case .message(let body):
        do throws(ResponseError) {
          let message = try Message.read(body)
          if message.method == "$/cancelRequest" {
            let id = message.params?["id"].flatMap(Message.ID.init)
            if let id, !cancel(id) { cancelled.append(id) }
          } else {
            append(message, length: body.count)
          }
        } catch { append(error) }
      }
    }
    return cancelled
  }

  /// Adds a message whose text has so many bytes.
  mutating func append(_ message: Message, length: Int) { append(.message(message), length) }

  mutating func append(_ fault: ResponseError) { append(.fault(fault), 0) }

  private mutating func append(_ entry: Entry, _ length: Int) {
    entries.append((entry, length + Self.overhead))
    size += length + Self.overhead
  }

  /// Cancels a waiting request; false if none has the id.
  mutating func cancel(_ id: Message.ID) -> Bool {
    let index = entries[taken...].firstIndex { entry, _ in
      if case .message(let message) = entry { message.method != nil && message.id == id } else { false }
    }
    if let index { entries[index].entry = .cancelled(id) }
    return index != nil
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
    return entry
  }
}
