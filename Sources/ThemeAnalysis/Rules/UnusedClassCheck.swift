import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Whether the app asks for each of a theme's own classes.
struct UnusedClassCheck {
  private let compilation: Compilation
  private let app: AppUsage
  /// The names that the app asks for and the theme does not know: one of them may be meant.
  private var missing = LimitedSuggester<NameSuggester>(searches: 1_000)
  /// Of more names than that hardly one is a slip, and each of many themes compares its own with them.
  private static let mostMissing = 200

  private init(compilation: Compilation, app: AppUsage) {
    self.compilation = compilation
    self.app = app
  }

  static func run(_ compilation: Compilation, _ options: LintOptions) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    guard let app = options.app else { return diagnostics }
    var check = UnusedClassCheck(compilation: compilation, app: app)
    let (program, bases) = (compilation.program, check.bases)
    for row in compilation.theme.groups.rows.values {
      let (name, place) = (program.paths[row.path], program.selectors[row.firstSelector].place)
      guard !app.uses(name), !bases.contains(name), StyledClasses.canBeOwn(name), !program.isBuiltIn(place.file) else {
        continue
      }
      diagnostics.append(check.finding(name, at: program.span(place)))
    }
    return diagnostics
  }

  /// The classes that others, or lists of the theme, build on.
  private var bases: Set<String> {
    let (program, registry) = (compilation.program, compilation.registry)
    var names = registry.heirs.flatMap { $0.bases }.map { registry.paths[$0] }
    for (path, lineage) in compilation.lineages { names += lineage.filter { $0 != path }.map { program.paths[$0] } }
    for part in compilation.table.parts {
      names += compilation.table.names[part.classes].split(separator: ":").map(String.init)
    }
    return Set(names)
  }

  private mutating func finding(_ name: String, at span: Span) -> Diagnostic {
    let (compilation, app) = (compilation, app)
    let meant = missing.next {
      let classes = StyledClasses(compilation, for: app)
      return NameSuggester(Array(app.names.lazy.filter { !classes.knows($0) }.prefix(Self.mostMissing)))
    }?.nearest(to: name)
    let notes = app.unknownPlace.map { ["the app computes a class in \($0), which may be this one"] }
    return Diagnostic(
      .unusedClass, "the app asks nowhere for the class '\(name)'", at: span, severity: notes == nil ? nil : .note,
      notes: notes ?? [], help: meant.map { ["the app asks for '\($0)', which the theme does not style"] } ?? [],
      fixIts: Diagnostic.replacement(meant, span), subject: DiagnosticSubject(classPath: name))
  }
}
