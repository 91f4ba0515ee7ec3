package import ThemeApp
package import ThemeBase
package import ThemeModel

/// The user's choices, apart from the files.
package struct CompilerOptions: Sendable {
  /// The runtime to follow where runtimes differ.
  package var target: Target = .fioriUIKit
  /// Whether the user named the target: files that it loses as a whole are then reported.
  package var namesTarget = false
  /// Whether the app may get its stylesheets as they are written.
  ///
  /// A slip for which the named target loses one is then an error, and without a target an error says what NUI loses.
  /// The products of a build mend all of this.
  package var shipsSheets = false
  /// Targets that the user named: constructs that these read otherwise are reported.
  package var portability: Set<Target> = []
  /// The registry of what can be styled: themec's own, with the user's registry files.
  package var registry = Registry.standard
  /// The palette that colour names are taken from, unless the theme names one.
  package var palette = PaletteVersion.latest
  /// Severities that the user changed; nil switches a code off.
  package var severities: [DiagnosticCode: Severity?] = [:]
  /// The same for files that have severities of their own, which replace ``severities`` there.
  package var fileSeverities = FileSeverities()
  /// The only codes to report besides errors of syntax; nil for all that are not switched off.
  package var only: Set<DiagnosticCode>?
  /// The limits of what is kept.
  package var growth = GrowthLimits()
  /// Whether each definition that uses no other one has its own name as its value: so the table shows what a file that
  /// imports the theme can change.
  package var marksDefinitions = false
  /// The app's use of the themes; nil where nobody named its sources.
  package var app: AppUsage?

  package init() {}

  /// The severity of a code in a file, or nil if it is not to be reported.
  ///
  /// Errors of syntax are always reported: findings about a theme that cannot be read mislead.
  package func severity(of code: DiagnosticCode, in file: FileID? = nil) -> Severity? {
    severity(of: code, by: file.flatMap { fileSeverities[$0] } ?? severities)
  }

  /// Whether a code is to be reported in at least one file.
  package func isWanted(_ code: DiagnosticCode) -> Bool {
    severity(of: code, by: severities) != nil || fileSeverities.tables.contains { severity(of: code, by: $0) != nil }
  }

  private func severity(of code: DiagnosticCode, by severities: [DiagnosticCode: Severity?]) -> Severity? {
    if let only, !only.contains(code) { return code.group == .syntax && code.defaultSeverity == .error ? .error : nil }
    if let severity = severities[code] { return severity }
    return code.isOptIn && only == nil ? nil : code.defaultSeverity
  }
}

/// The severities that the user changed for single files; few files differ from each other.
package struct FileSeverities: Sendable {
  fileprivate private(set) var tables: [[DiagnosticCode: Severity?]] = []
  private var numbers: [FileID: Int] = [:]

  /// The severities in a built-in theme: only errors are reported, as users cannot mend its file.
  package static let onlyErrors = DiagnosticCode.allCases.reduce(into: [DiagnosticCode: Severity?]()) {
    if $1.defaultSeverity < .error { $0.updateValue(nil, forKey: $1) }
  }

  package init() {}

  package var isEmpty: Bool { numbers.isEmpty }

  /// The severities of a file, or nil if it has none of its own.
  package subscript(file: FileID) -> [DiagnosticCode: Severity?]? {
    get { numbers[file].map { tables[$0] } }
    set {
      guard let newValue else {
        numbers[file] = nil
        return
      }
      let number = tables.lastIndex(of: newValue) ?? tables.count
      if number == tables.count { tables.append(newValue) }
      numbers[file] = number
    }
  }
}
