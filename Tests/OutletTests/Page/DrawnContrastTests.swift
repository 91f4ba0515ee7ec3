import Foundation
import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeComponents
import ThemeExchange
import ThemeModel
import ThemeTable

@testable import ThemePage

/// The contrasts that themec tells are those that its pictures show.
@Suite struct DrawnContrastTests {
  private static let brands: [UInt32] = [
    0xD41111, 0x11D411, 0x1111D4, 0xD4D411, 0x11D4D4, 0xD411D4, 0xF51C61, 0xFFB300, 0x256F3A, 0x0070F2, 0x808080,
    0x000000, 0xFFFFFF, 0x7A1FA2, 0xE65100, 0x00695C, 0xAFB42B, 0x5D4037, 0x01579B, 0xFF00FF,
  ]

  private static let shipped = ["Fiori", "Midnight", "Saffron"]

  private static func theme(_ text: String, named name: String = "theme.nss") throws -> PageTheme {
    var sources = SourceSet()
    sources.add(path: name, bytes: Array(text.utf8))
    return try page(Compiler.compile(sources, options: CompilerOptions()), name)
  }

  private static func page(_ compilation: Compilation, _ name: String) throws -> PageTheme {
    try PageTheme(
      name: name, table: compilation.table, compilation: compilation, findings: Linter.findings(compilation).diagnostics
    )
  }

  /// Fiori and its children are drawn with the components; all else is a sample unless the run is thorough.
  @Test(arguments: shipped) func picturesOfShippedThemesShowTheRatios(name: String) throws {
    let fiori = String(decoding: try Repository.bytes("Themes/Fiori.nss"), as: UTF8.self)
    let own = name == "Fiori" ? "" : String(decoding: try Repository.bytes("Themes/\(name).nss"), as: UTF8.self)
    let text = own.replacing("@import \"Fiori.nss\";", with: "@import \"themec:Fiori\";")
    let theme = try Self.theme(name == "Fiori" ? fiori : text, named: "\(name).nss")
    check(
      theme, variants: MutationCount.isThorough || name == "Fiori" ? PaletteVariant.allCases : [.init(onDark: true)])
    expectEqual(ContrastIndex(theme).failing.map { "\($0.path) \($0.writtenProperty) on \($0.groundName)" }, [])
  }

  @Test func noShippedThemeOfUIKitHasAPairThatFails() throws {
    let theme = try Self.theme("@import \"themec:NUI\";")
    expectEqual(ContrastIndex(theme).failing.map { "\($0.path) \($0.writtenProperty) on \($0.groundName)" }, [])
  }

  @Test(arguments: [false, true]) func picturesOfBrandsShowTheRatios(fillsBars: Bool) throws {
    for brand in MutationCount.isThorough ? Self.brands[...] : Self.brands.prefix(2) {
      let text = BrandTheme(
        BrandSeeds(StyleColor(rgba: brand << 8 | 0xFF)), on: BuiltInTheme.all[0], fillsBars: fillsBars
      ).text
      let variants = MutationCount.isThorough ? PaletteVariant.allCases : [.init(onDark: false), .init(onDark: true)]
      check(try Self.theme(text), variants: variants)
    }
  }

  /// Themes of which the components have most by default.
  @Test(arguments: [
    "fdlFUIObjectView_headlineLabel { font-color: #1A1A1A; }",
    "fdlFUIHierarchyCollectionItem { background-color: #444444; background-color-selected: #88888880; }",
    "Button { background-color: #D41111; font-color: white; } fdlFUIButton { font-color-highlighted: #333333; }",
    "TableCell { background-color-selected: #D41111; tint-color: #D42222; } SearchBar { background-color: #556677; }"
      + "fdlFUIButton { font-style: headline; }",
    "fdlFUIHierarchyIndicator { background-color: #556677; } TableCell { background-color: #DDEEFF80; }",
    "fdlFUIHierarchyItemView_title { font-style: title1; font-color: #8899AA; background-color: #334455; }",
  ]) func picturesOfSmallThemesShowTheRatios(text: String) throws { check(try Self.theme(text)) }

  /// Compares the colours of all pictures with what the theme is said to show.
  private func check(
    _ theme: PageTheme, variants: [PaletteVariant] = [.init(onDark: false), .init(onDark: true)]
  ) {
    let index = ContrastIndex(theme)
    let maker = PictureMaker(theme)
    var count = 0
    for sample in ComponentSample.allCases {
      for room in MutationCount.isThorough ? PageRoom.all : [PageRoom.all[0]] {
        for variant in variants {
          let picture = PictureFiles.Picture(name: "", subject: .sample(sample), room: room, variant: variant)
          guard let (list, drawing) = maker.drawing(picture, marksNodes: true) else { continue }
          let environment = variant.environment(in: room, isElevated: list.isElevated)
          let beneath = Self.beneath(list.root)
          for mark in PictureColors(drawing.svg()).marks {
            count += 1
            let place = "\(theme.name) \(sample) \(room.key) \(variant) \(mark.node)"
            compare(mark, list[mark.node], beneath[mark.node] ?? [], index, environment, place)
          }
        }
      }
    }
    expect(count > 100)
  }

  private func compare(
    _ mark: PictureColors.Mark, _ node: DisplayNode?, _ beneath: [StyledSelection], _ index: ContrastIndex,
    _ environment: StyleEnvironment, _ place: String
  ) {
    guard let node, let part = node.part else { return }
    let selection = StyledSelection(classList: part.classList, state: node.state)
    let drawn = DrawnNode(
      kind: mark.isText ? .text : .symbol, beneath: beneath, isOnItsView: part.liesOnItsView)
    var index = index
    let answer = index.answer(for: drawn, selection)
    let seen = ContrastIndex.seen(answer, in: environment).map { answer.pairs[$0.pair].variants[$0.variant] }
    guard let worst = seen else {
      return expect(!answer.missing.isEmpty, "\(place): nothing is said of \(part.classList), \(mark.ratio)")
    }
    let place = "\(place) \(part.classList)[\(node.state)]: \(mark.ratio) drawn, \(worst.ratio) said"
    if worst.ratio != worst.greatestRatio {
      return expect(mark.ratio > worst.ratio - 0.01 && mark.ratio < worst.greatestRatio + 0.01, "\(place)")
    }
    expect(abs(mark.ratio - worst.ratio) <= 0.01, "\(place)")
    let needed = mark.isText && worst.use == .text ? 4.5 : 3
    if worst.verdict != .exempt, abs(mark.ratio - needed) > 1e-9 {
      expectEqual(worst.verdict == .passes, mark.ratio >= needed, "\(place)")
    }
  }

  /// The parts beneath each node, from back to front.
  private static func beneath(_ root: DisplayNode) -> [String: [StyledSelection]] {
    var found: [String: [StyledSelection]] = [:]
    func visit(_ node: DisplayNode, _ beneath: [StyledSelection]) {
      found[node.identifier] = beneath
      let own = node.part.map { [StyledSelection(classList: $0.classList, state: node.state)] } ?? []
      for child in node.children { visit(child, beneath + own) }
    }
    visit(root, [])
    return found
  }

  /// One finding is one pair, wherever findings are counted.
  @Test(arguments: [
    "@import \"themec:Fiori\";\n@tintColor: #66AAFF;", "@import \"themec:NUI\";\n@accent: #88BBCC;",
    "Button { background-color: #FFFFFF; font-color: #AAAAAA; font-color-selected: #FFFFFF; }",
    "fdlFUIObjectView_headlineLabel { font-color: #1A1A1A; }",
  ]) func numbersAreEqual(text: String) throws {
    let theme = try Self.theme(text)
    let compilation = try #require(theme.compilation)
    let count = ContrastAudit.of(compilation).failing.count
    expect(count > 0)
    var lint = LintOptions()
    lint.only = [.lowContrast, .invisibleText]
    expectEqual(Linter.findings(compilation, lint).diagnostics.count, count)
    let page = String(decoding: ThemePage([theme], options: PageOptions(textSizes: [.large])).bytes(), as: UTF8.self)
    expect(page.contains(">\(count) with too little contrast<"), "head, \(count)")
    expect(page.contains("\"failing\":\(count),"), "overlay, \(count)")
    let table = try #require(page.split(separator: "id=\"contrast\"").last?.split(separator: "</table>").first)
    expectEqual(table.split(separator: "<tr>").count - 2, count, "section")
  }
}
