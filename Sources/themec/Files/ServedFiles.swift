import ThemeCompiler
import ThemeConfiguration
import ThemeEditor
import ThemeFiles
import ThemeLanguageServer
import ThemePage
import ThemeReports
import ThemeService
import ThemeTable

/// The files that the language server reads, and the pages that it writes for editors to show.
final class ServedFiles: WorkspaceFiles {
  /// The limits of a search in the client's folders.
  private static let limits = FileSearch.Limits(names: 10_000, files: 10_000, depth: 24)
  /// Folders that hold no themes of the user.
  private static let skipped: Set<FilePath> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build",
  ]

  private let system = LocalFileSystem()
  /// Knows where the paths lead that it was asked about.
  private var reader = ImportReader()

  func isInside(_ path: ImportPath, _ folder: ImportPath) -> Bool {
    reader.isInside(FilePath(bytes: path.bytes), FilePath(bytes: folder.bytes))
  }

  func forget() { reader = ImportReader() }

  func isTop(_ folder: ImportPath) -> Bool {
    system.statusIfAny(of: FilePath(bytes: folder.bytes).appending(".git")) != nil
  }

  func read(_ path: ImportPath) -> ImportGraph.Reading {
    let path = FilePath(bytes: path.bytes)
    guard path.isAbsolute else { return .notFound }
    do throws(ReadError) {
      return .bytes(try reader.read(path).bytes)
    } catch {
      // Editors replace a file when they save it: where it leads has to be looked up again.
      if case .changed = error { reader = ImportReader() }
      return error.isMissing ? .notFound : .failed(error.text)
    }
  }

  /// The stylesheets in a folder and below it, by their paths.
  func themes(
    in folder: ImportPath, _ selection: @escaping (_ folder: ImportPath) -> FileSelection
  ) -> [ImportPath] {
    let search = try? FileSearch(
      in: FilePath(bytes: folder.bytes), limits: Self.limits, skipping: Self.skipped
    ) { selection(ImportPath(bytes: $0.bytes)) }
    return search?.files.map { ImportPath(bytes: $0.bytes) } ?? []
  }

  /// The app in some folders and files; nil if one of them is not there.
  func app(
    in paths: [ImportPath], _ selection: @escaping (_ folder: ImportPath) -> FileSelection
  ) -> ServedApp? {
    let paths = paths.map { (path: FilePath(bytes: $0.bytes), origin: Setting.Origin?.none) }
    let sources = try? AppSources(paths, on: .threads(nil)) { folder throws(Failure) in
      selection(ImportPath(bytes: folder.bytes))
    }
    return sources.map { sources in
      let files = sources.files.map {
        ($0.number, ServedApp.File(path: ImportPath(bytes: $0.path.bytes), bytes: $0.bytes))
      }
      return ServedApp(sources.usage, files: Dictionary(files) { first, _ in first })
    }
  }

  // MARK: - Pages

  /// Writes a page into the user's cache, unless it is there already; the user only reads it.
  func publish(_ name: String, _ bytes: [UInt8]) -> ImportPath? {
    guard let cache = Self.cache else { return nil }
    let path = cache.appending(FilePath(name))
    let page = ImportPath(bytes: path.bytes)
    if let known = try? FileReader(system).readRegularFile(path), known.bytes == bytes {
      return page
    }
    // A page of another version may not be written over, only replaced.
    try? system.remove(path)
    do throws(Failure) {
      let plan = try FilePlan().checked(writing: [(path, "a page for editors")])
      try OutputWriter.write([Output(.file(path), bytes)], plan, makingFolders: true)
    } catch {
      return nil
    }
    if let file = try? system.open(path, for: .reading) {
      try? system.setPermissions(0o444, of: file)
      try? system.close(file)
    }
    return page
  }

  /// The folder of such pages, or nil without a home; a relative path is ignored.
  private static var cache: FilePath? {
    let own = Platform.variable("XDG_CACHE_HOME").map { FilePath($0) }
    let home = Platform.variable("HOME").map { FilePath($0).appending(".cache") }
    return [own, home].compactMap(\.self).first(where: \.isAbsolute)?.appending("themec")
  }

  func preview(of theme: AnalyzedTheme, named name: String) -> [UInt8]? {
    let compilation = theme.compilation
    let shown = try? PageTheme(
      name: name, table: compilation.table, compilation: compilation, findings: theme.findings)
    return shown.map {
      ThemePage([$0], mistakes: $0.hasErrors ? PageMistakes(in: [$0]) : PageMistakes()).bytes()
    }
  }

  func explanation(
    of selection: String, property: String?, in theme: AnalyzedTheme
  ) -> [UInt8]? {
    Explainer.explain(
      selection, property: property, in: StyleEnvironment(), of: theme.compilation
    ).map { Array($0.text().text.utf8) }
  }
}
