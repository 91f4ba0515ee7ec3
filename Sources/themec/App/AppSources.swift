import ThemeAnalysis
import ThemeApp
import ThemeBase
import ThemeCompiler

/// The reading of an app's files: first those that ask for classes, then those that hold their constants.
struct AppReading {
  struct File: Sendable {
    var facts: AppFacts?
    /// Empty for a file without facts.
    var bytes: [UInt8] = []
    var fonts: Set<String> = []
    /// Whether it is a folder of a catalogue that precedes the names of its assets.
    var isNamespace = false
    var problem: Failure.Problem?
  }

  /// Reads a file, or changes what was read of it.
  private typealias Pass = @Sendable (_ path: FilePath, _ file: File) -> File

  /// The most passes for constants: one may hold another file's constant.
  private static let mostRounds = 4

  private(set) var listing: AppListing
  private let workers: Workers
  /// The number of files that a step reads.
  private let batch: Int
  private(set) var files: [File] = []
  /// The pass over the files that goes on; nil after the last one.
  private var pass: Pass? = { path, _ in AppReading.read(path) }
  /// The number of files that the pass has read.
  private var done = 0
  private var searched: Set<String> = []
  private var rounds = 0
  private var isLast = false

  /// Begins to read the files of a list, so many of them in a step.
  init(_ listing: AppListing, on workers: Workers, batch: Int = .max) {
    (self.listing, self.workers, self.batch) = (listing, workers, batch)
  }

  /// Lists or reads some more files; false if none is left.
  mutating func step() throws(Failure) -> Bool {
    guard try !listing.step() else { return true }
    guard let pass else { return false }
    let count = listing.files.count
    if files.isEmpty { files = Array(repeating: File(), count: count) }
    let range = done..<done + min(batch, count - done)
    // Arrays of their own: a part of the files would have all of them copied.
    let (paths, old) = (Array(listing.files[range]), Array(files[range]))
    files.replaceSubrange(range, with: workers.map(count: range.count) { pass(paths[$0], old[$0]) })
    done = range.upperBound
    if done == count { (self.pass, done) = (nextPass(), 0) }
    return true
  }

  /// The pass after one that is done: over files that hold the constants of others, or at last over uses of typed accessors.
  private mutating func nextPass() -> Pass? {
    guard !isLast else { return nil }
    rounds += 1
    let names = AppUsage.unknownNames(in: files.map(\.facts)).subtracting(searched)
    if !names.isEmpty, rounds <= Self.mostRounds {
      searched.formUnion(names)
      let search = NameSearch(names)
      return { path, file in
        guard file.facts == nil else { return file }
        return Self.source(path, file, search) { kind, bytes in kind.allFacts(of: bytes) }
      }
    }
    isLast = true
    let accessors = files.reduce(into: [:]) { all, file in all.merge(file.facts?.accessors ?? [:]) { first, _ in first }
    }
    guard !accessors.isEmpty else { return nil }
    let search = NameSearch(accessors.keys.compactMap { $0.split(separator: ".").first.map(String.init) })
    return { path, file in
      guard file.facts?.accessors.isEmpty != false else { return file }
      return Self.source(path, file, search) { _, bytes in
        var facts = file.facts ?? AppFacts()
        facts.uses += AppFile.accessorUses(in: bytes, of: accessors)
        return facts
      }
    }
  }

  private static func read(_ path: FilePath) -> File {
    let kind = AppFile(path: path.name())
    guard AppListing.isRead(path) else { return File() }
    do throws(SystemError) {
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
    } catch { return File(problem: .init(message: "cannot read \(quotedPath(path)): \(error.text)")) }
  }

  /// A file of sources with other facts, if one of some words is in it.
  private static func source(
    _ path: FilePath, _ file: File, _ search: NameSearch, facts: (AppFile, [UInt8]) -> AppFacts?
  ) -> File {
    guard let kind = AppFile(path: path.name()), case .source = kind else { return file }
    let bytes = file.facts == nil ? (try? FileReader().readRegularFile(path).bytes) ?? [] : file.bytes
    guard search.isIn(bytes) else { return file }
    var file = file
    file.facts = facts(kind, bytes)
    file.bytes = bytes
    return file
  }
}

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
