/// A data source whose answers take time: the calls of ``HierarchyDataSource`` as `async` functions.
///
/// A ``HierarchyDriver`` carries questions to it and answers back; the host never sees a token. A function that throws
/// makes the level or row fail; a failed level offers to try again.
public protocol AsyncHierarchyDataSource: Sendable {
  /// Returns the root, or nil for a hierarchy without items.
  func rootID() async throws -> ItemID?
  /// Returns the number of children of an item.
  func numberOfChildren(of id: ItemID) async throws -> Int
  /// Returns the children of an item at these indexes, in order.
  func childIDs(at indexes: Range<Int>, of parent: ItemID) async throws -> [ItemID]
  /// Returns the parent of an item, or nil if it has none.
  func parent(of id: ItemID) async throws -> ItemID?
  /// Returns the title of an item for the header, or nil if it has none.
  func title(of id: ItemID) async throws -> String?
  /// Returns the content of an item's row.
  func content(of id: ItemID) async throws -> HierarchyItemContent
}

extension AsyncHierarchyDataSource {
  /// Returns nil: an item has no title.
  public func title(of id: ItemID) async throws -> String? { nil }

  /// Returns the answer to a question; a failure if the call throws.
  public func answer(to question: HierarchyQuestion) async -> HierarchyAnswer {
    do {
      switch question {
      case .root: return .root(try await rootID())
      case .numberOfChildren(let id): return .numberOfChildren(try await numberOfChildren(of: id))
      case .children(let parent, let indexes):
        return .children(try await childIDs(at: indexes, of: parent))
      case .parent(let id): return .parent(try await parent(of: id))
      case .title(let id): return .title(try await title(of: id))
      case .content(let id): return .content(try await content(of: id))
      }
    } catch {
      return .failed
    }
  }
}

/// Runs a hierarchy view with an `async` data source.
///
/// The model stays a value: the driver owns one, gives it events, and asks the data source what the model asks. A task
/// whose answer is not needed any more is cancelled.
///
///     let driver = HierarchyDriver(dataSource: plants, traits: traits)
///     driver.onChange = { model, effects in view.model = model }
///     driver.send(.appeared)
@MainActor public final class HierarchyDriver<DataSource: AsyncHierarchyDataSource> {
  /// The data source.
  public let dataSource: DataSource
  /// The model as it is now.
  public private(set) var model: HierarchyModel
  /// Called after every event with the model and its effects other than requests for data.
  public var onChange: (@MainActor (HierarchyModel, [HierarchyEffect]) -> Void)?
  private var tasks: [LoadToken: Task<Void, Never>] = [:]

  /// A driver of a view that has not been shown yet.
  public init(
    dataSource: DataSource, configuration: HierarchyConfiguration = HierarchyConfiguration(),
    traits: ViewTraits
  ) {
    self.dataSource = dataSource
    model = HierarchyModel(configuration: configuration, traits: traits)
  }

  /// Gives the model an event and passes its requests to the data source.
  ///
  /// - Returns: The effects other than requests for data.
  @discardableResult
  public func send(_ event: HierarchyEvent) -> [HierarchyEffect] {
    var notices: [HierarchyEffect] = []
    for effect in model.handle(event) {
      guard case .ask(let request) = effect else {
        notices.append(effect)
        continue
      }
      ask(request)
    }
    cancelStaleTasks()
    onChange?(model, notices)
    return notices
  }

  private func ask(_ request: HierarchyRequest) {
    let dataSource = dataSource
    tasks[request.token] = Task { [weak self] in
      let answer = await dataSource.answer(to: request.question)
      guard !Task.isCancelled else { return }
      self?.tasks[request.token] = nil
      self?.send(.answered(request.token, answer))
    }
  }

  private func cancelStaleTasks() {
    guard !tasks.isEmpty else { return }
    let open = Set(model.openRequests.map(\.token))
    for (token, task) in tasks where !open.contains(token) {
      task.cancel()
      tasks[token] = nil
    }
  }

  /// Waits until the data source has answered everything.
  public func settled() async {
    while let task = tasks.first?.value { await task.value }
  }

  isolated deinit {
    for task in tasks.values { task.cancel() }
  }
}
