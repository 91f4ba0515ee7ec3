import ThemeProject

/// Finds the stylesheets, or files of another kind, in a folder and in all folders below it, as configurations choose them.
///
/// Hidden files are left out, and links to folders are not followed. The order is that of the paths' bytes, so it is the
/// same on every machine.
struct FileSearch {
  /// The most that is looked at; the defaults, which commands use for stylesheets, leave nothing out.
  struct Limits {
    /// The most names that are read of one folder.
    var names = 1 << 20
    /// The most files that are found.
    var files = Int.max
    /// The most bytes of the found files that are going to be read.
    var bytes = Int.max
    /// The depth to which folders are followed.
    var depth = Int.max
  }

  /// Which files of a folder, an absolute path, are chosen.
  typealias Selection = (_ folder: FilePath) throws(Failure) -> FileSelection
  /// Whether a file, an absolute path, is looked for.
  typealias Choice = (_ selection: FileSelection, _ path: [UInt8]) -> Bool

  private let system = LocalFileSystem()
  private let limits: Limits
  private let selection: Selection
  private let isChosen: Choice
  /// Whether the bytes of a file count.
  private let isRead: (_ path: FilePath) -> Bool
  /// Whether folders of a name are never looked into.
  private let isSkipped: (_ name: FilePath) -> Bool
  /// The rules by which files of others, and those that Git leaves out, are left out; nil where all are taken.
  private let ignored: ForeignFolders?
  /// The folder that links may not leave, or nil for anywhere.
  private let root: FilePath?
  private var reader = NamedFileReader()
  private(set) var files: [FilePath] = []
  /// Why some folders and files could not be read.
  private(set) var problems: [Failure.Problem] = []
  /// The limit because of which something is left out, as `more than 9 files`; nil if nothing is.
  private(set) var excess: String?
  private var pending: [(folder: FilePath, depth: Int)] = []
  private var size = 0

  /// Begins to look for the files in a folder; without a choice, for stylesheets.
  ///
  /// A file stands for itself.
  init(
    in folder: FilePath, limits: Limits = Limits(), skipping isSkipped: @escaping (_ name: FilePath) -> Bool,
    ignored: ForeignFolders? = nil,
    root: FilePath? = nil,
    where isChosen: @escaping Choice = { $0.includes($1) },
    reading isRead: @escaping (_ path: FilePath) -> Bool = { _ in true }, selection: @escaping Selection
  ) {
    self.limits = limits
    self.isChosen = isChosen
    self.isRead = isRead
    self.isSkipped = isSkipped
    self.ignored = ignored
    self.root = root
    self.selection = selection
    if system.statusIfAny(of: folder)?.kind == .folder { pending = [(folder, 0)] } else { files = [folder] }
  }

  /// Looks into all folders.
  mutating func run() throws(Failure) { while try step() {} }

  /// Looks into one more folder; false if none is left.
  mutating func step() throws(Failure) -> Bool {
    guard let next = pending.popLast() else {
      files.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
      return false
    }
    try list(next.folder, depth: next.depth)
    return true
  }

  private mutating func list(_ folder: FilePath, depth: Int) throws(Failure) {
    var names: [FilePath]
    do throws(SystemError) { names = try system.names(in: folder, limit: limits.names + 1) } catch {
      problems.append(Failure.Problem(message: "cannot read the folder \(quotedPath(folder)): \(error.text)"))
      return
    }
    if names.count > limits.names {
      names.removeLast()
      excess = "a folder with more than \(limits.names) names"
    }
    let absolute = folder.absolute
    let selection = try selection(absolute)
    for name in names where name.bytes.first != UInt8(ascii: ".") {
      let path = folder.appending(name)
      let place = absolute.appending(name).bytes
      guard let status = try? system.linkStatus(of: path) else { continue }
      if status.kind == .folder {
        guard !isSkipped(name), !selection.excludes(place),
          ignored?.ignores(FilePath(bytes: place), isFolder: true) != true
        else { continue }
        if depth < limits.depth {
          pending.append((path, depth + 1))
        } else {
          excess = "folders more than \(limits.depth) deep"
        }
      } else if isChosen(selection, place), ignored?.ignores(FilePath(bytes: place), isFolder: false) != true,
        let target = file(path, status)
      {
        guard files.count < limits.files else {
          (excess, pending) = ("more than \(limits.files) files", [])
          return
        }
        let own = isRead(path) ? target.size : 0
        if own <= limits.bytes - size {
          size += own
          files.append(path)
        } else {
          excess = "more than \(limits.bytes) bytes"
        }
      }
    }
  }

  /// The status of a file or of that to which a link in the root leads; nil for anything else.
  private mutating func file(_ path: FilePath, _ status: FileStatus) -> FileStatus? {
    guard status.kind == .link else { return status.kind == .regular ? status : nil }
    guard let target = system.statusIfAny(of: path), target.kind == .regular else { return nil }
    if let root, !reader.isInside(path, root) {
      problems += Failure.cannotRead(path, because: .isOutside).problems
      return nil
    }
    return target
  }
}

/// The folders that hold other people's stylesheets or products, and what Git is told to leave out.
///
/// A command leaves them alone in a folder that it is given, unless they are named.
final class ForeignFolders {
  /// The names of folders of libraries and products.
  private static let names: Set<FilePath> = ["Pods", "Carthage", ".build", "DerivedData", "node_modules"]
  /// The endings of folders that a build has made, with copies of stylesheets in them.
  private static let endings = [".app", ".appex", ".framework", ".xcframework", ".xcarchive", ".ipa"]

  /// Whether a folder of this name is of a library or a product.
  static func isForeign(_ name: FilePath) -> Bool {
    names.contains(name) || endings.contains { name.bytes.reversed().starts(with: $0.utf8.reversed()) }
  }

  /// Whether an app's code of one's own is not in a folder of this name: libraries, products, and `build`.
  static func isForeignOrBuild(_ name: FilePath) -> Bool { isForeign(name) || name == "build" }

  /// The rules of a folder, nil without any; each file is read once.
  private var rules: [FilePath: IgnoreRules?] = [:]
  /// The folders whose rules apply to the files of a folder, the outermost first.
  private var chains: [FilePath: [FilePath]] = [:]

  /// Whether a file or folder, an absolute path, is left out by a `.gitignore` in its folder or above.
  func ignores(_ path: FilePath, isFolder: Bool) -> Bool {
    var isIgnored = false
    for folder in chain(of: path.folder) {
      guard let rules = rules(in: folder) else { continue }
      let rest = path.bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") }
      isIgnored = rules.leaveOut(rest, isFolder: isFolder) ?? isIgnored
    }
    return isIgnored
  }

  /// Whether a named file, an absolute path, lies in a folder that a command leaves alone, or is ignored itself.
  func holds(_ file: FilePath, below root: FilePath) -> Bool {
    var (place, isFolder) = (file, false)
    while place.bytes.count > root.bytes.count {
      if isFolder, Self.isForeign(place.lastComponent) { return true }
      if ignores(place, isFolder: isFolder) { return true }
      (place, isFolder) = (place.folder, true)
    }
    return false
  }

  /// The folders from that of the repository down; without one from the working folder, or else the folder alone.
  private func chain(of folder: FilePath) -> [FilePath] {
    if let known = chains[folder] { return known }
    let system = LocalFileSystem()
    let above = [folder] + folder.foldersAbove
    let working = (Platform.workingFolders.last ?? "/").absolute
    let top =
      above.firstIndex { system.statusIfAny(of: $0.appending(".git")) != nil } ?? above.firstIndex(of: working) ?? 0
    let chain = Array(above[...top].reversed())
    chains[folder] = chain
    return chain
  }

  private func rules(in folder: FilePath) -> IgnoreRules? {
    if let known = rules[folder] { return known }
    let found = (try? FileReader().readRegularFile(folder.appending(".gitignore"))).map { IgnoreRules($0.bytes) }
    rules.updateValue(found, forKey: folder)
    return found
  }
}
