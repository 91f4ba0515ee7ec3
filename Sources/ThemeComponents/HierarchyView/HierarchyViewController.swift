public import ThemeTable

/// A hierarchy view with the data source and the delegate that it is wired to.
///
/// It carries the view's questions to the data source, brings the answers back as events, and asks the delegate before an
/// accessory's tap takes effect:
///
///     var controller = HierarchyViewController(dataSource: plants, traits: traits)
///     controller.appear()
///     controller.send(.tapped(.accessory("plant-7")))
public struct HierarchyViewController<DataSource: HierarchyDataSource, Delegate: HierarchyDelegate> {
  /// The data source.
  public var dataSource: DataSource
  /// The delegate, which receives taps.
  public var delegate: Delegate
  /// The view that the controller owns; its class path is `fdlHierarchyViewController_hierarchyView`.
  public private(set) var hierarchyView: HierarchyModel

  /// A controller with a view that has not been shown yet; without a delegate the view expands items by itself.
  public init(
    dataSource: DataSource, delegate: Delegate = DefaultHierarchyDelegate(),
    configuration: HierarchyConfiguration = HierarchyConfiguration(), place: ComponentPlace? = nil, traits: ViewTraits
  ) {
    self.dataSource = dataSource
    self.delegate = delegate
    var configuration = configuration
    configuration.additionalClass = configuration.additionalClass ?? "fdlHierarchyViewController_hierarchyView"
    hierarchyView = HierarchyModel(configuration: configuration, place: place, traits: traits)
  }

  /// Shows the view: the data source is asked for the root.
  public mutating func appear() { send(.appeared) }

  /// Takes in one event and carries out the view's requests.
  ///
  /// - Returns: The other effects: expansions, activations and changes of the selection, in order.
  @discardableResult public mutating func send(_ event: HierarchyEvent) -> [HierarchyEffect] {
    guard !hierarchyView.isTakenOver(event, by: delegate) else { return [] }
    let notices = hierarchyView.handle(event, asking: dataSource).filter {
      HierarchyModel.request(in: $0) == nil
    }
    HierarchyModel.tell(notices, to: delegate)
    return notices
  }

  /// Delivers a late answer of the data source; it is dropped if the view does not need it any more (HV-09).
  @discardableResult public mutating func answer(_ answer: HierarchyAnswer, for token: LoadToken) -> [HierarchyEffect] {
    send(.answered(token, answer))
  }

  /// Draws the view: asks for the content of the rows that come into sight, then lays out.
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points.
  public mutating func display(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics())
    -> DisplayList
  { HierarchyModel.display(&self, { $0.hierarchyView }, theme: theme, measuring: measuring) { $0.send($1) } }

  /// Returns the display list for another room and environment, with the contents that the data source has at hand.
  ///
  /// The controller itself stays as it is; see ``ComponentLayout/layout(in:style:environment:measuring:)``.
  ///
  /// - Parameters:
  ///   - size: The room in points.
  ///   - theme: The styles.
  ///   - environment: The device, its position and settings.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points.
  public func layout(
    in size: LayoutSize, style theme: ComponentTheme, environment: StyleEnvironment,
    measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> DisplayList {
    var traits = hierarchyView.traits
    traits.size = size
    traits.environment = environment
    var copy = self
    copy.send(.traitsChanged(traits))
    return copy.display(theme: theme, measuring: measuring)
  }

  /// Takes in a tap at a place, as ``ComponentLayout/tap(at:theme:measuring:)`` does for a view without a data source.
  ///
  /// - Parameters:
  ///   - point: The place in points from the top left of the view.
  ///   - theme: The styles that the view is drawn with.
  ///   - measuring: The text measuring.
  /// - Returns: What happened, as ``send(_:)`` says it; nothing where nothing takes a tap.
  @discardableResult public mutating func tap(
    at point: LayoutPoint, theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> [HierarchyEffect] {
    let target = display(theme: theme, measuring: measuring).tapTarget(at: point)
    return target.map { send(.tapped($0)) } ?? []
  }

  /// Reports that children were added at indexes of the new list (HV-04).
  public mutating func insertChildren(of parent: ItemID, at indexes: some Sequence<Int>) {
    send(.childrenInserted(of: parent, at: Array(indexes)))
  }

  /// Reports that the parent of an item became known or changed (HV-05).
  public mutating func invalidateParent(of id: ItemID) { send(.parentInvalidated(of: id)) }
}

extension HierarchyViewController: Sendable where DataSource: Sendable, Delegate: Sendable {}
