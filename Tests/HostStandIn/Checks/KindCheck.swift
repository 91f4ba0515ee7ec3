import ThemeTable
import UIKit

/// All that a kind of view can be told, one by one and together.
@MainActor struct KindCheck {
  let kind: ViewKind
  /// The name of the theme.
  let name: String

  func run() {
    guard let make = ViewDump.makers[kind] else { return }
    print("\(kind.rawValue), \(name)")
    let values = self.values(for: make())
    let own = ViewDump.words(make())
    var singles: [(key: StyleTarget.Key?, calls: [String])] = []
    for value in values {
      let view = make()
      let record = StyleRecord()
      _ = ViewDump.calls(view)
      record.set([value], on: view, isForced: false)
      let calls = ViewDump.calls(view)
      print("  \(value.assignment) → \(calls.isEmpty ? "nothing" : calls.joined(separator: ", "))")
      record.set([], on: view, isForced: false)
      checkEqual(ViewDump.words(view), own, "\(kind) after \(value.assignment) was taken away")
      singles.append((view.target(value.assignment)?.key, calls))
    }
    let view = make()
    let record = StyleRecord()
    _ = ViewDump.calls(view)
    record.set(values, on: view, isForced: false)
    checkOrder(ViewDump.calls(view), values.map { view.target($0.assignment)?.key }, singles.map(\.calls))
    let styled = ViewDump.words(view)
    record.set(values, on: view, isForced: false)
    checkEqual(ViewDump.calls(view), [], "\(kind) was told again what it knows")
    record.set(values, on: view, isForced: true)
    checkEqual(ViewDump.words(view), styled, "\(kind) styled twice")
    record.set([], on: view, isForced: false)
    checkEqual(ViewDump.words(view), own, "\(kind) after all was taken away")
  }

  /// Each place is told once, the last of its values, in the order of the plan.
  private func checkOrder(_ calls: [String], _ keys: [StyleTarget.Key?], _ singles: [[String]]) {
    guard Set(keys.compactMap { $0 }).allSatisfy({ $0.name != AnyHashable("appearance") }) else { return }
    var expected: [String] = []
    for (index, key) in keys.enumerated() where key != nil && keys[(index + 1)...].allSatisfy({ $0 != key }) {
      expected += singles[index]
    }
    let parts = ["title.", "detail.", "content.", "image.", "root."]
    for part in [nil] + parts {
      // The letters of a text may come as they are, before they are changed.
      let ofPart = { (call: String) in
        parts.first { call.hasPrefix($0) } == part && !call.contains("text = ")
      }
      checkEqual(calls.filter(ofPart), expected.filter(ofPart), "order of \(kind) \(part ?? "")")
    }
  }

  private func values(for view: UIView) -> [UIKitValue] {
    view.planned(kind.defaultClasses, theme(name), StyleEnvironment()).map {
      UIKitValue(planned: $0, traits: UITraitCollection())
    }
  }
}
