import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemePage
import ThemeProject

extension Command {
  static let diff = Command(
    "diff", overview: "Show what one theme says otherwise than another.",
    discussion: """
      Every property is compared in every state and every environment, by its value and not by how it is \
      written. Both themes may be stylesheets or tables. Of two stylesheets the causes come first: the definitions and \
      rules that are written otherwise, how much each of them changes, and which texts and icons can no longer be read \
      on their grounds, or can be now. Of two folders the stylesheets of one name are compared. Ends with 1 where the \
      themes differ, with 0 where an app gets the same from both, \
      with 2 where one of them cannot be read or has errors; what can be compared of one with errors is shown.
      """,
    positionals: [
      PositionalSpec("old", files: .any, help: "A stylesheet, a table '.nsst' or a folder; '-' is standard input."),
      PositionalSpec("new", files: .any, help: "The one that it is compared with."),
    ], options: [.differenceForm] + OptionSpec.compiling,
    examples: [
      Example("diff old.nss new.nss", "Show what changed."),
      Example("diff released.nsst theme.nss --format json", "Compare with a table, for a tool."),
      Example("diff main.nss theme.nss --format markdown", "Write a comment for a pull request."),
      Example("diff main/themes themes", "Compare the stylesheets of two folders."),
    ],
    exitCodes: [
      ExitStatus(.success, "An app gets the same from both themes."), ExitStatus(.findings, "The themes differ."),
      ExitStatus(.failure, "A theme cannot be read or has errors."), .usage,
    ], run: DiffCommand.run)
}

/// The forms in which differences are written.
enum DifferenceForm: String, CaseIterable {
  /// For people.
  case text
  /// One document for tools.
  case json
  /// For a comment on a pull request.
  case markdown
}

extension OptionSpec {
  static let differenceForm = OptionSpec(
    "format", value: .choice(DifferenceForm.allCases.map(\.rawValue)), defaultValue: DifferenceForm.text.rawValue,
    help: "The form of the answer.")
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
    let form = parsed.choice(.differenceForm) ?? DifferenceForm.text
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
