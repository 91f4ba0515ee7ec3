import ThemeTable

/// Every way to ask for the font color, with the way that it is compared with and the time that it may take.
struct Lookups {
  /// A line of the report.
  struct Row {
    var name: String
    /// Index into the candidates.
    var candidate: Int
    /// The candidate that does the same without a table.
    var peer: Int?
    /// The most nanoseconds that it may take.
    var limit: Double?
  }

  /// The row that is compared with NUI's way.
  static let listRow = 2

  let candidates: [Candidate]
  let rows: [Row] = [
    Row(name: "by handle", candidate: 0, peer: 6, limit: 8),
    Row(name: "by class path", candidate: 1, peer: 6, limit: 60),
    Row(name: "by list A:B:C", candidate: 2, peer: 7, limit: 150),
    Row(name: "by class path, highlighted", candidate: 3),
    Row(name: "by handle, highlighted", candidate: 4),
    Row(name: "by list A:B:C, split before", candidate: 5, peer: 8),
    Row(name: "Dictionary of Dictionary", candidate: 6),
    Row(name: "NUI's way with a list", candidate: 7),
    Row(name: "Dictionaries, list split before", candidate: 8),
  ]

  init(_ workload: Workload) throws {
    let theme = try StyleTable(contentsOfFile: workload.tablePath)
    let styles = workload.decode() ?? [:]
    let path = workload.paths[workload.paths.count / 2]
    // The rightmost class is not in the theme, as it is with most parts of most themes.
    let classes = [workload.paths[7], path, "fdlFUISomethingElse_title"]
    let list = classes.joined(separator: ":")
    let handle = theme.path(path)
    let color = theme.property(.fontColor)
    let highlighted = theme.property(.fontColor, state: .highlighted)
    let style = theme.style(forClassList: list)
    let count = 500_000
    candidates = [
      Candidate(operations: count) { Self.look(count) { theme.style(for: handle, in: $0).color(color) } },
      Candidate(operations: count) { Self.look(count) { theme.style(for: path, in: $0).color(.fontColor) } },
      Candidate(operations: count) { Self.look(count) { theme.style(forClassList: list, in: $0).color(.fontColor) } },
      Candidate(operations: count) {
        Self.look(count) { theme.style(for: path, in: $0).color(.fontColor, state: .highlighted) }
      }, Candidate(operations: count) { Self.look(count) { theme.style(for: handle, in: $0).color(highlighted) } },
      Candidate(operations: count) { Self.look(count) { _ in style.color(color) } },
      Candidate(operations: count) { Self.look(count) { _ in styles[path]?["font-color"] } },
      Candidate(operations: count / 10) {
        Self.look(count / 10) { _ in NUIStyles(styles: styles, list: list).value("font-color") }
      },
      Candidate(operations: count) {
        Self.look(count) { _ in
          for name in classes.reversed() { if let value = styles[name]?["font-color"] { return value } }
          return nil
        }
      },
    ]
  }

  /// Looks something up so many times, in one environment after the other.
  ///
  /// It is inlined, so that the loop calls `body` directly, as an app's code would.
  @inline(__always) private static func look<Value>(_ count: Int, _ body: (StyleEnvironment) -> Value?) {
    var found = 0
    for index in 0..<count {
      let environment = StyleEnvironment(index: UInt8(truncatingIfNeeded: index))
      if body(environment) != nil { found += 1 }
    }
    blackHole(found)
  }
}

/// Dictionaries as NUI reads them: the list is split and reversed to see whether there is a value, and again to get it.
///
/// With Swift's `split`, which takes a fraction of what Foundation's `components(separatedBy:)` takes.
private struct NUIStyles {
  let styles: [String: [String: String]]
  let list: String

  func value(_ property: String) -> String? { has(property) ? get(property) : nil }

  private var classes: [String] { list.split(separator: ":").map(String.init).reversed() }

  private func has(_ property: String) -> Bool {
    for name in classes where styles[name]?[property] != nil { return true }
    return false
  }

  private func get(_ property: String) -> String? {
    for name in classes { if let value = styles[name]?[property] { return value } }
    return nil
  }
}
