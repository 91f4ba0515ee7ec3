import Foundation
import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeTable
import ThemeViews

/// A plan is what NUI's renderers do, held against calls that were recorded from them.
@Suite struct RecordedPlanTests {
  /// Samples in which a plan does otherwise, each with its reason.
  private static let departures = [
    "control.image-by-hand": "an app called a renderer by hand that NUI itself never calls"
  ]

  @Test func plansAreWhatTheRenderersDo() {
    for sample in RecordedSample.all() where Self.departures[sample.id] == nil { check(sample) }
  }

  /// A sheet that ends NUI's rendering is planned to its end, and a value that is an error is in no table.
  private func check(_ sample: RecordedSample) {
    let theme = table(sample.sheet)
    let recorded = recordedLines(sample)
    let planned = plannedLines(sample, theme)
    let isRight =
      Linter.findings(compiled(sample.sheet)).diagnostics.contains { $0.severity == .error }
      ? isSubsequence(planned, of: recorded)
      : sample.raises ? planned.starts(with: recorded) : planned == recorded
    expect(isRight, "\(sample.id)\n  \(sample.sheet)\n  NUI: \(recorded)\n  plan: \(planned)")
  }

  /// What NUI's renderers set on the view itself.
  private func recordedLines(_ sample: RecordedSample) -> [String] {
    let lines = sample.calls.filter { $0.item == nil }.compactMap(\.lines).flatMap { $0 }
    // NUI sets the images of an item in the midst of those of its bar; the item's plan has them by itself.
    guard sample.scene["classesOfFirstItem"] != nil else { return lines }
    let isIndicator = { (line: String) in line.hasPrefix("selectionIndicatorImage") }
    let own = sample.sets("selected-image") ? lines.firstIndex(where: isIndicator) : nil
    let ofItem = lines.indices.filter { $0 != own && isIndicator(lines[$0]) }
    return lines.indices.filter { !ofItem.contains($0) }.map { lines[$0] } + ofItem.map { lines[$0] }
  }

  /// What the plans of the view and of its first item set on the view itself.
  private func plannedLines(_ sample: RecordedSample, _ theme: StyleTable) -> [String] {
    let lines = lines(sample, sample.view.kind, sample.classList(theme) ?? "none", theme).filter {
      !(sample.lacks("detailTextLabel") && $0.hasPrefix("detail.")) && !sample.lacks("rootViewController")
    }
    guard let classes = sample.scene["classesOfFirstItem"] as? String else { return lines }
    return lines + self.lines(sample, .tabBarItem, classes, theme).filter { $0.hasPrefix("selectionIndicatorImage") }
  }

  private func isSubsequence(_ lines: [String], of others: [String]) -> Bool {
    var rest = others[...]
    return lines.allSatisfy { line in
      guard let index = rest.firstIndex(of: line) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }

  private func lines(_ sample: RecordedSample, _ kind: ViewKind, _ classList: String, _ theme: StyleTable) -> [String] {
    StylePlan(kind, classList: classList, theme: theme, in: sample.environment).assignments
      .compactMap { PlanWords.line($0, shownText: sample.shownText, sizeWithoutOne: Self.size(of: $0, in: kind)) }
  }

  /// The size of the font that a view had before.
  private static func size(of assignment: StyleAssignment, in kind: ViewKind) -> Double {
    switch kind {
    case .label, .textField, .tableCell: 17
    case .button: 15
    case .textView: 12
    default: 14
    }
  }
}
