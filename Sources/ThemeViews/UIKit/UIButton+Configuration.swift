#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ThemeComponents
  import ThemeTable
  import UIKit

  extension UIButton {
    /// The place of all that a button with a configuration takes from it; nil for what is the view's as of any view.
    ///
    /// The insets of a title, its fit, lines and alpha have no counterpart in a configuration.
    func configurationTarget(_ assignment: StyleAssignment) -> StyleTarget? {
      switch (assignment.part, assignment.slot) {
      case (.itself, .width), (.itself, .height), (.itself, .tintColor), (.itself, .shadowColor),
        (.itself, .shadowOffset), (.itself, .shadowOpacity), (.itself, .shadowRadius),
        (.itself, .contentHorizontalAlignment), (.image, _):
        return nil
      default:
        return StyleTarget(self, "configuration") { button in
          let (own, ownHandler) = (button.configuration, button.configurationUpdateHandler)
          return { button, values in
            button.configurationUpdateHandler = ownHandler
            if values.isEmpty { return ButtonLook(values: [], own: own, state: button.state).apply(to: button) }
            button.configurationUpdateHandler = { button in
              ownHandler?(button)
              ButtonLook(values: values, own: own, state: button.state).apply(to: button)
            }
            button.setNeedsUpdateConfiguration()
          }
        }
      }
    }
  }

  /// The look of a button with a configuration in a state; a value that is not set for a state is the normal one.
  @MainActor private struct ButtonLook {
    let values: [UIKitValue]
    let own: UIButton.Configuration?
    let state: UIControl.State

    func apply(to button: UIButton) {
      guard let own, var configuration = button.configuration else { return }
      configuration.background = background(own.background)
      configuration.cornerStyle = value(.cornerRadius) { $0.number } == nil ? own.cornerStyle : .fixed
      configuration.baseForegroundColor = value(.textColor) { $0.color } ?? own.baseForegroundColor
      configuration.titleTextAttributesTransformer = attributes ?? own.titleTextAttributesTransformer
      configuration.contentInsets =
        value(.contentInsets) { $0.insets }.map {
          NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
        } ?? own.contentInsets
      configuration.titleAlignment =
        value(.textAlignment) { $0.alignment }.flatMap {
          [.left: .leading, .center: .center, .right: .trailing, .natural: .automatic][$0]
        } ?? own.titleAlignment
      if let image = value(.image, { $0.image }) ?? own.image { configuration.image = image }
      configuration.title = title(configuration.title, own.title)
      button.configuration = configuration
    }

    /// The title that is there, which may be another than at first, with its letters changed.
    private func title(_ title: String?, _ own: String?) -> String? {
      guard let transform = value(.textTransform, { $0.transform }) else {
        // Letters that a theme changed are the app's again.
        return title?.lowercased() == own?.lowercased() ? own : title
      }
      return title.map(transform.applied)
    }

    private func background(_ own: UIBackgroundConfiguration) -> UIBackgroundConfiguration {
      var background = own
      if let color = value(.background, { $0.color }) ?? value(.backgroundColor, { $0.color }) {
        background.backgroundColor = color
        background.backgroundColorTransformer = nil
      } else if let image = value(.background, { $0.image }) {
        background.image = image
      }
      if let gradient = value(.gradient, { $0.gradient }) { background.customView = GradientView(gradient) }
      background.strokeColor = value(.borderColor) { $0.color } ?? background.strokeColor
      background.strokeWidth = value(.borderWidth) { $0.number } ?? background.strokeWidth
      background.cornerRadius = value(.cornerRadius) { $0.number } ?? background.cornerRadius
      return background
    }

    /// The attributes of the title: font, colour and shadow.
    private var attributes: UIConfigurationTextAttributesTransformer? {
      let font = value(.font) { $0.font(ownSize: 17) }
      let color = value(.textColor) { $0.color }
      let shadowColor = value(.textShadowColor) { $0.fixedColor }
      let offset = value(.textShadowOffset) { $0.offset }
      guard font != nil || color != nil || shadowColor != nil || offset != nil else { return nil }
      return UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        if let font { attributes.uiKit.font = font }
        if let color { attributes.uiKit.foregroundColor = color }
        if shadowColor != nil || offset != nil {
          let shadow = NSShadow()
          if let shadowColor { shadow.shadowColor = shadowColor }
          if let offset { shadow.shadowOffset = offset }
          attributes.uiKit.shadow = shadow
        }
        return attributes
      }
    }

    /// The value of a slot of the button or its title, in the state or the normal one.
    private func value<Value>(_ slot: StyleAssignment.Slot, _ read: (UIKitValue) -> Value?) -> Value? {
      let states = [state, state.subtracting(.focused), .normal]
      for state in states {
        let planned = values.last { $0.assignment.slot == slot && UIControl.State($0.assignment.state) == state }
        if let value = planned.flatMap(read) { return value }
      }
      return nil
    }
  }

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
      case .titleInsets: return StyleTarget(self, \.insetButton.titleEdgeInsets) { $0.insets }
      case .contentInsets: return StyleTarget(self, \.insetButton.contentEdgeInsets) { $0.insets }
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
