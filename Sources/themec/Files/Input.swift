import ThemeBase
import ThemeCompiler
import ThemeProject

/// One file that the user named, to be read.
struct Input: Sendable {
  /// Nil for standard input.
  let path: FilePath?
  /// The name that diagnostics print.
  let name: String
  /// The name that the user gave to standard input, in whose folder its imports are looked for.
  private let givenPath: FilePath?
}

extension Input {
  /// A file, shown by its name from the working folder.
  init(_ path: FilePath) { self.init(path: path, name: path.display(), givenPath: path) }

  /// The inputs of the command line, none of them read yet.
  static func list(_ arguments: [Argument], standardInputName: Argument?) throws(Failure) -> [Input] {
    guard arguments.count(where: \.isDash) <= 1 else {
      throw .usage("'-' is given twice, but standard input can be read only once")
    }
    return arguments.map { argument in
      if argument.isDash {
        let given = standardInputName.map { FilePath($0) }
        return Input(path: nil, name: given?.name() ?? "<stdin>", givenPath: given)
      }
      return Input(FilePath(argument))
    }
  }

  /// The path by which imports find the file.
  ///
  /// Standard input without a name lies in the working folder, but no import leads to it.
  var importedPath: ImportPath {
    RunFiles.identify(ImportPath(bytes: configuredPath.bytes, origin: givenPath == nil ? .stream : .file))
  }

  /// The path by which configurations are found.
  var configuredPath: FilePath { givenPath ?? "<stdin>" }

  /// Reads the input; a configuration can only name a regular file in its root.
  func read(namedBy setting: Setting? = nil) throws(Failure) -> FileContent {
    do throws(SystemError) {
      guard let path else { return try FileReader().read(.standardInput) }
      if let setting, case .file = setting.origin {
        var reader = NamedFileReader()
        return try reader.read(path, in: setting.root.map { FilePath(bytes: $0) })
      }
      return try FileReader().read(path)
    } catch {
      guard let path else { throw Failure("cannot read standard input: \(error.text)") }
      throw .cannotRead(path, because: error)
    }
  }

  /// The identity of the file, or nil.
  var identity: FileIdentity? {
    let system = LocalFileSystem()
    if let path { return system.statusIfAny(of: path)?.identity }
    return try? system.status(of: .standardInput).identity
  }

  /// Reads all inputs.
  ///
  /// One that cannot be read is nil, and its problem is listed.
  static func readAll(_ inputs: [Input], namedBy setting: Setting? = nil) -> (
    contents: [FileContent?], problems: [Failure.Problem]
  ) {
    var problems: [Failure.Problem] = []
    let contents = inputs.map { input -> FileContent? in
      do throws(Failure) { return try input.read(namedBy: setting) } catch {
        problems += error.problems
        return nil
      }
    }
    return (contents, problems)
  }
}

/// The stylesheets that folders and patterns of the command line name.
///
/// A folder names the stylesheets in it and in all folders below it, a pattern such as `themes/**/*.nss` those that
/// match; see ``FileSearch``. Configurations say what is included and excluded.
struct InputExpansion {
  private let configurations: ConfigurationFiles
  private(set) var arguments: [Argument] = []
  /// Why some folders could not be read, and which patterns match nothing.
  private(set) var problems: [Failure.Problem] = []
  /// The files that the command line names, and those that were found; a file is taken once.
  private var named: Set<FilePath> = []
  private var known: Set<FilePath> = []
  private let foreign = ForeignFolders()
  /// Whether a named file is left out as one that is found would be.
  private let excludesNamed: Bool

  /// Expands the words of a command line; a name of a file stays as it is, unless the caller wants it to be excluded too.
  ///
  /// A hook may name files of which none is left, which is no mistake: then there is nothing to do.
  init(_ words: [Argument], _ configurations: ConfigurationFiles, excludesNamed: Bool = false) throws(Failure) {
    self.configurations = configurations
    self.excludesNamed = excludesNamed
    for word in words {
      let kind = word.isDash ? nil : LocalFileSystem().statusIfAny(of: FilePath(word))?.kind
      if kind == .folder {
        try expand(folder: FilePath(word))
      } else if kind == nil, !word.isDash, FilePattern.isPattern(word.bytes) {
        try expand(pattern: word)
      } else if excludesNamed, !word.isDash, try isExcluded(FilePath(word).absolute) {
        continue
      } else if words.count == 1 {
        // Nothing else could name the file again, so its place is not looked for.
        arguments.append(word)
      } else {
        let place = FilePath(word).absolute
        guard word.isDash || !known.contains(place) else { continue }
        named.insert(place)
        arguments.append(word)
      }
    }
    if excludesNamed, arguments.isEmpty, problems.isEmpty { throw .nothingToDo }
  }

  /// Whether a file is left out where a folder around it is named: the working folder, or else its own.
  private func isExcluded(_ file: FilePath) throws(Failure) -> Bool {
    let working = FilePath(".").absolute
    let isBelow = file.bytes.starts(with: working.bytes + [UInt8(ascii: "/")])
    return try configurations.selection(in: file.folder).excludes(file.bytes)
      || foreign.holds(file, below: isBelow ? working : file.folder)
  }

  private mutating func expand(folder: FilePath) throws(Failure) {
    if excludesNamed, try isExcluded(folder.absolute) { return }
    let files = try files(in: folder)
    if files.isEmpty {
      problems.append(
        Failure.Problem(
          message: "there is no stylesheet in \(quotedPath(folder))",
          help: [
            "'include' and 'exclude' of '\(Configuration.fileName)' choose the files; folders of libraries and what "
              + "'.gitignore' names are left out"
          ]))
    }
    add(files)
  }

  private mutating func expand(pattern word: Argument) throws(Failure) {
    let slash = UInt8(ascii: "/")
    let names = word.bytes.split(separator: slash, omittingEmptySubsequences: false)
    let fixed = names.prefix { !FilePattern.isPattern($0) }
    let folder: FilePath =
      fixed.isEmpty ? "." : FilePath(bytes: Array(fixed.joined(separator: [slash])) + (fixed == [[]] ? [slash] : []))
    let rest = names.dropFirst(fixed.count).joined(separator: [slash])
    let pattern: FilePattern
    do throws(TextFault) { pattern = try FilePattern(String(decoding: Array(rest), as: UTF8.self)) } catch {
      throw .usage("\(quoted(word.text)): \(error.message)", help: [error.help])
    }
    let prefix = folder == "." ? 0 : folder.bytes.count + (folder.endsInSlash ? 0 : 1)
    let isFolder = LocalFileSystem().statusIfAny(of: folder)?.kind == .folder
    let files = try isFolder ? files(in: folder) : []
    let matches = files.filter { pattern.matches($0.bytes.dropFirst(prefix)) }
    if matches.isEmpty { problems.append(Failure.Problem(message: "no stylesheet matches \(quoted(word.text))")) }
    add(matches)
  }

  private mutating func add(_ files: [FilePath]) {
    for file in files {
      let place = file.absolute
      guard !named.contains(place), known.insert(place).inserted else { continue }
      arguments.append(Argument(bytes: file.bytes))
    }
  }

  /// The stylesheets in a folder and below it.
  private mutating func files(in folder: FilePath) throws(Failure) -> [FilePath] {
    var search = FileSearch(
      in: folder, skipping: ForeignFolders.isForeign, ignored: foreign, selection: configurations.selection)
    try search.run()
    problems += search.problems
    return search.files
  }
}
