package import ThemeAnalysis
import ThemeBase
package import ThemeCompiler
import ThemeEditor
package import ThemeProject
import ThemeSyntax

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

/// The imports among the stylesheets of the client's folders, and the stylesheets beneath each as if it imported them.
struct ImporterIndex {
  /// The stylesheets in the order of their paths.
  private(set) var files: [ImportPath]
  private var imports: [ImportPath: [ImportPath]] = [:]
  private var importers: [ImportPath: Set<ImportPath>] = [:]
  /// The files as a set.
  private var fileSet: Set<ImportPath>
  /// The files whose imports have not been read since they changed.
  private var pending: Set<ImportPath>

  init(_ files: [ImportPath]) {
    fileSet = Set(files)
    self.files = fileSet.sorted()
    pending = fileSet
  }

  mutating func noteChange(of path: ImportPath) { pending.insert(path) }

  /// Reads what has changed, and takes up documents that lie elsewhere.
  mutating func update(
    adding documents: [ImportPath], read: (ImportPath) -> [UInt8]?, layers: (ImportPath) -> [ImportPath]
  ) {
    for path in documents where fileSet.insert(path).inserted {
      files.append(path)
      files.sort()
      if imports[path] == nil { pending.insert(path) }
    }
    // An imported file may lie outside the folders.
    while let path = pending.popFirst() {
      let targets = Self.imports(of: path, read(path)) + layers(path)
      set(targets, of: path)
      pending.formUnion(targets.filter { imports[$0] == nil })
    }
  }

  private mutating func set(_ targets: [ImportPath], of path: ImportPath) {
    let old = imports.updateValue(targets, forKey: path) ?? []
    guard old != targets else { return }
    for target in old { importers[target]?.remove(path) }
    for target in targets { importers[target, default: []].insert(path) }
  }

  private static func imports(of path: ImportPath, _ bytes: [UInt8]?) -> [ImportPath] {
    guard let bytes, let end = endOfImports(bytes) else { return [] }
    let head = end < bytes.count ? Array(bytes[..<end]) : bytes
    let tree = Parser.parse(SourceFile(id: FileID(index: 0), path: "", bytes: head)).value
    return ImportLinks.find(in: tree, at: path).map(\.path)
  }

  /// The end of the last `@import`, or nil without one.
  ///
  /// Most files import nothing and need not be parsed; other files usually begin with their imports.
  private static func endOfImports(_ bytes: [UInt8]) -> Int? {
    let word = Array("@import".utf8)
    let bytes = bytes.span
    var index = bytes.count - word.count
    while index >= 0 {
      if bytes[index] == word[0], word.indices.allSatisfy({ bytes[index + $0] == word[$0] }) {
        var end = index + word.count
        while end < bytes.count, bytes[end] != UInt8(ascii: ";") { end += 1 }
        return min(end + 1, bytes.count)
      }
      index -= 1
    }
    return nil
  }

  /// The files above a file that nothing imports; the file itself if nothing imports it.
  ///
  /// In a ring there is no such file. The next file of the ring takes the place: a theme that begins there comes to the
  /// import that closes the ring in this file, where it is told.
  func tops(above path: ImportPath) -> [ImportPath] {
    let above = files(above: path)
    let tops = above.filter { importers[$0, default: []].isEmpty }
    guard tops.isEmpty else { return tops }
    let next = imports[path, default: []].first { above.contains($0) } ?? above.first
    return next.map { [$0] } ?? []
  }

  /// The files at the tops of all themes: those that nothing imports, and one of each ring.
  var tops: [ImportPath] {
    let free = files.filter { importers[$0, default: []].isEmpty }
    let known = Set(files(below: free))
    return Set(free + files.filter { !known.contains($0) }.flatMap { tops(above: $0) }).sorted()
  }

  /// A file and all that lead to it by imports, each once.
  func files(above path: ImportPath) -> [ImportPath] { Self.reach(from: [path]) { importers[$0] ?? [] } }

  /// Some files and all that they import, each once.
  func files(below tops: [ImportPath]) -> [ImportPath] { Self.reach(from: tops) { imports[$0] ?? [] } }

  /// Some files and all to which steps lead from them, each once.
  private static func reach<Steps: Sequence<ImportPath>>(from files: [ImportPath], _ steps: (ImportPath) -> Steps)
    -> [ImportPath]
  {
    var seen = Set(files)
    var pending = files
    while let next = pending.popLast() {
      for file in steps(next) where seen.insert(file).inserted { pending.append(file) }
    }
    return seen.sorted()
  }
}
