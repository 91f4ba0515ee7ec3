import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax
import ThemeTable

/// Properties that mean nothing, or crash, without another one: halves of gradients, and insets without their image.
///
/// An app may attach a class of its own together with another one that has the other half (`Button:LargeButton`), so on
/// classes that no component declares it is a note only.
enum PairCheck {
  /// A path with those of its properties that need a partner, and where each is first declared.
  struct Row {
    var path: UInt32
    /// Whether a component declares the path.
    var isKnown: Bool
    var names: Set<UInt32>
    var needy: [(name: UInt32, place: Program.Place)]
  }

  static func run(_ row: Row, in program: Program) -> [Diagnostic] {
    row.needy.compactMap { property, place in
      let name = program.names[property]
      guard let missing = partner(of: name) else { return nil }
      if let other = program.names.id(missing.name), row.names.contains(other) { return nil }
      let severity = row.isKnown ? missing.severity : .note
      return .missingPartner(
        missing, of: name, on: program.names[row.path], at: program.nameSpan(place),
        severity: severity)
    }
  }

  /// What a property needs beside it.
  struct Partner {
    var name: String
    var code: DiagnosticCode
    var severity: Severity
    var consequence: String
  }

  /// The property without which this one means nothing; nil for most.
  static func partner(of property: String) -> Partner? {
    if property.hasSuffix("-insets"), property.contains("image") {
      return Partner(
        name: String(property.dropLast(7)), code: .insetsWithoutImage, severity: .warning,
        consequence: "insets without their image do nothing")
    }
    for (half, other, severity, consequence) in [
      (
        "background-color-top", "background-color-bottom", Severity.error,
        "NUI raises an exception at a gradient without its end"
      ),
      (
        "background-color-bottom", "background-color-top", .warning,
        "nothing is drawn without the gradient's beginning"
      ),
    ] where property == half || property == half + "-selected" {
      return Partner(
        name: other + property.dropFirst(half.count), code: .halfGradient, severity: severity,
        consequence: consequence)
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func missingPartner(
    _ partner: PairCheck.Partner, of property: String, on path: String, at span: Span,
    severity: Severity
  ) -> Diagnostic {
    Diagnostic(
      partner.code, "'\(path)' has '\(property)' but no '\(partner.name)'", at: span,
      severity: severity, notes: [partner.consequence])
  }
}
