/// One named style of text, as `font-style` takes it.
package struct TextStyle: Hashable, Sendable {
  /// As a stylesheet spells it: `headline`.
  package var name: String
  /// Points of Fiori's font at the standard text size.
  package var fioriSize: Double
  /// Points of UIKit's font at the standard text size; nil for a style of Fiori's own.
  package var uiKitSize: Double?
  /// The weight of UIKit's font.
  package var weight: FontWeight

  /// The weights that text styles have.
  package enum FontWeight: String, Sendable {
    case regular, semibold, bold
  }

  private init(
    _ name: String, _ fioriSize: Double, uiKit: Double?, _ weight: FontWeight = .regular
  ) {
    self.name = name
    self.fioriSize = fioriSize
    uiKitSize = uiKit
    self.weight = weight
  }

  /// All styles, the largest first.
  package static let all: [TextStyle] = [
    TextStyle("extraLargeTitle", 52, uiKit: 36, .bold),
    TextStyle("extraLargeTitle2", 48, uiKit: 28, .bold),
    TextStyle("largeKPI", 48, uiKit: nil),
    TextStyle("KPI", 36, uiKit: nil),
    TextStyle("largeTitle", 34, uiKit: 34),
    TextStyle("title1", 28, uiKit: 28),
    TextStyle("title2", 22, uiKit: 22),
    TextStyle("title3", 20, uiKit: 20),
    TextStyle("headline", 17, uiKit: 17, .semibold),
    TextStyle("body", 17, uiKit: 17),
    TextStyle("callout", 16, uiKit: 16),
    TextStyle("subheadline", 15, uiKit: 15),
    TextStyle("footnote", 13, uiKit: 13),
    TextStyle("caption1", 12, uiKit: 12),
    TextStyle("caption2", 11, uiKit: 11),
  ]

  /// The style of that name; nil for an unknown one.
  package static func named(_ name: String) -> TextStyle? { all.first { $0.name == name } }
}
