import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
import ThemeTable

/// A theme as a flat stylesheet, and that read again: it means what the theme means.
///
/// The tests and the fuzzer share it.
enum FlatSheetExercise {
  /// The property that fails, in a few words; nil if all hold, or if the theme cannot be written for the target.
  static func fault(of bytes: [UInt8], choice: UInt8 = 0) -> String? {
    let target = choice & 1 == 0 ? Target.nui : .fioriUIKit
    let source = CompilerExercise.compile(bytes, target: target)
    guard !source.hasErrors else { return nil }
    let emitted = NSSEmitter.emit(source, for: target)
    guard emitted.diagnostics.isEmpty else { return nil }
    let flat = Array(emitted.text.utf8)
    let again = CompilerExercise.compile(flat, target: target)
    guard !again.hasErrors else {
      return "the flat stylesheet has errors: \(again.diagnostics[0].message)\n\(emitted.text)"
    }
    for environment in [StyleEnvironment(index: choice >> 2), StyleEnvironment(index: 0)] {
      let (old, new) = (styles(source, environment), styles(again, environment))
      if old != new { return "the flat stylesheet means something else\n\(emitted.text)" }
    }
    let twice = NSSEmitter.emit(again, for: target).text
    return twice == emitted.text ? nil : "the flat stylesheet is written otherwise again"
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
