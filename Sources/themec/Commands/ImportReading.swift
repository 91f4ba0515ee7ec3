import ThemeExchange

/// The files that an import reads, noted so that none of them is written over.
///
/// Nothing is read outside of the folders that the user named, or of those of the files that they named.
struct ImportReading {
  var plan = FilePlan()
  private let mayLeaveRoot: Bool
  private var reader = NamedFileReader()
  /// The folders of themes that were read.
  private var known: Set<FileIdentity> = []
  /// The most files of a folder that are read.
  private static let mostFiles = 100_000
  private static let deepest = 32

  init(mayLeaveRoot: Bool) { self.mayLeaveRoot = mayLeaveRoot }

  /// Reads files and folders of tokens: later ones override earlier ones, and those for one appearance override all others.
  mutating func tokens(
    _ arguments: [Argument], modes: [(name: String, arguments: [Argument])], choosing choices: ContextChoices
  ) throws(Failure) -> ImportResult {
    var sources: [ImportSource] = []
    var folders: [FilePath?] = []
    for (mode, arguments) in [(nil, arguments)] + modes.map({ (Optional($0.name), $0.arguments) }) {
      for argument in arguments {
        sources.append(try source(argument, mode))
        let path = argument.isDash ? nil : FilePath(argument)
        folders.append(sources.last?.isFolder == true ? path : path?.folder)
      }
    }
    var reading = self
    defer { self = reading }
    return TokenImporter.read(sources, choosing: choices) { source, name in
      guard let folder = folders[source] else { return nil }
      let path = folder.appending(FilePath(name))
      guard reading.mayRead(path, in: folder) else { return ImportFile(path: name, name: "", bytes: nil) }
      return try? reading.file(path, as: name, in: folder)
    }
  }

  /// A file, or a folder with its files.
  private mutating func source(_ argument: Argument, _ mode: String?) throws(Failure) -> ImportSource {
    let path = FilePath(argument)
    if !argument.isDash, LocalFileSystem().statusIfAny(of: path)?.kind == .folder {
      var files: [ImportFile] = []
      try collectTokens(path, "", 0, &files)
      guard files.contains(where: { $0.bytes != nil }) else {
        throw Failure(
          "\(quotedPath(path)) has no files of tokens: their names end in '.json' or '.json5'",
          help: files.first(where: \.isYAML).map { [$0.conversion] } ?? [])
      }
      return ImportSource(path.display(), files, isFolder: true, mode: mode)
    }
    guard let input = try Input.list([argument], standardInputName: nil).first else { throw .usage("no file is named") }
    let content = try input.read()
    plan.note(reading: content.status.identity, called: input.name)
    let name = input.path?.lastComponent.text ?? input.name
    let file = ImportFile(path: name, name: input.name, bytes: content.bytes)
    return ImportSource(input.name, [file], isFolder: false, mode: mode)
  }

  private static let tokenEndings = [".json", ".json5", ".jsonc", ".tokens"]
  /// The endings of files that may have tokens, too, but are not read.
  private static let foreignEndings = [".yaml", ".yml", ".js", ".mjs", ".cjs", ".ts"]

  /// Reads the JSON files of a folder and of those below it; links are not followed.
  private mutating func collectTokens(_ path: FilePath, _ folder: String, _ depth: Int, _ files: inout [ImportFile])
    throws(Failure)
  {
    try check(path, depth, files.count)
    for name in names(in: path) where name.text != "node_modules" {
      let below = path.appending(name)
      switch (try? LocalFileSystem().linkStatus(of: below))?.kind {
      case .folder: try collectTokens(below, "\(folder)\(name.text)/", depth + 1, &files)
      case .regular where Self.tokenEndings.contains(where: name.text.hasSuffix):
        files.append(try file(below, as: folder + name.text, in: path))
      case .regular where Self.foreignEndings.contains(where: name.text.hasSuffix):
        files.append(ImportFile(path: folder + name.text, name: below.display(), bytes: nil))
      default: continue
      }
    }
  }

  /// Reads SAP's themes: folders with their files, folders above them, sets of themes, or files.
  mutating func themes(_ arguments: [Argument]) throws(Failure) -> ImportResult {
    var sources: [ImportSource] = []
    for argument in arguments {
      let path = FilePath(argument)
      var files: [ImportFile] = []
      if argument.isDash || LocalFileSystem().statusIfAny(of: path)?.kind != .folder {
        files = try source(argument, nil).files
        // A file beside those of a theme says what the theme is for.
        let about = path.folder.appending(".theming")
        if !argument.isDash, LocalFileSystem().statusIfAny(of: about) != nil {
          files.append(try file(about, as: ".theming", in: path.folder))
        }
      } else {
        try collectThemes(path, "", 0, &files, in: path)
      }
      sources.append(ImportSource(path.display(), files, isFolder: true))
    }
    return SAPImporter.read(sources)
  }

  /// Reads the files of themes in a folder and in those below it, each once; the exports of other libraries repeat them.
  private mutating func collectThemes(
    _ path: FilePath, _ folder: String, _ depth: Int, _ files: inout [ImportFile], in root: FilePath
  ) throws(Failure) {
    try check(path, depth, files.count)
    guard let identity = LocalFileSystem().statusIfAny(of: path)?.identity, known.insert(identity).inserted else {
      return
    }
    let all = names(in: path, withHidden: true)
    for name in all where SAPImporter.reads(name.text, in: folder) {
      let below = path.appending(name)
      let file = try self.file(below, as: folder + name.text, in: root)
      files.append(file)
      guard name.text == ".theming" else { continue }
      for member in SAPImporter.themes(ofSet: file.bytes ?? []) {
        let theme = path.folder.appending(FilePath(member))
        guard mayLeaveRoot || isBeside(path, member) else {
          throw Failure(
            "the set \(quotedPath(below)) names \(quoted(member)), which is no folder beside it",
            help: [Failure.helpAboutRoot])
        }
        try collectThemes(theme, "\(folder)\(member)/", depth + 1, &files, in: theme)
      }
    }
    let folders = all.filter { name in
      (try? LocalFileSystem().linkStatus(of: path.appending(name)))?.kind == .folder
        && !name.bytes.starts(with: ".".utf8)
    }
    for name in folders where !folders.contains("Base") || name == "Base" {
      try collectThemes(path.appending(name), "\(folder)\(name.text)/", depth + 1, &files, in: root)
    }
  }

  private mutating func mayRead(_ path: FilePath, in root: FilePath) -> Bool {
    mayLeaveRoot || reader.isInside(path, root)
  }

  /// Whether a theme of a set is a folder beside the set's, or missing.
  private func isBeside(_ set: FilePath, _ member: String) -> Bool {
    let name = FilePath(member)
    let kind = (try? LocalFileSystem().linkStatus(of: set.folder.appending(name)))?.kind
    return name.lastComponent == name && ![".", ".."].contains(name) && kind != .link
  }

  mutating func catalog(_ argument: Argument) throws(Failure) -> ImportResult {
    guard !argument.isDash else { throw .usage("a catalogue is a folder, which standard input cannot be") }
    var path = FilePath(argument)
    if path.lastComponent == "Contents.json" { path = path.folder }
    guard let status = LocalFileSystem().statusIfAny(of: path) else {
      throw Failure("cannot read \(quotedPath(path)): no such folder")
    }
    guard status.kind == .folder else {
      throw Failure(
        "\(quotedPath(path)) is a file, not a catalogue", help: ["name the folder that ends in '.xcassets'"])
    }
    let name = path.lastComponent
    let isSet = name.text.hasSuffix(".colorset")
    var files: [ImportFile] = []
    try collectContents(path, isSet ? name.text : "", 0, &files, in: path)
    return CatalogImporter.read(files, named: path.display())
  }

  /// Reads the `Contents.json` of a folder and of those below it; links are not followed.
  private mutating func collectContents(
    _ path: FilePath, _ folder: String, _ depth: Int, _ files: inout [ImportFile], in root: FilePath
  ) throws(Failure) {
    try check(path, depth, files.count)
    let system = LocalFileSystem()
    let file = path.appending("Contents.json")
    if (try? system.linkStatus(of: file)) != nil {
      files.append(try self.file(file, as: folder, in: root))
    } else if folder.hasSuffix(".colorset") {
      files.append(ImportFile(path: folder, name: file.display(), bytes: nil))
    }
    for name in names(in: path) {
      let below = path.appending(name)
      guard (try? system.linkStatus(of: below))?.kind == .folder else { continue }
      try collectContents(below, folder.isEmpty ? name.text : "\(folder)/\(name.text)", depth + 1, &files, in: root)
    }
  }

  /// Refuses folders that are too deep or have too many files.
  private func check(_ path: FilePath, _ depth: Int, _ count: Int) throws(Failure) {
    guard depth <= Self.deepest else {
      throw Failure("'\(path.display())' lies more than \(Self.deepest) folders deep")
    }
    guard count < Self.mostFiles else { throw Failure("the folder has more than \(Self.mostFiles) files") }
  }

  /// Reads a file of the folder `root` that the importer calls `name`.
  private mutating func file(_ path: FilePath, as name: String, in root: FilePath) throws(Failure) -> ImportFile {
    do throws(SystemError) {
      let content = try reader.read(path, in: mayLeaveRoot ? nil : root)
      plan.note(reading: content.status.identity, called: path.display())
      return ImportFile(path: name, name: path.display(), bytes: content.bytes)
    } catch { throw .cannotRead(path, because: error) }
  }

  /// The visible names in a folder, in order.
  private func names(in folder: FilePath, withHidden: Bool = false) -> [FilePath] {
    let names = (try? LocalFileSystem().names(in: folder, limit: Self.mostFiles)) ?? []
    return names.filter { withHidden || !$0.bytes.starts(with: ".".utf8) }.sorted {
      $0.bytes.lexicographicallyPrecedes($1.bytes)
    }
  }
}
