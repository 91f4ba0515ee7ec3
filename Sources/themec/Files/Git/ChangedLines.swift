import ThemeBase
import ThemeProject

/// The lines to which a report is limited: those that have changed since a commit.
struct ChangedLines: Sendable {
  /// The changed lines of each changed file, or nil for all.
  private var lines: [FileIdentity: [ClosedRange<Int>]?] = [:]

  private init(around folder: FilePath, since reference: String?) throws(Failure) {
    guard let repository = GitRepository(around: folder) else {
      throw Failure(
        "'--changed' needs git, and a repository of it around \(quotedPath(folder))",
        help: ["'git status' says what is wrong"])
    }
    let changes = try repository.changes(since: repository.base(of: reference))
    for (path, ranges) in changes {
      if let file = LocalFileSystem().statusIfAny(of: path)?.identity { lines.updateValue(ranges, forKey: file) }
    }
  }

  /// The words of the command line without those of `--changed`, and the lines that it chooses; nil without it.
  ///
  /// A word that names no file is the commit, as for `git diff`. Without a file, the working folder is meant.
  static func read(_ parsed: ParsedArguments) throws(Failure) -> (ParsedArguments, ChangedLines?) {
    guard let value = parsed.value(.changed) else { return (parsed, nil) }
    for option in [OptionSpec.fix, .unsafeFixes, .diff] where parsed.has(option) {
      throw .usage("'--changed' chooses lines, and '\(option.spelling)' rewrites whole stylesheets")
    }
    var words = parsed.positionals
    var reference = value.bytes.isEmpty ? nil : value.text
    if reference == nil, let index = words.firstIndex(where: { $0.namesNoFile }) {
      reference = words.remove(at: index).text
    }
    let system = LocalFileSystem()
    let first = words.first { !$0.isDash }.map { FilePath($0) }
    let folder = first.map { system.statusIfAny(of: $0)?.kind == .folder ? $0 : $0.folder } ?? "."
    var chosen = parsed
    chosen.positionals = words.isEmpty ? ["."] : words
    return (chosen, try ChangedLines(around: folder, since: reference))
  }

  /// The findings that are about a changed line of some files, which lie at paths.
  func choose(_ findings: [Diagnostic], in files: [(file: SourceFile, path: FilePath)]) -> [Diagnostic] {
    var changed: [FileID: (file: SourceFile, lines: [ClosedRange<Int>]?, map: LineMap)] = [:]
    for (file, path) in files {
      guard let identity = LocalFileSystem().statusIfAny(of: path)?.identity, let lines = lines[identity] else {
        continue
      }
      changed[file.id] = (file, lines, LineMap(file))
    }
    return findings.separated { changed[$0]?.file }.filter { finding in
      ([finding.span] + finding.places).contains { span in
        guard let (_, lines, map) = changed[span.file] else { return false }
        guard let lines else { return true }
        let own = map.line(at: Int(span.start))...map.line(at: max(Int(span.start), Int(span.end) - 1))
        return lines.contains { $0.overlaps(own) }
      }
    }
  }
}

extension Argument {
  /// Whether no file has the name, and none was meant.
  fileprivate var namesNoFile: Bool {
    !isDash && !bytes.suffix(4).elementsEqual(".nss".utf8) && !FilePattern.isPattern(bytes)
      && LocalFileSystem().statusIfAny(of: FilePath(self)) == nil
  }
}
