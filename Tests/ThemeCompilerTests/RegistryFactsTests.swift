import Foundation
import TestSupport
import Testing
import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry

/// Everything that the documentation says can be styled, through the whole compiler: right, of a wrong type, misspelt.
///
/// The facts are not a part of the project: they are looked for beside it, and a run without them says so.
@Suite struct RegistryFactsTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    var path: String
    var property: String
    var type: String?
    var testDescription: String { "\(path).\(property)" }
  }

  static let facts: [Fact] = {
    let url = Repository.root.deletingLastPathComponent()
      .appending(path: "shared/reference/fiori-components.json")
    guard let data = try? Data(contentsOf: url),
      let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else {
      print("facts: no ../shared/reference beside the project; the documented parts are not tested")
      return []
    }
    return list.flatMap { component in
      (component["paths"] as? [[String: Any]] ?? []).flatMap { path in
        (path["properties"] as? [[String: Any]] ?? []).compactMap { property in
          guard let path = path["path"] as? String, let name = property["name"] as? String else {
            return nil
          }
          return Fact(
            path: path, property: name, type: property["type"] as? String ?? untyped[name])
        }
      }
    }
  }()

  /// What the documentation leaves out for some properties, as it stands for the same ones elsewhere.
  private static let untyped = [
    "font-style": "UIFontTextStyle", "font_style": "UIFontTextStyle", "font-size": "Number",
    "font-color": "Color", "text-line-clamp": "Integer", "font-name": "FontName",
  ]

  /// A value of each documented type, and one that the type cannot hold.
  private static let samples: [String: (right: String, wrong: String)] = [
    "Color": ("#336699", "wide"), "UIColor": ("red", "12"),
    "UIFontTextStyle": ("headline", "12"), "UIFont.TextStyle": ("body", "#336699"),
    "Font Style Name": ("footnote", "12"), "NSTextAlignment": ("center", "12"),
    "TextAlign": ("left", "12"), "Number": ("12", "wide"), "Integer": ("2", "wide"),
    "Float": ("0.5", "wide"), "Box": ("4 8", "wide"), "FontName": ("Georgia", "Gill , Sans"),
    "Image": ("icon", "a , b"), "UIImage": ("icon", "a , b"), "Name": ("icon", "a , b"),
  ]

  /// What is said of each of some rules, one a line, compiled as one sheet.
  ///
  /// Notes about the sheet as a whole are left out: it styles the same class many times.
  private func said(of rules: [String]) -> [[Diagnostic]] {
    let whole: Set<DiagnosticCode> = [.splitRule, .documentedSlip, .insetsWithoutImage]
    var starts: [Int] = []
    var length = 0
    for rule in rules {
      starts.append(length)
      length += rule.utf8.count + 1
    }
    var result = rules.map { _ in [Diagnostic]() }
    for diagnostic in compile(rules.joined(separator: "\n")).diagnostics
    where !whole.contains(diagnostic.code) {
      let offset = Int(diagnostic.primary.span.start)
      result[(starts.firstIndex { $0 > offset } ?? starts.count) - 1].append(diagnostic)
    }
    return result
  }

  private func sample(_ fact: Fact) -> (right: String, wrong: String)? {
    fact.type.flatMap { Self.samples[$0] }
  }

  /// Documented slips draw a note, nothing else is said.
  @Test func rightValuesAreLeftAlone() {
    let rules = Self.facts.map {
      "\($0.path) { \($0.property): \(sample($0)?.right ?? "x"); }"
        .replacing("{row}", with: "1").replacing("{column}", with: "1")
    }
    for (fact, said) in zip(Self.facts, said(of: rules)) {
      #expect(said.isEmpty, "\(fact): \(said.map(\.message))")
    }
  }

  @Test func aWrongValueIsOneErrorAtTheValue() {
    let facts = Self.facts.filter { sample($0) != nil }
    let rules = facts.map { "\($0.path) { \($0.property): \(sample($0)?.wrong ?? ""); }" }
    var sheet = 0
    for ((fact, rule), said) in zip(zip(facts, rules), said(of: rules)) {
      defer { sheet += rule.utf8.count + 1 }
      let errors = said.filter { $0.severity == .error }
      #expect(errors.count == 1, "\(fact): \(errors.map(\.message))")
      let values = rule.utf8.count - (sample(fact)?.wrong.utf8.count ?? 0) - 3
      let start = Int(errors.first?.primary.span.start ?? 0)
      #expect((sheet + values..<sheet + rule.utf8.count).contains(start), "\(fact)")
    }
  }

  /// Of a misspelt name the right one is suggested: for a letter that is missing, doubled or changed.
  @Test(arguments: [1, 2, 3]) func misspeltNamesAreFound(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let right = Self.facts.map { sample($0)?.right ?? "x" }
    let properties = zip(Self.facts, right).map { fact, value in
      "\(fact.path) { \(misspelt(fact.property, &random)): \(value); }"
    }
    for ((fact, property), said) in zip(zip(Self.facts, properties), said(of: properties)) {
      let isSlip = fact.property.contains("--") || fact.property.contains("_")
      #expect(
        isSlip || suggests(said, fact.property), "\(fact) \(property): \(said.map(\.message))")
    }
    // A path is reported once, where it first stands.
    let paths = Set(Self.facts.map(\.path)).sorted()
    let rules = paths.map { "\(misspelt($0, &random)) { font-color: red; }" }
    for ((path, rule), said) in zip(zip(paths, rules), said(of: rules)) {
      #expect(suggests(said, path), "\(rule): \(said.map(\.message))")
    }
  }

  private func suggests(_ said: [Diagnostic], _ name: String) -> Bool {
    said.contains { $0.help.contains("did you mean '\(name)'?") }
  }

  private func misspelt(_ name: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(name)
    let letter = letters.indices.filter { letters[$0].isLetter && $0 > 3 }
    let at = letter.isEmpty ? letters.count - 1 : letter[random.below(letter.count)]
    switch random.below(3) {
    case 0: letters.remove(at: at)
    case 1: letters.insert(letters[at], at: at)
    default: letters[at] = letters[at] == "q" ? "w" : "q"
    }
    return String(letters)
  }
}
