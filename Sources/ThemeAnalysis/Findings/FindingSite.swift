import ThemeBase
import ThemeCompiler
import ThemeSyntax
import ThemeTable

/// The place at which a rule reports a value of a declaration.
///
/// The value of a built-in theme may come from the user's definitions. These are then the causes, to which
/// ``CausedFindings`` moves the finding.
struct FindingSite: Hashable {
  /// The name of the declaration.
  let span: Span
  /// The definitions and declarations of the user's that make the finding, if the declaration is that of a built-in theme.
  let causes: [Span]

  /// The labels that tell ``CausedFindings`` of the causes.
  var labels: [Diagnostic.Label] {
    causes.enumerated().map { Diagnostic.Label($1, $0 == 0 ? "" : "this contributes to it") }
  }
}

extension Compilation {
  /// The site of a value in some environments, or nil if only a built-in theme is at fault.
  ///
  /// `others` give values that the finding compares with this one.
  func site(of declaration: DeclarationID, beside others: [DeclarationID] = [], in environments: EnvironmentSet)
    -> FindingSite?
  {
    let place = program.declarations[declaration].place
    let span = program.nameSpan(place)
    guard program.isBuiltIn(place.file) else { return FindingSite(span: span, causes: []) }
    var spans: [Span] = []
    for id in [declaration] + others {
      let declaration = program.declarations[id]
      let isOwn = !program.isBuiltIn(declaration.place.file)
      let places = isOwn ? [declaration.place] : causes.definitions(behind: declaration, in: environments)
      spans += places.map(program.nameSpan).filter { !spans.contains($0) }
    }
    return spans.isEmpty ? nil : FindingSite(span: span, causes: spans)
  }
}
