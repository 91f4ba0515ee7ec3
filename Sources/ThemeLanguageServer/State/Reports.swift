import ThemeBase
import ThemeCompiler

/// The diagnostics that the client has, and the files whose diagnostics may have changed since they were sent.
struct Reports {
  /// The diagnostics that were sent last for a file.
  struct Sent {
    /// The address that they were pushed for, or nil if the client has pulled them.
    var uri: String?
    var version: Int?
    var body: [UInt8]
    var resultID: Int

    /// Whether there are no diagnostics.
    var isEmpty: Bool { body.elementsEqual("[]\n".utf8) }
  }

  /// Files whose diagnostics may have changed since they were sent.
  private var unsettled: Set<ImportPath> = []
  /// The themes that each open document belonged to when diagnostics were sent last.
  private var settledThemes: [ImportPath: [ImportPath]] = [:]
  var sent: [ImportPath: Sent] = [:]
  private var lastResult = 0
  /// The configurations about which something was sent.
  var faultyConfigurations: Set<ImportPath> = []
  /// Files that have changed since the last report on the workspace; nil after a change of everything.
  private var changedSinceReport: Set<ImportPath>?
  /// The files whose diagnostics a report on the workspace need not work out again.
  private var current: Set<ImportPath> = []

  /// Whether diagnostics are to be sent once the client is quiet.
  var areUnsettled: Bool { !unsettled.isEmpty }

  // MARK: - Changes

  /// Notes that the diagnostics of a file may have changed.
  ///
  /// Returns whether it is the first change since the last report on the workspace: then the files around it are to be
  /// reported on again.
  mutating func noteChange(of path: ImportPath) -> Bool {
    unsettled.insert(path)
    return changedSinceReport?.insert(path).inserted ?? false
  }

  /// Notes that all diagnostics may have changed, those of open documents above all.
  mutating func noteGeneralChange(_ documents: some Sequence<ImportPath>) {
    unsettled.formUnion(documents)
    changedSinceReport = nil
  }

  /// Has diagnostics sent for a document even if the same were sent before.
  mutating func forgetVersion(of path: ImportPath) { sent[path]?.version = nil }

  /// Takes the files whose diagnostics may have changed.
  mutating func takeUnsettled() -> Set<ImportPath> {
    defer { unsettled = [] }
    return unsettled
  }

  /// Notes the themes of the open documents, and returns those that belong to other themes than before.
  mutating func settle(_ themes: [ImportPath: [ImportPath]]) -> Set<ImportPath> {
    defer { settledThemes = themes }
    return Set(themes.keys.filter { settledThemes[$0] != themes[$0] })
  }

  /// An id that no report has had.
  mutating func makeResultID() -> Int {
    lastResult += 1
    return lastResult
  }

  // MARK: - Reports on the workspace

  /// Whether something may have changed since the last report on the workspace.
  var areOutdated: Bool { changedSinceReport.map { !$0.isEmpty } ?? true }

  /// Begins a report, and returns the files that have changed since the last one; all may have if there are none.
  mutating func beginReport() -> Set<ImportPath> {
    defer { changedSinceReport = [] }
    guard let changed = changedSinceReport else {
      current = []
      return []
    }
    current.subtract(changed)
    return changed
  }

  /// Has some files reported on again.
  mutating func forget(_ files: [ImportPath]) { current.subtract(files) }

  func isCurrent(_ path: ImportPath) -> Bool { current.contains(path) }

  mutating func noteReport(on path: ImportPath) { current.insert(path) }
}
