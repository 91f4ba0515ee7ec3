import ThemeCompiler

/// Reads the files that themes import, and notes which they are.
final class ImportFiles {
  private var reader = NamedFileReader()
  var log: ReadingLog
  /// The files that were read, with the names that diagnostics print.
  private(set) var identities: [(FileIdentity, name: String)] = []

  init(_ log: ReadingLog) { self.log = log }

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
    log.note(path)
    do throws(ReadError) {
      let content = try reader.read(path)
      identities.append((content.status.identity, path.name()))
      return .bytes(content.bytes)
    } catch { return error.isMissing ? .notFound : .failed(error.text) }
  }
}

extension ImportPath { fileprivate var filePath: FilePath { FilePath(bytes: bytes) } }
