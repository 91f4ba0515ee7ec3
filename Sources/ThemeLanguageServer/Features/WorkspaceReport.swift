import ThemeJSON

/// A report on the diagnostics of all stylesheets, made file by file between other messages.
///
/// A report in which nothing is new is not sent until something changes. So a client that polls gets no empty answers.
struct WorkspaceReport {
  /// The request that it answers.
  let id: Message.ID
  /// The result id that the client has for each file.
  var previous: [String: String] = [:]
  /// The client's token for progress reports, or one that it has taken from us; nil if there is none.
  var progress: Message.ID?
  /// Whether the token is ours: what the client has not asked for, its user cannot cancel.
  var hasOwnProgress = false
  /// The client's token for partial results, or nil if it wants the whole answer at once.
  let partial: Message.ID?
  /// The files that are looked at.
  var files: [String] = []
  var next = 0
  /// Reports that have not been sent.
  var replies: [LanguageServer.Reply] = []
  var hasNews = false
  /// The percentage that was reported last, or nil before the first progress report.
  var told: Int?
  /// Whether it waits until something changes.
  var isWaiting = false

  /// How many reports are sent at once.
  static let batch = 32
  /// The least number of files for which progress is reported.
  ///
  /// Fewer take less than half a second.
  static let longest = 50

  init(_ id: Message.ID, _ parameters: Parameters) {
    self.id = id
    progress = parameters["workDoneToken"].flatMap(Message.ID.init)
    partial = parameters["partialResultToken"].flatMap(Message.ID.init)
    for element in parameters["previousResultIds"]?.elements ?? [] {
      guard let uri = element["uri"]?.string, let id = element["value"]?.string else { continue }
      previous[DocumentURI.path(of: uri)] = id
    }
  }
}

extension WorkspaceReport {
  /// Our token for the progress of a report.
  static func ownToken(of report: Message.ID) -> Message.ID {
    switch report {
    case .number(let number): .text("themec-report-\(number)")
    case .text(let text): .text("themec-report-\(text)")
    }
  }
}

/// Diagnostics of the workspace.
extension LanguageServer {
  /// Whether there is work besides messages.
  package var hasWork: Bool {
    phase == .running
      && (workspace.hasLeftovers || workspaceReport.map { !$0.isWaiting || isOutdated } ?? false)
  }

  /// Whether something may have changed since the last report.
  private var isOutdated: Bool { changedSinceReport.map { !$0.isEmpty } ?? true }

  mutating func beginReport(_ id: Message.ID, _ parameters: Parameters) throws(ResponseError) {
    // The client asks one at a time.
    endReport(cancelling: false)
    workspaceReport = WorkspaceReport(id, parameters)
    lookForFiles()
    askForProgress()
  }

  /// Looks at all files from the first; those that have not changed are not worked out again.
  private mutating func lookForFiles() {
    if let changed = changedSinceReport {
      for path in changed { currentReports.subtract(workspace.filesAround(path)) }
      currentReports.subtract(changed)
    } else {
      currentReports = []
    }
    changedSinceReport = []
    workspaceReport?.files = workspace.allFiles()
    workspaceReport?.next = 0
    workspaceReport?.isWaiting = false
  }

  /// Does some of the work; messages come first.
  package mutating func work() {
    guard !workspace.hasLeftovers else { return workspace.dropLeftovers() }
    guard hasWork, var report = workspaceReport else { return }
    if report.isWaiting {
      lookForFiles()
      return
    }
    guard report.next < report.files.count else { return finish(report) }
    let path = report.files[report.next]
    report.next += 1
    let found = self.report(
      on: path, previous: report.previous[path], isCurrent: currentReports.contains(path))
    currentReports.insert(path)
    if found.body != nil {
      report.hasNews = true
      report.previous[path] = "\(found.resultID)"
    }
    if let uri = uri(of: path) { report.replies.append(reply(found, path, uri)) }
    tellProgress(&report)
    if report.partial != nil, report.replies.count >= WorkspaceReport.batch { sendPart(&report) }
    workspaceReport = report
  }

  private func reply(_ found: FileReport, _ path: String, _ uri: String) -> Reply {
    let version = workspace.documents[path]?.version
    return { json in
      json.object { json in
        found.write(to: &json)
        json.member("uri", uri)
        json.key("version")
        if let version { json.value(version) } else { json.null() }
      }
    }
  }

  private mutating func finish(_ report: WorkspaceReport) {
    var report = report
    guard !report.hasNews, !report.previous.isEmpty else {
      workspaceReport = report
      return endReport(cancelling: false)
    }
    report.replies = []
    report.isWaiting = true
    endProgress(&report)
    workspaceReport = report
  }

  /// Answers the request for a report with what there is, or that it was cancelled.
  mutating func endReport(cancelling: Bool) {
    guard var report = workspaceReport else { return }
    workspaceReport = nil
    endProgress(&report)
    guard !cancelling else {
      return send(
        error: ResponseError(.requestCancelled, "the request was cancelled"), to: report.id)
    }
    if report.partial != nil { sendPart(&report) }
    let replies = report.replies
    send(result: { Self.write(replies, to: &$0) }, to: report.id)
  }

  private static func write(_ replies: [Reply], to json: inout JSONWriter) {
    json.object { json in
      json.key("items")
      json.array(replies) { $1(&$0) }
    }
  }

  private mutating func sendPart(_ report: inout WorkspaceReport) {
    guard let token = report.partial, !report.replies.isEmpty else { return }
    let replies = report.replies
    report.replies = []
    send(progress: token) { Self.write(replies, to: &$0) }
  }
}
