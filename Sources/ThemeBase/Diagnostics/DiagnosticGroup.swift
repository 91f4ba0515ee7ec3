/// A kind of codes that users switch on, off or choose together, such as `portability`.
///
/// Each code belongs to one group, which the file of the code names. The raw value is the name that people write:
/// in `--only`, in `-W` and in `themec.json`. ``about`` says what each is.
package enum DiagnosticGroup: String, CaseIterable, Sendable {
  case syntax
  case correctness
  case app
  case portability
  case suppressions
  case contrast
  case colorVision = "color-vision"
  case typography
  case palette
  case literals
  case duplicates
  case naming
  case order

  /// One sentence about the codes of the group.
  package var about: String {
    switch self {
    case .syntax: "Text that the parser cannot read as a stylesheet."
    case .correctness: "Mistakes in names, values, imports and the order of rules."
    case .app: "Differences between a theme and the app that uses it, whose sources were named."
    case .portability: "Constructs that some runtimes read differently."
    case .suppressions: "Comments that accept findings."
    case .contrast: "Text and icons that are hard to see on their background."
    case .colorVision: "Colours that people with a colour vision deficiency cannot tell apart."
    case .typography: "Sizes and styles of text."
    case .palette: "Palette colours that are changed in part."
    case .literals: "Values that repeat what has a name."
    case .duplicates: "Declarations that repeat or hide one another."
    case .naming: "The names of definitions and classes."
    case .order: "The order of declarations and rules."
    }
  }

  /// The codes of the group, in alphabetical order.
  package var codes: [DiagnosticCode] { DiagnosticCode.allCases.filter { $0.group == self } }
}

extension DiagnosticCode {
  /// Every name for which ``named(_:)`` knows codes: the groups, followed by the codes.
  package static var selectorNames: [String] {
    DiagnosticGroup.allCases.map { $0.rawValue } + allCases.map { $0.rawValue }
  }

  /// The code of a name, or all codes of the group of that name.
  ///
  /// Nil if neither a code nor a group has the name.
  package static func named(_ name: String) -> [DiagnosticCode]? {
    if let group = DiagnosticGroup(rawValue: name) { return group.codes }
    return DiagnosticCode.byName[name].map { [$0] }
  }
}
