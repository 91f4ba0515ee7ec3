#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ThemeTable
  import ThemeComponents
  import UIKit

  /// The insets of a button without a configuration, which are deprecated and have no successor there.
  @MainActor private protocol InsetButton: AnyObject {
    var titleEdgeInsets: UIEdgeInsets { get set }
    var contentEdgeInsets: UIEdgeInsets { get set }
  }

  extension UIButton: InsetButton {
    private var insetButton: any InsetButton { self }

    func buttonTarget(_ assignment: StyleAssignment) -> StyleTarget? {
      if configuration != nil { return configurationTarget(assignment) }
      guard assignment.part == .itself else { return nil }
      switch assignment.slot {
      case .gradient: return gradientTarget
      case .titleInsets:
        return StyleTarget(
          self, "titleInsets", get: { $0.insetButton.titleEdgeInsets },
          put: { $0.insetButton.titleEdgeInsets = $1 ?? .zero }
        ) { $0.insets }
      case .contentInsets:
        return StyleTarget(
          self, "contentInsets", get: { $0.insetButton.contentEdgeInsets },
          put: { $0.insetButton.contentEdgeInsets = $1 ?? .zero }
        ) { $0.insets }
      case .textTransform: return lettersTarget
      default: return nil
      }
    }

    /// A gradient in a view of its own behind title and image, whose size it follows.
    private var gradientTarget: StyleTarget {
      StyleTarget(self, "gradient") { _ in
        let gradient = GradientView()
        return { button, values in
          guard let colors = values.last?.gradient else { return gradient.removeFromSuperview() }
          gradient.show(colors)
          guard gradient.superview !== button else { return }
          gradient.isUserInteractionEnabled = false
          gradient.frame = button.bounds
          gradient.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          button.insertSubview(gradient, at: 0)
        }
      }
    }

    /// The titles of all states.
    private var lettersTarget: StyleTarget {
      StyleTarget(self, "letters") { _ in
        let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
        var kept: [UIControl.State.RawValue: (own: String, shown: String)] = [:]
        return { button, values in
          let transform = values.last?.transform ?? TextTransform.none
          let titles = states.map { ($0, button.title(for: $0)) }
          for (state, title) in titles {
            guard let title, state == .normal || title != titles[0].1 else { continue }
            let known = kept[state.rawValue]
            let own = known?.shown == title ? known?.own ?? title : title
            kept[state.rawValue] = (own, transform.applied(to: own))
            button.setTitle(transform.applied(to: own), for: state)
          }
        }
      }
    }
  }

  extension UIControl.State {
    /// The state of a theme's suffix; nil for those that UIKit does not know.
    init?(_ state: StyleState) {
      let states: [StyleState: UIControl.State] = [
        .plain: .normal, .normal: .normal, .highlighted: .highlighted, .selected: .selected, .disabled: .disabled,
        .focused: .focused, .selectedHighlighted: [.selected, .highlighted], .selectedDisabled: [.selected, .disabled],
      ]
      guard let known = states[state] else { return nil }
      self = known
    }
  }
#endif
