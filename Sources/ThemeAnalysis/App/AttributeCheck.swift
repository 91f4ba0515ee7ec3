import ThemeApp
import ThemeBase

/// Reports run-time attributes of screens that give an element no class, though they are meant to.
enum AttributeCheck {
  static func findings(_ app: AppUsage, files: [Int: SourceFile]) -> [Diagnostic] {
    app.faults.compactMap { file, fault in
      files[file].map { .wrongAttribute(fault.kind, at: $0.span(fault.range.lowerBound, fault.range.upperBound)) }
    }
  }
}

extension Diagnostic {
  fileprivate static func wrongAttribute(_ kind: AttributeFault.Kind, at span: Span) -> Diagnostic {
    switch kind {
    case .type(let type):
      Diagnostic(
        .runtimeAttribute, "the attribute 'nuiClass' has the type '\(type)'", at: span, severity: .error,
        nui: "NUI takes its value for a text, which ends the app", help: ["give it the type String"])
    case .key(let key):
      Diagnostic(
        .runtimeAttribute, "no view has the attribute '\(key)'", at: span, help: ["did you mean 'nuiClass'?"])
    case .value(let value):
      Diagnostic(
        .runtimeAttribute, "'\(value)' names no class", at: span,
        help: [
          value.contains { " ,;".contains($0) }
            ? "write ':' between the classes of a list"
            : value.isEmpty || value.lowercased().hasPrefix("n")
              ? "write 'none' for no style" : "write the name alone"
        ])
    }
  }
}
