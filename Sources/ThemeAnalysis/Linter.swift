package import ThemeApp
package import ThemeBase
package import ThemeCompiler
package import ThemeModel

/// The checks that are not needed to resolve a theme.
package enum Linter {
  /// The rules that apply to every target, one a file; see ``LintRule``.
  ///
  /// More important rules come first: the number of diagnostics is limited.
  static let rules: [LintRule] = [
    LintRule(.unknownProperty, .unknownState, .unreadProperty, .documentedSlip, run: PropertyCheck.run),
    LintRule(.insetsWithoutImage, .halfGradient, run: PairCheck.run),
    LintRule(.undoneMediaRule, run: OrderCheck.run),
    LintRule(.repeatedProperty, run: RepeatedPropertyCheck.run),
    LintRule(.undeclaredClass, .misspeltClass, .unknownClassPath, run: ClassCheck.run),
    LintRule(.unusedDefinition, .misspeltPaletteColor, .redefinedDefinition, run: DefinitionCheck.run),
    LintRule(.unusedClass, run: UnusedClassCheck.run),
    LintRule(.missingImage, .missingFont, run: AssetCheck.run),
    LintRule(.hexLength, .invalidValue, run: MalformedColorCheck.run),
    LintRule(.splitRule, .emptyRule, run: RuleCheck.run),
    LintRule(.lowContrast, .invisibleText, run: ContrastCheck.run),
    LintRule(.confusableColors, run: ColorVisionCheck.run),
    LintRule(.fixedFontSize, .smallText, run: FontSizeCheck.run),
    LintRule(.paletteLiteral, .definitionLiteral, run: LiteralCheck.run),
    LintRule(.duplicateDeclaration, .shadowedDeclaration, run: DuplicateCheck.run),
    LintRule(.inconsistentName, run: NamingCheck.run),
    LintRule(.unsortedProperties, run: PropertyOrderCheck.run),
  ]

  /// Checks a compilation, and gives every diagnostic the severity that the user chose.
  package static func findings(_ compilation: Compilation, _ options: LintOptions = LintOptions()) -> LintFindings {
    var reports = compilation.reports
    for rule in rules where rule.codes.contains(where: { options.isWanted($0) }) {
      reports.append(contentsOf: rule.run(compilation, options))
    }
    if !options.portability.isEmpty {
      reports.append(contentsOf: PortabilityCheck.run(PortableTheme(compilation), for: options.portability))
    }
    let forThemec = options.namesTarget ? SheetsForThemec.files(of: compilation) : []
    reports.append(contentsOf: LostStylesheets.run(compilation, options, forThemec))
    var diagnostics = CausedFindings.placed(reports.diagnostics, in: compilation)
    diagnostics = SheetsForThemec.withoutReadings(diagnostics, forThemec, compilation, options)
    diagnostics = options.graded(diagnostics, for: compilation.target)
    if reports.contains(.percentSign) { diagnostics = CoveredPercentages.merged(diagnostics) }
    diagnostics = diagnostics.sortedForReport()
    if UnknownWord.codes.contains(where: { reports.contains($0) }) {
      diagnostics = FrequentWords.explained(diagnostics, in: compilation, options)
    }
    return LintFindings(
      diagnostics: diagnostics, reports: reports,
      suppressedCodes: reports.suppressed.isEmpty
        ? [:] : reports.suppressed.filter { options.severity(of: $0.key) != nil })
  }
}

/// One check of a compiled theme, with the codes that it can report.
///
/// A rule runs only if one of its codes is wanted, so advice that is off costs nothing. It sees the compilation and the
/// user's choices, not the findings of other rules.
struct LintRule: Sendable {
  let codes: [DiagnosticCode]
  /// Finds what the rule reports about a compilation.
  let run: @Sendable (Compilation, LintOptions) -> DiagnosticList

  init(_ codes: DiagnosticCode..., run: @escaping @Sendable (Compilation, LintOptions) -> DiagnosticList) {
    self.codes = codes
    self.run = run
  }

  init(_ codes: DiagnosticCode..., run: @escaping @Sendable (Compilation) -> DiagnosticList) {
    self.codes = codes
    self.run = { compilation, _ in run(compilation) }
  }
}

/// The findings about one theme, those of the compiler and those of the rules.
package struct LintFindings: Sendable {
  /// The diagnostics for the user, sorted by file, position, severity and code; undeclared classes of a file are one.
  package let diagnostics: [Diagnostic]
  /// The reports of passes and rules, unsorted and with the severities that they gave.
  package let reports: DiagnosticList
  /// The number of diagnostics of each code beyond those in ``diagnostics``.
  let suppressedCodes: [DiagnosticCode: Int]

  /// The number of diagnostics beyond those in ``diagnostics``.
  package var suppressed: Int { suppressedCodes.values.reduce(0, +) }

  /// Whether an error was reported: then nothing may be written.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// The user's choices about findings: configurations, `-W NAME=level`, `--only`, named targets and the app.
package struct LintOptions: Sendable {
  /// Whether the user named the target: files that it loses as a whole are then reported.
  package var namesTarget = false
  /// Where the user is told to declare something, in a sentence: a named target reads no stylesheet with a declaration.
  var placeOfDeclarations: String { namesTarget ? " in a registry file" : "" }
  /// Whether the app may get its stylesheets as they are written.
  ///
  /// A slip for which the named target loses one is then an error, and without a target an error says what NUI loses.
  /// The products of a build mend all of this.
  package var shipsSheets = false
  /// Whether themec writes all that the app gets, with the spelling of each name that its runtime looks for.
  package var writesFlat = false
  /// Targets that the user named: constructs that these read otherwise are reported.
  package var portability: Set<Target> = []
  /// Severities that the user changed; nil switches a code off.
  package var severities: [DiagnosticCode: Severity?] = [:]
  /// The same for files that have severities of their own, which replace ``severities`` there.
  package var fileSeverities = FileSeverities()
  /// The only codes to report besides errors of syntax; nil for all that are not switched off.
  package var only: Set<DiagnosticCode>?
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
  func isWanted(_ code: DiagnosticCode) -> Bool {
    severity(of: code, by: severities) != nil || fileSeverities.tables.contains { severity(of: code, by: $0) != nil }
  }

  private func severity(of code: DiagnosticCode, by severities: [DiagnosticCode: Severity?]) -> Severity? {
    if let only, !only.contains(code) { return code.group == .syntax && code.defaultSeverity == .error ? .error : nil }
    if let severity = severities[code] { return severity }
    return code.isOptIn && only == nil ? nil : code.defaultSeverity
  }

  /// Diagnostics about a theme for a target with their severities; those that are switched off are gone.
  ///
  /// A finding that makes a named target fail says so: of `--portable` it is an error, of `--target` at least a warning,
  /// unless the user chose another severity.
  package func graded(_ diagnostics: [Diagnostic], for target: Target) -> [Diagnostic] {
    let areTargetsUsual = portability.isEmpty && !namesTarget && target != .fioriSwiftUI
    if areTargetsUsual, severities.isEmpty, fileSeverities.isEmpty, only == nil { return diagnostics }
    var targets = portability
    if namesTarget { targets.insert(target) }
    // SAP's SwiftUI runtime has no other notation for an alpha, so only other readers are worth a note.
    let isForSwiftUIAlone = portability.union([target]) == [.fioriSwiftUI]
    return diagnostics.compactMap { diagnostic in
      let file = diagnostic.span.file
      guard severity(of: diagnostic.code, in: file) != nil else { return nil }
      if isForSwiftUIAlone, diagnostic.code == .ambiguousHex, diagnostic.severity == .note { return nil }
      var diagnostic = diagnostic
      if let note = diagnostic.nuiNote { diagnostic.nuiNote = self.note(note, for: target, isForSwiftUIAlone) }
      if let failure = diagnostic.code.failure(among: targets) {
        let isPortable = diagnostic.code.failure(among: portability) != nil
        diagnostic.message += ": \(failure)"
        diagnostic.severity = max(diagnostic.severity, isPortable ? .error : .warning)
      }
      if let severity = (fileSeverities[file] ?? severities)[diagnostic.code] {
        diagnostic.severity = severity ?? diagnostic.severity
      }
      return diagnostic
    }
  }

  /// A note about NUI for the runtime that reads the theme: SAP's for UIKit is a fork of NUI, SAP's for SwiftUI is none.
  private func note(_ note: String, for target: Target, _ isForSwiftUIAlone: Bool) -> String? {
    guard !isForSwiftUIAlone else { return nil }
    let isForUIKitAlone = namesTarget && target == .fioriUIKit && !portability.contains(.nui)
    return isForUIKitAlone && note.hasPrefix("NUI ") ? target.runtime + note.dropFirst(3) : note
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
