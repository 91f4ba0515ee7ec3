#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ThemeComponents
  import UIKit

  extension UILabel {
    /// The label's letters and the space between its lines, which are parts of its text.
    ///
    /// A text that the app sets later is shown as it is until the theme is applied again.
    var lettersAndLinesTarget: StyleTarget {
      StyleTarget(self, "letters") { _ in
        var (own, shown) = (NSAttributedString?.none, String?.none)
        return { label, values in
          guard let now = label.attributedText, now.length > 0 else { return }
          let isOurs = now.string == shown
          guard isOurs || !values.isEmpty else { return }
          let text = isOurs ? own ?? now : now
          label.show(text, values.last { $0.transform != nil }?.transform ?? TextTransform.none)
          if let spacing = values.last(where: { $0.assignment.slot == .lineSpacing })?.number {
            label.setLineSpacing(spacing)
          }
          (own, shown) = (text, label.text)
        }
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
    static func font<Owner: UIContentSizeCategoryAdjusting & UIView>(
      _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, UIFont?>
    ) -> StyleTarget {
      StyleTarget(owner, "font") { owner in
        let (own, grew) = (owner[keyPath: path], owner.adjustsFontForContentSizeCategory)
        let growth = grew ? UIFontMetrics.default.scaledValue(for: 17, compatibleWith: owner.traitCollection) / 17 : 1
        let size = (own?.pointSize ?? UIFont.systemFontSize) / growth
        return { owner, values in
          let font = values.last?.font(ownSize: size)
          owner[keyPath: path] = font ?? own
          owner.adjustsFontForContentSizeCategory = font != nil || grew
        }
      }
    }
  }

  extension UITextField {
    func fieldTarget(_ slot: StyleAssignment.Slot) -> StyleTarget? {
      switch slot {
      case .textInsets: paddingTarget
      case .placeholderColor: placeholderTarget
      default: nil
      }
    }

    /// The colour of the placeholder, which is a part of its text.
    private var placeholderTarget: StyleTarget {
      StyleTarget(self, "placeholder") { field in
        let own = field.attributedPlaceholder
        return { field, values in
          if let color = values.last?.fixedColor {
            field.attributedPlaceholder = field.placeholder.map {
              NSAttributedString(string: $0, attributes: [.foregroundColor: color])
            }
          } else if field.placeholder == own?.string {
            field.attributedPlaceholder = own
          } else {
            field.placeholder = field.placeholder
          }
        }
      }
    }

    /// Room at the left and the right of the text, by views where the app has none.
    private var paddingTarget: StyleTarget {
      StyleTarget(self, "padding") { _ in
        let (left, right) = (UIView(), UIView())
        return { field, values in
          let insets = values.last?.insets
          let mode = insets == nil ? ViewMode.never : .always
          (left.frame.size.width, right.frame.size.width) = (insets?.left ?? 0, insets?.right ?? 0)
          if field.leftView == nil || field.leftView === left {
            (field.leftView, field.leftViewMode) = (insets == nil ? nil : left, mode)
          }
          if field.rightView == nil || field.rightView === right {
            (field.rightView, field.rightViewMode) = (insets == nil ? nil : right, mode)
          }
        }
      }
    }
  }
#endif
