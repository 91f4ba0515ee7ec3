import ThemeBase

extension Failure {
  /// The failure to read a file that the user named.
  static func cannotRead(_ path: FilePath, because error: SystemError) -> Failure {
    var help: [String] = []
    if error.isMissing {
      help =
        nearestSibling(of: path).map {
          let isItself = $0.lastComponent == path.lastComponent
          return [isItself ? "it is a link to a file that is missing" : "did you mean '\($0.display())'?"]
        } ?? []
    } else if error == .isFolder {
      help = ["name the theme files in it: '\(path.appending("*.nss").display())'"]
    } else if error == .isOutside {
      help = [helpAboutRoot]
    }
    return Failure("cannot read \(quotedPath(path)): \(error.text)", help: help)
  }

  /// The help about a file outside of the folder that the names in files may not leave.
  static let helpAboutRoot = "'--allow-outside-root' reads it all the same"

  /// The theme beside a missing file that was probably meant; the file itself where the folder has it all the same.
  ///
  /// Only names are compared, without `.nss`: else every short name would be near every other.
  private static func nearestSibling(of path: FilePath) -> FilePath? {
    // A carriage return comes from a script with lines as Windows ends them.
    let end = path.bytes.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
    let wanted = FilePath(bytes: Array(path.bytes[..<end]))
    let stem = wanted.lastComponent.withoutThemeExtension.text
    let names = (try? LocalFileSystem().names(in: path.folder, limit: 2_000)) ?? []
    if names.contains(path.lastComponent) { return path }
    let themes = names.filter { $0 != $0.withoutThemeExtension }
    let stems = themes.map(\.withoutThemeExtension.text).sorted()
    let near = stems.contains(stem) ? stem : NameSuggester.nearest(to: stem, in: stems)
    return themes.first { $0.withoutThemeExtension.text == near }.map { path.folder.appending($0) }
  }

  // MARK: Failures to write outputs; all files are as they were

  static func cannotWrite(_ path: FilePath, _ error: SystemError) -> Failure {
    error.isBrokenPipe
      ? .brokenPipe
      : Failure(
        "cannot write \(quotedPath(path)): \(error.text)",
        help: error.isMissing ? [helpAboutMissingFolder(of: path)] : [])
  }

  /// The failure to write to a stream.
  static func cannotWrite(to stream: String, _ error: SystemError) -> Failure {
    error.isBrokenPipe ? .brokenPipe : Failure("cannot write to \(stream): \(error.text)")
  }

  /// A folder for outputs cannot be made.
  static func cannotMake(_ folder: FilePath, _ error: SystemError) -> Failure {
    Failure("cannot make the folder \(quotedPath(folder)): \(error.text)")
  }

  /// The file may not be written, so it is not replaced either.
  static func readOnly(_ path: FilePath) -> Failure {
    cannotWrite(path, because: "it is read-only", help: ["make it writable, or remove it"])
  }

  /// On this file system the two names are one.
  static func sameFile(_ path: FilePath, _ other: FilePath) -> Failure {
    Failure(
      "\(quotedPath(other)) and \(quotedPath(path)) are one file on this file system",
      help: ["give the outputs names that differ in more than case"])
  }

  /// A source is not what it was when it was read.
  static func changedSinceRead(_ path: FilePath) -> Failure {
    cannotWrite(path, because: "it has changed since it was read")
  }

  /// A file of somebody else is in the place of a file of the product.
  static func foreignFile(_ path: FilePath) -> Failure {
    cannotWrite(
      path, because: "it exists and was not written by themec",
      help: ["remove it, or write the product to another folder"])
  }

  /// The path is not in the plan; a mistake of the program, which would go round its checks.
  static func notPlanned(_ path: FilePath) -> Failure {
    cannotWrite(path, because: "it is not among the files of this run")
  }

  private static func cannotWrite(_ path: FilePath, because reason: String, help: [String] = []) -> Failure {
    Failure("cannot write \(quotedPath(path)): \(reason)", help: help)
  }

  private static func helpAboutMissingFolder(of path: FilePath) -> String {
    LocalFileSystem().statusIfAny(of: path.folder) == nil
      ? "create its folder first: '\(path.folder.display())' is missing"
      : "it is a link into a folder that is missing: create that one first"
  }

  // MARK: Wrong usage: files that cannot all be read and written in one run

  /// Two outputs, called by their names, would be written to one file.
  static func sameOutput(_ path: FilePath, _ one: String, _ other: String) -> Failure {
    .usage(
      one == other
        ? "\(one) would be written twice, to \(quotedPath(path))"
        : "\(one) and \(other) would both be written to \(quotedPath(path))")
  }

  /// An output, called by its name, would replace a file that the run reads.
  static func outputIsRead(_ path: FilePath, _ name: String, reading: String) -> Failure {
    .usage(
      reading == path.name()
        ? "\(quotedPath(path)) is read by this run and would be written over"
        : "\(quotedPath(path)) is \(quoted(reading, limit: 1_000)), which this run reads and would write over",
      help: ["write \(name) elsewhere"])
  }

  static func standardOutputIsRead(_ name: String) -> Failure {
    .usage(
      "standard output is \(quoted(name, limit: 1_000)), which this run reads",
      help: ["send the output to another file"])
  }

  /// The name is one that themec gives to its temporary files.
  static func reservedName(_ path: FilePath) -> Failure {
    .usage(
      "\(quotedPath(path)) is a name that themec gives to its temporary files",
      help: ["choose a name that does not begin with '.themec-'"])
  }
}
