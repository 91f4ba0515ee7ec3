import ThemeBase
import ThemeModel
import ThemeSyntax
import ThemeTable

/// Names that are not defined, or not everywhere.
extension DefinitionResolver {
  mutating func reportUndefined(
    _ text: ResolvedText, in environments: EnvironmentSet, at place: Program.Place, severity: Severity? = nil
  ) {
    guard !text.undefined.isEmpty else { return }
    let tokens = program.valueTokens(place)
    for (word, missing) in text.undefined {
      let gap = missing.intersection(environments)
      guard !gap.isEmpty else { continue }
      let token = tokens[tokens.startIndex + word]
      guard !isReported(token), !diagnostics.skips(.undefinedDefinition, severity ?? .error) else { continue }
      var finding = undefined(token, in: gap == environments ? nil : gap)
      finding.severity = severity ?? finding.severity
      diagnostics.append(finding)
    }
  }

  /// Whether a name is that of a definition without a value, which has already been reported.
  private func isReported(_ token: SyntaxToken) -> Bool {
    guard !program.reportedDefinitions.isEmpty, let name = program.variables.id(token.bytes) else { return false }
    return program.reportedDefinitions.contains(name)
  }

  /// The report of a name that is undefined in some environments, or in all in which its value applies.
  private mutating func undefined(_ token: SyntaxToken, in gap: EnvironmentSet?) -> Diagnostic {
    let name = token.excerpt
    if let image = DefinitionResolver.scaledImage(name) {
      return .scaleInImageName(name, leaving: image, at: token.span)
    }
    // Of thousands of undefined names only the first are compared with others.
    let color = gap == nil && !suggester.isExhausted ? NamedColor.meant(by: String(name.dropFirst())) : nil
    return .undefinedDefinition(
      name, at: token.span, in: gap.map { EnvironmentPhrase.describe($0) }, nearest: nearestDefinition(to: name),
      color: color)
  }

  /// The end of an image's name after its scale, `.png` of `@2x.png`; nil for any other name.
  private static func scaledImage(_ name: String) -> Substring? {
    ["@2x", "@3x", "@1x"].first { name.hasPrefix($0) }.map { name.dropFirst($0.count) }.flatMap { rest in
      rest.isEmpty || rest.first == "." || rest.first == "~" ? rest : nil
    }
  }

  /// The defined name nearest to an undefined one; looked for as long as there are few such names.
  private mutating func nearestDefinition(to name: String) -> String? {
    let program = program
    return suggester.next { Self.suggester(of: program) }?.nearest(to: name)
  }

  private static func suggester(of program: Program) -> NameSuggester {
    let names = Set(program.definitions.values.prefix(5_000).map { $0.name })
    return NameSuggester(bytes: program.variables.sorted(names).map { program.variables.slice($0) })
  }
}
