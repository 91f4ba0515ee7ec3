import ThemeBase

/// The diagnostics about definitions, one factory for each fault.
extension Diagnostic {
  /// A name without a definition; `environments` describes where, or is nil if there is none at all.
  static func undefinedDefinition(
    _ name: String, at span: Span, in environments: String?, nearest: String?, color: String?
  ) -> Diagnostic {
    Diagnostic(
      .undefinedDefinition, environments.map { "'\(name)' is not defined for \($0)" } ?? "'\(name)' is not defined",
      at: span, nui: "NUI raises an exception at an undefined name",
      help: suggestion(nearest) ?? color.map { ["a colour is named without '@': write '\($0)'"] }
        ?? (environments == nil ? ["define it: '\(name): …;'"] : ["define it outside '@media' too"]),
      fixIts: replacement(nearest ?? color, span))
  }

  /// `@2x` in the name of an image, which is read as the use of a definition.
  static func scaleInImageName(_ name: String, leaving rest: Substring, at span: Span) -> Diagnostic {
    let scale = name.prefix(3)
    return Diagnostic(
      .undefinedDefinition, "'\(name)' is not defined", at: span,
      nui: "NUI cannot read a word with '@' inside", help: ["leave out '\(scale)': UIKit finds it"],
      fixIts: [FixIt("leave out '\(scale)'", replacing: span, with: String(rest), applicability: .unsafe)])
  }

  static func definitionCycle(first: [String], last: [String], isCut: Bool, at span: Span) -> Diagnostic {
    let chain = first + (isCut ? ["…"] : []) + last
    return Diagnostic(
      .definitionCycle, "'\(first[0])' is defined by itself", at: span,
      notes: chain.count > 2 ? ["by way of " + chain.joined(separator: " → ")] : [])
  }

  static func valuesTooLong(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(
      .valueTooLong, "with their definitions put in, the values grow beyond all bounds", at: span,
      notes: ["all values together may be \(limit) bytes longer than the files"])
  }

  static func valueTooLong(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(.valueTooLong, "the value grows beyond \(limit) bytes", at: span)
  }
}
