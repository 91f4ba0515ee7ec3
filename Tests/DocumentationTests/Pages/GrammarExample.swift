import Foundation
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// A theme in `Grammar.md` with what the page says about it.
struct GrammarExample: Sendable, CustomTestStringConvertible {
  let theme: MarkdownFence
  /// The codes of its findings, from the line `→ unit-suffix` at the head of the list that follows it.
  let codes: Set<String>
  /// The other lines of that list.
  let outcomes: [Outcome]

  var testDescription: String { "line \(theme.line)" }

  /// A line of a list: `Label font-size = 17px → 17 when ipad`.
  struct Outcome: Sendable {
    let path: String
    let property: String
    /// Nil for `(nothing)`.
    let text: String?
    /// The typed value where it reads differently.
    let value: String?
    let environment: StyleEnvironment
    let line: Int
  }

  static func all(in fences: [MarkdownFence]) throws -> [GrammarExample] {
    var examples: [GrammarExample] = []
    for (index, fence) in fences.enumerated() where fence.language == "nss" {
      let next = index + 1 < fences.count ? fences[index + 1] : nil
      let result = next?.language == "result" ? next : nil
      examples.append(
        GrammarExample(theme: fence, codes: Set(result.map(codes) ?? []), outcomes: try result.map(Outcome.all) ?? []))
    }
    return examples
  }

  /// The mark of a line that names the codes of the findings, and after them the target, if it is another one.
  fileprivate static let mark = "→ "

  private static func codes(in result: MarkdownFence) -> [String] {
    let line = result.body.split(separator: "\n").first { $0.hasPrefix(mark) } ?? ""
    return line.prefix { $0 != "(" }.dropFirst(mark.count).split(separator: ",").map { String($0.filter { $0 != " " }) }
  }

  /// Compiles the theme; the files are those that it can import.
  func compiled(files: [String: String]) throws -> (Compilation, LintOptions) {
    var (options, lint) = (CompilerOptions(), LintOptions())
    if let name = theme["target"] {
      let target = try #require(Target(rawValue: name))
      options.target = target
      lint.portability = [target]
    }
    let entry = ImportGraph.Entry(path: theme["file"] ?? "theme.nss", bytes: Array(theme.body.utf8), root: "")
    let graph = ImportGraph.load([entry]) { path in files[path].map { .bytes(Array($0.utf8)) } ?? .notFound }
    return (Compiler.compile(graph.entries, of: graph, options: options), lint)
  }
}

extension GrammarExample.Outcome {
  static func all(in fence: MarkdownFence) throws -> [GrammarExample.Outcome] {
    let lines = fence.body.split(separator: "\n").enumerated().filter { !$1.hasPrefix(GrammarExample.mark) }
    return try lines.map { try GrammarExample.Outcome($1, number: fence.line + 1 + $0) }
  }

  private init(_ line: Substring, number: Int) throws {
    self.line = number
    let sides = line.split(separator: " = ", maxSplits: 1)
    try #require(sides.count == 2, "line \(number)")
    let names = sides[0].split(separator: " ")
    try #require(names.count == 2, "line \(number)")
    (path, property) = (String(names[0]), String(names[1]))
    var right = String(sides[1])
    environment = try Self.cutEnvironment(from: &right, number)
    let values = right.components(separatedBy: " → ")
    text = values[0] == "(nothing)" ? nil : values[0]
    value = values.count > 1 ? values[1] : nil
  }

  private static func cutEnvironment(from text: inout String, _ number: Int) throws -> StyleEnvironment {
    guard let when = text.range(of: " when ") else { return StyleEnvironment() }
    var environment = StyleEnvironment()
    for word in text[when.upperBound...].split(separator: " ") {
      let choices = StyleAxis.allCases.compactMap { StyleChoice(String(word), on: $0) }
      environment.choose(try #require(choices.first, "line \(number)"))
    }
    text.removeSubrange(when.lowerBound...)
    return environment
  }
}
