import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// Everything that the documentation says can be styled, through the whole compiler: right, of a wrong type, misspelt.
@Suite struct RegistryFactsTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    var path: String
    var property: String
    var type: String?
    var testDescription: String { "\(path).\(property)" }
  }

  static let facts: [Fact] = {
    let list = SharedFacts.json("reference/fiori-components.json") as? [[String: Any]]
    return (list ?? []).flatMap { component in
      (component["paths"] as? [[String: Any]] ?? []).flatMap { path in
        (path["properties"] as? [[String: Any]] ?? []).compactMap { property in
          guard let path = path["path"] as? String, let name = property["name"] as? String else { return nil }
          return Fact(path: path, property: name, type: property["type"] as? String ?? untyped[name])
        }
      }
    }
  }()

  /// Facts that the documentation omits for some properties and gives for the same ones elsewhere.
  private static let untyped = [
    "font-style": "UIFontTextStyle", "font_style": "UIFontTextStyle", "font-size": "Number", "font-color": "Color",
    "text-line-clamp": "Integer", "font-name": "FontName",
  ]

  /// A value of each documented type.
  private static let samples: [String: String] = [
    "Color": "#336699", "UIColor": "red", "UIFontTextStyle": "headline", "UIFont.TextStyle": "body",
    "Font Style Name": "footnote", "NSTextAlignment": "center", "TextAlign": "left", "Number": "12", "Integer": "2",
    "Float": "0.5", "Box": "4 8", "FontName": "Georgia", "Image": "icon", "UIImage": "icon", "Name": "icon",
  ]

  /// The findings on each of some rules, one a line, compiled as one sheet.
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
    for diagnostic in compile(rules.joined(separator: "\n")).diagnostics where !whole.contains(diagnostic.code) {
      let offset = Int(diagnostic.span.start)
      result[(starts.firstIndex { $0 > offset } ?? starts.count) - 1].append(diagnostic)
    }
    return result
  }

  private func sample(_ fact: Fact) -> String? { fact.type.flatMap { Self.samples[$0] } }

  /// Documented slips draw a note, nothing else is said.
  @Test func rightValuesAreLeftAlone() {
    let rules = Self.facts.map {
      "\($0.path) { \($0.property): \(sample($0) ?? "x"); }".replacing("{row}", with: "1").replacing(
        "{column}", with: "1")
    }
    for (fact, said) in zip(Self.facts, said(of: rules)) { expect(said.isEmpty, "\(fact): \(said.map(\.message))") }
  }

  /// Values of every kind, and the types that can hold them.
  private static let values: [(value: String, types: Set<String>)] = [
    ("#336699", ["Color"]), ("red", ["Color", "Image", "FontName"]), ("tintColor", ["Color", "Image", "FontName"]),
    ("rgba(1, 2, 3, 0.5)", ["Color"]), ("headline", ["FontStyle", "Image", "FontName"]),
    ("center", ["TextAlign", "Image", "FontName"]), ("true", ["Image", "FontName"]),
    ("12", ["Number", "Integer", "Box", "Image", "FontName"]), ("0, 2", []), ("wide", ["Image", "FontName"]),
    ("a , b", []),
  ]

  /// The documentation's names of types by ours.
  private static let aliases = [
    "UIColor": "Color", "UIFontTextStyle": "FontStyle", "UIFont.TextStyle": "FontStyle", "Font Style Name": "FontStyle",
    "NSTextAlignment": "TextAlign", "Float": "Number", "UIImage": "Image", "Name": "Image",
  ]

  @Test(arguments: values.indices) func aWrongValueIsOneErrorAtTheValue(index: Int) {
    let (value, types) = Self.values[index]
    let facts = Self.facts.filter { fact in
      guard let type = fact.type else { return false }
      let plain = Self.aliases[type] ?? type
      // A box and a number read a comma as a number, with a warning.
      let isRead = value == "0, 2" && ["Box", "Number", "Integer"].contains(plain)
      return plain != "String" && !types.contains(plain) && !isRead
    }
    let rules = facts.map { "\($0.path) { \($0.property): \(value); }" }
    var sheet = 0
    for ((fact, rule), said) in zip(zip(facts, rules), said(of: rules)) {
      defer { sheet += rule.utf8.count + 1 }
      let errors = said.filter { $0.severity == .error }
      expectEqual(errors.count, 1, "\(fact) \(value): \(errors.map(\.message))")
      let values = rule.utf8.count - value.utf8.count - 3
      let start = Int(errors.first?.span.start ?? 0)
      expect((sheet + values..<sheet + rule.utf8.count).contains(start), "\(fact)")
    }
  }

  /// Of a misspelt name the right one is suggested, whatever the slip.
  @Test(arguments: NameSlip.Kind.allCases) func misspeltNamesAreFound(kind: NameSlip.Kind) {
    var random = SeededGenerator(seed: 7)
    func misspelt(_ name: String) -> String {
      let slips = NameSlip.all(of: name).filter { $0.kind == kind }
      return slips.isEmpty ? name + "q" : slips[random.below(slips.count)].name
    }
    let facts = Self.facts.filter { !$0.property.contains("--") && !$0.property.contains("_") }
    let properties = facts.map { "\($0.path) { \(misspelt($0.property)): \(sample($0) ?? "x"); }" }
    for ((fact, property), said) in zip(zip(facts, properties), said(of: properties)) {
      expect(suggests(said, fact.property), "\(property): \(said.map(\.message))")
    }
    // A path is reported once, where it first stands.
    let paths = Set(Self.facts.map(\.path)).sorted()
    let rules = paths.map { "\(misspelt($0)) { font-color: red; }" }
    for ((path, rule), said) in zip(zip(paths, rules), said(of: rules)) {
      // A letter before a class of NUI makes a name of the app's own, such as 'XButton'.
      if kind == .inserted, !path.hasPrefix("fdl"), rule.dropFirst().hasPrefix(path) { continue }
      expect(suggests(said, path), "\(rule): \(said.map(\.message))")
    }
  }

  private func suggests(_ said: [Diagnostic], _ name: String) -> Bool {
    said.contains { $0.help.contains("did you mean '\(name)'?") }
  }

  /// Every letter of every name, with every slip; a name that another one has is no slip.
  ///
  /// Of the properties' slips a short run takes some, of the paths' all but a long one.
  @Test func everySlipIsFound() throws {
    let registry = Registry.standard
    let suggester = registry.suggester()
    var random = SeededGenerator(seed: 5)
    var seen: Set<String> = []
    for fact in Self.facts where !fact.property.contains("--") {
      let path = fact.path.replacing("{row}", with: "1").replacing("{column}", with: "1")
      let id = try #require(registry.resolvePath(path))
      let own = registry.entries(of: id).map { registry.properties[$0.property] }
      guard seen.insert("\(own) \(fact.property)").inserted else { continue }
      for slip in NameSlip.all(of: fact.property)
      where (MutationCount.isThorough || random.oneIn(8)) && registry.standing(of: slip.name, on: id) == .unknown {
        expectEqual(suggester.property(slip.name, on: id), fact.property, "\(path) \(slip)")
      }
    }
    for path in Set(Self.facts.map(\.path)).sorted() {
      for slip in NameSlip.all(of: path)
      where (MutationCount.isLongRun || random.oneIn(60)) && registry.resolvePath(slip.name) == nil {
        expectEqual(suggester.path(slip.name), path, "\(slip)")
      }
    }
  }
}
