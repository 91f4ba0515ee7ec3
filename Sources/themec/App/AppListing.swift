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
  private var pending: ArraySlice<(place: Place, search: FileSearch)> = []
  /// The folders and files as they were named.
  let places: [FilePath]
  private var known: Set<FilePath> = []
  private(set) var files: [FilePath] = []
  private(set) var problems: [Failure.Problem] = []
  /// The stylesheets among the files.
  private(set) var sheets: [FilePath] = []
  /// The number of files of each form that nobody here reads, and of those of NUI itself.
  private(set) var unread: [String: Int] = [:]
  private(set) var runtimeFiles = 0

  /// Begins to list the files of folders, and named files as they are; each once.
  init(_ places: [Place], _ limits: FileSearch.Limits, _ selection: @escaping FileSearch.Selection) throws(Failure) {
    self.places = places.map(\.path)
    for place in places {
      guard LocalFileSystem().statusIfAny(of: place.path) != nil else { throw .noApp(place) }
      let search = FileSearch(
        in: place.path, limits: limits, skipping: ForeignFolders.isForeignOrBuild, root: place.root,
        where: { !$0.excludes($1) && Self.isOfInterest($1) }, reading: Self.isRead, selection: selection)
      pending.append((place, search))
    }
  }

  /// Looks into one more folder; false if none is left.
  mutating func step() throws(Failure) -> Bool {
    guard let number = pending.indices.first else { return false }
    guard try !pending[number].search.step() else { return true }
    let (place, search) = pending.removeFirst()
    for file in search.files where known.insert(file.absolute).inserted { take(file) }
    if pending.isEmpty { leaveOutRuntime() }
    problems += search.problems
    if let excess = search.excess { problems.append(.excess(excess, in: place)) }
    return true
  }

  private mutating func take(_ file: FilePath) {
    let ending = AppFile.ending(of: file.name())
    if ending == "nss" {
      sheets.append(file)
    } else if AppFile.unreadEndings.contains(ending) {
      unread[ending, default: 0] += 1
    } else {
      files.append(file)
    }
  }

  /// NUI's own files speak of the classes of others: they are left out where NUI is among the sources.
  private mutating func leaveOutRuntime() {
    guard files.contains(where: { RuntimeFiles.marks.contains($0.lastComponent.text) }) else { return }
    let count = files.count
    files.removeAll { RuntimeFiles.contain($0.lastComponent.text) }
    runtimeFiles = count - files.count
  }

  /// Whether more of a file is read than its name.
  static func isRead(_ path: FilePath) -> Bool {
    let name = path.name()
    return AppFile(path: name) != nil || AssetNames.isCatalogFolder(name)
  }

  private static func isOfInterest(_ path: [UInt8]) -> Bool {
    let name = String(decoding: path.suffix(64), as: UTF8.self)
    let ending = AppFile.ending(of: name)
    return AppFile(path: name) != nil || AssetNames.isOfInterest(name) || ending == "nss"
      || AppFile.unreadEndings.contains(ending)
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
