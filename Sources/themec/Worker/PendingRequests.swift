/// The messages of an engine that are not answered yet, in the order in which they arrived.
struct PendingRequests {
  private var messages: [WorkRequestStream.Message] = []
  private var first = 0
  /// The indices of the pending requests in ``messages``, by the numbers of the requests.
  private var places: [Int: Int] = [:]

  var isEmpty: Bool { first == messages.count }

  /// Adds a message.
  ///
  /// A cancellation takes the place of its request, and is ignored if the request is answered or unknown.
  mutating func append(_ message: WorkRequestStream.Message) {
    if case .request(let request) = message {
      guard !request.isCancellation else {
        if let place = places.removeValue(forKey: request.id) { messages[place] = message }
        return
      }
      places[request.id] = messages.count
    }
    messages.append(message)
  }

  /// Takes the next message, if any.
  mutating func popFirst() -> WorkRequestStream.Message? {
    guard first < messages.count else { return nil }
    let next = messages[first]
    first += 1
    if case .request(let request) = next, places[request.id] == first - 1 {
      places[request.id] = nil
    }
    if first == messages.count {
      messages.removeAll(keepingCapacity: false)
      places.removeAll()
      first = 0
    }
    return next
  }
}
