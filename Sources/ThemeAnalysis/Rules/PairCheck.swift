import ThemeBase
import ThemeCompiler
import ThemeModel

/// Properties that mean nothing, or crash, without another one: halves of gradients, and insets without their image.
///
/// An app may attach a class of its own together with another one that has the other half (`Button:LargeButton`), so on
/// classes that no component declares it is a note only.
enum PairCheck {
  static func run(_ compilation: Compilation) -> DiagnosticList {
    let (program, groups) = (compilation.program, compilation.theme.groups)
    let registry = compilation.registry
    var findings = SharedFindings()
    var partners: [PropertyID: Partner] = [:]
    for property in program.properties.ids where mayHavePartner(program.properties.slice(property)) {
      partners[property] = partner(of: program.properties[property])
    }
    guard !partners.isEmpty else { return findings.finish(program) }
    for row in groups.rows.values {
      for cell in row.cells {
        guard let missing = partners[groups.properties[cell]], let first = groups.declarations(of: cell).first else {
          continue
        }
        let other = program.properties.id(missing.name)
        if groups.properties[row.cells].contains(where: { $0 == other }) { continue }
        // A class that cannot have the other half draws this one by itself.
        if let path = row.known, !registry.takes(Array(missing.name.utf8)[...], on: path) { continue }
        let severity = row.known == nil ? Severity.note : missing.severity
        let span = program.nameSpan(program.declarations[first].place)
        guard findings.wants(missing.code, severity, at: span, on: row.path) else { continue }
        let property = program.properties[groups.properties[cell]]
        findings.add(
          Diagnostic(
            missing.code, "'\(program.paths[row.path])' has '\(property)' but no '\(missing.name)'", at: span,
            severity: severity, nui: missing.nui, notes: missing.consequence.map { [$0] } ?? []),
          on: row.path)
      }
    }
    return findings.finish(program)
  }

  /// The property that another property needs beside it.
  struct Partner: Sendable {
    var name: String
    var code: DiagnosticCode
    var severity: Severity
    /// The consequence in every runtime.
    var consequence: String?
    /// The consequence in NUI and its forks.
    var nui: String?
  }

  /// Whether a property is one of few: a look at its bytes makes no text of it.
  private static func mayHavePartner(_ property: ArraySlice<UInt8>) -> Bool {
    property.starts(with: "background-color-".utf8)
      || property.last == UInt8(ascii: "s") && property.suffix(7).elementsEqual("-insets".utf8)
  }

  /// The property without which this one means nothing; nil for most.
  static func partner(of property: String) -> Partner? {
    let insets = "-insets"
    guard property.hasSuffix(insets), property.contains("image") else { return otherHalf(of: property) }
    return Partner(
      name: String(property.dropLast(insets.count)), code: .insetsWithoutImage, severity: .warning,
      consequence: "insets without their image do nothing")
  }

  /// The other half of a gradient.
  private static func otherHalf(of property: String) -> Partner? {
    let (top, bottom) = ("background-color-top", "background-color-bottom")
    let isTop = property.hasPrefix(top)
    let state = property.dropFirst((isTop ? top : bottom).count)
    guard isTop || property.hasPrefix(bottom), state.isEmpty || state == "-selected" else { return nil }
    return Partner(
      name: (isTop ? bottom : top) + state, code: .halfGradient, severity: isTop ? .error : .warning,
      consequence: isTop ? nil : "nothing is drawn without the gradient's beginning",
      nui: isTop ? "NUI raises an exception at a gradient without its end" : nil)
  }
}
