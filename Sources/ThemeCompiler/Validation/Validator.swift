import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax

/// Holds a program against the registry: classes, properties and values, each mistake once.
struct Validator {
  private let target: Target
  private var classes: ClassCheck
  private var properties: PropertyCheck
  private var values = DiagnosticList()
  private var structure = DiagnosticList()
  /// Whether a property needs a partner, by its name.
  private var needy: [Bool?] = []
  /// Declarations that were reported as undone.
  private var undone: Set<Span> = []
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

  init(_ registry: Registry, target: Target, reported: Set<Reported>) {
    self.target = target
    self.reported = reported
    classes = ClassCheck(registry)
    properties = PropertyCheck(registry)
  }

  /// Everything that was found, what matters more first: the number of diagnostics is limited.
  var diagnostics: DiagnosticList {
    var result = values
    result.append(contentsOf: properties.diagnostics)
    result.append(contentsOf: structure)
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

  /// Reports properties that need another one beside them.
  ///
  /// `first` are the first declarations of each property.
  mutating func checkPairs(
    _ first: [UInt32], of path: UInt32, isKnown: Bool, in program: Program
  ) {
    guard first.contains(where: { needsPartner(program.declarations[Int($0)].property, program) })
    else { return }
    let declarations = first.map { program.declarations[Int($0)] }
    let needy = declarations.filter { needsPartner($0.property, program) }
    let row = PairCheck.Row(
      path: path, isKnown: isKnown, names: Set(declarations.map(\.property)),
      needy: needy.map { ($0.property, $0.place) })
    for diagnostic in PairCheck.run(row, in: program) { structure.append(diagnostic) }
  }

  private mutating func needsPartner(_ property: UInt32, _ program: Program) -> Bool {
    if needy.isEmpty { needy = Array(repeating: nil, count: program.names.count) }
    if let known = needy[Int(property)] { return known }
    let result = PairCheck.partner(of: program.names[property]) != nil
    needy[Int(property)] = result
    return result
  }

  /// Reports declarations under `@media` that a later one undoes.
  mutating func checkOrder(of declarations: ArraySlice<UInt32>, in program: Program) {
    for diagnostic in OrderCheck.run(declarations, in: program)
    where undone.insert(diagnostic.primary.span).inserted {
      structure.append(diagnostic)
    }
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
      values.append(diagnostic)
    }
  }
}
