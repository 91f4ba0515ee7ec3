import ThemeBase

extension Failure {
  /// The failure to read a file that the user named.
  static func cannotRead(_ path: FilePath, because error: ReadError) -> Failure {
    var help: [String] = []
    if error.isMissing {
      help = nearestSibling(of: path).map { ["did you mean '\($0.display())'?"] } ?? []
    } else if error == .isFolder {
      help = ["name the theme files in it: '\(path.appending("*.nss").display())'"]
    } else if error == .isOutside {
      help = [helpAboutRoot]
    }
    return Failure("cannot read \(quotedPath(path)): \(error.text)", help: help)
  }

  /// The help about a file outside of the folder that the names in files may not leave.
  static let helpAboutRoot = "'--allow-outside-root' reads it all the same"

  /// The theme beside a missing file that was probably meant.
  ///
  /// Only names are compared, without `.nss`: else every short name would be near every other.
  private static func nearestSibling(of path: FilePath) -> FilePath? {
    // A carriage return comes from a script with lines as Windows ends them.
    let end = path.bytes.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
    let wanted = FilePath(bytes: Array(path.bytes[..<end]))
    let stem = wanted.lastComponent.withoutThemeExtension.text
    let names = (try? LocalFileSystem().names(in: path.folder, limit: 2_000)) ?? []
    let stems = names.filter { $0 != $0.withoutThemeExtension }.map(\.withoutThemeExtension.text).sorted()
    let near = stems.contains(stem) ? stem : NameSuggester.nearest(to: stem, in: stems)
    guard let near else { return nil }
    return path.folder.appending(FilePath("\(near).nss"))
  }
}

extension Failure {
  /// The failure to write outputs; all files are as they were.
  init(_ error: WriteError) {
    switch error {
    case _ where error.isBrokenPipe: self = .brokenPipe
    case .file(let path, let error):
      let help = error.isMissing ? [Self.helpAboutMissingFolder(of: path)] : []
      self.init("cannot write \(quotedPath(path)): \(error.text)", help: help)
    case .standardOutput(let error): self.init("cannot write to standard output: \(error.text)")
    case .folder(let path, let error): self.init("cannot make the folder \(quotedPath(path)): \(error.text)")
    case .readOnly(let path):
      self.init("cannot write \(quotedPath(path)): it is read-only", help: ["make it writable, or remove it"])
    case .sameFile(let path, let other):
      self.init(
        "\(quotedPath(other)) and \(quotedPath(path)) are one file on this file system",
        help: ["give the outputs names that differ in more than case"])
    case .changedSinceRead(let path): self.init("cannot write \(quotedPath(path)): it has changed since it was read")
    case .foreignFile(let path):
      self.init(
        "cannot write \(quotedPath(path)): it exists and was not written by themec",
        help: ["remove it, or write the product to another folder"])
    case .notPlanned(let path): self.init("cannot write \(quotedPath(path)): it is not among the files of this run")
    }
  }

  private static func helpAboutMissingFolder(of path: FilePath) -> String {
    LocalFileSystem().statusIfAny(of: path.folder) == nil
      ? "create its folder first: '\(path.folder.display())' is missing"
      : "it is a link into a folder that is missing: create that one first"
  }

  /// Wrong usage: files that cannot all be read and written in one run.
  init(_ conflict: PlanConflict) {
    switch conflict {
    case .sameOutput(let path, let one, let other):
      self = .usage(
        one == other
          ? "\(one) would be written twice, to \(quotedPath(path))"
          : "\(one) and \(other) would both be written to \(quotedPath(path))")
    case .outputIsRead(let path, let name, let reading):
      self = .usage(
        reading == path.name()
          ? "\(quotedPath(path)) is read by this run and would be written over"
          : "\(quotedPath(path)) is \(quoted(reading, limit: 1_000)), which this run reads and would write over",
        help: ["write \(name) elsewhere"])
    case .standardOutputIsRead(let name):
      self = .usage(
        "standard output is \(quoted(name, limit: 1_000)), which this run reads",
        help: ["send the output to another file"])
    case .reservedName(let path):
      self = .usage(
        "\(quotedPath(path)) is a name that themec gives to its temporary files",
        help: ["choose a name that does not begin with '.themec-'"])
    case .unreachable(let path, let error): self.init("cannot write \(quotedPath(path)): \(error.text)")
    }
  }
}
