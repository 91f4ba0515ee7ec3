import ThemeApp
import ThemeProject

/// The files of an app that can say something about themes, listed folder by folder.
struct AppListing {
  /// A folder or file of an app, as it was named.
  struct Place {
    var path: FilePath
    /// The origin of its name, if it is a configuration or an option.
    var origin: Setting.Origin?
    /// The folder that links may not leave, or nil for anywhere.
    var root: FilePath?
  }

  /// The most that commands look at.
  static let limits = FileSearch.Limits(files: 200_000, bytes: 1 << 31, depth: 2_000)
  /// Folders of other people's code and of products, which are read only where they are named.
  private static let skipped: Set<FilePath> = ["Pods", "Carthage", ".build", "build", "DerivedData", "node_modules"]

  private var pending: ArraySlice<(place: Place, search: FileSearch)> = []
  private var known: Set<FilePath> = []
  private(set) var files: [FilePath] = []
  private(set) var problems: [Failure.Problem] = []

  /// Begins to list the files of folders, and named files as they are; each once.
  init(_ places: [Place], _ limits: FileSearch.Limits, _ selection: @escaping FileSearch.Selection) throws(Failure) {
    for place in places {
      guard LocalFileSystem().statusIfAny(of: place.path) != nil else { throw .noApp(place) }
      let search = FileSearch(
        in: place.path, limits: limits, skipping: Self.skipped, root: place.root,
        where: { !$0.excludes($1) && Self.isOfInterest($1) }, reading: Self.isRead, selection: selection)
      pending.append((place, search))
    }
  }

  /// Looks into one more folder; false if none is left.
  mutating func step() throws(Failure) -> Bool {
    guard let number = pending.indices.first else { return false }
    guard try !pending[number].search.step() else { return true }
    let (place, search) = pending.removeFirst()
    for file in search.files where known.insert(file.absolute).inserted { files.append(file) }
    problems += search.problems
    if let excess = search.excess { problems.append(.excess(excess, in: place)) }
    return true
  }

  /// Whether more of a file is read than its name.
  static func isRead(_ path: FilePath) -> Bool {
    let name = path.name()
    return AppFile(path: name) != nil || AssetNames.isCatalogFolder(name)
  }

  private static func isOfInterest(_ path: [UInt8]) -> Bool {
    let name = String(decoding: path.suffix(64), as: UTF8.self)
    return AppFile(path: name) != nil || AssetNames.isOfInterest(name)
  }
}

extension Failure {
  fileprivate static func noApp(_ place: AppListing.Place) -> Failure {
    Failure(
      "cannot read the app \(quotedPath(place.path)): there is no such file or folder",
      help: place.origin.help(under: "app"))
  }
}

extension Failure.Problem {
  /// The problem of an app that is too large to be read as a whole.
  fileprivate static func excess(_ excess: String, in place: AppListing.Place) -> Failure.Problem {
    Failure.Problem(
      message: "only a part of the app \(quotedPath(place.path)) is read: it has \(excess)",
      help: ["name the folders of its sources, or leave others out by 'exclude'"])
  }
}
