#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ThemeTable
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
      guard assignment.part == .itself, let state = UIControl.State(assignment.state) else { return nil }
      switch assignment.slot {
      case .textColor:
        return stateTarget(
          "titleColor", state, isDynamic: true, { $0.titleColor(for: $1) }, { $0.setTitleColor($1, for: $2) }
        ) { $0.color }
      case .textShadowColor:
        return stateTarget(
          "titleShadowColor", state, isDynamic: true, { $0.titleShadowColor(for: $1) },
          { $0.setTitleShadowColor($1, for: $2) }
        ) { $0.color }
      case .image:
        return stateTarget("image", state, { $0.image(for: $1) }, { $0.setImage($1, for: $2) }) { $0.image }
      case .background:
        return stateTarget("background", state, { $0.backgroundImage(for: $1) }, { $0.setBackgroundImage($1, for: $2) })
        { $0.image }
      case .gradient: return gradientTarget
      case .titleInsets:
        return StyleTarget(
          self, "titleInsets", get: { $0.insetButton.titleEdgeInsets }, put: { $0.insetButton.titleEdgeInsets = $1 }
        ) { value, _ in value.insets }
      case .contentInsets:
        return StyleTarget(
          self, "contentInsets", get: { $0.insetButton.contentEdgeInsets },
          put: { $0.insetButton.contentEdgeInsets = $1 }
        ) { value, _ in value.insets }
      case .contentHorizontalAlignment: return horizontalTarget
      case .textTransform: return lettersTarget
      default: return nil
      }
    }

    /// A gradient in a view of its own behind title and image, whose size it follows.
    private var gradientTarget: StyleTarget {
      StyleTarget(self, "gradient") { [weak self] in
        let gradient = GradientView()
        return StyleTarget.Taken(
          set: { values in
            guard let self, let colors = values.last?.gradient else { return }
            gradient.show(colors)
            guard gradient.superview !== self else { return }
            gradient.isUserInteractionEnabled = false
            gradient.frame = self.bounds
            gradient.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            self.insertSubview(gradient, at: 0)
          }, giveBack: { gradient.removeFromSuperview() })
      }
    }

    /// The place of a state.
    ///
    /// A getter gives the normal state's object where a state has none, so the same object is none.
    private func stateTarget<Value: AnyObject>(
      _ name: String, _ state: UIControl.State, isDynamic: Bool = false,
      _ get: @escaping @MainActor (UIButton, UIControl.State) -> Value?,
      _ put: @escaping @MainActor (UIButton, Value?, UIControl.State) -> Void,
      _ value: @escaping @MainActor (UIKitValue) -> Value?
    ) -> StyleTarget {
      StyleTarget(
        self, "\(name)(\(state.rawValue))", isDynamic: isDynamic,
        get: { button -> Value? in
          let own = get(button, state)
          return state != .normal && own === get(button, .normal) ? nil : own
        }, put: { put($0, $1, state) }, { planned, _ in value(planned).map { $0 } })
    }

    /// The titles of all states.
    private var lettersTarget: StyleTarget {
      StyleTarget(self, "letters") { [weak self] in
        let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
        var kept: [(state: UIControl.State, own: String, shown: String)] = []
        return StyleTarget.Taken(
          set: { values in
            guard let self, let transform = values.last?.transform else { return }
            let titles = states.map { ($0, self.title(for: $0)) }
            for (state, title) in titles {
              guard let title, state == .normal || title != titles[0].1 else { continue }
              let own = kept.first { $0.state == state && $0.shown == title }?.own ?? title
              kept.removeAll { $0.state == state }
              kept.append((state, own, transform.applied(to: own)))
              self.setTitle(transform.applied(to: own), for: state)
            }
          },
          giveBack: {
            for title in kept where self?.title(for: title.state) == title.shown {
              self?.setTitle(title.own, for: title.state)
            }
          })
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
