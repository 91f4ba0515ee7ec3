import ThemeAnalysis
import ThemeBase
import ThemePage
import ThemeReports

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
