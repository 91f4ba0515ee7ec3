import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject

/// The options of the command line about configurations.
struct ConfigurationRequest: Sendable {
  /// The notes of the run.
  var notes: RunNotes?
  /// Whether files may name files outside of their roots.
  var mayLeaveRoot = false
  /// Whether no file is searched.
  var isIsolated = false
  /// The settings of options, which override those of files.
  var settings: [Setting] = []
}

/// The configurations of a run: for each folder the `themec.json` in it and those above it, each read once.
final class ConfigurationFiles {
  private let request: ConfigurationRequest
  private lazy var search = ConfigurationSearch<Failure>(
    read: { [unowned self] path throws(Failure) in try read(path) },
    isTop: { folder in LocalFileSystem().statusIfAny(of: FilePath(bytes: folder).appending(".git")) != nil },
    isInside: request.mayLeaveRoot
      ? nil : { [unowned self] in reader.isInside(FilePath(bytes: $0), FilePath(bytes: $1)) },
    isForeign: { [unowned self] in isForeign(FilePath(bytes: $0)) }, fault: Failure.init)
  private var reader = NamedFileReader()
  /// The folder that was asked for last, and its settings if they are the same for all its files: most are asked for in a row.
  private var last: (folder: FilePath, settings: FileSettings)?
  /// The configurations that were read.
  private(set) var files: [(path: FilePath, content: FileContent)] = []
  /// The paths of all configurations that were looked for, whether they exist or not.
  private(set) var candidates: [FilePath] = []

  init(_ request: ConfigurationRequest) { self.request = request }

  /// Whether another user has put a configuration where others can write, of which a note tells.
  private func isForeign(_ path: FilePath) -> Bool {
    guard LocalFileSystem().isForeign(path) else { return false }
    request.notes?.say(Configuration.noteAboutForeign(escaped(path.name())))
    return true
  }

  private func read(_ path: [UInt8]) throws(Failure) -> (name: String, bytes: [UInt8])? {
    let path = FilePath(bytes: path).relativeToWorkingFolder
    candidates.append(path)
    do throws(SystemError) {
      let content = try FileReader().readRegularFile(path)
      files.append((path, content))
      return (path.name(), content.bytes)
    } catch  where error.isMissing { return nil } catch {
      throw Failure("cannot read \(quotedPath(path)): \(error.text)")
    }
  }

  /// The configurations of the folder of a file, the outer ones first.
  func configurations(forFilesIn folder: FilePath) throws(Failure) -> [Configuration] {
    guard !request.isIsolated else { return [] }
    return try search.configurations(of: folder.absolute.bytes)
  }

  /// Which files of a folder the configurations choose.
  func selection(in folder: FilePath) throws(Failure) -> FileSelection {
    FileSelection(try configurations(forFilesIn: folder))
  }

  /// The settings for a file, which need not exist.
  func settings(for path: FilePath) throws(Failure) -> FileSettings {
    let path = path.absolute
    let folder = path.folder
    if let last, last.folder == folder { return last.settings }
    let configurations = try configurations(forFilesIn: folder)
    let settings = FileSettings(for: path.bytes, in: configurations, request.settings)
    if configurations.allSatisfy({ $0.overrides.isEmpty }) { last = (folder, settings) }
    return settings
  }

  /// Which configurations apply to the files of a graph.
  struct Read: Sendable {
    /// The configurations that were read, each with its size.
    fileprivate var configurations: [(path: FilePath, size: Int)] = []
    /// For each file of the graph the numbers of its configurations.
    fileprivate var numbers: [[Int]] = []

    /// The configurations that apply to at least one of some files.
    func files(for graphFiles: [Int]) -> [(path: FilePath, size: Int)] {
      Set(graphFiles.flatMap { numbers[$0] }).sorted().map { configurations[$0] }
    }
  }

  /// Finds the configurations of all files of a graph.
  func read(for graph: ImportGraph) throws(Failure) -> Read {
    var result = Read()
    var numbers: [String: Int] = [:]
    for path in graph.paths {
      guard path.origin != .builtIn else {
        result.numbers.append([])
        continue
      }
      let path = FilePath(bytes: path.bytes)
      let configurations = try configurations(forFilesIn: path.absolute.folder)
      // The search may just have read more of them.
      for number in result.configurations.count..<files.count {
        let (path, content) = files[number]
        numbers[path.name()] = number
        result.configurations.append((path, content.bytes.count))
      }
      result.numbers.append(configurations.compactMap { numbers[$0.file.path] })
    }
    return result
  }
}

extension FilePlan {
  /// Notes the configurations that a run has read, so that no output replaces one.
  mutating func note(_ configurations: ConfigurationFiles) {
    for (path, content) in configurations.files { note(reading: content.status.identity, called: path.name()) }
  }
}

extension FilePath {
  /// The path from the root of the file system, without `.` and `..`, by its bytes alone.
  var absolute: FilePath {
    let path = isAbsolute ? bytes : (Platform.workingFolders.last?.bytes ?? []) + [UInt8(ascii: "/")] + bytes
    return FilePath(bytes: ImportPath(bytes: path).normalized.bytes)
  }
}

extension Failure {
  /// A configuration with mistakes, each with its place.
  fileprivate init(_ fault: ConfigurationFault) {
    let lines = LineMap(fault.file)
    self.init(
      problems: fault.problems.map { problem in
        let place = lines.position(at: Int(problem.span.start))
        return Problem(
          message: "\(fault.file.path):\(place.line):\(place.column): \(escaped(problem.message))",
          help: problem.help.map { [$0] } ?? [])
      })
  }
}

extension ConfigurationRequest {
  /// Reads the options that set keys for every file.
  ///
  /// A key without an option keeps the value of the configuration files.
  init(_ parsed: ParsedArguments) throws(Failure) {
    isIsolated = parsed.has(.isolated)
    mayLeaveRoot = parsed.has(.allowOutsideRoot)
    notes = RunNotes(Console(color: parsed.choice(.color) ?? .auto, isQuiet: parsed.has(.quiet)))
    for argument in parsed.all(.setting) {
      do throws(TextFault) { settings += try Setting.commandLine(argument.text) } catch {
        throw .usage("'-c': \(escaped(error.message))", help: [error.help])
      }
    }
    for option in [OptionSpec.target, .palette] {
      guard let word = parsed.value(option) else { continue }
      settings.append(Setting(option.name, .word(word.text), from: .option(option.spelling)))
    }
    if let site = parsed.value(.docs)?.text {
      guard CodePages(site: site) != nil else {
        throw .usage("\(quoted(site)) is not the address of a site", help: ["write 'https://…/'"])
      }
      settings.append(Setting("docs", .word(site), from: .option("--docs-url")))
    }
    if parsed.has(.portable) {
      let names = parsed.all(.portable).flatMap { $0.text.split(separator: ",", omittingEmptySubsequences: false) }
      let targets = Set(names.map { String($0) })
      if let wrong = names.first(where: { !Target.words.contains(String($0)) }) {
        throw .wrongChoice(String(wrong), of: "--portable", choices: Target.words)
      }
      settings.append(Setting("portable", .words(targets.sorted()), from: .option("--portable")))
    }
    if parsed.all(.registry).contains(where: \.isDash) { throw .usage("'--registry' takes a file, not standard input") }
    for option in [OptionSpec.registry, .app] where parsed.has(option) {
      let paths = parsed.all(option).map(\.bytes)
      settings.append(Setting(option.name, .paths(paths), from: .option(option.spelling)))
    }
    if parsed.has(.requireReasons) {
      settings.append(Setting("requireReasons", .flag(true), from: .option("--require-reasons")))
    }
    for change in parsed.all(.severity) { settings += try Self.levels(change.text) }
  }

  /// The levels of codes in `NAME=LEVEL`, as `-W` takes it; the name is that of a code or of a group.
  static func levels(_ text: String) throws(Failure) -> [Setting] {
    let levels = ConfigurationKey.levels
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let codes = DiagnosticCode.named(name) else { throw .unknownCode(name) }
    guard parts.count > 1 else {
      throw .usage(
        "'-W' needs a code or group and a level: '-W \(escaped(text))=<level>'",
        help: ["the levels are \(levels.quotedList("and"))"])
    }
    let level = String(parts[1])
    guard levels.contains(level) else { throw .wrongChoice(level, of: "-W \(name)", choices: levels) }
    return codes.map { Setting("rules.\($0.rawValue)", .word(level), from: .option("-W")) }
  }
}

extension ParsedArguments {
  /// The file whose settings are those of the run as a whole: its first theme, or one in the working folder.
  var configuredPath: FilePath {
    if let name = value(.standardInputName) { return FilePath(name) }
    let system = LocalFileSystem()
    let named = (all(.declare) + positionals).lazy.filter { !$0.isDash }.map { FilePath($0) }
    let first = named.first { system.statusIfAny(of: $0) != nil } ?? "."
    return system.statusIfAny(of: first)?.kind == .folder ? first.appending("theme.nss") : first
  }
}

extension FileSettings {
  /// The settings of a run that reads no themes, or reads them later and then says what is to be said of configurations.
  init(ofRun parsed: ParsedArguments) throws(Failure) {
    var request = try ConfigurationRequest(parsed)
    request.notes = nil
    self = try ConfigurationFiles(request).settings(for: parsed.configuredPath)
  }
}
