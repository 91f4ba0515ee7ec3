import ThemeBase
import ThemeDiagnostics
import ThemeValues

/// The diagnostics about definitions, one factory for each fault.
extension Diagnostic {
  /// Names that are undefined wherever their values count, and to which no near names were looked for.
  static func undefinedDefinitions(in bytes: [UInt8]) -> Series {
    Series(
      .undefinedDefinition, .undefinedDefinition, aboutNamesIn: bytes, notes: undefinedNotes)
  }

  private static let undefinedNotes = ["NUI raises an exception at an undefined name"]

  static func undefinedDefinition(
    _ name: String, at span: Span, in environments: String?, nearest: String?
  ) -> Diagnostic {
    let color = environments == nil ? NamedColor.meant(by: String(name.dropFirst())) : nil
    return Diagnostic(
      .undefinedDefinition,
      environments.map { "'\(name)' is not defined for \($0)" } ?? "'\(name)' is not defined",
      at: span, notes: undefinedNotes,
      help: suggestion(nearest) ?? color.map { ["a colour is named without '@': write '\($0)'"] }
        ?? (environments == nil
          ? ["define it: '\(name): …;'"] : ["define it outside '@media' too"]),
      fixIts: replacement(nearest ?? color, span))
  }

  static func definitionCycle(
    first: [String], last: [String], isCut: Bool, at span: Span
  ) -> Diagnostic {
    let chain = first + (isCut ? ["…"] : []) + last
    return Diagnostic(
      .definitionCycle, "'\(first[0])' is defined by itself", at: span,
      notes: chain.count > 2 ? ["by way of " + chain.joined(separator: " → ")] : [])
  }

  static func valuesTooLong(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(
      .valueTooLong, "with their definitions put in, the values grow beyond all bounds", at: span,
      notes: ["all values together may be \(limit >> 20) MiB longer than the files"])
  }

  static func valueTooLong(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(.valueTooLong, "the value grows beyond \(limit) bytes", at: span)
  }
}

extension DiagnosticTemplate {
  fileprivate static let undefinedDefinition = DiagnosticTemplate(
    Phrase("'", nameThen: "' is not defined"), help: Phrase("define it: '", nameThen: ": …;'"))
}
