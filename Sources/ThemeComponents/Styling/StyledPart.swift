/// A part of a component that a theme can style: its class list and what it is.
///
/// The names are those of the registry. A list `A:B` is walked from the last name to the first, so the last wins.
public struct StyledPart: Hashable, Sendable {
  /// Class paths separated by `:`.
  public let classList: String
  /// What the part is.
  public let kind: PartKind

  /// A part from its class list and its kind.
  public init(_ classList: String, _ kind: PartKind) {
    self.classList = classList
    self.kind = kind
  }

  /// The same part with a further class that wins over the others.
  public func with(class path: String) -> StyledPart {
    StyledPart(classList.isEmpty ? path : classList + ":" + path, kind)
  }
}

extension StyledPart {
  /// Every part that a component of this library asks the theme for.
  public static let all: [StyledPart] =
    hierarchy + objectCell + collection + listPicker + siblingNavigation
}
