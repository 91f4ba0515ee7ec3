import ThemeDiagnostics
import ThemeFiles
import ThemeImport
import ThemeReports

extension Command {
  static let importing = Command(
    "import", overview: "Make a stylesheet of design tokens or of an asset catalogue.",
    discussion: """
      'tokens' reads the format and the resolver of the Design Tokens Community Group, files of Style Dictionary and \
      Tokens Studio, and variables of Figma. 'xcassets' reads the colour sets of a catalogue of Xcode, or one of them.

      The stylesheet holds a definition for each token or set, with its values for dark appearance, elevated surfaces and \
      high contrast. What a stylesheet cannot hold is reported with its place and left out. A type that the file does not \
      say is never guessed.
      """,
    positionals: [
      PositionalSpec(
        "form", choices: ImportForm.allCases.map(\.rawValue), help: "'tokens' or 'xcassets'."),
      PositionalSpec(
        "file", files: .any,
        help: "The file of tokens, '-' for standard input, or the folder of the catalogue."),
    ],
    options: [.importOutput, .report, .strict, .maxWarnings],
    examples: [
      Example("import tokens brand.tokens.json -o brand.nss", "Write brand.nss."),
      Example("import xcassets Assets.xcassets", "Print the stylesheet of a catalogue's colours."),
    ],
    exitCodes: [
      ExitStatus(.success, "The stylesheet was written; warnings say what it lacks."),
      ExitStatus(.findings, "The file is damaged, or there are warnings with '--strict'."),
      ExitStatus(.failure, "The file cannot be read, or the stylesheet not be written."), .usage,
    ],
    run: ImportCommand.run)
}

extension OptionSpec {
  static let importOutput = OptionSpec(
    "output", short: "o", value: .text(placeholder: "path"),
    help: "The stylesheet to write; standard output without it.")
}

/// A form that `themec import` reads.
enum ImportForm: String, CaseIterable {
  case tokens, xcassets
}

/// `themec import`.
enum ImportCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let form = try parsed.choice(at: 0, called: "form", as: ImportForm.self)
    let reporter = try Reporter(parsed, showsAllNotes: true)
    let destination = parsed.value(.importOutput).map { Destination($0) } ?? .standardOutput
    if destination == .standardOutput { try reporter.leaveStandardOutput(to: "the stylesheet") }
    let argument = parsed.positionals[1]
    var reading = ImportReading()
    let result =
      switch form {
      case .tokens: try reading.tokens(argument)
      case .xcassets: try reading.catalog(argument)
      }
    var outputs = reporter.files.map { ($0, "the report") }
    if let path = destination.path { outputs.append((path, "the stylesheet")) }
    let plan = try reading.plan.checked(writing: outputs)
    let findings = Findings(
      groups: [Findings.Group(sources: result.sources, diagnostics: result.diagnostics)])
    let verdict = reporter.verdict(on: findings)
    try reporter.announce(verdict, on: console, consequence: "nothing was written")
    let reports = reporter.outputs(of: verdict)
    guard verdict.code == .success else {
      try OutputWriter.write(reports, plan)
      return verdict.code
    }
    try OutputWriter.write(reports + [Output(destination, result.sheet)], plan)
    if let path = destination.path {
      console.report("wrote \(path.display()) (\(counted(result.definitionCount, "definition")))")
    }
    return .success
  }
}

/// The files that an import reads, noted so that none of them is written over.
private struct ImportReading {
  var plan = FilePlan()
  /// The most files of a catalogue that are read.
  private static let mostFiles = 100_000
  private static let deepest = 32

  mutating func tokens(_ argument: Argument) throws(Failure) -> ImportResult {
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
        "\(quotedPath(path)) is no catalogue, but a file",
        help: ["name the folder that ends in '.xcassets'"])
    }
    let name = path.lastComponent
    let isSet = name.text.hasSuffix(".colorset")
    var files: [CatalogImporter.File] = []
    try collect(path, isSet ? name.text : "", 0, &files)
    return CatalogImporter.read(files, named: path.display())
  }

  /// Reads the `Contents.json` of a folder and of those below it; links are not followed.
  private mutating func collect(
    _ path: FilePath, _ folder: String, _ depth: Int, _ files: inout [CatalogImporter.File]
  ) throws(Failure) {
    guard depth <= Self.deepest else {
      throw Failure("'\(path.display())' lies more than \(Self.deepest) folders deep")
    }
    guard files.count < Self.mostFiles else {
      throw Failure("a catalogue has more than \(Self.mostFiles) files")
    }
    let system = LocalFileSystem()
    let file = path.appending("Contents.json")
    if (try? system.linkStatus(of: file)) != nil {
      do throws(ReadError) {
        let content = try FileReader().readRegularFile(file)
        plan.note(reading: content.status.identity, called: file.display())
        files.append(
          CatalogImporter.File(folder: folder, name: file.display(), bytes: content.bytes))
      } catch {
        throw .cannotRead(file, because: error)
      }
    } else if folder.hasSuffix(".colorset") {
      files.append(CatalogImporter.File(folder: folder, name: file.display(), bytes: nil))
    }
    let names = (try? system.names(in: path, limit: Self.mostFiles)) ?? []
    for name in names.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
      let below = path.appending(name)
      guard !name.bytes.starts(with: ".".utf8),
        (try? system.linkStatus(of: below))?.kind == .folder
      else { continue }
      try collect(below, folder.isEmpty ? name.text : "\(folder)/\(name.text)", depth + 1, &files)
    }
  }
}
