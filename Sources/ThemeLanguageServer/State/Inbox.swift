import ThemeBase

/// The bytes and the messages of the client that wait for their turn.
struct Inbox {
  private var framer = MessageFramer()
  var queue = MessageQueue()

  /// Takes bytes that the client sent.
  ///
  /// Returns the ids of the cancelled requests that do not wait: they are answered later, or were answered already.
  mutating func receive(_ bytes: some Sequence<UInt8>) -> [Message.ID] {
    framer.append(bytes)
    var cancelled: [Message.ID] = []
    while let frame = framer.next() {
      switch frame {
      case .malformedHeader:
        queue.append(ResponseError(.parseError, "a header has no length, or not that of its message"))
      case .message(let body):
        do throws(ResponseError) {
          let message = try Message.read(body)
          if message.method == "$/cancelRequest" {
            let id = message.params?["id"].flatMap(Message.ID.init)
            if let id, !queue.cancel(id) { cancelled.append(id) }
          } else {
            queue.append(message, length: body.count)
          }
        } catch { queue.append(error) }
      }
    }
    return cancelled
  }
}
