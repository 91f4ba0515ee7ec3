#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ThemeComponents
  import ThemeTable
  import UIKit

  /// A planned value in the types of UIKit; each is nil for a value of another type.
  @MainActor struct UIKitValue {
    let planned: PlannedValue
    let traits: UITraitCollection

    var assignment: StyleAssignment { planned.assignment }
    private var value: StyleAssignment.Value { assignment.value }

    /// A colour that follows the look.
    var color: UIColor? {
      guard let plain = plainColor else { return nil }
      let colors = planned.colors
      guard Set(colors.values).count > 1 else { return UIColor(plain) }
      return UIColor { UIColor(colors[StyleEnvironment($0).look] ?? plain) }
    }

    /// The colour in the present look, for layers and pictures, which are made again when that changes.
    var fixedColor: UIColor? { plainColor.map { UIColor($0) } }

    private var plainColor: StyleColor? { if case .color(let color) = value { color } else { nil } }

    var number: CGFloat? { if case .number(let number) = value { CGFloat(number) } else { nil } }
    var integer: Int? { if case .integer(let number) = value { number } else { nil } }
    var boolean: Bool? { if case .boolean(let truth) = value { truth } else { nil } }
    var word: String? { if case .word(let word) = value { word } else { nil } }
    var transform: TextTransform? { word.flatMap { TextTransform(rawValue: $0) } }
    var offset: CGSize? {
      if case .offset(let offset) = value { CGSize(width: offset.x, height: offset.y) } else { nil }
    }
    var insets: UIEdgeInsets? { if case .insets(let box) = value { UIEdgeInsets(box) } else { nil } }
    var gradient: [CGColor]? {
      if case .gradient(let top, let bottom) = value { [UIColor(top).cgColor, UIColor(bottom).cgColor] } else { nil }
    }
    var attributes: StyleAssignment.TextAttributes? {
      if case .attributes(let attributes) = value { attributes } else { nil }
    }

    /// A word in UIKit's terms, if it is among these.
    private func word<Value>(_ values: [String: Value]) -> Value? { word.flatMap { values[$0] } }

    var cgColor: CGColor? { fixedColor?.cgColor }
    var opacity: Float? { number.map { Float($0) } }
    var uiOffset: UIOffset? { offset.map { UIOffset(horizontal: $0.width, vertical: $0.height) } }
    var pattern: UIColor? { image.map { UIColor(patternImage: $0) } }
    var contents: Any? { image?.cgImage }
    /// An image that no tint changes.
    var original: UIImage? { image?.withRenderingMode(.alwaysOriginal) }
    var borderStyle: UITextField.BorderStyle? {
      word(["none": .none, "line": .line, "bezel": .bezel, "rounded": .roundedRect])
    }
    var keyboardAppearance: UIKeyboardAppearance? {
      word(["default": .default, "light": .light, "dark": .dark, "alert": .alert])
    }
    var separatorStyle: UITableViewCell.SeparatorStyle? { word == "none" ? .some(.none) : .singleLine }
    var verticalAlignment: UIControl.ContentVerticalAlignment? {
      word(["top": .top, "center": .center, "bottom": .bottom, "fill": .fill])
    }
    var horizontalAlignment: UIControl.ContentHorizontalAlignment? {
      word([
        "left": .left, "center": .center, "right": .right, "fill": .fill, "justified": .fill, "natural": .leading,
      ])
    }

    /// The attributes of a title of a bar or a segment.
    func keys(ownSize: CGFloat) -> [NSAttributedString.Key: Any]? { attributes?.keys(ownSize: ownSize) }

    /// A number of points that grows with the user's text size.
    var grownNumber: CGFloat? { number.map { UIFontMetrics.default.scaledValue(for: $0, compatibleWith: traits) } }

    /// An asset, or what is drawn of a colour, a gradient or a panel.
    var image: UIImage? {
      switch value {
      case .image(let image):
        let plain = UIImage(named: image.name)
        return image.insets.map { plain?.resizableImage(withCapInsets: UIEdgeInsets($0)) } ?? plain
      case .color(let color):
        return .drawn(StyleAssignment.Panel(color: color), size: CGSize(width: 1, height: 1))
      case .gradient(let top, let bottom):
        return .drawn(StyleAssignment.Panel(top: top, bottom: bottom), size: CGSize(width: 1, height: 64))
      case .panel(let panel): return .panel(panel)
      default: return nil
      }
    }

    var alignment: NSTextAlignment? {
      guard case .alignment(let alignment) = value else { return nil }
      return switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
    }

    /// The font in the user's text size; where the theme names no size, the view's own at the standard text size.
    func font(ownSize size: CGFloat) -> UIFont? {
      guard case .font(let font) = value else { return nil }
      return .styled(font, ownSize: size, grownIn: traits)
    }

    /// The identity of the value among others that would be set otherwise, where colours follow the look by themselves or not.
    func signature(isDynamic: Bool) -> AnyHashable {
      var planned = planned
      if isDynamic, !planned.colors.isEmpty { planned.assignment.value = .boolean(true) }
      if !isDynamic { planned.colors = [:] }
      let size = assignment.growsWithText ? traits.preferredContentSizeCategory.rawValue : ""
      return [AnyHashable(planned), AnyHashable(size)]
    }
  }

  extension StyleAssignment {
    /// Whether the value depends on the user's text size.
    fileprivate var growsWithText: Bool {
      switch value {
      case .font, .attributes: true
      default: slot == .rowHeight
      }
    }
  }

  extension UIEdgeInsets {
    init(_ box: StyleBox) { self.init(top: box.top, left: box.left, bottom: box.bottom, right: box.right) }
  }

  extension UIFont {
    /// The font of an assignment in the user's text size; without traits it does not grow, as in the titles of bars.
    static func styled(
      _ font: StyleAssignment.Font, ownSize: CGFloat, grownIn traits: UITraitCollection? = nil
    ) -> UIFont {
      let style = font.textStyle
      let known = style.flatMap { TextStyle($0) }
      if font.name == nil, font.size == nil, let known {
        return .preferredFont(
          forTextStyle: known, compatibleWith: traits ?? UITraitCollection(preferredContentSizeCategory: .large))
      }
      let size = (font.size ?? style?.pointSize(for: .large, in: .uiKit)).map { CGFloat($0) } ?? ownSize
      let plain = named(font.name, size: size, weight: style?.weight ?? .regular)
      guard let traits else { return plain }
      return UIFontMetrics(forTextStyle: known ?? (style == nil ? .body : .largeTitle))
        .scaledFont(for: plain, compatibleWith: traits)
    }

    /// The font of a name or of one of NUI's aliases of the system's font; the system's for an unknown name.
    private static func named(_ name: String?, size: CGFloat, weight: StyleFontWeight) -> UIFont {
      if name == "italicSystem" { return .italicSystemFont(ofSize: size) }
      let aliases: [String: Weight] = [
        "ultraLightSystem": .ultraLight, "thinSystem": .thin, "lightSystem": .light, "system": .regular,
        "mediumSystem": .medium, "semiboldSystem": .semibold, "boldSystem": .bold, "heavySystem": .heavy,
        "blackSystem": .black,
      ]
      if let name, let weight = aliases[name] { return .systemFont(ofSize: size, weight: weight) }
      let weights: [StyleFontWeight: Weight] = [.semibold: .semibold, .bold: .bold]
      return name.flatMap { UIFont(name: $0, size: size) }
        ?? .systemFont(ofSize: size, weight: weights[weight] ?? .regular)
    }
  }

  extension UIFont.TextStyle {
    /// The text style of that name; nil for Fiori's own.
    init?(_ style: StyleTextStyle) {
      let styles: [StyleTextStyle: UIFont.TextStyle] = [
        .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3, .headline: .headline,
        .body: .body, .callout: .callout, .subheadline: .subheadline, .footnote: .footnote, .caption1: .caption1,
        .caption2: .caption2,
      ]
      guard let known = styles[style] else { return nil }
      self = known
    }
  }

  extension StyleAssignment.TextAttributes {
    /// The attributes of a title of a bar or a segment, which does not grow with the user's text size.
    func keys(ownSize: CGFloat) -> [NSAttributedString.Key: Any] {
      var keys: [NSAttributedString.Key: Any] = [:]
      keys[.font] = font.map { UIFont.styled($0, ownSize: ownSize) }
      keys[.foregroundColor] = color.map { UIColor($0) }
      if shadowColor != nil || shadowOffset != nil {
        let shadow = NSShadow()
        if let shadowColor { shadow.shadowColor = UIColor(shadowColor) }
        if let shadowOffset { shadow.shadowOffset = CGSize(width: shadowOffset.x, height: shadowOffset.y) }
        keys[.shadow] = shadow
      }
      return keys
    }
  }
#endif
