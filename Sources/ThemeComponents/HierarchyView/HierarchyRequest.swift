/// A question to the data source with the number that its answer must carry.
public struct HierarchyRequest: Hashable, Sendable {
  /// The name of the request; an answer with an unknown token is dropped.
  public let token: LoadToken
  /// The question.
  public let question: HierarchyQuestion
}

/// One of the calls of the data source.
public enum HierarchyQuestion: Hashable, Sendable {
  /// The id of the root.
  case root
  /// The number of children of an item.
  case numberOfChildren(of: ItemID)
  /// The ids of children at these indexes, in the order of their indexes.
  case children(of: ItemID, indexes: Range<Int>)
  /// The parent of an item.
  case parent(of: ItemID)
  /// The title of an item, for the header.
  case title(of: ItemID)
  /// The content of an item's row.
  case content(of: ItemID)
}

/// The answer of a data source.
public enum HierarchyAnswer: Hashable, Sendable {
  /// The root, or nil for an empty hierarchy.
  case root(ItemID?)
  /// The number of children; 0 also while they are not loaded. Negative numbers are taken as 0.
  case numberOfChildren(Int)
  /// Ids from the first index of the request on, possibly fewer than asked for.
  case children([ItemID])
  /// The parent, or nil if there is none or it is not loaded.
  case parent(ItemID?)
  /// The title, or nil if there is none.
  case title(String?)
  /// The content of a row.
  case content(HierarchyItemContent)
  /// The data could not be had; the place stays empty.
  case failed
}

/// The progress of loading: which requests wait for an answer, and what else the view waits for.
struct HierarchyLoads: Hashable, Sendable {
  /// The progress of the first load.
  enum Phase: Hashable, Sendable {
    /// The view has not been shown.
    case waiting
    /// It asks for the root.
    case started
    /// It has its root.
    case running
    /// The data source has no root: the view stays empty.
    case empty
    /// The root could not be loaded.
    case failed
  }

  var phase = Phase.waiting
  /// The root as long as its first children and its parent are not known.
  var unloadedRoot: ItemID?
  /// The item whose accessory was tapped before its content was known.
  var pendingTap: ItemID?
  /// The questions that could not be answered; they are not put again before somebody asks for it.
  var failed: Set<HierarchyQuestion> = []
  private(set) var waiting: [LoadToken: HierarchyQuestion] = [:]
  /// The tokens of waiting questions, so that nothing is asked twice at a time.
  private var asked: [HierarchyQuestion: LoadToken] = [:]
  /// The number of the last request.
  ///
  /// It goes on counting, so that an answer from before can never be taken for a new one.
  var lastNumber: UInt64 = 0

  /// Whether a question waits for its answer or has failed.
  func isAsked(_ question: HierarchyQuestion) -> Bool { asked[question] != nil || failed.contains(question) }

  /// The requests that wait for an answer, in the order in which they were put.
  var requests: [HierarchyRequest] {
    waiting.map { HierarchyRequest(token: $0.key, question: $0.value) }.sorted { $0.token.number < $1.token.number }
  }

  /// Asks a question, or returns nil if it is waiting for its answer already or has failed.
  mutating func ask(_ question: HierarchyQuestion) -> HierarchyRequest? {
    guard !isAsked(question) else { return nil }
    lastNumber += 1
    let token = LoadToken(number: lastNumber)
    waiting[token] = question
    asked[question] = token
    return HierarchyRequest(token: token, question: question)
  }

  /// Returns and removes the question of a token, or nil if it was cancelled or answered.
  mutating func take(_ token: LoadToken) -> HierarchyQuestion? {
    guard let question = waiting.removeValue(forKey: token) else { return nil }
    asked[question] = nil
    return question
  }

  /// The item of the content that a request asks for, or nil for any other request.
  func item(of token: LoadToken) -> ItemID? { if case .content(let id)? = waiting[token] { id } else { nil } }

  /// Cancels some questions; their answers are dropped when they arrive.
  mutating func cancel(where isStale: (HierarchyQuestion) -> Bool) {
    for (token, question) in waiting where isStale(question) {
      waiting[token] = nil
      asked[question] = nil
    }
  }

  /// Stops waiting for the ids of children whose indexes have changed since they were asked for.
  mutating func cancelChildren(of parent: ItemID) {
    cancel { question in if case .children(of: parent, _) = question { true } else { false } }
  }
}
