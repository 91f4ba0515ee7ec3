import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax

/// Reports what is wrong with the values of a program, each mistake once.
struct Validator {
  private let target: Target
  private(set) var diagnostics = DiagnosticList()
  /// Values that were reported, by where they are written and what they should be.
  private var reportedValues: Set<ReportedValue> = []

  /// What others have said of values of definitions.
  private let reported: Set<Reported>

  /// A diagnostic by what it is about.
  struct Reported: Hashable, Sendable {
    var code: DiagnosticCode
    var span: Span

    init(_ diagnostic: Diagnostic) { (code, span) = (diagnostic.code, diagnostic.primary.span) }
  }

  private struct ReportedValue: Hashable {
    var place: Program.Place
    var grammar: UInt32?
  }

  init(target: Target, reported: Set<Reported>) {
    self.target = target
    self.reported = reported
  }

  /// Reports what the matcher said of a value.
  mutating func report(
    _ outcome: ValueTyper.Outcome, of declaration: Program.Declaration, _ part: ResolvedText.Part,
    grammar: UInt32?, in program: Program
  ) {
    // A value that cannot be computed is wrong for every grammar alike.
    let key = ReportedValue(
      place: ValueSite.place(of: declaration, part),
      grammar: outcome.faults.isEmpty ? grammar : nil)
    guard reportedValues.insert(key).inserted else { return }
    let site = ValueSite(declaration, part, in: program)
    for diagnostic in ValueReport(site: site, target: target).diagnostics(for: outcome)
    where !reported.contains(Reported(diagnostic)) {
      diagnostics.append(diagnostic)
    }
  }
}
