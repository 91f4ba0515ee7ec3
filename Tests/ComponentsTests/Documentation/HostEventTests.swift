import Foundation
import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// The page about hosts names every event and every effect, and says rightly which events the view sends.
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
    expect(rows.filter { $0.value == "view" }.keys.elementsEqual(["view"]), "\(events)")
    expect(rows.values.allSatisfy { ["view", "app", "source"].contains($0) })
    expectEqual(Set(try table(effects).keys), (try DocumentedCode.cases(of: effects)), "\(effects)")
  }

  @Test func everyEventAndEffectIsNamed() throws {
    let view = try table("ViewEvent")
    expectEqual(Set(view.keys), (try DocumentedCode.cases(of: "ViewEvent")))
    expect(view.values.allSatisfy { $0 == "view" })
    try check(HierarchyModel.self)
    try check(HierarchyTableCell.self)
    try check(ListPickerFormCell.self)
    try check(HierarchyPickerFormCell.self)
    try check(CollectionModel.self)
    try check(ObjectList.self)
    try check(SiblingNavigation.self)
  }

  /// What no component can tell: the view begins, ends and takes back what a finger, a key or a pointer does.
  @Test(arguments: [
    ".highlighted(target)", ".highlighted(nil)", ".tapped(target)", ".dragged(.began", ".dragged(.changed",
    "DragEvent.ended", ".dragged(.cancelled)", ".longPressed(target)", ".searchChanged(text)", ".scrolled(in:",
    "revealingNeighboursOf:", ".laidOut(areas)", ".traitsChanged(traits)", ".focused(nil)", "model.events(for:",
    "model.escapeEvent", ".notEnabled", "isExpanded",
  ]) func theViewSends(_ call: String) throws {
    let host = try Repository.files(under: "Sources/ThemeViews", ending: ".swift").map {
      String(decoding: try Repository.bytes($0), as: UTF8.self)
    }.joined()
    expect(host.contains(call), "\(call)")
  }
}
