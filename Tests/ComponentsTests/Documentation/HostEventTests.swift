import Foundation
import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// The page about hosts names every event and every effect, and says rightly which events the views send.
@Suite struct HostEventTests {
  private static let page = "Sources/ThemeViews/ThemeViews.docc/Events.md"

  /// The rows of a page's table below a heading, by their first column.
  private func table(_ name: String) throws -> [String: String] {
    let text = String(decoding: try Repository.bytes(Self.page), as: UTF8.self)
    let part = text.components(separatedBy: "### \(name)\n").dropFirst().first ?? ""
    var rows: [String: String] = [:]
    for line in part.components(separatedBy: "\n#")[0].split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count > 1, !["event", "effect"].contains(cells[0]) else { continue }
      rows[cells[0]] = cells[1]
    }
    return rows
  }

  private func check<Model: ComponentLayout>(_ model: Model.Type) throws {
    let (events, effects) = ("\(Model.Event.self)", "\(Model.Effect.self)")
    let rows = try table(events)
    expectEqual(Set(rows.keys), (try DocumentedCode.cases(of: events)), "\(events)")
    try checkSenders(rows)
    expectEqual(Set(try table(effects).keys), (try DocumentedCode.cases(of: effects)), "\(effects)")
  }

  @Test func everyEventAndEffectIsNamed() throws {
    let view = try table("ViewEvent")
    expectEqual(Set(view.keys), (try DocumentedCode.cases(of: "ViewEvent")))
    try checkSenders(view)
    try check(HierarchyModel.self)
    try check(HierarchyTableCell.self)
    try check(ListPickerFormCell.self)
    try check(HierarchyPickerFormCell.self)
    try check(CollectionModel.self)
    try check(ObjectList.self)
    try check(SiblingNavigation.self)
  }

  /// What the page says the views send is in their code.
  private func checkSenders(_ rows: [String: String]) throws {
    let host = try ["Hosts", "Screens"].flatMap {
      Repository.files(under: "Sources/ThemeViews/" + $0, ending: ".swift")
    }
    .map { String(decoding: try Repository.bytes($0), as: UTF8.self) }.joined()
    expect(rows.values.allSatisfy { ["view", "app", "source"].contains($0) })
    for (event, sender) in rows where event != "view" && sender == "view" {
      expect(host.contains("." + event + "("), "\(event)")
    }
  }
}
