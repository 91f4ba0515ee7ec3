import Foundation
import ThemeAnalysis
import ThemeApp
import ThemeCompiler
import ThemeEditor
import ThemeProject

@testable import ThemeLanguageServer

/// A session in memory: no process, no stream, no file.
final class TestSession {
  private var server: LanguageServer
  private var framer = MessageFramer()
  private var lastID = 0
  private(set) var answers: [Int: [String: Any]] = [:]
  private(set) var notifications: [[String: Any]] = []

  var exitCode: Int32? { server.exitCode }

  /// The files of the disk, which a test may change.
  final class Disk: WorkspaceFiles {
    var files: [String: String]
    /// Files whose bytes need not be text.
    var bytes: [String: [UInt8]] = [:]
    /// The pages that were written.
    var pages: [String: [UInt8]] = [:]
    /// Whether there is a place for pages.
    var takesPages = true

    init(_ files: [String: String]) { self.files = files }

    /// The paths that were read.
    var readPaths: Set<String> = []

    func read(_ path: ImportPath) -> ImportGraph.Reading {
      readPaths.insert(path.text)
      return (files[path.text].map { Array($0.utf8) } ?? bytes[path.text]).map { .bytes($0) } ?? .notFound
    }

    /// There are no links, so paths are compared by their bytes.
    func isInside(_ path: ImportPath, _ folder: ImportPath) -> Bool { path == folder || path.isInside(folder) }

    /// The files of other users in folders that others can write to.
    var foreign: Set<String> = []

    func isForeign(_ path: ImportPath) -> Bool { foreign.contains(path.text) }

    func forget() {}

    func isTop(_ folder: ImportPath) -> Bool { false }

    func themes(in folder: ImportPath, _ selection: @escaping (ImportPath) -> FileSelection) -> [ImportPath] {
      (Array(files.keys) + bytes.keys).sorted().map { ImportPath($0) }.filter {
        selection($0.folder).includes($0.bytes)
      }
    }

    /// How often a part of an app is read before the whole is known.
    var appSteps = 3
    var appStepsDone = 0
    /// Why apps are not read as a whole.
    var appProblems: [String] = []

    func app(in place: WorkspaceApps.Place, _ selection: @escaping (ImportPath) -> FileSelection) -> WorkspaceApps.Step
    {
      var steps = appSteps
      return { [self] in
        steps -= 1
        appStepsDone += 1
        return steps < 0 ? app(in: place.paths) : nil
      }
    }

    private func app(in paths: [ImportPath]) -> AppFiles {
      let all = files.mapValues { Array($0.utf8) }.merging(bytes) { $1 }
      let names = all.keys.sorted().filter { name in
        paths.contains { ImportPath(name).isInside($0) || ImportPath(name) == $0 } && AppFile(path: name) != nil
      }
      let facts = names.map { name in AppFile(path: name)?.allFacts(of: all[name] ?? []) }
      let read = zip(names, facts).map { name, facts in
        AppFiles.File(path: ImportPath(name), bytes: all[name] ?? [], comments: facts?.comments ?? [])
      }
      let usage = AppUsage(facts)
      return AppFiles(
        usage, files: Dictionary(uniqueKeysWithValues: read.enumerated().map { ($0, $1) }), problems: appProblems)
    }

    func preview(of theme: AnalyzedTheme, named name: String) -> [UInt8]? { Array("preview".utf8) }

    func explanation(of selection: String, property: String?, in theme: AnalyzedTheme) -> [UInt8]? {
      Array("explain".utf8)
    }

    func publish(_ name: String, _ bytes: [UInt8]) -> ImportPath? {
      guard takesPages else { return nil }
      pages["/cache/\(name)"] = bytes
      return ImportPath("/cache/\(name)")
    }
  }

  let disk: Disk

  init(
    files: [String: String] = [:], bytes: [String: [UInt8]] = [:], capabilities: [String: Any] = [:],
    options: [String: Any] = [:], isInitialized: Bool = true, mayLeaveRoot: Bool = false
  ) {
    let disk = Disk(files)
    disk.bytes = bytes
    self.disk = disk
    server = LanguageServer(files: disk, settings: [], mayLeaveRoot: mayLeaveRoot, version: "test")
    guard isInitialized else { return }
    request("initialize", ["capabilities": capabilities, "rootUri": "file:///t", "initializationOptions": options])
    notify("initialized", [:])
  }

  func receive(_ text: String) {
    server.receive(Array(text.utf8))
    run()
  }

  /// Passes bytes on without handling what they say.
  func enqueue(_ message: [String: Any]) { server.receive(Self.frame(message)) }

  static func frame(_ message: [String: Any]) -> [UInt8] {
    let body = (try? JSONSerialization.data(withJSONObject: message, options: [.sortedKeys])) ?? Data()
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  func notify(_ method: String, _ params: Any) {
    enqueue(["jsonrpc": "2.0", "method": method, "params": params])
    run()
  }

  /// Sends a request, and returns its result; an `NSNull` for one that failed.
  @discardableResult func request(_ method: String, _ params: Any) -> Any {
    lastID += 1
    enqueue(["jsonrpc": "2.0", "id": lastID, "method": method, "params": params])
    run()
    return answers[lastID]?["result"] ?? NSNull()
  }

  /// The error code of a request, or nil if it succeeded.
  func errorCode(_ method: String, _ params: Any = [:] as [String: Any]) -> Int? {
    request(method, params)
    return (answers[lastID]?["error"] as? [String: Any])?["code"] as? Int
  }

  func run() {
    while server.hasMessages, server.exitCode == nil { server.handleNext() }
    takeOutput()
  }

  /// Lets the server do all that it does when the client is quiet, or all but its work.
  func settle(working: Bool = true) {
    repeat {
      server.settle()
      while working, server.hasWork { server.work() }
    } while server.isUnsettled
    takeOutput()
  }

  /// Does one step of the server's work.
  func work() {
    server.work()
    takeOutput()
  }

  /// The sentence with which a request fails, or nil if it succeeds.
  func errorText(_ method: String, _ params: Any) -> String? {
    request(method, params)
    return (answers[lastID]?["error"] as? [String: Any])?["message"] as? String
  }

  /// Sends a request without waiting for its answer, and returns its id.
  func begin(_ method: String, _ params: Any) -> Int {
    lastID += 1
    enqueue(["jsonrpc": "2.0", "id": lastID, "method": method, "params": params])
    run()
    return lastID
  }

  /// The requests of the server, as far as they came in.
  func asked(_ method: String) -> [[String: Any]] {
    notifications.filter { $0["method"] as? String == method && $0["id"] != nil }
  }

  /// The messages that the user has seen.
  var shown: [String] {
    notifications.filter { $0["method"] as? String == "window/showMessage" }.compactMap {
      ($0["params"] as? [String: Any])?["message"] as? String
    }
  }

  /// Answers a request of the server.
  func answer(_ request: [String: Any], _ result: Any) {
    enqueue(["jsonrpc": "2.0", "id": request["id"] ?? NSNull(), "result": result])
    run()
  }

  private func takeOutput() {
    for piece in server.takeOutput() { framer.append(piece) }
    while case .message(let body)? = framer.next() {
      let value = (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:]
      if value["method"] != nil {
        notifications.append(value)
      } else if let id = value["id"] as? Int {
        assert(answers[id] == nil, "answered twice")
        answers[id] = value
      } else {
        notifications.append(value)
      }
    }
  }

  // MARK: - Documents

  func open(_ uri: String, _ text: String) {
    notify("textDocument/didOpen", ["textDocument": ["uri": uri, "languageId": "nss", "version": 1, "text": text]])
  }

  func change(_ uri: String, version: Int, _ changes: [[String: Any]]) {
    notify("textDocument/didChange", ["textDocument": ["uri": uri, "version": version], "contentChanges": changes])
  }

  /// The diagnostics that were pushed last for a document.
  func pushed(_ uri: String) -> [[String: Any]]? {
    let params =
      notifications.last { message in
        message["method"] as? String == "textDocument/publishDiagnostics"
          && (message["params"] as? [String: Any])?["uri"] as? String == uri
      }?["params"] as? [String: Any]
    return params?["diagnostics"] as? [[String: Any]]
  }

  /// A value as text that is the same for equal values.
  static func text(_ value: Any) -> String {
    let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension TextDocument {
  func position(at offset: Int) -> TextPosition {
    var cursor = cursor
    return cursor.position(at: offset)
  }
}
