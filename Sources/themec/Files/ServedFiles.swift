import ThemeAnalysis
import ThemeCompiler
import ThemeEditor
import ThemeLanguageServer
import ThemePage
import ThemeProject
import ThemeReports
import ThemeTable

/// The files that the language server reads, and the pages that it writes for editors to show.
final class ServedFiles: WorkspaceFiles {
  /// The limits of a search in the client's folders.
  private static let limits = FileSearch.Limits(names: 10_000, files: 10_000, depth: 24)
  /// The limits of an app, which is read while the server is idle.
  private static let appLimits = FileSearch.Limits(names: 10_000, files: 20_000, bytes: 128 << 20, depth: 64)
  /// The number of an app's files that are read between two messages.
  private static let batch = 64

  private let system = LocalFileSystem()
  /// Knows where the paths lead that it was asked about.
  private var reader = NamedFileReader()

  func isInside(_ path: ImportPath, _ folder: ImportPath) -> Bool {
    reader.isInside(FilePath(bytes: path.bytes), FilePath(bytes: folder.bytes))
  }

  func forget() { reader = NamedFileReader() }

  func isForeign(_ path: ImportPath) -> Bool { system.isForeign(FilePath(bytes: path.bytes)) }

  func isTop(_ folder: ImportPath) -> Bool {
    system.statusIfAny(of: FilePath(bytes: folder.bytes).appending(".git")) != nil
  }

  func read(_ path: ImportPath) -> ImportGraph.Reading {
    let path = FilePath(bytes: path.bytes)
    guard path.isAbsolute else { return .notFound }
    do throws(SystemError) { return .bytes(try reader.read(path).bytes) } catch {
      // Editors replace a file when they save it: where it leads has to be looked up again.
      if case .changed = error { forget() }
      return error.isMissing ? .notFound : .failed(error.text)
    }
  }

  /// The stylesheets in a folder and below it, by their paths.
  func themes(in folder: ImportPath, _ selection: @escaping (_ folder: ImportPath) -> FileSelection) -> [ImportPath] {
    var search = FileSearch(
      in: FilePath(bytes: folder.bytes), limits: Self.limits, skipping: ForeignFolders.isForeignOrBuild,
      selection: { selection(ImportPath(bytes: $0.bytes)) })
    try? search.run()
    return search.files.map { ImportPath(bytes: $0.bytes) }
  }

  func app(in place: WorkspaceApps.Place, _ selection: @escaping (_ folder: ImportPath) -> FileSelection)
    -> WorkspaceApps.Step
  {
    let root = place.root.map { FilePath(bytes: $0.bytes) }
    let places = place.paths.map { AppListing.Place(path: FilePath(bytes: $0.bytes), root: root) }
    var reading: AppReading?
    return {
      do throws(Failure) {
        var begun =
          if let reading { reading } else {
            AppReading(
              try AppListing(places, Self.appLimits) { selection(ImportPath(bytes: $0.bytes)) }, on: Workers(nil),
              batch: Self.batch)
          }
        reading = nil
        guard try begun.step() else { return AppSources(begun).files }
        reading = begun
        return nil
      } catch { return AppFiles(nil, problems: error.problems.map(\.message)) }
    }
  }

  // MARK: - Pages

  /// Writes a page into the user's cache, unless it is there already; the user only reads it.
  func publish(_ name: String, _ bytes: [UInt8]) -> ImportPath? {
    guard let cache = Self.cache else { return nil }
    let path = cache.appending(FilePath(name))
    let page = ImportPath(bytes: path.bytes)
    if let known = try? FileReader(system).readRegularFile(path), known.bytes == bytes { return page }
    // A page of another version may not be written over, only replaced.
    try? system.remove(path)
    guard (try? FilePlan().write([Output(.file(path), bytes)], makingFolders: true)) != nil else { return nil }
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
      name: name, table: compilation.table, compilation: compilation, app: theme.app, findings: theme.findings)
    return shown.map { ThemePage([$0], mistakes: $0.hasErrors ? PageMistakes(in: [$0]) : PageMistakes()).bytes() }
  }

  func explanation(of selection: String, property: String?, in theme: AnalyzedTheme) -> [UInt8]? {
    Explainer.explain(selection, property: property, in: StyleEnvironment(), of: theme.compilation).map {
      Array($0.text().text.utf8)
    }
  }
}
