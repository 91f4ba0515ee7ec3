import Foundation
import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// The grammar in `Grammar.md` and the parser are of one opinion.
@Suite struct EBNFTests {
  private let sheets: EBNFGrammar
  private let tokens: EBNFGrammar

  init() throws {
    let fences = try MarkdownFence.all(ofPage: "Grammar.md").filter { $0.language == "ebnf" }
    let lexical = try #require(fences.first { $0.words.contains("tokens") })
    tokens = try EBNFReader.read(lexical.body)
    sheets = try EBNFReader.read(fences.filter { !$0.words.contains("tokens") }.map(\.body).joined())
  }

  /// Names that something must be known by, or that the page explains in words.
  private static let vocabulary = [
    "type-name": ["Color", "Number", "FontStyle", "TextAlign", "\"Font Style Name\""],
    "new-type": ["Ending", "Corner", "Shape"], "keyword": ["flat", "round", "x-large"],
    "state": ["plain"] + Registry.standard.states, "kind-name": ["text", "image", "button", "view"],
    "palette-name": PaletteVersion.allCases.map(\.rawValue), "placeholder": ["n"], "lower": ["0", "-1", "0.5"],
    "upper": ["1", "100"], "fill-color": ["#7676801F", "#7676803D", "#8899AA33"],
  ]

  private static let seed: UInt64 = 17

  private var words: TokenGenerator { TokenGenerator(tokens, vocabulary: Self.vocabulary) }

  @Test func everyNameIsDefined() {
    let known = Set(sheets.names).union(words.names)
    for grammar in [sheets, tokens] {
      for case .reference(let name) in grammar.parts { expect(known.contains(name), "\(name)") }
    }
    for case .special(let special) in tokens.parts {
      var random = SeededGenerator(seed: 1)
      expect(!TokenGenerator.text(ofSpecial: special, &random).isEmpty, "\(special)")
    }
  }

  @Test func everyProductionIsReached() {
    var reached: Set<String> = ["sheet"]
    var pending = ["sheet"]
    while let name = pending.popLast() {
      guard let part = sheets.productions[name] else { continue }
      for case .reference(let next) in forms(from: part) where reached.insert(next).inserted { pending.append(next) }
    }
    expect(Set(sheets.names).subtracting(reached).isEmpty)
  }

  /// A part and all of which it is made, references not followed.
  private func forms(from part: EBNFGrammar.Part) -> [EBNFGrammar.Form] {
    if case .reference = sheets.parts[part] { return [sheets.parts[part]] }
    return [sheets.parts[part]] + sheets.children(of: part).flatMap { forms(from: $0) }
  }

  /// Whatever the grammar allows, the parser takes without a word.
  @Test func textsOfTheGrammarAreAccepted() {
    var generator = SheetGenerator(sheets, words: words, seed: Self.seed)
    var random = SeededGenerator(seed: Self.seed + 1)
    let layout = SheetLayout(words: words)
    for number in 0..<MutationCount.perSeed(seeds: 1, usual: 2_000) {
      guard let text = layout.text(generator.tokens(of: "sheet"), &random) else { continue }
      let codes = codes(of: text)
      expect(codes.isEmpty, "text \(number) of seed \(Self.seed): \(text.debugDescription)")
    }
    let all = sheets.productions["sheet"].map { sheets.branches[$0] } ?? []
    let missed = all.subtracting(generator.taken).map { branch in
      forms(from: sheets.children(of: branch.part)[branch.index])
    }
    expect(!all.isEmpty && missed.isEmpty)
  }

  /// A text with some tokens changed is allowed by the grammar exactly if the parser takes it without a word.
  ///
  /// Declarations of components are left out: what they allow depends on what their words mean.
  @Test func changedTextsAreAcceptedOnlyIfTheGrammarAllowsThem() {
    var sheets = sheets
    sheets.remove(["component", "kind", "type"], from: "item")
    var generator = SheetGenerator(sheets, words: words, seed: Self.seed)
    var random = SeededGenerator(seed: Self.seed + 1)
    var counts = (accepted: 0, refused: 0)
    let count = MutationCount.perSeed(seeds: 1, usual: 800)
    for number in 0..<count {
      var changed = generator.tokens(of: "sheet").prefix(60).map { $0 }
      for _ in 0...random.below(2) { change(&changed, &random) }
      let text = changed.map { ($0.touches ? "" : " ") + $0.text }.joined()
      let isAllowed = SheetRecognizer.accepts(SheetRecognizer.Token.significant(in: text), as: "sheet", sheets)
      let codes = codes(of: text)
      expectEqual(
        codes.isEmpty, isAllowed, "text \(number) of seed \(Self.seed): \(text.debugDescription) gives \(codes)")
      if isAllowed { counts.accepted += 1 } else { counts.refused += 1 }
    }
    expect(counts.accepted > count / 8 && counts.refused > count / 8)
  }

  private func change(_ tokens: inout [SheetGenerator.Token], _ random: inout SeededGenerator) {
    guard !tokens.isEmpty else { return }
    let index = random.below(tokens.count)
    switch random.below(4) {
    case 0: tokens.remove(at: index)
    case 1: tokens.insert(tokens[index], at: index)
    case 2: tokens.swapAt(index, random.below(tokens.count))
    default: tokens[index].text = random.pick(Self.signs)
    }
  }

  private static let signs = [
    "{", "}", "(", ")", ":", ";", ",", "*", "+", "/", "&", "[", "]", "|", "=", "!", "or", "not", "device", "Label",
    "android", "and", "@x", "@media", "@mediaColor", "@import", "@palette", "@part", "@class", "\"s\"",
  ]

  /// Sheets that people wrote, right and wrong ones.
  private static func samples() throws -> [(name: String, text: String)] {
    let examples = try MarkdownFence.all(ofPage: "Grammar.md").filter { $0.language == "nss" }
    let files =
      Repository.files(under: "Themes", ending: ".nss")
      + Repository.files(under: "Sources/ThemeModel/Registry/Data", ending: ".nss")
    let probes = try JSONDecoder().decode(
      [Probe].self, from: Data(Repository.bytes("Tests/CompilerTests/Fixtures/probes.json")))
    return examples.map { ("line \($0.line)", $0.body) }
      + (try files.map { ($0, String(decoding: try Repository.bytes($0), as: UTF8.self)) })
      + probes.compactMap { probe in probe.source.map { (probe.name, $0) } }
  }

  private struct Probe: Decodable {
    var name: String
    var source: String?
  }

  @Test func samplesAreAcceptedOnlyIfTheGrammarAllowsThem() throws {
    for (name, text) in try Self.samples() {
      let isAllowed = SheetRecognizer.accepts(SheetRecognizer.Token.significant(in: text), as: "sheet", sheets)
      let codes = codes(of: text)
      expectEqual(codes.isEmpty, isAllowed, "\(name): \(text.prefix(200)) gives \(codes)")
    }
  }

  /// The findings on the form of a text, without those on the meaning of its words.
  private func codes(of text: String) -> Set<String> {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(text.utf8))
    let compilation = Compiler.compile(sources, options: CompilerOptions())
    let aboutForm = compilation.diagnostics.filter { !$0.message.hasSuffix("is built in") }
    return Set(aboutForm.map(\.code.rawValue)).intersection(Self.aboutForm)
  }

  private static let aboutForm: Set<String> = [
    "class-list-selector", "comment-touches-word", "conflict-marker", "declaration-outside-rule", "definition-in-rule",
    "descendant-selector", "look-alike", "malformed-at-rule", "malformed-media-condition", "not-a-stylesheet",
    "malformed-registry", "misplaced-at-rule", "missing-closing-brace", "missing-colon", "missing-last-semicolon",
    "missing-opening-brace", "missing-selector", "missing-semicolon", "missing-value", "nested-selector-without-parent",
    "nesting-too-deep", "non-ascii-name", "not-utf8", "parent-outside-rule", "percent-sign", "reserved-prefix",
    "slashes-in-word", "stray-colon", "stray-semicolon", "unexpected-character", "unexpected-closing-brace",
    "unexpected-token", "unknown-at-rule", "unknown-media-axis", "unknown-media-choice", "unknown-palette",
    "unopened-comment", "unterminated-comment", "unterminated-string",
  ]

  @Test func theCodesAboutFormAreCodes() {
    expect(Self.aboutForm.isSubset(of: DiagnosticCode.allCases.map(\.rawValue)))
  }
}
