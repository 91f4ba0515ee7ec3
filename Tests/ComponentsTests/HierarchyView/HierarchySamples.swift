import ThemeComponents
import ThemeTable

extension ViewTraits {
  static let phone = ViewTraits(size: LayoutSize(width: 390, height: 844))
  static let tabletPortrait = ViewTraits(
    size: LayoutSize(width: 834, height: 1194), environment: StyleEnvironment(device: .ipad, sizeClass: .regular))
  static let tabletLandscape = ViewTraits(
    size: LayoutSize(width: 1194, height: 834),
    environment: StyleEnvironment(device: .ipad, orientation: .landscape, sizeClass: .regular))

  func withText(_ category: StyleTextSize) -> ViewTraits {
    var traits = self
    traits.contentSizeCategory = category
    return traits
  }

  func mirrored() -> ViewTraits {
    var traits = self
    traits.layoutDirection = .rightToLeft
    return traits
  }
}

typealias SampleController = DrivenHierarchy<SampleHierarchy, DefaultHierarchyDelegate>

/// A hierarchy view as a value, with the data source and the delegate that it is wired to.
struct DrivenHierarchy<DataSource: HierarchyDataSource, Delegate: HierarchyDelegate> {
  var dataSource: DataSource
  var delegate: Delegate
  private(set) var hierarchyView: HierarchyModel

  init(
    dataSource: DataSource, delegate: Delegate = DefaultHierarchyDelegate(),
    configuration: HierarchyConfiguration = HierarchyConfiguration(), place: ComponentPlace? = nil, traits: ViewTraits
  ) {
    self.dataSource = dataSource
    self.delegate = delegate
    var configuration = configuration
    configuration.additionalClass = configuration.additionalClass ?? HierarchyConfiguration.controllerClass
    hierarchyView = HierarchyModel(configuration: configuration, place: place, traits: traits)
  }

  mutating func appear() { send(.appeared) }

  @discardableResult mutating func send(_ event: HierarchyEvent) -> [HierarchyEffect] {
    guard !hierarchyView.isTakenOver(event, by: delegate) else { return [] }
    let notices = hierarchyView.handle(event, asking: dataSource).filter { HierarchyModel.request(in: $0) == nil }
    HierarchyModel.tell(notices, to: delegate)
    return notices
  }

  @discardableResult mutating func answer(_ answer: HierarchyAnswer, for token: LoadToken) -> [HierarchyEffect] {
    send(.answered(token, answer))
  }

  mutating func display(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()) -> DisplayList {
    HierarchyModel.display(&self, { $0.hierarchyView }, theme: theme, measuring: measuring) { $0.send($1) }
  }

  func layout(in size: LayoutSize, style theme: ComponentTheme, environment: StyleEnvironment) -> DisplayList {
    var traits = hierarchyView.traits
    traits.size = size
    traits.environment = environment
    var copy = self
    copy.send(.traitsChanged(traits))
    return copy.display(theme: theme)
  }

  @discardableResult mutating func tap(at point: LayoutPoint, theme: ComponentTheme) -> [HierarchyEffect] {
    display(theme: theme).tapTarget(at: point).map { send(.tapped($0)) } ?? []
  }

  mutating func insertChildren(of parent: ItemID, at indexes: some Sequence<Int>) {
    send(.childrenInserted(of: parent, at: Array(indexes)))
  }

  mutating func invalidateParent(of id: ItemID) { send(.parentInvalidated(of: id)) }
}

/// A controller that has been shown, and whose items were opened in turn.
func shown(
  _ hierarchy: SampleHierarchy = .tree(), _ traits: ViewTraits = .tabletPortrait, opening items: [ItemID] = [],
  configuration: HierarchyConfiguration = HierarchyConfiguration()
) -> SampleController {
  var controller = DrivenHierarchy(dataSource: hierarchy, configuration: configuration, traits: traits)
  controller.appear()
  for item in items { controller.send(.tapped(.accessory(item))) }
  return controller
}

/// The display list of a controller's view after everything in sight was loaded.
func drawn(_ controller: SampleController, theme: ComponentTheme = .standard) -> DisplayList {
  var controller = controller
  return controller.display(theme: theme)
}

extension HierarchyModel {
  /// The ids of the columns in view, level by level.
  var columns: [[ItemID]] { visibleLevels.map { items(inLevel: $0) } }
}
