/// The requests that wait for an answer.
struct HierarchyLoads: Hashable, Sendable, Codable {
  private(set) var waiting: [LoadToken: HierarchyQuestion] = [:]
  /// The same turned round, so that nothing is asked twice at a time.
  private var asked: [HierarchyQuestion: LoadToken] = [:]
  private var lastNumber: UInt64 = 0

  /// Puts a question unless it is waiting for its answer already.
  mutating func ask(_ question: HierarchyQuestion) -> HierarchyRequest? {
    guard asked[question] == nil else { return nil }
    lastNumber += 1
    let token = LoadToken(number: lastNumber)
    waiting[token] = question
    asked[question] = token
    return HierarchyRequest(token: token, question: question)
  }

  func isWaiting(for question: HierarchyQuestion) -> Bool { asked[question] != nil }

  /// The question of a token, which waits no longer; nil for a token nobody waits for.
  mutating func take(_ token: LoadToken) -> HierarchyQuestion? {
    guard let question = waiting.removeValue(forKey: token) else { return nil }
    asked[question] = nil
    return question
  }

  /// Stops waiting for the answers to some questions; they are dropped when they arrive.
  mutating func cancel(where isStale: (HierarchyQuestion) -> Bool) {
    for (token, question) in waiting where isStale(question) {
      waiting[token] = nil
      asked[question] = nil
    }
  }
}
