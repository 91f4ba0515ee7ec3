import ThemeApp
import ThemeConfiguration
import ThemeFiles

/// The files of an app that can say something about themes.
struct AppListing {
  /// Folders of other people's code and of products, which are read only where they are named.
  private static let skipped: Set<FilePath> = [
    "Pods", "Carthage", ".build", "build", "DerivedData", "node_modules",
  ]

  private(set) var files: [FilePath] = []
  private(set) var problems: [Failure.Problem] = []

  /// Lists the files of folders, and named files as they are; each once.
  init(
    _ paths: [(path: FilePath, origin: Setting.Origin?)],
    _ selection: @escaping FileSearch.Selection
  ) throws(Failure) {
    var known: Set<FilePath> = []
    for (path, origin) in paths {
      guard let kind = LocalFileSystem().statusIfAny(of: path)?.kind else {
        throw .noApp(path, namedAt: origin)
      }
      let found = kind == .folder ? try list(path, selection) : [path]
      for file in found where known.insert(file.absolute).inserted { files.append(file) }
    }
  }

  private mutating func list(
    _ folder: FilePath, _ selection: @escaping FileSearch.Selection
  ) throws(Failure) -> [FilePath] {
    let search = try FileSearch(
      in: folder, skipping: Self.skipped, where: { !$0.excludes($1) && Self.isOfInterest($1) },
      selection: selection)
    problems += search.problems
    return search.files
  }

  private static func isOfInterest(_ path: [UInt8]) -> Bool {
    let name = String(decoding: path.suffix(64), as: UTF8.self)
    return AppFile(path: name) != nil || AssetNames.isOfInterest(name)
  }
}

extension Failure {
  fileprivate static func noApp(_ path: FilePath, namedAt origin: Setting.Origin?) -> Failure {
    Failure(
      "cannot read the app \(quotedPath(path)): there is no such file or folder",
      help: origin.help(under: "app"))
  }
}
