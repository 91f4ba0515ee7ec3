#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UILabel {
    func labelTarget(_ slot: StyleAssignment.Slot) -> StyleTarget? {
      switch slot {
      case .font: .font(self, \.font)
      case .textColor: StyleTarget(color: self, \.textColor)
      case .highlightedTextColor: StyleTarget(color: self, \.highlightedTextColor)
      case .textAlignment: StyleTarget(self, \.textAlignment) { value, _ in value.alignment }
      case .adjustsFontSizeToFitWidth: StyleTarget(self, \.adjustsFontSizeToFitWidth) { value, _ in value.boolean }
      case .numberOfLines: StyleTarget(self, \.numberOfLines) { value, _ in value.integer }
      case .textShadowColor: StyleTarget(color: self, \.shadowColor)
      case .textShadowOffset: StyleTarget(self, \.shadowOffset) { value, _ in value.offset }
      default: nil
      }
    }

    /// The label's letters and the space between its lines, which are parts of its text.
    ///
    /// A text that the app sets later is shown as it is until the theme is applied again.
    var lettersTarget: StyleTarget {
      StyleTarget(self, "letters") { [weak self] in
        var (own, shown) = (NSAttributedString?.none, String?.none)
        return StyleTarget.Taken(
          set: { values in
            guard let self, let now = self.attributedText, now.length > 0 else { return }
            let text = now.string == shown ? own ?? now : now
            self.show(text, values.last { $0.transform != nil }?.transform ?? TextTransform.none)
            if let spacing = values.last(where: { $0.assignment.slot == .lineSpacing })?.number {
              self.setLineSpacing(spacing)
            }
            (own, shown) = (text, self.text)
          }, giveBack: { if let own, self?.text == shown { self?.show(own, .none) } })
      }
    }

    /// Shows a text with other letters; one that looks alike all over takes what the label says.
    private func show(_ text: NSAttributedString, _ transform: TextTransform) {
      var runs: [NSAttributedString] = []
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
        let run = transform.applied(to: text.attributedSubstring(from: range).string)
        runs.append(NSAttributedString(string: run, attributes: attributes))
      }
      guard runs.count > 1 else { return self.text = transform.applied(to: text.string) }
      attributedText = runs.reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) }
    }

    private func setLineSpacing(_ spacing: CGFloat) {
      guard let text = attributedText.map({ NSMutableAttributedString(attributedString: $0) }) else { return }
      let style = NSMutableParagraphStyle()
      (style.lineSpacing, style.alignment, style.lineBreakMode) = (spacing, textAlignment, lineBreakMode)
      text.addAttribute(
        NSAttributedString.Key.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
      attributedText = text
    }
  }

  extension StyleTarget {
    /// The font of a text, which grows with the user's text size from then on.
    fileprivate static func font<Owner: UIContentSizeCategoryAdjusting & UIView>(
      _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, UIFont?>
    ) -> StyleTarget {
      StyleTarget(owner, "font") { [weak owner] in
        let (own, grew) = (owner?[keyPath: path], owner?.adjustsFontForContentSizeCategory ?? false)
        let metrics = UIFontMetrics.default
        let growth = grew ? metrics.scaledValue(for: 17, compatibleWith: owner?.traitCollection) / 17 : 1
        let size = (own?.pointSize ?? UIFont.systemFontSize) / growth
        return Taken(
          set: { values in
            guard let font = values.last?.font(ownSize: size) else { return }
            owner?[keyPath: path] = font
            owner?.adjustsFontForContentSizeCategory = true
          },
          giveBack: {
            owner?[keyPath: path] = own
            owner?.adjustsFontForContentSizeCategory = grew
          })
      }
    }
  }

  extension UITextField {
    func fieldTarget(_ slot: StyleAssignment.Slot) -> StyleTarget? {
      switch slot {
      case .font: .font(self, \.font)
      case .textColor: StyleTarget(color: self, \.textColor)
      case .textAlignment: StyleTarget(self, \.textAlignment) { value, _ in value.alignment }
      case .adjustsFontSizeToFitWidth: StyleTarget(self, \.adjustsFontSizeToFitWidth) { value, _ in value.boolean }
      case .background: StyleTarget(self, \.background) { $0.image }
      case .borderStyle:
        StyleTarget(self, \.borderStyle) { value, _ in
          value.word.flatMap { ["none": .none, "line": .line, "bezel": .bezel, "rounded": .roundedRect][$0] }
        }
      case .keyboardAppearance: StyleTarget(self, \.keyboardAppearance) { value, _ in value.keyboardAppearance }
      case .contentHorizontalAlignment: horizontalTarget
      case .contentVerticalAlignment:
        StyleTarget(self, \.contentVerticalAlignment) { value, _ in
          value.word.flatMap { ["top": .top, "center": .center, "bottom": .bottom, "fill": .fill][$0] }
        }
      case .textInsets: paddingTarget
      case .placeholderColor: placeholderTarget
      default: nil
      }
    }

    /// The colour of the placeholder, which is a part of its text.
    private var placeholderTarget: StyleTarget {
      StyleTarget(self, "placeholder") { [weak self] in
        let own = self?.attributedPlaceholder
        return StyleTarget.Taken(
          set: { values in
            guard let self, let color = values.last?.fixedColor, let text = self.placeholder else { return }
            self.attributedPlaceholder = NSAttributedString(string: text, attributes: [.foregroundColor: color])
          },
          giveBack: {
            guard let self else { return }
            if self.placeholder == own?.string {
              self.attributedPlaceholder = own
            } else {
              self.placeholder = self.placeholder
            }
          })
      }
    }

    /// Room at the left and the right of the text, by views where the app has none.
    private var paddingTarget: StyleTarget {
      StyleTarget(self, "padding") { [weak self] in
        let (left, right) = (UIView(), UIView())
        return StyleTarget.Taken(
          set: { values in
            guard let self, let insets = values.last?.insets else { return }
            (left.frame.size.width, right.frame.size.width) = (insets.left, insets.right)
            if self.leftView == nil { (self.leftView, self.leftViewMode) = (left, .always) }
            if self.rightView == nil { (self.rightView, self.rightViewMode) = (right, .always) }
          },
          giveBack: {
            guard let self else { return }
            if self.leftView === left { (self.leftView, self.leftViewMode) = (nil, .never) }
            if self.rightView === right { (self.rightView, self.rightViewMode) = (nil, .never) }
          })
      }
    }
  }

  extension UITextView {
    func textTarget(_ slot: StyleAssignment.Slot) -> StyleTarget? {
      switch slot {
      case .font: .font(self, \.font)
      case .textColor: StyleTarget(color: self, \.textColor)
      case .textInsets: StyleTarget(self, \.textContainerInset) { value, _ in value.insets }
      case .keyboardAppearance: StyleTarget(self, \.keyboardAppearance) { value, _ in value.keyboardAppearance }
      default: nil
      }
    }
  }

  extension UIKitValue {
    fileprivate var keyboardAppearance: UIKeyboardAppearance? {
      word.flatMap { ["default": .default, "light": .light, "dark": .dark, "alert": .alert][$0] }
    }
  }

  extension UIControl {
    /// The horizontal place of a control's content.
    var horizontalTarget: StyleTarget {
      StyleTarget(self, \.contentHorizontalAlignment) { value, _ in
        value.word.flatMap {
          [
            "left": .left, "center": .center, "right": .right, "fill": .fill, "justified": .fill, "natural": .leading,
          ][$0]
        }
      }
    }
  }
#endif
