import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeSyntax
import ThemeTable
import ThemeValues

/// Properties that mean nothing, or crash, without another one: halves of gradients, and insets without their image.
///
/// An app may attach a class of its own together with another one that has the other half (`Button:LargeButton`), so on
/// classes that no component declares it is a note only.
enum PairCheck {
  static func run(_ compilation: Compilation) -> DiagnosticList {
    let (program, groups) = (compilation.program, compilation.theme.groups)
    var findings = SharedFindings()
    let partners = Column<Program.Property, Partner?>(
      program.properties.ids.map { partner(of: program.properties[$0]) })
    guard partners.values.contains(where: { $0 != nil }) else { return findings.finish(program) }
    for row in groups.rows.values {
      for cell in row.cells {
        guard let missing = partners[groups.properties[cell]],
          let first = groups.declarations(of: cell).first
        else { continue }
        let other = program.properties.id(missing.name)
        if groups.properties[row.cells].contains(where: { $0 == other }) { continue }
        let severity = row.known == nil ? Severity.note : missing.severity
        let span = program.nameSpan(program.declarations[first].place)
        guard findings.wants(missing.code, severity, at: span, on: row.path) else { continue }
        let property = program.properties[groups.properties[cell]]
        findings.add(
          .missingPartner(
            missing, of: property, on: program.paths[row.path], at: span, severity: severity),
          on: row.path)
      }
    }
    return findings.finish(program)
  }

  /// The property that another property needs beside it.
  struct Partner {
    var name: String
    var code: DiagnosticCode
    var severity: Severity
    var consequence: String
  }

  /// The property without which this one means nothing; nil for most.
  static func partner(of property: String) -> Partner? {
    // This is asked for every property of every theme, and most have no partner.
    guard property.hasPrefix("background-color-") || property.hasSuffix("-insets") else {
      return nil
    }
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
