/// The line above or below the cells of a section.
public struct SectionHeaderFooter: Hashable, Sendable {
  /// The parts of the line (CV-17).
  public enum Style: Hashable, Sendable, CaseIterable {
    /// The title alone; it can be tapped.
    case title
    /// Title, attribute and a disclosure indicator; it can be tapped.
    case attribute
    /// The title alone, up to two lines; it cannot be tapped.
    case empty
  }

  /// The parts of the line.
  public var style: Style
  /// The text at the leading edge.
  public var title: String
  /// The text at the trailing edge; only the style ``Style/attribute`` shows it.
  public var attribute: String?

  /// A line from its parts.
  public init(_ title: String, style: Style = .title, attribute: String? = nil) {
    self.title = title
    self.style = style
    self.attribute = attribute
  }

  /// Whether a tap does something.
  package var isTappable: Bool { style != .empty }
  /// The most lines of the title.
  package var lineLimit: Int { style == .empty ? 2 : 1 }
}
