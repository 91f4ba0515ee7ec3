package import ThemeAnalysis
package import ThemeCompiler
package import ThemeEditor
package import ThemeProject

/// The server's access to files, which it does not touch itself.
package protocol WorkspaceFiles {
  /// Reads the file at an absolute path.
  func read(_ path: ImportPath) -> ImportGraph.Reading
  /// Whether a path leads to a place in a folder; asked before the file is read, and remembered until ``forget()``.
  func isInside(_ path: ImportPath, _ folder: ImportPath) -> Bool
  /// Forgets where paths lead: files may have come, gone or moved.
  func forget()
  /// The stylesheets in a folder and below it that are chosen for each folder, as absolute paths.
  func themes(in folder: ImportPath, _ selection: @escaping (_ folder: ImportPath) -> FileSelection) -> [ImportPath]
  /// Begins to read the app in some folders and files, without what is excluded and without links out of a root.
  func app(in place: WorkspaceApps.Place, _ selection: @escaping (_ folder: ImportPath) -> FileSelection)
    -> WorkspaceApps.Step
  /// Whether a folder is the top of a repository: a `themec.json` above it does not apply.
  func isTop(_ folder: ImportPath) -> Bool
  /// Whether another user has put a file into a folder that others can write to.
  func isForeign(_ path: ImportPath) -> Bool
  /// Writes a page that the user only reads, and returns its path; nil if it cannot be written.
  func publish(_ name: String, _ bytes: [UInt8]) -> ImportPath?
  /// The page that `themec preview` makes of a theme; nil if it cannot be shown.
  func preview(of theme: AnalyzedTheme, named name: String) -> [UInt8]?
  /// The answer of `themec explain` for a class path, one of its properties, or a definition; nil if nothing names it.
  func explanation(of selection: String, property: String?, in theme: AnalyzedTheme) -> [UInt8]?
}

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
  package typealias Step = () -> AppFiles?

  private var known: [Place: AppFiles] = [:]
  /// The apps that need not be read again.
  private var current: Set<Place> = []
  /// The apps to be read, the first of them perhaps in part.
  private var pending: [(place: Place, step: Step)] = []

  /// The app at a place as it was read last; it is read later if need be, as `begin` says.
  mutating func app(at place: Place, begin: () -> Step) -> AppFiles? {
    if current.insert(place).inserted { pending.append((place, begin())) }
    return known[place]
  }

  /// Has all apps that are asked for read again.
  mutating func forget() { (current, pending) = ([], []) }

  /// The paths of all apps.
  var paths: [ImportPath] { current.union(known.keys).flatMap(\.paths) }

  var areUnread: Bool { !pending.isEmpty }

  /// Reads some more; returns an app that is whole now.
  mutating func read() -> AppFiles? {
    guard let (place, step) = pending.first, let app = step() else { return nil }
    pending.removeFirst()
    known[place] = app
    return app
  }
}
