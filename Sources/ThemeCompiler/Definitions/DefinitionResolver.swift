import ThemeBase
import ThemeSyntax
import ThemeTable

/// The work of ``Definitions``.
///
/// Chains are followed with a stack of its own, so their length is not limited.
struct DefinitionResolver {
  var program: Program
  var diagnostics: DiagnosticList
  var table: ExpansionTable
  let definitions: DefinitionIndex
  var states: Column<Program.Variable, State>
  /// The environments in which some definition of a name matches, for the names that were asked for.
  var reach: Column<Program.Variable, EnvironmentSet?>
  /// The number that each name got when it was entered; of no meaning for names that were not.
  var numbers: Column<Program.Variable, UInt32>
  var lastNumber: UInt32 = 0
  /// The names that were entered and of whose component not all names are resolved.
  var open: [VariableID] = []
  /// The bytes left in the budget for values.
  ///
  /// Below 0, no more definitions are substituted.
  var room: Int
  /// The bytes of the budget beyond the size of the files.
  let most: Int
  var suggester = LimitedSuggester<NameSuggester>()
  /// The severity of undefined names in rules; nil for that of the code.
  var severityInRules: Severity?

  /// A name is `open` until all names that use each other with it are resolved.
  enum State: UInt8 { case untouched, open, done }

  init(_ program: Program, _ limits: GrowthLimits) {
    diagnostics = DiagnosticList(room: limits.findings)
    most = limits.expansion
    room = program.files.reduce(most) { $0 + program.tree($1).file.bytes.count }
    definitions = DefinitionIndex(program)
    table = ExpansionTable(program)
    states = Column(repeating: .untouched, count: program.variables.count)
    numbers = Column(repeating: 0, count: program.variables.count)
    reach = Column(repeating: nil, count: program.variables.count)
    // Last, so that it is moved and its names need no copy before some are added.
    self.program = program
  }

  func result() -> Checked<ResolvedProgram> {
    Checked(ResolvedProgram(program, definitions, table, isTooLong: room < 0), diagnostics)
  }

  /// Resolves all definitions, the unused ones too, so that their mistakes are found.
  mutating func resolveDefinitions() {
    for id in program.definitions.ids { resolveChain(program.definitions[id].name) }
    for id in program.definitions.ids where program.definitions[id].value.hasReferences {
      let definition = program.definitions[id]
      reportUndefined(
        table.expansions[expansion(of: definition.value, at: definition.place)], in: definition.environments,
        at: definition.place)
    }
  }

  /// Resolves the values of all declarations, in source order, those that lose too.
  ///
  /// A rule of several selectors repeats its declarations. Mistakes are reported the first time, but the length is taken from the
  /// budget each time.
  mutating func resolveDeclarations() {
    var reported: Program.Place?
    for id in program.declarations.ids {
      let value = program.declarations[id].value
      guard value.hasReferences else { continue }
      let text = table.expansionsByText[value.text].id ?? expansion(of: value, at: program.declarations[id].place)
      if !table.expansions[text].undefined.isEmpty {
        let declaration = program.declarations[id]
        if declaration.place != reported {
          reportUndefined(
            table.expansions[text], in: declaration.environments, at: declaration.place, severity: severityInRules)
        }
        reported = declaration.place
      }
      if exceedsBudget(table.expansions[text].length) { reportTooLong(at: program.declarations[id].place) }
    }
  }
}
