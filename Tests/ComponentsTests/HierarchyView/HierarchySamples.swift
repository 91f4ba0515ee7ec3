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

typealias SampleController = HierarchyViewController<SampleHierarchy, DefaultHierarchyDelegate>

/// A controller that has been shown, and whose items were opened in turn.
func shown(
  _ hierarchy: SampleHierarchy = .tree(), _ traits: ViewTraits = .tabletPortrait, opening items: [ItemID] = [],
  configuration: HierarchyConfiguration = HierarchyConfiguration()
) -> SampleController {
  var controller = HierarchyViewController(dataSource: hierarchy, configuration: configuration, traits: traits)
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
