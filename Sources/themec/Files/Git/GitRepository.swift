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
    else { return nil }
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

/// A difference without context, as `git diff --unified=0` writes it: which lines of which files are new.
struct GitDiff {
  /// The new lines of each file, counted from 1, by the file's path in the repository.
  private(set) var lines: [[UInt8]: [ClosedRange<Int>]] = [:]

  /// Reads a difference whose new paths begin with `b/`.
  init(_ bytes: [UInt8]) {
    var path: [UInt8]?
    // The lines of a hunk that follow: they may look like anything.
    var rest = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if rest > 0, let first = line.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
        rest -= 1
      } else if line.starts(with: "+++ ".utf8) {
        path = Self.path(line.dropFirst(4))
        if let path { lines[path] = lines[path] ?? [] }
      } else if line.starts(with: "@@ ".utf8), let path {
        let counts = line.split(separator: UInt8(ascii: " ")).dropFirst().prefix(2).map(Self.lines)
        guard counts.count == 2 else { continue }
        rest = counts[0].count + counts[1].count
        if counts[1].count > 0 { lines[path]?.append(counts[1].start...counts[1].start + counts[1].count - 1) }
      }
    }
  }

  /// `-3`, `+3,2`: where lines start, and how many there are.
  private static func lines(_ word: ArraySlice<UInt8>) -> (start: Int, count: Int) {
    let numbers = word.dropFirst().split(separator: UInt8(ascii: ",")).map { digits in
      Int(String(decoding: digits.prefix(9), as: UTF8.self)) ?? 0
    }
    return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 1)
  }

  /// The path in `b/name`, or nil for no file.
  ///
  /// A tab follows a name with blanks, and a name with signs that mean something is quoted.
  private static func path(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let text = text.last == UInt8(ascii: "\t") ? text.dropLast() : text
    let name = text.first == UInt8(ascii: "\"") ? unquoted(text.dropFirst().dropLast()) : Array(text)
    return name.starts(with: "b/".utf8) ? Array(name.dropFirst(2)) : nil
  }

  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let sign = rest.first else {
        result.append(byte)
        continue
      }
      if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(sign) {
        let digits = rest.prefix(3)
        rest = rest.dropFirst(3)
        result.append(digits.reduce(0) { $0 &* 8 &+ ($1 &- UInt8(ascii: "0")) })
      } else {
        rest.removeFirst()
        result.append(escapes[sign] ?? sign)
      }
    }
    return result
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
    UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]
}
