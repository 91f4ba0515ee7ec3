import ThemeDiagnostics

/// Reports bytes that are not UTF-8.
enum EncodingCheck {
  /// The faults of a file, as one diagnostic.
  static func run(_ file: SourceFile) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    let faults = UTF8Fault.find(in: file)
    if let first = faults.first {
      diagnostics.append(
        Diagnostic(
          .notUtf8, "the file is not UTF-8", at: first.span, label: "invalid bytes",
          secondary: faults.dropFirst().prefix(3).map { Diagnostic.Label($0.span, "and here") },
          notes: ["NUI reads such a file as an empty stylesheet"]
            + (faults.count > 4 ? ["\(faults.count) places in all"] : []),
          help: ["save it as UTF-8"]))
    }
    return diagnostics
  }
}
