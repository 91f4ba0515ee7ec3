import ThemeDiagnostics

/// Reports bytes that are not UTF-8.
enum EncodingCheck {
  /// Whether a file begins with the byte order mark of UTF-16.
  ///
  /// Then nothing that the parser finds in it has a meaning.
  static func isUTF16(_ file: SourceFile) -> Bool {
    file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF])
  }

  /// The faults of a file, as one diagnostic.
  static func run(_ file: SourceFile) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    if isUTF16(file) {
      diagnostics.append(
        Diagnostic(
          .notUtf8, "the file is UTF-16, not UTF-8", at: file.span(0, 2),
          help: ["save it as UTF-8"]))
      return diagnostics
    }
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
