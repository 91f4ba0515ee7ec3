import ThemeCompiler

/// The files that a run reads, noted so that no output replaces one, and so that a watch sees when one changes.
final class RunFiles {
  private var reader = NamedFileReader()
  /// Nil for a run that nobody repeats: each note costs a look at the file.
  private(set) var log: ReadingLog?
  private(set) var plan = FilePlan()

  /// Begins with the files that are about to be read, if they are watched.
  init(_ log: ReadingLog? = nil) {
    self.log = log
    plan.noteStandardOutput()
  }

  /// Notes a file before it is read.
  func note(_ path: FilePath) { log?.note(path) }

  /// Notes an input before it is read.
  func note(_ input: Input) {
    if let path = input.path { note(path) }
    if let identity = input.identity { plan.note(reading: identity, called: input.name) }
  }

  /// Notes a file that was read.
  func note(_ input: Input, _ content: FileContent) {
    plan.note(reading: content.status.identity, called: input.name)
    if let path = input.path { note(path) }
  }

  /// Notes the configurations that were read or looked for.
  func note(_ configurations: ConfigurationFiles) {
    plan.note(configurations)
    for path in configurations.candidates { note(path) }
  }

  /// The access of an ``ImportGraph`` to the files.
  var access: ImportGraph.Access {
    ImportGraph.Access(
      read: { [self] in read($0) },
      isInside: { [self] in reader.isInside($0.filePath, $1.bytes.isEmpty ? "." : $1.filePath) },
      name: { $0.filePath.name() }, identify: Self.identify, list: Self.names)
  }

  /// The names of files in a folder, as many as a search for a near name may look at.
  private static func names(in folder: ImportPath) -> [String] {
    let path: FilePath = folder.bytes.isEmpty ? "." : folder.filePath
    let names = try? LocalFileSystem().names(in: path, limit: 4_096)
    return names?.map(\.text) ?? []
  }

  /// The path that identifies a file: relative to the working folder if it is below it.
  static func identify(_ path: ImportPath) -> ImportPath {
    ImportPath(bytes: path.filePath.relativeToWorkingFolder.bytes, origin: path.origin)
  }

  private func read(_ path: ImportPath) -> ImportGraph.Reading {
    let path = path.filePath
    note(path)
    do throws(SystemError) {
      let content = try reader.read(path)
      plan.note(reading: content.status.identity, called: path.name())
      return .bytes(content.bytes)
    } catch { return error.isMissing ? .notFound : .failed(error.text) }
  }
}

extension ImportPath { fileprivate var filePath: FilePath { FilePath(bytes: bytes) } }
