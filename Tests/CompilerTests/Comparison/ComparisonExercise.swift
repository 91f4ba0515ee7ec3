import ThemeAnalysis
import ThemeCompiler
import ThemeModel
import ThemePage
import ThemeReports
import ThemeTable

@testable import themec

/// Two themes compared both ways.
///
/// The tests and the fuzzer share it.
enum ComparisonExercise {
  /// The property that fails, in a few words; nil if all hold.
  ///
  /// The themes are parted by ``CompilerExercise/separator``.
  static func fault(of bytes: [UInt8], choice: UInt8 = 0) -> String? {
    let target = Target.allCases[Int(choice) % Target.allCases.count]
    let halves = bytes.split(separator: CompilerExercise.separator, maxSplits: 1, omittingEmptySubsequences: false)
    let old = CompilerExercise.compile(Array(halves.first ?? []), target: target)
    let new = CompilerExercise.compile(Array(halves.last ?? []), target: target)
    let there = compare(old, new)
    let back = compare(new, old)
    guard compare(old, old).isEmpty else { return "a theme differs from itself" }
    guard there.count == back.count, there.pathCount == back.pathCount else {
      return "the way back has other differences"
    }
    let isSame = EnvironmentSet.all.allSatisfy { styles(old, $0) == styles(new, $0) }
    guard isSame == there.isEmpty else { return isSame ? "equal themes differ" : "a difference is not seen" }
    let report = there.json(oldName: "a", newName: "b")
    return report.isEmpty || there.text().text.isEmpty != there.isEmpty ? "the comparison is not written" : nil
  }

  private static func compare(_ old: Compilation, _ new: Compilation) -> ThemeDifference {
    ThemeDifference(from: (nil, old.table), to: (nil, new.table), registry: old.registry)
  }

  private static func styles(_ compilation: Compilation, _ environment: StyleEnvironment) -> [String: [String:
    StyleValue]]
  {
    var result: [String: [String: StyleValue]] = [:]
    for style in EnvironmentStyles(compilation.table, in: environment).styles where !style.entries.isEmpty {
      result[style.path] = Dictionary(
        style.entries.map { ($0.property, $0.value) }, uniquingKeysWith: { _, last in last })
    }
    return result
  }
}
