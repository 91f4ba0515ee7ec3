import ThemeConfiguration
import ThemeFiles

/// Finds the stylesheets, or files of another kind, in a folder and in all folders below it, as configurations choose them.
///
/// Hidden files are left out, and links to folders are not followed. The order is that of the paths' bytes, so it is the
/// same on every machine.
struct FileSearch {
  /// The most that is looked at; the defaults, which commands use, leave nothing out.
  struct Limits {
    /// The most names that are read of one folder.
    var names = 1 << 20
    /// The most stylesheets that are found.
    var files = Int.max
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
  /// The names of folders that are never looked into.
  private let skipped: Set<FilePath>
  private(set) var files: [FilePath] = []
  /// Why some folders could not be read.
  private(set) var problems: [Failure.Problem] = []
  private var pending: [(folder: FilePath, depth: Int)] = []

  /// Looks for the files in a folder; without a choice, for stylesheets.
  init(
    in folder: FilePath, limits: Limits = Limits(), skipping skipped: Set<FilePath> = [],
    where isChosen: @escaping Choice = { $0.includes($1) }, selection: @escaping Selection
  ) throws(Failure) {
    self.limits = limits
    self.isChosen = isChosen
    self.skipped = skipped
    self.selection = selection
    pending = [(folder, 0)]
    while let next = pending.popLast(), files.count < limits.files {
      try list(next.folder, depth: next.depth)
    }
    files.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    if files.count > limits.files { files.removeSubrange(limits.files...) }
  }

  private mutating func list(_ folder: FilePath, depth: Int) throws(Failure) {
    let names: [FilePath]
    do throws(SystemError) {
      names = try system.names(in: folder, limit: limits.names)
    } catch {
      problems.append(
        Failure.Problem(message: "cannot read the folder \(quotedPath(folder)): \(error.text)"))
      return
    }
    let absolute = folder.absolute
    let selection = try selection(absolute)
    for name in names where name.bytes.first != UInt8(ascii: ".") {
      let path = folder.appending(name)
      let place = absolute.appending(name).bytes
      guard let kind = try? system.linkStatus(of: path).kind else { continue }
      if kind == .folder {
        guard depth < limits.depth, !skipped.contains(name), !selection.excludes(place) else {
          continue
        }
        pending.append((path, depth + 1))
      } else if isChosen(selection, place), kind == .regular || isLinkToFile(path, kind) {
        files.append(path)
      }
    }
  }

  private func isLinkToFile(_ path: FilePath, _ kind: FileStatus.Kind) -> Bool {
    kind == .link && system.statusIfAny(of: path)?.kind == .regular
  }
}
