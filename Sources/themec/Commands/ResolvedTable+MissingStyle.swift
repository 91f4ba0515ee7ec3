import ThemeBase
import ThemeTable

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
    let near = classes.lazy.compactMap { NameSuggester.nearest(to: $0, in: paths) }.first
    if near == nil, let similar = classes.lazy.map({ Self.names(paths, like: $0) }).first(where: { !$0.isEmpty }) {
      return Failure.Problem(
        message: "the theme has no rule for \(quoted(selection))",
        help: ["it has rules for \(similar.quotedList(limit: 12))"])
    }
    return Failure.Problem(
      message: "the theme has no rule for \(quoted(selection))",
      help: near.map { ["did you mean \(quoted($0))?"] } ?? [])
  }

  /// The names that a pattern with `*` matches, or that have a text in them.
  private static func names(_ paths: [String], like text: String) -> [String] {
    guard text.count > 2 else { return [] }
    let pattern = text.contains("*") ? text : "*\(text)*"
    let glob = Glob(Array(pattern.lowercased().utf8)[...])
    return Set(paths).sorted().filter { glob.matches(Array($0.lowercased().utf8)[...]) }
  }
}
