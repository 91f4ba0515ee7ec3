public import ThemeTable

/// A part of a component that a theme can style: its class list and what it is.
///
/// The names are those of the registry. A list `A:B` is walked from the last name to the first, so the last wins.
public struct StyledPart: Hashable, Sendable {
  /// Class paths separated by `:`.
  public let classList: String
  /// The kind of the part.
  package let kind: StyledPartKind
  /// Whether a view of the same class list lies behind the part, which is drawn with the background, border and insets.
  ///
  /// NUI's `TableCell` is such a name: it means the cell and the text in it.
  package let liesOnItsView: Bool

  /// A part from its class list and its kind.
  package init(_ classList: String, _ kind: StyledPartKind, liesOnItsView: Bool = false) {
    self.classList = classList
    self.kind = kind
    self.liesOnItsView = liesOnItsView
  }

  /// Hashes only length and end of the class list: layouts look up parts for every node, and there are few parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(classList.utf8.count)
    hasher.combine(classList.utf8.last)
    hasher.combine(kind)
  }

  /// The properties that the part is drawn with.
  public var properties: [StyleProperty] { liesOnItsView ? kind.propertiesOnItsView : kind.properties }

  /// The same part with a further class that wins over the others.
  public func with(class path: String) -> StyledPart {
    StyledPart(classList.isEmpty ? path : classList + ":" + path, kind, liesOnItsView: liesOnItsView)
  }

  /// Whether the part is in a bar, whose texts and symbols do not grow to the accessibility sizes, as in the system's bars.
  package var isInBar: Bool { Self.barParts.contains(self) }

  /// Every part that a component of this library asks the theme for.
  public static let all =
    named + [hierarchyView.with(class: HierarchyConfiguration.controllerClass)] + ObjectCellParts.hierarchyItem.all
    + ObjectCellParts.hierarchyTableCell.all + ObjectCellParts.objectCell.all
}
