import Foundation
import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// The page about hosts names every event and every effect, and says rightly which events the view sends.
@Suite struct HostEventTests {
  private static let page = "Sources/ThemeHost/ThemeHost.docc/Events.md"

  /// The rows of a page's table below a heading, by their first column.
  private func table(_ name: String) throws -> [String: String] {
    let text = String(decoding: try Repository.bytes(Self.page), as: UTF8.self)
    let part = text.components(separatedBy: "### \(name)\n").dropFirst().first ?? ""
    var rows: [String: String] = [:]
    for line in part.components(separatedBy: "\n#")[0].split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count > 1, !["event", "effect"].contains(cells[0]) else {
        continue
      }
      rows[cells[0]] = cells[1]
    }
    return rows
  }

  private static let source = try? Repository.files(
    under: "Sources/ThemeComponents", ending: ".swift"
  ).map { String(decoding: try Repository.bytes($0), as: UTF8.self) }.joined(separator: "\n")

  private func name(of event: some Any) -> String {
    String("\(event)".prefix { $0 != "(" })
  }

  /// The events that the view sends for what the user does, whatever lies under the finger.
  private func sent<Model: ComponentLayout>(by model: Model.Type) throws -> Set<String> {
    let source = try #require(Self.source)
    let controls = source.matches(of: /static let \w+: ControlID = "([\w-]+)"/)
      .map { TapTarget.control(ControlID(rawValue: String($0.output.1))) }
    let targets = controls + [.item("a"), .accessory("a"), .detail("a"), .section(1)]
    var events = targets.compactMap { Model.event(for: $0) }
    events += targets.compactMap { Model.event(forLongPressOn: $0) }
    events += [
      Model.event(for: DragEvent.cancelled), Model.event(forSearchText: "a"), Model.laidOut([]),
      Model.event(
        for: .ended(translation: LayoutPoint(x: 99, y: 0), velocity: LayoutPoint(x: 0, y: 0))),
      Model.event(forScrolling: "hierarchy/column-1", to: 0), .highlighted(nil), .focused(nil),
      .traitsChanged(.phone),
    ].compactMap(\.self)
    return Set(events.map { name(of: $0) })
  }

  private func check<Model: ComponentLayout>(_ model: Model.Type) throws {
    let (events, effects) = ("\(Model.Event.self)", "\(Model.Effect.self)")
    let rows = try table(events)
    #expect(Set(rows.keys) == (try DocumentedCode.cases(of: events)), "\(events)")
    let view = Set(rows.filter { $0.value == "view" }.keys)
    #expect(view == (try sent(by: model)), "\(events)")
    #expect(rows.values.allSatisfy { ["view", "app", "source"].contains($0) })
    #expect(Set(try table(effects).keys) == (try DocumentedCode.cases(of: effects)), "\(effects)")
  }

  @Test func everyEventAndEffectIsNamed() throws {
    try check(HierarchyModel.self)
    try check(HierarchyTableCell.self)
    try check(ListPickerFormCell.self)
    try check(HierarchyPickerFormCell.self)
    try check(CollectionModel.self)
    try check(ObjectList.self)
    try check(SiblingNavigation.self)
  }

  /// What no component can tell: the view begins, ends and takes back what a finger, a key or a pointer does.
  @Test(
    arguments: [
      ".highlighted(target)", ".highlighted(nil)", "DragEvent.began", "DragEvent.changed",
      "DragEvent.ended", "DragEvent.cancelled", "event(forLongPressOn:", "event(forSearchText:",
      "event(forScrolling:", "revealingNeighboursOf:", "Model.laidOut(", ".traitsChanged(traits)",
      ".focused(nil)", "model.events(for:", "model.escapeEvent", ".notEnabled", "isExpanded",
    ])
  func theViewSends(_ call: String) throws {
    let host = try Repository.files(under: "Sources/ThemeHost", ending: ".swift")
      .map { String(decoding: try Repository.bytes($0), as: UTF8.self) }.joined()
    #expect(host.contains(call) || host.contains(call.replacing("(for:", with: "(\n")), "\(call)")
  }
}
