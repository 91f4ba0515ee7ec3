import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemePage
import ThemeProject

/// The forms in which differences are written.
enum DifferenceForm: String, CaseIterable {
  /// For people.
  case text
  /// One document for tools.
  case json
  /// For a comment on a pull request.
  case markdown
}

/// `themec diff`.
enum DiffCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let folders = try ThemeFolders(parsed)
    var request = try ThemeRequest(parsed, themes: folders?.themes ?? parsed.positionals)
    request.takesTables = true
    let (sources, themes, code) = try request.resolve(
      for: "the differences", on: console, consequence: "the rest was compared")
    let comparisons = stride(from: 0, to: themes.count - 1, by: 2).map { first in
      ThemeComparison(
        old: request.inputs[first].name, new: request.inputs[first + 1].name,
        difference: difference(themes[first], themes[first + 1], sources.registry(of: themes, first)))
    }
    let form = parsed.choice(.format) ?? DifferenceForm.text
    if let folders {
      try folders.write(comparisons, as: form, console)
    } else {
      for comparison in comparisons { try comparison.write(as: form, console) }
    }
    let isEqual = folders?.haveSameNames != false && comparisons.allSatisfy(\.difference.isEmpty)
    return code != .success ? .failure : isEqual ? .success : .findings
  }

  /// The differences; with their causes where both themes are stylesheets.
  private static func difference(_ old: ThemeSources.Resolved, _ new: ThemeSources.Resolved, _ registry: Registry)
    -> ThemeDifference
  {
    guard let before = old.compilation, let after = new.compilation else {
      return ThemeDifference(from: old.table, to: new.table, registry: registry)
    }
    return ThemeDifference(from: before, to: after, registry: registry)
  }
}

extension ThemeDifference {
  /// `3 differences in 2 classes`.
  var summary: String {
    guard !isEmpty else { return "no differences" }
    return counted(count, "difference") + " in " + counted(pathCount, "class", plural: "classes")
  }
}

/// The differences of two themes, with the names of the themes.
struct ThemeComparison {
  let old: String
  let new: String
  let difference: ThemeDifference

  var json: JSONObject { difference.members(oldName: old, newName: new) }

  fileprivate func write(as form: DifferenceForm, _ console: Console) throws(Failure) {
    switch form {
    case .json: try console.write(document: json.document(ThemeDifference.form))
    case .markdown: try console.write(document: Array(difference.markdown.utf8))
    case .text:
      try console.write(difference.text(console.outputTraits.rendering))
      console.report(difference.summary)
    }
  }
}

extension ThemeSources {
  /// The registry of a pair of themes, the first of which has a number, with the declarations of the themes themselves.
  fileprivate func registry(of themes: [Resolved], _ first: Int) -> Registry {
    let trees = themes[first...first + 1].flatMap { $0.compilation?.graph.files.map(\.tree) ?? [] }
    return setups[first + 1].options.registry.adding(declarationsOf: trees).value
  }
}
