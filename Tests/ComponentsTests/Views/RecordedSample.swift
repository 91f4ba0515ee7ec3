import Foundation
import TestSupport
import ThemeTable
import ThemeViews

/// One sheet with the calls that NUI's renderers made for it.
struct RecordedSample {
  let json: [String: Any]

  /// The samples that stand beside the working copy; none without them.
  static func all() -> [RecordedSample] {
    let fixture = SharedFacts.json("reference/fixtures/nui-assignments.json") as? [String: Any]
    return (fixture?["samples"] as? [[String: Any]] ?? []).map(RecordedSample.init)
  }

  var id: String { text("id") }
  var sheet: String { text("sheet") }
  var scene: [String: Any] { json["scene"] as? [String: Any] ?? [:] }
  var raises: Bool { json["raises"] != nil }

  private func text(_ key: String) -> String { json[key] as? String ?? "" }

  /// The calls up to the first thing that the app does in between.
  var calls: [RecordedCall] {
    (json["calls"] as? [[String: Any]] ?? []).prefix { $0["event"] == nil }.map { RecordedCall(json: $0, sample: self) }
  }

  /// The view that is rendered, with what is around it.
  var view: ViewDescription {
    let className = text("view")
    let parent = scene.keys.contains("parent") ? scene["parent"] as? String : "UIView"
    return ViewDescription(
      kind: kind, className: className, isSubclass: !className.hasPrefix("UI"),
      themeClass: (json["classesSetByCode"] as? Bool) == true ? text("classes") : nil,
      ancestors: parent.map { [$0] } ?? [])
  }

  /// The kind of view that is rendered; a scope bar and the parts of a cell belong to the whole view.
  private var kind: ViewKind {
    switch text("kind") {
    case "SearchBarScopeBar": .searchBar
    case "SearchBarButton": .button
    case "BarButtonBack": .backButton
    case "TableCellDetail", "TableCellContentView": .tableCell
    case "Switch": .toggle
    case "TabBarItem" where text("view") == "UITabBar": .tabBar
    case let name: ViewKind.allCases.first { $0.defaultClasses == name } ?? .view
    }
  }

  /// The class list of the view, or nil if it is left alone.
  ///
  /// The button of a search bar is one that UIKit made; NUI knows it by its class, which today's system does not have.
  func classList(_ theme: StyleTable) -> String? {
    if text("kind") == "SearchBarButton" { return text("classes") }
    return view.classList(theme: theme, in: environment, excluding: scene["globalExclusions"] as? [String] ?? [])
  }

  /// Whether the view was recorded without one of its parts.
  func lacks(_ part: String) -> Bool { scene[part] is NSNull }

  /// Whether the sheet has the property, in any of its rules.
  func sets(_ property: String) -> Bool {
    sheet.split { $0.isWhitespace || "{};".contains($0) }.contains { $0 == "\(property):" }
  }

  /// Where the sample was recorded.
  var environment: StyleEnvironment {
    var environment = StyleEnvironment()
    if scene["device"] as? String == "ipad" { environment.device = .ipad }
    if scene["orientation"] as? String == "landscape" { environment.orientation = .landscape }
    return environment
  }

  /// The text that the view shows.
  var shownText: String { scene["text"] as? String ?? "heLLo world" }
}
