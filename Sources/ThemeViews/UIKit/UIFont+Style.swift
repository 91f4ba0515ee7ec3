#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ThemeTable
  import UIKit

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
