import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler

/// The helps of contrast findings over random colours: who follows one has a colour that passes on all that it is seen with.
@Suite struct ContrastRemedyTests {
  private static let classes = [
    "Button", "TableCell", "NavigationBar", "SegmentedControl", "fdlFUIObjectView_headlineLabel",
    "fdlFUIObjectTableViewCell",
    "fdlFUIHierarchyCollectionItem", "fdlFUIHierarchyItemView_title", "fdlFUIHierarchyView",
    "fdlFUIHierarchyViewHeader",
    "fdlFUIHierarchyViewHeader_title", "Table", "TableCellDetail", "Own",
  ]
  private static let properties = [
    "background-color", "background-color", "font-color", "background-color-selected", "font-color-selected",
    "tint-color",
    "background-color-highlighted", "font-color-highlighted",
  ]

  private func findings(_ text: String) -> [Diagnostic] {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(text.utf8))
    var lint = LintOptions()
    lint.only = [.lowContrast, .invisibleText]
    return Linter.findings(Compiler.compile(sources, options: CompilerOptions()), lint).diagnostics
  }

  private func theme(_ random: inout SeededGenerator) -> String {
    func color() -> String {
      let bytes = (0..<3).map { _ in random.below(256) }
      guard random.oneIn(6) else {
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
      }
      return "rgba(\(bytes[0]), \(bytes[1]), \(bytes[2]), 0.\(1 + random.below(9)))"
    }
    func rule() -> String {
      let names = Set((0...random.below(2)).map { _ in random.pick(Self.classes) }).sorted()
      let lines = (0...random.below(4)).map { _ in "\(random.pick(Self.properties)): \(color());" }
      let rule = "\(names.joined(separator: ", ")) { \(lines.joined(separator: " ")) }"
      return random.oneIn(4) ? "@media (appearance: dark) { \(rule) }" : rule
    }
    let start = random.oneIn(2) ? "@import \"themec:Fiori\";\n" : ""
    return start + (0...3 + random.below(6)).map { _ in rule() }.joined(separator: "\n") + "\n"
  }

  /// The theme as a help has it, or nil if it is about a declaration of the built-in theme.
  private func following(_ help: String, of finding: Diagnostic, in theme: String) -> String? {
    guard
      let match = help.firstMatch(
        of: /^(or )?(for (.+?), )?'([^']+)'( for '(.+)' of '(.+)')? is the nearest (colour|background)/)
    else { return nil }
    let axes = ["dark": "appearance", "light": "appearance", "high": "contrast", "normal": "contrast"]
    let words = match.3.map { $0.split(separator: " and ") } ?? []
    let choices = words.compactMap { word in axes[String(word)].map { "(\($0): \(word))" } }
    guard choices.count == words.count else { return nil }
    func declaration(_ property: String) -> String {
      let plain = "\(property): \(match.4);"
      return choices.isEmpty ? plain : "@media \(choices.joined(separator: " and ")) { \(plain) }"
    }
    if let property = match.6, let list = match.7 {
      return theme + "\(list.split(separator: ":").last ?? list) { \(declaration(String(property))) }\n"
    }
    let ground = finding.secondary.first { $0.text == "the background" }?.span ?? finding.span
    let span = match.8 == "colour" ? finding.span : ground
    guard span.file.index == 0 else { return nil }
    let bytes = Array(theme.utf8)
    let property = String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
    let end = (bytes[Int(span.end)...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.endIndex) + 1
    // The declaration itself stays where the help is for a part of the environments.
    let kept = String(decoding: bytes[..<(choices.isEmpty ? Int(span.start) : end)], as: UTF8.self)
    return kept + " " + declaration(property) + String(decoding: bytes[end...], as: UTF8.self)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func whoFollowsAHelpIsRidOfTheFinding(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var followed = 0
    for _ in 0..<MutationCount.perSeed(seeds: 6, usual: 96) {
      let theme = theme(&random)
      let weak = findings(theme).filter { $0.code == .lowContrast && $0.span.file.index == 0 }
      // Following a help takes a theme compiled and drawn anew.
      for finding in weak where random.oneIn(1 + weak.count / 4) {
        let end = finding.message.firstRange(of: " has a contrast")?.lowerBound ?? finding.message.endIndex
        let pair = finding.message[..<end]
        for help in finding.help {
          guard var now = following(help, of: finding, in: theme) else { continue }
          followed += 1
          // A colour for the light may be followed by one for the dark.
          for _ in 0..<3 where !help.contains("background for") {
            guard let left = findings(now).first(where: { $0.message.hasPrefix(pair) }), left.label != finding.label,
              let next = left.help.lazy.compactMap({ following($0, of: left, in: now) }).first
            else { break }
            now = next
          }
          let left = findings(now).first { $0.message.hasPrefix(pair) && $0.label == finding.label }
          expect(left == nil, "\(help)\n\(left?.message ?? "") \(left?.label ?? "")\nof\n\(theme)\nfrom\n\(now)")
        }
      }
    }
    expect(followed > 0)
  }
}
