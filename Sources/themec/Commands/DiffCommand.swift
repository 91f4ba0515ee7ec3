import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemePage
import ThemeProject
import ThemeReports
import ThemeTable

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
      let (old, new) = (themes[first], themes[first + 1])
      // The themes may declare classes themselves.
      let trees = [old, new].flatMap { $0.compilation?.graph.files.map(\.tree) ?? [] }
      return ThemeComparison(
        old: request.inputs[first].name, new: request.inputs[first + 1].name,
        difference: ThemeDifference(
          from: (old.compilation, old.table), to: (new.compilation, new.table),
          registry: sources.setups[first + 1].options.registry.adding(declarationsOf: trees).value))
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

extension ThemeDifference {
  /// `3 differences in 2 classes`.
  var summary: String {
    guard !isEmpty else { return "no differences" }
    return counted(count, "difference") + " in " + counted(pathCount, "class", plural: "classes")
  }

  /// Forges limit a comment to 65,536 characters.
  private static let longestTable = 50_000

  /// The differences for a comment on a pull request: the causes, and the differences folded below.
  var markdown: String {
    let list = causes.map { cause in
      let pairs = cause.newlyFailing.map { ("newly fails", $0) } + cause.nowPassing.map { ("now passes", $0) }
      return "- \(MarkdownText.code(cause.name)) \(MarkdownText.code(cause.words))\n"
        + pairs.map { "  - \($0): \(MarkdownText.code($1.words))\n" }.joined()
    }
    return "### themec: \(summary)\n" + (list.isEmpty ? "" : "\n" + list.joined()) + table
  }

  private var table: String {
    guard !isEmpty else { return "" }
    var rows = ""
    var hidden = 0
    for change in groups.flatMap(\.changes) {
      let row = Self.row(change)
      if rows.utf8.count + row.utf8.count < Self.longestTable { rows += row } else { hidden += 1 }
    }
    let rest = hidden > 0 ? "\n\(hidden) more not shown\n" : ""
    return """

      <details><summary>All differences</summary>

      | class | property | before | after | when |
      |---|---|---|---|---|
      \(rows)\(rest)
      </details>

      """
  }

  private static func row(_ change: Change) -> String {
    let when = change.environments == .all ? "" : MarkdownText.code(MediaText.condition(for: change.environments))
    let values = [change.old, change.new].map { $0.map { MarkdownText.code($0.value.shownText) } ?? "none" }
    let cells = [change.path, change.property].map(MarkdownText.code) + values + [when]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }
}

/// Two folders whose stylesheets are compared, those of one name with each other.
struct ThemeFolders {
  private let old: FilePath
  private let new: FilePath
  /// The stylesheets of each name that is in both folders, the old one first.
  private(set) var themes: [Argument] = []
  /// The names that only one of the folders has.
  private var onlyOld: [String] = []
  private var onlyNew: [String] = []

  /// nil unless the command line names folders; fails if only one word is a folder, or no name is in both.
  init?(_ parsed: ParsedArguments) throws(Failure) {
    let folders = parsed.positionals.map { $0.isDash ? nil : FilePath($0).ifFolder }
    guard folders.contains(where: { $0 != nil }) else { return nil }
    guard folders.count == 2, let old = folders[0], let new = folders[1] else {
      throw .usage("a folder can only be compared with a folder", help: ["name two folders, or two themes"])
    }
    (self.old, self.new) = (old, new)
    let before = try Self.sheets(in: old, parsed)
    let after = try Self.sheets(in: new, parsed)
    for name in Set(before.keys).union(after.keys).sorted() {
      switch (before[name], after[name]) {
      case (let old?, let new?): themes += [old, new]
      case (nil, _): onlyNew.append(name)
      case (_, nil): onlyOld.append(name)
      }
    }
    guard !themes.isEmpty else {
      throw Failure("no stylesheet in \(quotedPath(old)) has the name of one in \(quotedPath(new))")
    }
  }

  /// The stylesheets in a folder, by their paths from there.
  private static func sheets(in folder: FilePath, _ parsed: ParsedArguments) throws(Failure) -> [String: Argument] {
    let expansion = try InputExpansion(
      [Argument(bytes: folder.bytes)], ConfigurationFiles(try ConfigurationRequest(parsed)))
    guard expansion.problems.isEmpty else { throw Failure(problems: expansion.problems) }
    let start = folder.absolute.bytes.count
    return expansion.arguments.reduce(into: [:]) { sheets, sheet in
      let name = FilePath(sheet).absolute.bytes.dropFirst(start).drop { $0 == UInt8(ascii: "/") }
      sheets[String(decoding: name, as: UTF8.self)] = sheet
    }
  }

  /// Whether each stylesheet is in both folders.
  var haveSameNames: Bool { onlyOld.isEmpty && onlyNew.isEmpty }

  /// Writes what differs in each pair, and which stylesheets only one of the folders has.
  func write(_ comparisons: [ThemeComparison], as form: DifferenceForm, _ console: Console) throws(Failure) {
    let changed = comparisons.filter { !$0.difference.isEmpty }
    switch form {
    case .json:
      let document: JSONObject = [
        "causes": [String](), "components": [String](), "equal": changed.isEmpty && haveSameNames, "new": new.name(),
        "old": old.name(), "onlyNew": onlyNew, "onlyOld": onlyOld, "themes": comparisons.map(\.json),
      ]
      try console.write(document: document.document(ThemeDifference.form))
    case .markdown:
      let parts = changed.map { "## \(MarkdownText.code($0.new))\n\n\($0.difference.markdown)\n" }
      try console.write(document: Array((parts + lines { "- \(MarkdownText.code($0))" }).joined().utf8))
    case .text:
      for comparison in changed {
        try console.write(lines: "\(comparison.old) → \(comparison.new)\n\n")
        try console.write(comparison.difference.text(console.outputTraits.rendering))
        try console.write(lines: "\n")
      }
      try console.write(lines: lines { $0 }.joined())
      console.report(
        "\(changed.count) of \(counted(comparisons.count, "theme")) changed, \(onlyOld.count) gone, \(onlyNew.count) new"
      )
    }
  }

  /// A line about each stylesheet that only one of the folders has.
  private func lines(_ show: (String) -> String) -> [String] {
    onlyOld.map { "\(show($0)) is only in \(old.name())\n" } + onlyNew.map { "\(show($0)) is only in \(new.name())\n" }
  }
}

extension FilePath {
  /// The path, or nil if it leads to no folder.
  fileprivate var ifFolder: FilePath? { LocalFileSystem().statusIfAny(of: self)?.kind == .folder ? self : nil }
}
