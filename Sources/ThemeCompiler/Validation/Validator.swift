import ThemeDiagnostics
import ThemeRegistry
import ThemeSyntax

/// Holds a program against the registry: classes, properties and values, each mistake once.
struct Validator {
  private let target: Target
  private var classes: ClassCheck
  private var properties: PropertyCheck
  private var values = DiagnosticList()
  /// Values that were reported, by where they are written and what they should be.
  private var reportedValues: Set<ReportedValue> = []

  private struct ReportedValue: Hashable {
    var span: Span
    var grammar: UInt32?
  }

  init(_ registry: Registry, target: Target) {
    self.target = target
    classes = ClassCheck(registry)
    properties = PropertyCheck(registry)
  }

  /// Everything that was found, what matters more first: the number of diagnostics is limited.
  var diagnostics: DiagnosticList {
    var result = values
    result.append(contentsOf: properties.diagnostics)
    result.append(contentsOf: classes.diagnostics)
    return result
  }

  mutating func check(unknownClass path: UInt32, at place: Program.Place, in program: Program) {
    classes.check(path, at: place, in: program)
  }

  mutating func check(
    _ declaration: Program.Declaration, _ meaning: PropertyMeanings.Meaning, on path: UInt32?,
    in program: Program
  ) {
    properties.check(declaration, meaning, on: path, in: program)
  }

  /// Reports what the matcher said of a value.
  mutating func report(
    _ outcome: ValueTyper.Outcome, at site: @autoclosure () -> ValueSite, grammar: UInt32?
  ) {
    guard let match = outcome.match else { return }
    let site = site()
    let key = ReportedValue(span: site.whole, grammar: grammar)
    guard reportedValues.insert(key).inserted else { return }
    for diagnostic in ValueReport(site: site, target: target).diagnostics(for: match) {
      values.append(diagnostic)
    }
  }
}
