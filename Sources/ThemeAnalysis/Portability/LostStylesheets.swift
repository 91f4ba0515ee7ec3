import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// Files that a target loses as a whole: the cause that matters most in each, and the number of the others.
///
/// A slip is an error, unless the run's products mend it. What only themec reads is none: a build writes it flat.
/// Without a named target only the mistakes of an old theme are reported: no app gives a theme that is written for themec to
/// its runtime as it is.
struct LostStylesheets {
  private let sources: SourceSet
  private let options: LintOptions
  private let target: Target
  private var losses: [FileID: Loss] = [:]
  /// Whether a list of findings was cut, so that there may be more causes than were counted.
  private var isCut = false
  /// Whether the theme uses what only themec reads, so that the file is not what the app's runtime gets.
  private var isWrittenForThemec = false
  /// The files that are lost for what only themec reads.
  private var written: Set<FileID> = []
  /// The files that the named target is not given as they are.
  private let forThemec: Set<FileID>

  /// The causes in one file.
  private struct Loss {
    var first: Diagnostic
    var count = 0
  }

  /// Reports the files in which one of the findings makes the named target of a compilation fail, or NUI if none is named.
  ///
  /// `forThemec` are the files that the named target is not given as they are.
  static func run(_ compilation: Compilation, _ options: LintOptions, _ forThemec: Set<FileID>) -> DiagnosticList {
    let target = options.namesTarget ? compilation.target : .nui
    var rule = LostStylesheets(
      sources: compilation.sources, options: options, target: target, forThemec: forThemec)
    guard rule.isAsked, options.namesTarget || options.isWanted(.lostStylesheet) && isOld(compilation, options) else {
      return DiagnosticList()
    }
    let readings =
      options.namesTarget ? PortabilityCheck.run(PortableTheme(compilation), for: [target]) : DiagnosticList()
    rule.visit(readings)
    rule.visit(compilation.reports)
    var findings = rule.report()
    for reading in readings.diagnostics { if let other = rule.otherReading(reading) { findings.append(other) } }
    return findings
  }

  /// A value that the named target reads otherwise, in a file that has nothing for which only themec reads it; nil for
  /// other findings.
  ///
  /// A note where a build writes what the app gets. Its fix would take away what the user writes for themec, so nobody
  /// applies it unasked.
  private func otherReading(_ finding: Diagnostic) -> Diagnostic? {
    let siblings: Set<Target> = target == .fioriSwiftUI ? [target] : [.nui, .fioriUIKit]
    guard finding.code.isAboutValue, finding.severity == .warning, !written.contains(finding.span.file),
      !forThemec.contains(finding.span.file), options.portability.isDisjoint(with: siblings)
    else { return nil }
    var finding = finding
    if !options.shipsSheets || !written.isEmpty { finding.severity = .note }
    for index in finding.fixIts.indices { finding.fixIts[index].applicability = .unsafe }
    return finding
  }

  /// Whether the user wants to know; a target of `--portable` gives each cause for itself.
  private var isAsked: Bool {
    options.namesTarget ? !options.portability.contains(target) : options.shipsSheets && options.portability.isEmpty
  }

  /// Whether a theme has errors for which NUI loses it, and nothing that nobody writes for NUI.
  private static func isOld(_ compilation: Compilation, _ options: LintOptions) -> Bool {
    compilation.reports.diagnostics.contains { isError($0, options) } && !hasAdditions(compilation)
  }

  /// Whether a runtime drops a sheet for a finding that is an error whatever the target.
  private static func isError(_ finding: Diagnostic, _ options: LintOptions) -> Bool {
    finding.severity == .error && finding.code.failure?.outcome == .dropsSheet
      && options.severity(of: finding.code, in: finding.span.file) != nil
  }

  /// Whether a theme uses anything that nobody writes for NUI.
  ///
  /// The search ends where it finds something.
  private static func hasAdditions(_ compilation: Compilation) -> Bool {
    guard compilation.theme.values.literals.isEmpty else { return true }
    return compilation.graph.reachable(from: compilation.layers).contains {
      SheetAdditions.count(in: compilation.graph.files[$0].tree, upTo: 1) > 0
    }
  }

  private mutating func visit(_ list: DiagnosticList) {
    for finding in list.diagnostics { visit(finding) }
    if list.suppressed.keys.contains(where: { $0.failure(among: [target]) != nil }) { isCut = true }
  }

  private mutating func visit(_ finding: Diagnostic) {
    if finding.code.isAddition { isWrittenForThemec = true }
    guard finding.code.failure(among: [target]) != nil,
      finding.code.isSlip || !forThemec.contains(finding.span.file)
    else { return }
    if finding.code.isAddition { written.insert(finding.span.file) }
    let file = finding.span.file
    var loss = losses[file] ?? Loss(first: finding)
    if precedes(finding, loss.first) { loss.first = finding }
    loss.count += 1
    losses[file] = loss
  }

  /// Whether one finding matters more than the other: a slip more than what only themec reads, else the one that the
  /// runtime meets first.
  private func precedes(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
    let (own, others) = (weight(one), weight(other))
    if own != others { return own > others }
    guard let first = one.code.failure?.outcome, let second = other.code.failure?.outcome, first != second else {
      return one.span < other.span
    }
    return first < second
  }

  /// More than zero for a slip; without a named target only errors are.
  ///
  /// A `//` comment is one where nothing else is written for themec, and the least of them.
  private func weight(_ finding: Diagnostic) -> Int {
    if options.namesTarget ? finding.code.isSlip : Self.isError(finding, options) { return 2 }
    return options.namesTarget && finding.code == .lineComment && !isWrittenForThemec ? 1 : 0
  }

  /// Returns one finding for each file, which is at the head of its report.
  private func report() -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for (file, loss) in losses.sorted(by: { $0.key < $1.key }) {
      let isSlip = weight(loss.first) > 0
      guard options.namesTarget || isSlip else { continue }
      let (code, name) = (loss.first.code, target.rawValue)
      // The remedy for a slip is at the slip.
      let help =
        isSlip
        ? []
        : [
          "'themec build --emit nss' writes a stylesheet that \(target.runtime) reads",
          """
          if the app reads this file itself, '--portable \(name)', or '"portable": ["\(name)"]' in 'themec.json', \
          makes each cause an error
          """,
        ]
      var finding = Diagnostic(
        .lostStylesheet, message(of: loss, in: file), at: loss.first.span, help: help,
        subject: DiagnosticSubject(value: name))
      // The cause has a frame of its own if it is reported too, even if `--portable` names no target.
      finding.isHeading = !code.isAboutPortability || code == .lineComment
      if isSlip, options.namesTarget, options.shipsSheets {
        finding.severity = .error
      } else if isSlip || !isWrittenForThemec {
        finding.severity = .warning
      }
      diagnostics.append(finding)
    }
    return diagnostics
  }

  /// `NUI would drop this whole stylesheet: line 12, missing ';', and 2 more causes`.
  private func message(of loss: Loss, in file: FileID) -> String {
    let others = loss.count - 1
    let more = others == 0 ? "" : ", and \(isCut ? "at least " : "")\(counted(others, "more cause"))"
    // The lines before it alone: the first cause mostly stands far up.
    let line = sources[file].map { LineMap(Array($0.bytes.prefix(Int(loss.first.span.start)))).lineCount } ?? 1
    let prospect = loss.first.code.failure?.prospect ?? ""
    return "\(target.runtime) \(prospect): line \(line), \(loss.first.message)\(more)"
  }
}

extension DiagnosticCode {
  /// Whether the code is about something that nobody writes for a runtime of today.
  fileprivate var isAddition: Bool { [.computedValue, .mediaAxisNotRead, .signInValue, .themecOnly].contains(self) }

  /// Whether the code is about a value that a target reads as another one, and loses nothing.
  fileprivate var isAboutValue: Bool {
    isAboutPortability && failure == nil && ![.rulesNotRead, .themecOnly].contains(self)
  }

  /// Whether the code is about a slip, which no build is asked to write otherwise.
  fileprivate var isSlip: Bool { !isAboutPortability || defaultSeverity == .error }
}
