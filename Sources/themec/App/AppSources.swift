import ThemeAnalysis
import ThemeApp
import ThemeBase
import ThemeCompiler

/// The sources of the app that uses the themes of a run, read.
struct AppSources: Sendable {
  let usage: AppUsage
  let files: AppFiles
  /// Why some files could not be read.
  let problems: [Failure.Problem]
  /// The files that were not read and may ask for classes, in words; empty without any.
  let unread: [String]
  /// Whether there is some file that says anything.
  let isRead: Bool

  /// Reads the files of an app.
  init(_ places: [AppListing.Place], on workers: Workers, selecting selection: @escaping FileSearch.Selection)
    throws(Failure)
  {
    var reading = AppReading(try AppListing(places, AppListing.limits, selection), on: workers)
    while try reading.step() {}
    self.init(reading)
  }

  /// The app of files that were read.
  init(_ reading: AppReading) {
    let listing = reading.listing
    var usage = AppUsage(reading.files.map(\.facts))
    usage.assets = AssetNames(
      paths: listing.files.map { $0.name() },
      namespaces: Set(
        reading.files.indices.filter { reading.files[$0].isNamespace }.map { listing.files[$0].folder.name() }))
    usage.fonts = reading.files.reduce(into: []) { $0.formUnion($1.fonts) }
    usage.sheetNames = Set(listing.sheets.map { String($0.name().split(separator: "/").last?.dropLast(4) ?? "") })
    usage.unknownPlace = Self.unknownPlace(in: usage, listing.files, reading.files)
    self.usage = usage
    isRead = !listing.files.isEmpty
    unread =
      listing.unread.sorted { $0.key < $1.key }.map { counted($0.value, "file") + " '.\($0.key)'" }
      + (listing.runtimeFiles > 0 ? [counted(listing.runtimeFiles, "file") + " of NUI itself"] : [])
    problems =
      listing.problems + reading.files.compactMap(\.problem) + (isRead ? [] : [.nothingRead(listing.places, unread)])
    files = AppFiles(
      usage,
      files: listing.files.indices.reduce(into: [:]) { files, number in
        guard let facts = reading.files[number].facts else { return }
        files[number] = AppFiles.File(
          path: ImportPath(bytes: listing.files[number].bytes), bytes: reading.files[number].bytes,
          comments: facts.comments)
      }, problems: problems.map(\.message))
  }

  /// `Sources/List.swift:12 and 3 other places`, of the classes of which nothing is known.
  private static func unknownPlace(in usage: AppUsage, _ paths: [FilePath], _ files: [AppReading.File]) -> String? {
    let places = usage.dynamicPlaces.filter(\.isUnknown)
    guard let first = places.first else { return nil }
    let lines = LineMap(SourceFile(id: FileID(index: 0), path: "", bytes: files[first.file].bytes))
    let others = places.count - 1
    return "\(paths[first.file].display()):\(lines.line(at: first.range.lowerBound))"
      + (others > 0 ? " and \(counted(others, "other place"))" : "")
  }
}

extension Failure.Problem {
  /// The problem of an app in which nothing can be read.
  fileprivate static func nothingRead(_ places: [FilePath], _ unread: [String]) -> Failure.Problem {
    Failure.Problem(
      message: "read no file of the app in \(places.map { quotedPath($0) }.joined(separator: ", ")) (\(AppFile.forms))",
      help: unread.isEmpty ? ["name the folder of the app's sources"] : ["not read: \(unread.joined(separator: ", "))"])
  }
}
