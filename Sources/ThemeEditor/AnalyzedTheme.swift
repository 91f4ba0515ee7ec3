import ThemeAnalysis
package import ThemeApp
package import ThemeBase
package import ThemeCompiler
package import ThemeModel
package import ThemeProject
package import ThemeSyntax

/// A theme as an editor asks about it: its compilation, and the findings that apply.
///
/// Immutable, so that an answer that is still being worked out keeps the theme it began with.
package final class AnalyzedTheme: Sendable {
  /// The table of the theme, and everything that the passes know.
  package let compilation: Compilation
  /// The findings in all files of the theme, without those that a comment or the baseline accepts, in the order of
  /// reports; those of a file with the same words about names are one.
  package let groupedFindings: [Diagnostic]
  /// The findings that a comment or the baseline accepts, in the same order.
  private let acceptedFindings: [Diagnostic]
  /// The number of findings beyond the limit.
  package let suppressed: Int
  package let setup: ThemeSetup
  private let numbers: [ImportPath: Int]

  /// The files of the theme and their imports.
  package var graph: ImportGraph { compilation.graph }
  /// Whether the user named the target: whatever is offered leaves the theme readable by it.
  var namesTarget: Bool { setup.lint.namesTarget }
  /// Whether the stylesheets have only what the named target reads; a file without rules may be a registry.
  var keepsToTarget: Bool {
    namesTarget && !program.declarations.isEmpty
      && files.allSatisfy { SheetAdditions.count(in: tree($0), upTo: 1) == 0 }
  }
  /// The app's use of the theme; nil where nobody named its sources.
  package var app: AppUsage? { setup.lint.app }
  /// The declarations and definitions as they are written.
  package var program: Program { compilation.program }
  /// The registry of what can be styled, with the classes that the theme declares.
  package var registry: Registry { compilation.registry }
  /// The declarations and definitions with their values put in.
  var resolved: ResolvedProgram { compilation.theme.resolved }

  /// The theme that was checked; `themec lint` says the same of it.
  package init(_ checked: CheckedTheme) {
    setup = checked.setup
    compilation = checked.compilation
    let review = checked.review
    groupedFindings = review.diagnostics.sortedForReport()
    acceptedFindings = review.accepted.sortedForReport()
    suppressed = checked.linted.suppressed
    // The first of two with the same path applies.
    let graph = compilation.graph
    numbers = graph.reachable(from: compilation.layers).reversed().reduce(into: [:]) { $0[graph.paths[$1]] = $1 }
  }

  /// The numbers of the theme's files, ascending.
  package var files: [Int] { numbers.values.sorted() }

  /// The findings in all files, each by itself.
  package var findings: [Diagnostic] { files.flatMap { findings(inFile: $0) } }

  /// The findings in a file, each by itself: the first of those at wanted spans.
  package func findings(inFile file: Int, first limit: Int = .max, where isWanted: (Span) -> Bool = { _ in true })
    -> [Diagnostic]
  {
    let sources = compilation.sources
    let found = groupedFindings(inFile: file).separated(in: { sources[$0] }, first: limit, where: isWanted)
      .sortedForReport()
    return found.count > limit ? Array(found.prefix(limit)) : found
  }

  /// The findings in a file that a comment or the baseline accepts.
  package func acceptedFindings(inFile file: Int) -> [Diagnostic] {
    acceptedFindings.filter { $0.span.file == id(ofFile: file) }
  }

  /// The findings in a file, those with the same words about names as one.
  func groupedFindings(inFile file: Int) -> ArraySlice<Diagnostic> {
    let id = id(ofFile: file)
    let start = groupedFindings.partitionPoint { $0.span.file < id }
    let end = groupedFindings.partitionPoint { $0.span.file <= id }
    return groupedFindings[start..<end]
  }

  /// The number of the file at a normalised path, or nil if the theme does not have it.
  package func file(at path: ImportPath) -> Int? { numbers[path] }

  /// The id in spans of the file with a number.
  func id(ofFile file: Int) -> FileID { FileID(index: UInt32(clamping: file)) }

  /// The tree of a file.
  package func tree(_ file: Int) -> SyntaxTree { graph.files[file].tree }

  /// Whether some file of the theme defines or uses a name, which has its `@`.
  func knows(_ name: String) -> Bool { program.variables.id(name) != nil }

  /// The definitions of a name, which has its `@`, the strongest first; empty for an undefined name.
  func definitions(of name: String) -> [Program.Definition] {
    program.variables.id(name).map { Array(resolved.definitions.all(of: $0)) } ?? []
  }

  /// Whether a file is a built-in theme.
  func isBuiltIn(_ file: FileID) -> Bool { graph.paths[Int(file.index)].origin == .builtIn }
}
