import ThemeBase
import ThemeCompiler

/// A report on the diagnostics of all stylesheets, made file by file between other messages.
///
/// A report in which nothing is new is not sent until something changes. So a client that polls gets no empty answers.
struct WorkspaceReport {
  /// The number of items that are sent at once.
  static let batch = 32
  /// The least number of files for which progress is reported.
  ///
  /// Fewer take less than half a second.
  private static let longest = 50

  /// The request that it answers.
  let id: Message.ID
  /// The result id that the client has for each file.
  var previous: [ImportPath: String] = [:]
  /// The token for progress reports, of the client or made by us; nil without progress.
  private(set) var progress: Message.ID?
  /// Whether we made the token: a user cannot cancel what the client has not asked for.
  private(set) var hasServerToken = false
  /// The client's token for partial results, or nil if it wants the whole answer at once.
  let partial: Message.ID?
  private var files: [ImportPath] = []
  /// The number of files that were reported on.
  private(set) var done = 0
  /// The reports on files that have not been sent.
  var items: [JSONObject] = []
  var hasNews = false
  /// The percentage that was reported last, or nil before the first progress report.
  private(set) var percentage: Int?
  /// Whether it waits until something changes.
  private(set) var isWaiting = false
  /// Whether the files of apps are among the files.
  private var hasApps = false

  init(_ id: Message.ID, _ parameters: Parameters) {
    self.id = id
    progress = parameters["workDoneToken"].flatMap(Message.ID.init)
    partial = parameters["partialResultToken"].flatMap(Message.ID.init)
    for element in parameters["previousResultIds"]?.elements ?? [] {
      guard let uri = element["uri"]?.string, let id = element["value"]?.string else { continue }
      previous[DocumentURI.path(of: uri)] = id
    }
  }

  /// Begins with the first of all files.
  mutating func begin(_ files: [ImportPath]) {
    self.files = files
    done = 0
    (isWaiting, hasApps) = (false, false)
  }

  /// Goes on with the files of apps, once; false if there are none.
  mutating func take(_ apps: [ImportPath]) -> Bool {
    guard !hasApps, !apps.isEmpty else { return false }
    hasApps = true
    files += apps
    return true
  }

  /// The next file to report on, or nil if there are no more.
  mutating func takeNext() -> ImportPath? {
    guard done < files.count else { return nil }
    done += 1
    return files[done - 1]
  }

  /// Waits until something changes, since nothing is new.
  mutating func wait() {
    items = []
    isWaiting = true
  }

  // MARK: - Progress

  var fileCount: Int { files.count }

  /// Whether the work takes so long that its progress is reported.
  var isLong: Bool { files.count >= Self.longest }

  /// The token that we make for the progress of a report whose client has not made one.
  var serverToken: Message.ID {
    switch id {
    case .number(let number): .text("themec-report-\(number)")
    case .text(let text): .text("themec-report-\(text)")
    }
  }

  mutating func useServerToken() {
    progress = serverToken
    hasServerToken = true
  }

  /// The percentage to report now, and whether it is the first; nil if there is nothing new.
  mutating func takePercentage() -> (value: Int, isFirst: Bool)? {
    let value = done * 100 / files.count
    guard value < 100, percentage.map({ value >= $0 + 5 }) ?? true else { return nil }
    defer { percentage = value }
    return (value, percentage == nil)
  }

  /// Ends the progress; false if none was reported, or its end was.
  mutating func endProgress() -> Bool {
    guard let percentage, percentage < 100 else { return false }
    self.percentage = 100
    return true
  }
}
