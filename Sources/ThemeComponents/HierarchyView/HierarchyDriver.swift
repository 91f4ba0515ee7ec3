public import Observation

/// Runs a component that shows a hierarchy with its data source and its delegate.
///
/// It works alike for a ``HierarchyModel`` and a ``HierarchyPickerFormCell``, with a data source that answers at once and with
/// an `async` one. The component stays a value: the driver owns one, gives it events, and asks the data source what the
/// component asks. A call whose answer is not needed any more is cancelled.
///
///     @State private var plants = HierarchyDriver(dataSource: Plants())
///
/// Whoever reads ``model`` is told of its changes by Observation, so that a view of SwiftUI mirrors nothing.
///
/// A data source and a delegate may call the driver while it calls them: the event waits until the one before is done.
@MainActor @Observable public final class HierarchyDriver<Model: HierarchyAsking, DataSource: HierarchySource> {
  /// The data source.
  public let dataSource: DataSource
  /// The delegate, which receives taps.
  @ObservationIgnored public var delegate: any HierarchyDelegate
  /// The component as it is now.
  public private(set) var model: Model
  /// Called after every event with the component and its effects other than requests for data.
  @ObservationIgnored public var onChange: (@MainActor (Model, [Model.Effect]) -> Void)?
  @ObservationIgnored private var tasks: [LoadToken: Task<Void, Never>] = [:]
  @ObservationIgnored private var waitingEvents: [Model.Event] = []
  @ObservationIgnored private var isBusy = false

  /// A driver of a component that has not been shown yet; without a delegate items are expanded by themselves.
  public init(_ model: Model, dataSource: DataSource, delegate: any HierarchyDelegate = DefaultHierarchyDelegate()) {
    self.model = model
    self.dataSource = dataSource
    self.delegate = delegate
  }

  /// Gives the component an event and brings its requests to the data source.
  ///
  /// - Returns: The effects other than requests for data; none for an event that waits for the one before.
  @discardableResult public func send(_ event: Model.Event) -> [Model.Effect] {
    waitingEvents.append(event)
    guard !isBusy else { return [] }
    isBusy = true
    defer { isBusy = false }
    var effects: [Model.Effect] = []
    while !waitingEvents.isEmpty { effects += take(waitingEvents.removeFirst()) }
    return effects
  }

  private func take(_ event: Model.Event) -> [Model.Effect] {
    guard !model.isTakenOver(event, by: delegate) else { return [] }
    var notices: [Model.Effect] = []
    for effect in model.handle(event, asking: dataSource) {
      if let request = Model.request(in: effect) { ask(request) } else { notices.append(effect) }
    }
    cancelStaleTasks()
    Model.tell(notices, to: delegate)
    onChange?(model, notices)
    return notices
  }

  private func ask(_ request: HierarchyRequest) {
    guard let source = dataSource as? any AsyncHierarchyDataSource else { return }
    tasks[request.token] = Task { [weak self] in
      let answer = await source.lateAnswer(to: request.question)
      guard !Task.isCancelled else { return }
      self?.tasks[request.token] = nil
      self?.answer(answer, for: request.token)
    }
  }

  private func cancelStaleTasks() {
    guard !tasks.isEmpty else { return }
    let open = Set(model.openRequests.map { $0.token })
    for (token, task) in tasks where !open.contains(token) {
      task.cancel()
      tasks[token] = nil
    }
  }

  /// Delivers a late answer of a data source that answers by itself; it is dropped if it is not needed any more (HV-09).
  @discardableResult public func answer(_ answer: HierarchyAnswer, for token: LoadToken) -> [Model.Effect] {
    send(Model.event(for: .answered(token, answer)))
  }

  /// Draws the component, and asks for the content of the rows that come into sight.
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points.
  public func display(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()) -> DisplayList {
    var driver = self
    return Model.display(&driver, { $0.model }, theme: theme, measuring: measuring) { $0.send($1) }
  }

  /// Settles and draws: waits until an `async` data source has answered everything that is wanted of it, also the contents of
  /// rows that come into sight meanwhile.
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes that are drawn then, in points.
  @discardableResult public func frame(
    theme: ComponentTheme = .standard, measuring: any TextMeasuring = ApproximateTextMetrics()
  ) async -> DisplayList {
    var list = display(theme: theme, measuring: measuring)
    while let task = tasks.first?.value {
      await task.value
      if tasks.isEmpty { list = display(theme: theme, measuring: measuring) }
    }
    return list
  }

  /// Takes in a tap at a place of what is drawn; nothing happens where nothing takes a tap.
  ///
  /// - Parameters:
  ///   - point: The place in points from the top left of the component.
  ///   - theme: The styles that the component is drawn with.
  ///   - measuring: The text measuring.
  /// - Returns: The effects other than requests for data.
  @discardableResult public func tap(
    at point: LayoutPoint, theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> [Model.Effect] {
    display(theme: theme, measuring: measuring).tapTarget(at: point).map { send(.tapped($0)) } ?? []
  }

  isolated deinit { for task in tasks.values { task.cancel() } }

  /// Shows the view, or the hierarchy of a picker that came back open: the data source is asked for the root.
  public func appear() { send(Model.event(for: .appeared)) }

  /// Reports that children were added at indexes of the new list (HV-04).
  public func insertChildren(of parent: ItemID, at indexes: some Sequence<Int>) {
    send(Model.event(for: .childrenInserted(of: parent, at: Array(indexes))))
  }

  /// Reports that the parent of an item became known or changed (HV-05).
  public func invalidateParent(of id: ItemID) { send(Model.event(for: .parentInvalidated(of: id))) }
}

extension HierarchyDriver where Model == HierarchyModel {
  /// A driver of a hierarchy view, which has the class path `fdlHierarchyViewController_hierarchyView` as in SAP's controller.
  ///
  /// - Parameters:
  ///   - dataSource: The data source.
  ///   - delegate: Receives taps; without one items are expanded by themselves.
  ///   - configuration: The configuration of the view.
  ///   - place: The place to which the view comes back, or nil to begin anew.
  ///   - traits: The surroundings.
  public convenience init(
    dataSource: DataSource, delegate: any HierarchyDelegate = DefaultHierarchyDelegate(),
    configuration: HierarchyConfiguration = HierarchyConfiguration(), place: ComponentPlace? = nil,
    traits: ViewTraits = ViewTraits(size: .zero)
  ) {
    var configuration = configuration
    configuration.additionalClass = configuration.additionalClass ?? HierarchyConfiguration.controllerClass
    self.init(
      HierarchyModel(configuration: configuration, place: place, traits: traits), dataSource: dataSource,
      delegate: delegate)
  }
}
