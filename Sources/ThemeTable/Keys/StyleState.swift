/// The state of a part, written as a suffix of the property: `font-color-highlighted`.
///
/// A value that is missing in a state is that of the plain property, as UIKit takes what is set for its normal state:
/// `selected-highlighted` falls back on the plain property, not on `selected` (``fallback``).
public struct StyleState: StyleName {
  /// The suffix without its hyphen; empty for ``plain``.
  public let name: String

  /// The state of that suffix.
  public init(_ name: String) { self.name = name }

  /// The state of that suffix.
  public init(stringLiteral name: String) { self.name = name }

  /// No suffix: the property alone.
  public static var plain: StyleState { "" }
  /// A suffix `-normal`, which a theme may spell out; falls back on ``plain``.
  public static var normal: StyleState { "normal" }
  /// While a finger is down on it.
  public static var highlighted: StyleState { "highlighted" }
  /// While it is chosen.
  public static var selected: StyleState { "selected" }
  /// While it takes no events.
  public static var disabled: StyleState { "disabled" }
  /// Chosen, with a finger down.
  public static var selectedHighlighted: StyleState { "selected-highlighted" }
  /// Chosen, taking no events.
  public static var selectedDisabled: StyleState { "selected-disabled" }
  /// While it has the keyboard focus.
  public static var focused: StyleState { "focused" }
  /// While it shows a value that cannot be changed; spelt as SAP's SwiftUI reader does.
  public static var readOnly: StyleState { "readOnly" }
  /// The text shown in place of an empty value.
  public static var placeholder: StyleState { "placeholder" }
  /// A rating control's display form.
  public static var standard: StyleState { "standard" }
  /// A rating control's emphasised display form.
  public static var accented: StyleState { "accented" }
  /// A rating control that takes input.
  public static var editable: StyleState { "editable" }
  /// A rating control that would take input but is disabled.
  public static var editableDisabled: StyleState { "editable-disabled" }

  /// The states with a name here, composed ones first; ``plain`` is not among them.
  public static var wellKnown: [StyleState] {
    [
      .selectedHighlighted, .selectedDisabled, .editableDisabled, .normal, .highlighted, .selected, .disabled, .focused,
      .readOnly, .placeholder, .standard, .accented, .editable,
    ]
  }

  /// The state to look in if a property has no value in this one: ``plain``, or nil for ``plain`` itself.
  public var fallback: StyleState? { name.isEmpty ? nil : .plain }
}

extension StyleState {
  /// The state and those on which it falls back, in the order in which they are asked for a value.
  package var withFallbacks: some Sequence<StyleState> { sequence(first: self) { $0.fallback } }
}

extension StyleState {
  /// The suffix without its hyphen, `plain` for none.
  public var description: String { name.isEmpty ? "plain" : name }
}
