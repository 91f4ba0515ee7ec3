import ThemeCompiler
import ThemeDiagnostics
import ThemeFiles
import ThemeLanguageServer

/// The files that the language server reads, and the pages that it writes for editors to show.
struct ServedFiles {
  /// How many files of the client's folders are looked at.
  private static let maximumFiles = 10_000
  /// How many names of one folder are read.
  private static let maximumNames = 10_000
  /// How deep folders are followed.
  private static let maximumDepth = 24
  /// Folders that hold no themes of the user.
  private static let skipped: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build",
  ]

  private let system = LocalFileSystem()

  var access: WorkspaceFiles {
    WorkspaceFiles(
      read: { read($0) }, themes: { themes(in: $0) },
      isTop: { system.statusIfAny(of: FilePath($0).appending(".git")) != nil },
      publish: { publish($0, $1) })
  }

  private func read(_ path: ImportPath) -> ImportGraph.Reading {
    let path = FilePath(bytes: path.bytes)
    guard path.isAbsolute else { return .notFound }
    do throws(ReadError) {
      return .bytes(try FileReader(system).readRegularFile(path).bytes)
    } catch {
      return error.isMissing ? .notFound : .failed(error.text)
    }
  }

  /// The stylesheets in a folder and below it, by their paths; links to folders are not followed.
  private func themes(in folder: String) -> [String] {
    var found: [String] = []
    var folders = [(path: FilePath(folder), depth: 0)]
    while let next = folders.popLast(), found.count < Self.maximumFiles {
      let names = (try? system.names(in: next.path, limit: Self.maximumNames)) ?? []
      for name in names.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
        let text = name.text
        guard !text.hasPrefix("."), !Self.skipped.contains(text) else { continue }
        let path = next.path.appending(name)
        if text.hasSuffix(".nss") {
          found.append(path.text)
        } else if !text.contains("."), next.depth < Self.maximumDepth,
          (try? system.linkStatus(of: path))?.kind == .folder
        {
          folders.append((path, next.depth + 1))
        }
      }
    }
    return found
  }

  // MARK: - Pages

  /// Writes a page into the user's cache, unless it is there already.
  private func publish(_ name: String, _ bytes: [UInt8]) -> String? {
    guard let cache = Self.cache else { return nil }
    let path = cache.appending(FilePath(name))
    if let known = try? FileReader(system).readRegularFile(path), known.bytes == bytes {
      return path.text
    }
    makeFolder(path.folder)
    let temporary = FilePath(bytes: path.bytes + Array(".new".utf8))
    try? system.remove(temporary)
    do throws(SystemError) {
      let file = try system.open(temporary, for: .creating)
      defer { try? system.close(file) }
      try system.writeAll(bytes, to: file)
      try system.setPermissions(0o444, of: file)
      try system.rename(temporary, to: path)
      return path.text
    } catch {
      try? system.remove(temporary)
      return nil
    }
  }

  private func makeFolder(_ path: FilePath) {
    guard system.statusIfAny(of: path) == nil, path.folder != path else { return }
    makeFolder(path.folder)
    try? system.makeFolder(path)
  }

  /// The folder of such pages, or nil without a home.
  private static var cache: FilePath? {
    if let folder = Platform.variable("XDG_CACHE_HOME") {
      return FilePath(folder).appending("themec")
    }
    return Platform.variable("HOME").map { FilePath($0).appending(".cache/themec") }
  }
}
