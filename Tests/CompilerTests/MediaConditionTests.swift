import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeExchange

/// A condition that cannot be read never holds: nothing of it is kept.
@Suite struct MediaConditionTests {
  /// Checks that a condition holds nowhere, whatever stands in the block, and that it is one error.
  private func checkNever(_ condition: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for theme in [
      "@media \(condition) { Label { font-size: 1; } }",
      "Label { @media \(condition) { font-size: 1; } }",
      "@a: 2; @media \(condition) { @a: 1; } Label { font-size: @a; }",
      "@media (contrast: high) { @media \(condition) { Label { font-size: 1; } } }",
      "@media \(condition) { @media (contrast: high) { Label { font-size: 1; } } }",
    ] {
      let compilation = compile(theme)
      let errors = compilation.diagnostics.filter { $0.severity == .error }
      expectEqual(errors.map(\.code), [.malformedMediaCondition], "\(theme)", sourceLocation: sourceLocation)
      expect(!holdsAnywhere(compilation), "\(theme)", sourceLocation: sourceLocation)
    }
  }

  /// Whether a label has the size 1 in some environment.
  private func holdsAnywhere(_ compilation: Compilation) -> Bool {
    String(decoding: TableJSONEmitter.emit(compilation.table), as: UTF8.self).contains("\"text\": \"1\"")
  }

  @Test func unreadable() {
    for condition in [
      "", "screen", "not", "not screen", "(device: ipad) screen", "(device: ipad) or", "(device: ipad) or screen",
      "screen or (device: ipad)", "(device: ipad), screen", "screen, (device: ipad)", "(device: ipad),",
      "(device: ipad", "((device: ipad)", "(device: ipad) xor (level: base)", "(device: ipad) and",
      "(device: ipad) (level: base)", "(device: ipad))", "not (device: ipad", "not (device)",
      "(device: ipad) or not (level)", "(device: ipad ipad)", "(device: ipad, iphone)",
      "(not screen) or (device: ipad)", "(device = ipad) or (level: base)", "(device: ipad) */",
      "(device: ipad) && (level: base)",
    ] { checkNever(condition) }
  }

  @Test func tooDeep() {
    let nots = String(repeating: "not ", count: 65)
    let compilation = compile("@media \(nots)(device: ipad) { Label { font-size: 1; } }")
    expect(!holdsAnywhere(compilation))
  }

  /// Conditions that can be read, whose tokens the test takes away, adds and exchanges.
  ///
  /// It adds no `{`, which ends a condition that can be read.
  private static let readable = [
    "(device: ipad)", "not (device: ipad) and (level: base)", "(device: ipad) or (appearance: dark), (contrast: high)",
    "not ((device: ipad) or not (level: base)) and (size-class: regular)",
  ]

  @Test(arguments: readable) func eachChangeIsReadOrNeverHolds(condition: String) {
    let tokens = condition.replacing(#/[():,]/#) { " \($0.output) " }.split(separator: " ").map(String.init)
    let words = [
      "(", ")", ":", ",", "and", "or", "not", "xor", "device", "*/", "*", "&", ";", "}", "@a", "%", "\"a\"", "[", "+",
      "!", "é",
    ]
    for index in 0...tokens.count {
      for word in [""] + words {
        var inserted = tokens
        inserted.insert(word, at: index)
        var replaced = tokens
        if index < tokens.count { replaced[index] = word }
        for changed in [inserted, replaced] { checkReadOrNever(changed.joined(separator: " ")) }
      }
    }
  }

  private func checkReadOrNever(_ condition: String) {
    let compilation = compile("@media \(condition) { Label { font-size: 1; } }")
    let isError = compilation.diagnostics.contains { $0.severity == .error && $0.code != .nonAsciiName }
    expect(!isError || !holdsAnywhere(compilation), "\(condition)")
  }
}
