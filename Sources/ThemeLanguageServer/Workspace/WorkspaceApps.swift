package import ThemeApp
import ThemeBase
package import ThemeCompiler

/// The apps that use the themes of a workspace, read bit by bit between messages, so that no question waits for them.
///
/// Until an app is read again, what was read of it last applies.
package struct WorkspaceApps {
  /// The folders and files of an app, and the folder that links in them may not leave; nil for anywhere.
  package struct Place: Hashable, Sendable {
    package let paths: [ImportPath]
    package let root: ImportPath?
  }

  /// Reads some more of an app, and returns it once it is whole.
  package typealias Step = () -> ServedApp?

  private var known: [Place: ServedApp] = [:]
  /// The apps that need not be read again.
  private var current: Set<Place> = []
  /// The apps to be read, the first of them perhaps in part.
  private var pending: [(place: Place, step: Step)] = []

  /// The app at a place as it was read last; it is read later if need be, as `begin` says.
  mutating func app(at place: Place, begin: () -> Step) -> ServedApp? {
    if current.insert(place).inserted { pending.append((place, begin())) }
    return known[place]
  }

  /// Has all apps that are asked for read again.
  mutating func forget() { (current, pending) = ([], []) }

  /// The paths of all apps.
  var paths: [ImportPath] { current.union(known.keys).flatMap(\.paths) }

  var areUnread: Bool { !pending.isEmpty }

  /// Reads some more; returns an app that is whole now.
  mutating func read() -> ServedApp? {
    guard let (place, step) = pending.first, let app = step() else { return nil }
    pending.removeFirst()
    known[place] = app
    return app
  }
}

/// The app that uses the themes of a workspace, as it was read last.
package struct ServedApp: Sendable {
  /// A file that says something about classes.
  package struct File: Sendable {
    var path: ImportPath
    var bytes: [UInt8]
    /// The comments that speak to themec.
    var comments: [Range<Int>]

    package init(path: ImportPath, bytes: [UInt8], comments: [Range<Int>] = []) {
      self.path = path
      self.bytes = bytes
      self.comments = comments
    }
  }

  /// The classes that the app asks for; nil if it cannot be read.
  package let usage: AppUsage?
  /// The files by their numbers in ``usage``.
  let files: [Int: File]
  /// Why some of it was not read.
  let problems: [String]

  package init(_ usage: AppUsage?, files: [Int: File] = [:], problems: [String] = []) {
    self.usage = usage
    self.files = files
    self.problems = problems
  }
  /// The files as sources after those of a theme.
  struct Sources {
    var sources: SourceSet
    /// By the numbers of the files in ``ServedApp/usage``.
    var byNumber: [Int: SourceFile] = [:]
    /// By the numbers of the files among the sources.
    var paths: [Int: ImportPath] = [:]
    var comments: [(file: SourceFile, comments: [Range<Int>])] = []
  }

  /// The files as sources after those of a theme, each with its name for messages.
  func sources(after sources: SourceSet, name: (ImportPath) -> String) -> Sources {
    var result = Sources(sources: sources)
    for (number, file) in files.sorted(by: { $0.key < $1.key }) {
      let source = result.sources.add(path: name(file.path), bytes: file.bytes)
      result.byNumber[number] = source
      result.paths[Int(source.id.index)] = file.path
      if !file.comments.isEmpty { result.comments.append((source, file.comments)) }
    }
    return result
  }
}
