import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeComponents
import ThemeModel
import ThemeTable

@testable import ThemeExchange
@testable import ThemePage

/// Ratios taken from pictures of brands: no text that can be tapped or read is too weak for what lies beneath it.
@Suite struct DrawnBrandTests {
  /// Two colours of a logo, the extremes, and others that are the same in each run.
  private static let brands: [BrandSeeds] = {
    var random = SeededGenerator(seed: 54)
    func color() -> StyleColor {
      StyleColor(red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: UInt8(random.below(256)))
    }
    let fixed = [0xD41111, 0xFFFF00, 0x000000, 0xFFFFFF, 0x808080, 0x0000FF, 0x00FF00, 0x777777]
    let first = fixed.map { BrandSeeds(StyleColor(rgb: UInt32($0))) }
    let others = (0..<32).map { number in
      number % 2 == 0
        ? BrandSeeds(color()) : BrandSeeds(color(), dark: color(), secondary: color(), neutral: color())
    }
    return MutationCount.isThorough ? first + others : [first[0], first[1], others[1]]
  }()

  @Test(arguments: brands.indices, [false, true]) func componentsOfFioriCanBeRead(number: Int, fillsBars: Bool) throws {
    guard MutationCount.isThorough || fillsBars == (number % 2 == 0) else { return }
    let theme = try page(of: Self.brands[number], on: "Fiori", fillsBars: fillsBars)
    let variants = PaletteVariant.allCases.filter {
      MutationCount.isThorough || $0.index.nonzeroBitCount % 2 == number % 2
    }
    for variant in variants {
      let traits = PageRoom.all[0].traits(variant.environment(in: PageRoom.all[0]))
      for list in lists(theme.style, traits) {
        let context = StandaloneContext(traits.environment, metrics: InterTextMetrics(), marksNodes: true)
        let drawn = SVGDrawing(list, traits: traits, context: context).svg()
        let exempt = Set(list.nodes.filter { $0.state == .disabled }.map(\.identifier))
        check(drawn, variant, "\(list.root.identifier) of \(Self.brands[number])", exempt)
      }
    }
  }

  @Test(arguments: brands.indices, [false, true]) func controlsOfNUICanBeRead(number: Int, fillsBars: Bool) throws {
    var seeds = Self.brands[number]
    seeds.dark = nil
    let maker = PictureMaker(try page(of: seeds, on: "NUI", fillsBars: fillsBars))
    expect(maker.pictures.allSatisfy { !$0.variant.isOnDark } && maker.pictures.count > 20)
    // A label may lie on anything.
    for picture in maker.pictures where picture.subject != .controls(.label) {
      check(maker.draw(picture), picture.variant, "\(picture.name) of \(seeds)", [])
    }
  }

  private func page(of seeds: BrandSeeds, on base: String, fillsBars: Bool) throws -> PageTheme {
    let compilation = BrandedTheme(seeds, on: base, fillsBars: fillsBars).compilation
    return try PageTheme(name: "brand", table: compilation.table, compilation: compilation, findings: [])
  }

  /// The samples as they are, under fingers, and rows in their states.
  private func lists(_ theme: ComponentTheme, _ traits: ViewTraits) -> [DisplayList] {
    let metrics = InterTextMetrics()
    let samples = ComponentSample.allCases.flatMap { sample -> [DisplayList] in
      let list = sample.displayList(theme: theme, traits: traits, metrics: metrics)
      return [
        list, DisplayList(root: list.root.pressed(theme, traits.environment, buttonsOnly: false), traits: traits),
        DisplayList(root: list.root.pressed(theme, traits.environment, buttonsOnly: true), traits: traits),
      ]
    }
    let rows = StateSample.allCases.flatMap { sample in
      sample.displayLists(
        in: [.plain, .highlighted, .selected, .focused], theme: theme, traits: traits, metrics: metrics)
    }
    return samples + rows + [AppScreen.displayList(theme: theme, traits: traits, metrics: metrics)]
  }

  private func check(_ svg: String, _ variant: PaletteVariant, _ place: String, _ exempt: Set<String>) {
    for pair in DrawnPairs(svg).pairs where pair.content != "Disabled" && exempt.isDisjoint(with: pair.groups) {
      let needed = !pair.isText ? 3 : variant.isHighContrast ? 7 : 4.5
      let ratio = BrandedTheme.ratio(pair.color, pair.ground)
      guard ratio < needed - 0.005 else { continue }
      Issue.record("\(ratio) of \(needed): \(pair) in \(variant.keySuffix) of \(place)")
    }
  }
}

extension DisplayNode {
  /// The node and everything in it, or the buttons alone, under a finger.
  fileprivate func pressed(_ theme: ComponentTheme, _ environment: StyleEnvironment, buttonsOnly: Bool) -> DisplayNode {
    var node = self
    if state != .disabled, !buttonsOnly || role == .button {
      node = restyled(in: .highlighted, theme: theme, environment)
    }
    node.children = children.map { $0.pressed(theme, environment, buttonsOnly: buttonsOnly) }
    return node
  }
}
