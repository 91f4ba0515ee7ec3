/// The messages of an engine that are not answered yet, in the order in which they arrived.
struct PendingRequests {
  /// A message to answer.
  enum Next: Equatable {
    case work(WorkRequest)
    /// A request that was withdrawn before its turn, by its number.
    case withdrawn(Int)
    case malformed(String)
    case lost(String)
  }

  private var messages: [Next] = []
  private var first = 0
  /// The indices of the pending requests in ``messages``, by the numbers of the requests.
  private var places: [Int: Int] = [:]

  var isEmpty: Bool { first == messages.count }

  /// Adds a message.
  ///
  /// A cancellation replaces its request, and is ignored if the request is answered or unknown.
  mutating func append(_ message: WorkRequestStream.Message) {
    switch message {
    case .request(let request) where request.isCancellation:
      guard let place = places.removeValue(forKey: request.id) else { return }
      messages[place] = .withdrawn(request.id)
    case .request(let request):
      places[request.id] = messages.count
      messages.append(.work(request))
    case .malformed(let reason): messages.append(.malformed(reason))
    case .lost(let reason): messages.append(.lost(reason))
    }
  }

  /// Takes the next message, if any.
  mutating func popFirst() -> Next? {
    guard first < messages.count else { return nil }
    let next = messages[first]
    first += 1
    if case .work(let request) = next, places[request.id] == first - 1 { places[request.id] = nil }
    if first == messages.count {
      messages.removeAll(keepingCapacity: false)
      places.removeAll()
      first = 0
    }
    return next
  }
}
