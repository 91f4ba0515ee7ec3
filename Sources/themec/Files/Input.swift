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
  /// One that cannot be read is nil, and its problem is listed. With `letsGo`, only the status of a theme that imports nothing
  /// is kept.
  static func readAll(_ inputs: [Input], namedBy setting: Setting? = nil, letsGo: Bool = false) -> (
    contents: [FileContent?], problems: [Failure.Problem]
  ) {
    var problems: [Failure.Problem] = []
    let contents = inputs.map { input -> FileContent? in
      do throws(Failure) {
        let content = try input.read(namedBy: setting)
        let isLetGo = letsGo && input.path != nil && content.isLoneTheme
        return isLetGo ? FileContent(bytes: [], status: content.status, isLetGo: true) : content
      } catch {
        problems += error.problems
        return nil
      }
    }
    return (contents, problems)
  }
}
