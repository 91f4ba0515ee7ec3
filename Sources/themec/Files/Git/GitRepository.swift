import ThemeBase

/// The Git repository around a folder, asked by `git` itself.
///
/// Nothing that the repository's own settings name is run: no hook, monitor, filter, converter or other program for
/// differences, and nothing is fetched.
struct GitRepository {
  /// The topmost folder of the working tree.
  private let folder: FilePath
  private var options: [Argument] = [
    "--no-pager", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c",
    "core.quotePath=false", "-c", "diff.relative=false", "-c", "protocol.allow=never",
  ]

  /// Nil without a repository, or without Git.
  init?(around place: FilePath) {
    guard
      let top = Platform.output(
        of: ["git"] + options + ["-C", Argument(bytes: place.bytes), "rev-parse", "--show-toplevel"]), top.count > 1
    else {
      return nil
    }
    folder = FilePath(bytes: Array(top.dropLast()))
    options += ["-C", Argument(bytes: folder.bytes)]
    // Filters run for each file that is compared, and only their names tell which there are.
    let names =
      output("config", "--null", "--name-only", "--get-regexp", #"^filter\..*\.(clean|process|required)$"#) ?? []
    for name in names.split(separator: 0) {
      let off = name.suffix(9).elementsEqual(".required".utf8) ? "=false" : "="
      options += ["-c", Argument(bytes: name + Array(off.utf8))]
    }
  }

  /// The answer of `git`, or nil if it fails.
  private func output(_ words: Argument...) -> [UInt8]? { Platform.output(of: ["git"] + options + words) }

  /// The commit from which the working tree has grown apart from a branch, or the last one without a name; nil without any.
  func base(of reference: String?) throws(Failure) -> Argument? {
    guard let reference else { return commit("HEAD") }
    guard !reference.hasPrefix("-"), let named = commit(reference) else {
      throw Failure(
        "git knows no commit \(quoted(reference))",
        help: ["name a branch, a tag or a commit: '--changed=main'; a shallow clone may lack it"])
    }
    return output("merge-base", named, "HEAD").map { Argument(bytes: $0.dropLast()) } ?? named
  }

  private func commit(_ reference: String) -> Argument? {
    output("rev-parse", "--verify", "--quiet", Argument("\(reference)^{commit}")).map { Argument(bytes: $0.dropLast()) }
  }

  /// The files that have changed since a commit, with their changed lines, or nil for files that Git does not know.
  ///
  /// Without a commit, nothing is known.
  func changes(since base: Argument?) throws(Failure) -> [FilePath: [ClosedRange<Int>]?] {
    var changes: [FilePath: [ClosedRange<Int>]?] = [:]
    if let base {
      let diff = output(
        "diff", "--no-ext-diff", "--no-textconv", "--no-color", "--no-renames", "--ignore-submodules=all", "--text",
        "--unified=0", "--src-prefix=a/", "--dst-prefix=b/", base, "--")
      guard let diff else { throw Failure("git cannot compare the files with \(quoted(base.text))") }
      for (path, lines) in GitDiff(diff).lines { changes[folder.appending(FilePath(bytes: path))] = lines }
    }
    let others =
      base == nil
      ? output("ls-files", "-z", "--cached", "--others", "--exclude-standard")
      : output("ls-files", "-z", "--others", "--exclude-standard")
    guard let others else { throw Failure("git cannot list the files that it does not know") }
    for path in others.split(separator: 0) {
      changes.updateValue(nil, forKey: folder.appending(FilePath(bytes: Array(path))))
    }
    return changes
  }
}
