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

  /// The names of the classes of which this rule tells.
  static func names(in compilation: Compilation, _ options: LintOptions) -> Set<String> {
    guard let app = options.app, options.isWanted(.unusedClass) else { return [] }
    return Set(UnusedClassCheck(compilation: compilation, app: app).unused.map { $0.name })
  }

  static func run(_ compilation: Compilation, _ options: LintOptions) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    guard let app = options.app else { return diagnostics }
    var check = UnusedClassCheck(compilation: compilation, app: app)
    let unused = check.unused
    guard let first = unused.first else { return diagnostics }
    if app.asksForNothing {
      diagnostics.append(.nothingAsked(of: unused.count, at: first.span))
      return diagnostics
    }
    let families = ClassFamilies(unused.map { $0.name }, of: app, in: compilation.registry)
    var members: [(family: String, span: Span)] = []
    for (name, span) in unused {
      if let family = families.family(of: name) {
        members.append((family, span))
      } else {
        diagnostics.append(check.finding(name, at: span))
      }
    }
    if let first = members.first {
      diagnostics.append(
        .unusedFamilies(members.map { $0.family }, at: first.span, isNote: app.unknownPlace != nil))
    }
    NestedSelectorFix.fit(&diagnostics, in: compilation.program)
    return diagnostics
  }

  /// The theme's own classes for which the app does not ask, each with its first selector, in the order of the file.
  private var unused: [(name: String, span: Span)] {
    let (program, bases) = (compilation.program, bases)
    return compilation.theme.groups.rows.values.compactMap { row in
      let (name, place) = (program.paths[row.path], program.selectors[row.firstSelector].place)
      guard !app.uses(name), !bases.contains(name), StyledClasses.canBeOwn(name), !program.isBuiltIn(place.file) else {
        return nil
      }
      return (name, program.span(place))
    }.sorted { $0.1 < $1.1 }
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

extension Diagnostic {
  fileprivate static func nothingAsked(of count: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .unusedClass,
      "the app asks for no class at all, and the theme styles \(counted(count, "class", plural: "classes"))",
      at: span,
      help: ["name the folder of the app's sources, or name the classes in one: '// themec-uses: Cell*, Title'"])
  }

  /// One comment can name the beginnings of all classes.
  fileprivate static func unusedFamilies(_ beginnings: [String], at span: Span, isNote: Bool) -> Diagnostic {
    let names = Set(beginnings).sorted()
    let shown = names.count > 3 ? names.quotedList(limit: 3) : names.quotedList("or")
    let patterns = names.prefix(40).map { $0 + "*" } + (names.count > 40 ? ["…"] : [])
    return Diagnostic(
      .unusedClass, "the app asks for no class that begins with \(shown), and the theme styles \(beginnings.count)",
      at: span, severity: isNote ? .note : nil,
      help: [
        "if a library asks for them, say so in a source of the app: "
          + "'// themec-uses: \(patterns.joined(separator: ", "))'"
      ])
  }
}
