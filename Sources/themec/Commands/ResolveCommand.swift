import ThemeAnalysis
import ThemeBase
import ThemeComponents
import ThemeModel
import ThemeTable

/// `themec resolve`.
enum ResolveCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let words = ThemeWords.split(parsed.positionals, isLayered: parsed.has(.layer))
    try words.checkCount(1, of: "resolve")
    var request = try ThemeRequest(parsed, themes: words.themes, takesFolders: true)
    request.takesTables = true
    try request.checkIsOneTheme(for: "resolve")
    var (tables, policy, code) = try request.tables(for: "the styles", on: console)
    for table in tables {
      let answer = answer(
        table, in: parsed.environment(), selection: words.words.first?.text, withDefaults: parsed.has(.withDefaults))
      if let missing = answer.missing {
        let isUnknown = table.rows(ofClassList: words.words[0].text).isEmpty
        console.say(missing, isUnknown ? .error : .warning)
        if isUnknown || policy.isStrict { code = .findings }
      }
      switch parsed.choice(.format) ?? AnswerForm.text {
      case .text: try console.write(lines: answer.styles.text())
      case .json: try console.write(document: answer.styles.json())
      }
    }
    return code
  }

  private static func answer(
    _ table: ResolvedTable, in environment: StyleEnvironment, selection: String?, withDefaults: Bool
  ) -> (styles: EnvironmentStyles, missing: Failure.Problem?) {
    /// The styles of a table, or of the selection; nil if no rule names that.
    func styles(_ table: ResolvedTable) -> EnvironmentStyles? {
      guard let selection else { return EnvironmentStyles(table, in: environment) }
      return EnvironmentStyles(table, in: environment, selection: selection)
    }
    let own = styles(table)
    let defaults = withDefaults ? styles(ResolvedTable(DefaultTheme.table)) : nil
    if let styles = own.map({ own in defaults.map { own.over($0) } ?? own }) ?? defaults { return (styles, nil) }
    return (EnvironmentStyles(ResolvedTable(), in: environment), selection.map { table.missingStyle(of: $0) })
  }
}

extension ResolvedTable {
  /// The reason why a class path or list has no style.
  func missingStyle(of selection: String) -> Failure.Problem {
    let paths = rows.map { names[$0.path] }
    let classes = Array(ClassList.names(selection).reversed())
    if let path = classes.first(where: paths.contains) {
      let options = StyleAxis.allCases.map { "--\($0.name)" }
      return Failure.Problem(
        message: "the theme has no rule for \(quoted(path)) in this environment",
        help: ["\(options.quotedList) choose another one"])
    }
    let help = classes.lazy.compactMap { Self.proposal($0, paths) }.first
    return Failure.Problem(
      message: "the theme has no rule for \(quoted(selection))", help: help.map { [$0] } ?? [])
  }

  /// The classes of a table that may be meant by the name of another one: those of a component, if its name is nearest.
  private static func proposal(_ name: String, _ paths: [String]) -> String? {
    let names = MeantNames(paths)
    let view = Registry.standard.styling(Array(name.utf8)[...]).flatMap { paths.contains($0) ? $0 : nil }
    if let near = view ?? NameSuggester.nearest(to: name, in: paths) { return "did you mean \(quoted(near))?" }
    let similar = names.holding(name)
    let owners = MeantNames(paths.map { String($0.prefix { $0 != "_" }) })
    let meant = similar.isEmpty ? owners.near(name).flatMap(names.holding) : similar
    return meant.isEmpty ? nil : "it has rules for \(meant.quotedList(limit: 12))"
  }
}
