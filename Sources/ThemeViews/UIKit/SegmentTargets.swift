#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UISegmentedControl {
    func segmentTarget(_ assignment: StyleAssignment) -> StyleTarget? {
      let state = UIControl.State(assignment.state) ?? .normal
      switch assignment.slot {
      // The tint of a segmented control shows nothing since iOS 13; what it meant is the chosen segment's.
      case .tintColor: return StyleTarget(color: self, \.selectedSegmentTintColor)
      case .background:
        return StyleTarget(
          self, "background(\(state.rawValue))", get: { $0.backgroundImage(for: state, barMetrics: .default) },
          put: { $0.setBackgroundImage($1, for: state, barMetrics: .default) }
        ) { value, _ in value.image }
      case .dividerImage:
        return StyleTarget(
          self, "divider",
          get: { $0.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) },
          put: {
            $0.setDividerImage($1, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
          }
        ) { value, _ in value.image }
      case .titleAttributes:
        return StyleTarget(
          self, "titleAttributes(\(state.rawValue))", get: { $0.titleTextAttributes(for: state) },
          put: { $0.setTitleTextAttributes($1, for: state) }
        ) { value, _ in value.attributes?.keys(ownSize: 13) }
      default: return nil
      }
    }
  }

  extension UISearchBar {
    func searchTarget(_ assignment: StyleAssignment) -> StyleTarget? {
      let state = UIControl.State(assignment.state) ?? .normal
      switch (assignment.part, assignment.slot) {
      case (.itself, .background):
        return StyleTarget(
          self, "background", get: { $0.backgroundImage(for: .any, barMetrics: .default) },
          put: { $0.setBackgroundImage($1, for: .any, barMetrics: .default) }
        ) { value, _ in value.image }
      case (.scopeBar, .background):
        // A panel is behind one button, anything else behind all of them.
        guard case .panel = assignment.value else { return StyleTarget(self, \.scopeBarBackgroundImage) { $0.image } }
        return StyleTarget(
          self, "scope(\(state.rawValue))", get: { $0.scopeBarButtonBackgroundImage(for: state) },
          put: { $0.setScopeBarButtonBackgroundImage($1, for: state) }
        ) { value, _ in value.image }
      case (.scopeBar, .dividerImage):
        return StyleTarget(
          self, "divider",
          get: { $0.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) },
          put: { $0.setScopeBarButtonDividerImage($1, forLeftSegmentState: .normal, rightSegmentState: .normal) }
        ) { value, _ in value.image }
      case (.scopeBar, .titleAttributes):
        return StyleTarget(
          self, "titleAttributes(\(state.rawValue))", get: { $0.scopeBarButtonTitleTextAttributes(for: state) },
          put: { $0.setScopeBarButtonTitleTextAttributes($1, for: state) }
        ) { value, _ in value.attributes?.keys(ownSize: 13) }
      default: return nil
      }
    }
  }
#endif
