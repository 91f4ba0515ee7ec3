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
    return Failure.Problem(
      message: "the theme has no rule for \(quoted(selection))",
      help: near.map { ["did you mean \(quoted($0))?"] } ?? [])
  }
}
