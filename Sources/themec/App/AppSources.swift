import ThemeApp
import ThemeBase
import ThemeConfiguration
import ThemeFiles

/// The sources of the app that uses the themes of a run, read.
struct AppSources: Sendable {
  /// A file that says something about classes.
  struct File: Sendable {
    var path: FilePath
    /// Its place in the list that ``AppUsage`` numbers.
    var number: Int
    var bytes: [UInt8]
    /// The comments that speak to themec.
    var comments: [Range<Int>]
  }

  let usage: AppUsage
  let files: [File]
  /// Why some files could not be read.
  let problems: [Failure.Problem]

  /// Reads the files of an app.
  init(
    _ paths: [(path: FilePath, origin: Setting.Origin?)], on workers: Workers,
    selecting selection: @escaping FileSearch.Selection
  ) throws(Failure) {
    let listing = try AppListing(paths, selection)
    var reading = AppReading(listing.files, on: workers)
    reading.readOthers()
    var usage = AppUsage(reading.files.map(\.facts))
    usage.assets = AssetNames(
      paths: listing.files.map { $0.name() },
      namespaces: Set(
        reading.files.indices.filter { reading.files[$0].isNamespace }.map {
          listing.files[$0].folder.name()
        }))
    usage.fonts = reading.files.reduce(into: []) { $0.formUnion($1.fonts) }
    usage.unknownPlace = Self.unknownPlace(in: usage, listing.files, reading.files)
    self.usage = usage
    files = listing.files.indices.compactMap { number in
      guard let facts = reading.files[number].facts else { return nil }
      return File(
        path: listing.files[number], number: number, bytes: reading.files[number].bytes,
        comments: facts.comments)
    }
    problems = listing.problems + reading.files.compactMap(\.problem)
  }

  /// `Sources/List.swift:12 and 3 other places`, of the classes of which nothing is known.
  private static func unknownPlace(
    in usage: AppUsage, _ paths: [FilePath], _ files: [AppReading.File]
  ) -> String? {
    let places = usage.dynamicPlaces.filter(\.isUnknown)
    guard let first = places.first else { return nil }
    let lines = LineMap(
      SourceFile(id: FileID(index: 0), path: "", bytes: files[first.file].bytes))
    let others = places.count - 1
    return "\(paths[first.file].display()):\(lines.line(at: first.range.lowerBound))"
      + (others > 0 ? " and \(counted(others, "other place"))" : "")
  }
}

/// The reading of an app's files: first those that ask for classes, then those that hold their constants.
private struct AppReading {
  struct File: Sendable {
    var facts: AppFacts?
    /// Empty for a file without facts.
    var bytes: [UInt8] = []
    var fonts: Set<String> = []
    /// Whether it is a folder of a catalogue that precedes the names of its assets.
    var isNamespace = false
    var problem: Failure.Problem?
  }

  /// The most rounds: a constant may hold another file's constant.
  private static let mostRounds = 4

  private let paths: [FilePath]
  private let workers: Workers
  private(set) var files: [File]

  init(_ paths: [FilePath], on workers: Workers) {
    self.paths = paths
    self.workers = workers
    files = workers.map(count: paths.count) { Self.read(paths[$0]) }
  }

  private static func read(_ path: FilePath) -> File {
    let name = path.name()
    let kind = AppFile(path: name)
    guard kind != nil || AssetNames.isCatalogFolder(name) else { return File() }
    do throws(ReadError) {
      let bytes = try FileReader().readRegularFile(path).bytes
      var file = File()
      if kind == .font {
        file.fonts = FontFile.names(in: bytes)
      } else if let kind {
        file.facts = kind.facts(of: bytes)
        if file.facts != nil { file.bytes = bytes }
      } else {
        file.isNamespace = AssetNames.providesNamespace(bytes)
      }
      return file
    } catch {
      return File(problem: .init(message: "cannot read \(quotedPath(path)): \(error.text)"))
    }
  }

  /// Reads the files that hold the constants of others, and looks for uses of typed accessors.
  mutating func readOthers() {
    var searched: Set<String> = []
    for _ in 0..<Self.mostRounds {
      let names = AppUsage.unknownNames(in: files.map(\.facts)).subtracting(searched)
      guard !names.isEmpty else { break }
      searched.formUnion(names)
      let search = NameSearch(names)
      readSources(where: { file, bytes in file.facts == nil && search.isIn(bytes) }) {
        kind, bytes, _ in kind.allFacts(of: bytes)
      }
    }
    let accessors = files.reduce(into: [:]) { all, file in
      all.merge(file.facts?.accessors ?? [:]) { first, _ in first }
    }
    let roots = NameSearch(
      accessors.keys.compactMap { $0.split(separator: ".").first.map(String.init) })
    guard !accessors.isEmpty else { return }
    readSources(where: { file, bytes in file.facts?.accessors.isEmpty != false && roots.isIn(bytes)
    }) {
      _, bytes, facts in
      var facts = facts ?? AppFacts()
      facts.uses += AppFile.accessorUses(in: bytes, of: accessors)
      return facts
    }
  }

  private mutating func readSources(
    where isWanted: @escaping @Sendable (File, [UInt8]) -> Bool,
    facts: @escaping @Sendable (AppFile, [UInt8], AppFacts?) -> AppFacts?
  ) {
    let (paths, old) = (paths, files)
    files = workers.map(count: paths.count) { number in
      guard let kind = AppFile(path: paths[number].name()), case .source = kind else {
        return old[number]
      }
      var file = old[number]
      let bytes =
        file.facts == nil
        ? (try? FileReader().readRegularFile(paths[number]).bytes) ?? [] : file.bytes
      guard isWanted(file, bytes) else { return file }
      file.facts = facts(kind, bytes, file.facts)
      file.bytes = bytes
      return file
    }
  }
}
