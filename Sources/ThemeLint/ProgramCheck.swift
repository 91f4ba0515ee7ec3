import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax

/// Holds a program against the registry, path by path: its classes and properties, each mistake once.
struct ProgramCheck {
  private let program: Program
  private var meanings: PropertyMeanings
  private var classes: ClassCheck
  private var properties: PropertyCheck
  private var structure = DiagnosticList()
  /// Whether a property needs a partner, by its name.
  private var needy: [Bool?]
  /// Declarations that were reported as undone.
  private var undone: Set<Span> = []
  /// The first declaration of each property of one path.
  private var first: [UInt32] = []

  /// Everything that was found.
  ///
  /// What matters more comes first: the number of diagnostics is limited.
  static func run(_ compilation: Compilation) -> DiagnosticList {
    var check = ProgramCheck(compilation)
    let groups = compilation.groups
    for path in NameOrder.sorted(groups.paths, in: compilation.program.names) {
      check.check(path, groups)
    }
    var result = check.properties.diagnostics
    result.append(contentsOf: check.structure)
    result.append(contentsOf: check.classes.diagnostics)
    return result
  }

  private init(_ compilation: Compilation) {
    program = compilation.program
    meanings = PropertyMeanings(compilation.registry)
    classes = ClassCheck(compilation.registry)
    properties = PropertyCheck(compilation.registry)
    needy = Array(repeating: nil, count: compilation.program.names.count)
  }

  private mutating func check(_ path: UInt32, _ groups: DeclarationGroups) {
    let known = meanings.registry.resolvePath(program.names.slice(path))
    if known == nil { classes.check(path, at: groups.firstPlace(of: path), in: program) }
    first.removeAll(keepingCapacity: true)
    var rest = groups.declarations(of: path)
    while let next = rest.first {
      let property = program.declarations[Int(next)].property
      let run = rest.prefix { program.declarations[Int($0)].property == property }
      first.append(next)
      let meaning = meanings.meaning(of: property, on: known, in: program.names)
      for index in run {
        properties.check(program.declarations[Int(index)], meaning, on: known, in: program)
      }
      if run.count > 1 { checkOrder(of: run) }
      rest = rest[run.endIndex...]
    }
    checkPairs(of: path, isKnown: known != nil)
  }

  /// Reports properties that need another one beside them.
  private mutating func checkPairs(of path: UInt32, isKnown: Bool) {
    guard first.contains(where: { needsPartner(program.declarations[Int($0)].property) })
    else { return }
    let declarations = first.map { program.declarations[Int($0)] }
    let needy = declarations.filter { needsPartner($0.property) }
    let row = PairCheck.Row(
      path: path, isKnown: isKnown, names: Set(declarations.map(\.property)),
      needy: needy.map { ($0.property, $0.place) })
    for diagnostic in PairCheck.run(row, in: program) { structure.append(diagnostic) }
  }

  private mutating func needsPartner(_ property: UInt32) -> Bool {
    if let known = needy[Int(property)] { return known }
    let result = PairCheck.partner(of: program.names[property]) != nil
    needy[Int(property)] = result
    return result
  }

  /// Reports declarations under `@media` that a later one undoes.
  private mutating func checkOrder(of declarations: ArraySlice<UInt32>) {
    for diagnostic in OrderCheck.run(declarations, in: program)
    where undone.insert(diagnostic.primary.span).inserted {
      structure.append(diagnostic)
    }
  }
}
