import ThemeFiles
import ThemeImport

/// The files that an import reads, noted so that none of them is written over.
struct ImportReading {
  var plan = FilePlan()
  /// The most files of a folder that are read.
  private static let mostFiles = 100_000
  private static let deepest = 32

  /// Reads a file of tokens, or a folder of Tokens Studio.
  mutating func tokens(_ argument: Argument) throws(Failure) -> ImportResult {
    let path = FilePath(argument)
    if !argument.isDash, LocalFileSystem().statusIfAny(of: path)?.kind == .folder {
      return try tokens(in: path)
    }
    guard let input = try Input.list([argument], standardInputName: nil).first else {
      throw .usage("no file is named")
    }
    let content = try input.read()
    plan.note(reading: content.status.identity, called: input.name)
    let folder = input.path?.folder
    var others: [(FileIdentity, String)] = []
    let result = TokenImporter.read(content.bytes, named: input.name) { name in
      guard let folder else { return nil }
      let path = folder.appending(FilePath(name))
      guard let content = try? FileReader().readRegularFile(path) else { return nil }
      others.append((content.status.identity, path.display()))
      return content.bytes
    }
    for (identity, name) in others { plan.note(reading: identity, called: name) }
    return result
  }

  private mutating func tokens(in folder: FilePath) throws(Failure) -> ImportResult {
    var files: [ImportFile] = []
    try collectTokens(folder, "", 0, &files)
    guard !files.isEmpty else {
      throw Failure("\(quotedPath(folder)) has no files of tokens: their names end in '.json'")
    }
    return TokenImporter.read(folder: files, named: folder.display())
  }

  /// Reads the JSON files of a folder and of those below it; links are not followed.
  private mutating func collectTokens(
    _ path: FilePath, _ set: String, _ depth: Int, _ files: inout [ImportFile]
  ) throws(Failure) {
    try check(path, depth, files.count)
    for name in names(in: path) {
      let below = path.appending(name)
      switch (try? LocalFileSystem().linkStatus(of: below))?.kind {
      case .folder: try collectTokens(below, "\(set)\(name.text)/", depth + 1, &files)
      case .regular where name.text.hasSuffix(".json"):
        files.append(
          ImportFile(
            place: set + name.text.dropLast(5), name: below.display(), bytes: try read(below)))
      default: continue
      }
    }
  }

  mutating func catalog(_ argument: Argument) throws(Failure) -> ImportResult {
    guard !argument.isDash else {
      throw .usage("a catalogue is a folder, which standard input cannot be")
    }
    var path = FilePath(argument)
    if path.lastComponent == "Contents.json" { path = path.folder }
    guard let status = LocalFileSystem().statusIfAny(of: path) else {
      throw Failure("cannot read \(quotedPath(path)): no such folder")
    }
    guard status.kind == .folder else {
      throw Failure(
        "\(quotedPath(path)) is a file, not a catalogue",
        help: ["name the folder that ends in '.xcassets'"])
    }
    let name = path.lastComponent
    let isSet = name.text.hasSuffix(".colorset")
    var files: [ImportFile] = []
    try collectContents(path, isSet ? name.text : "", 0, &files)
    return CatalogImporter.read(files, named: path.display())
  }

  /// Reads the `Contents.json` of a folder and of those below it; links are not followed.
  private mutating func collectContents(
    _ path: FilePath, _ folder: String, _ depth: Int, _ files: inout [ImportFile]
  ) throws(Failure) {
    try check(path, depth, files.count)
    let system = LocalFileSystem()
    let file = path.appending("Contents.json")
    if (try? system.linkStatus(of: file)) != nil {
      files.append(
        ImportFile(place: folder, name: file.display(), bytes: try read(file)))
    } else if folder.hasSuffix(".colorset") {
      files.append(ImportFile(place: folder, name: file.display(), bytes: nil))
    }
    for name in names(in: path) {
      let below = path.appending(name)
      guard (try? system.linkStatus(of: below))?.kind == .folder else { continue }
      try collectContents(
        below, folder.isEmpty ? name.text : "\(folder)/\(name.text)", depth + 1, &files)
    }
  }

  /// Refuses folders that are too deep or have too many files.
  private func check(_ path: FilePath, _ depth: Int, _ count: Int) throws(Failure) {
    guard depth <= Self.deepest else {
      throw Failure("'\(path.display())' lies more than \(Self.deepest) folders deep")
    }
    guard count < Self.mostFiles else {
      throw Failure("the folder has more than \(Self.mostFiles) files")
    }
  }

  private mutating func read(_ path: FilePath) throws(Failure) -> [UInt8] {
    do throws(ReadError) {
      let content = try FileReader().readRegularFile(path)
      plan.note(reading: content.status.identity, called: path.display())
      return content.bytes
    } catch {
      throw .cannotRead(path, because: error)
    }
  }

  /// The visible names in a folder, in order.
  private func names(in folder: FilePath) -> [FilePath] {
    let names = (try? LocalFileSystem().names(in: folder, limit: Self.mostFiles)) ?? []
    return names.filter { !$0.bytes.starts(with: ".".utf8) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }
}
