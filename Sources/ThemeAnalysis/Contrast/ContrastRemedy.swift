import ThemeBase
package import ThemeCompiler
import ThemeModel
package import ThemeTable

/// Finds colours that would pass where others fail: another text, and another ground.
package struct ContrastRemedy {
  private let compilation: Compilation
  private let variants: [ContrastAudit.Variant]
  private let variantsByText: [Program.Place: [ContrastAudit.Variant]]
  private let variantsByGround: [Program.Place: [ContrastAudit.Variant]]
  private var styled: StyledByDefinitions

  /// A colour that a declaration gives.
  private struct GivenColor: Hashable {
    var place: Program.Place
    var color: StyleColor
  }
  /// What was found, as many pairs share a declaration; nil where no colour passes.
  private var texts: [GivenColor: Replacement] = [:]
  private var grounds: [GivenColor: Replacement?] = [:]
  private var definitions: [StyleColor: String] = [:]

  package init(_ audit: ContrastAudit, _ compilation: Compilation) {
    self.compilation = compilation
    variants = audit.pairs.flatMap { $0.variants }.filter { $0.verdict != .exempt }
    variantsByText = Self.grouped(variants, compilation) { $0.declaration }
    variantsByGround = Self.grouped(variants, compilation) { $0.groundDeclaration }
    styled = StyledByDefinitions(compilation.program)
  }

  private static func grouped(
    _ variants: [ContrastAudit.Variant], _ compilation: Compilation,
    by declaration: (ContrastAudit.Variant) -> DeclarationID?
  ) -> [Program.Place: [ContrastAudit.Variant]] {
    var groups: [Program.Place: [ContrastAudit.Variant]] = [:]
    for variant in variants {
      guard let declaration = declaration(variant) else { continue }
      groups[compilation.program.declarations[declaration].place, default: []].append(variant)
    }
    return groups
  }

  /// Another colour for a declaration, and the environments for which it is needed.
  package struct Replacement {
    /// The nearest colour of the same hue that passes, or nil if no lightness does.
    package var color: StyleColor?
    /// Those that one condition tells from the others, or all.
    package var environments: EnvironmentSet
    /// The number of colours beside which it was tried.
    var count: Int

    /// `for dark, `, or nothing where the colour may hold everywhere.
    var condition: String { environments == .all ? "" : "for \(EnvironmentPhrase.describe(environments)), " }
  }

  /// The help for a pair that fails; `isCaused` for one of a built-in theme that a definition of the user's makes fail.
  mutating func help(for failure: ContrastCheck.Failure, isCaused: Bool) -> [String] {
    let (pair, worst) = failure
    guard isCaused else { return [text(worst, pair), ground(worst, pair)].compactMap { $0 } }
    guard let color = definedColor(of: worst) else { return [] }
    let other = color == worst.foreground ? ground(worst, pair) : text(worst, pair)
    return [definition(of: color), other].compactMap { $0 }
  }

  private func spelling(_ color: StyleColor) -> String { "'\(color.spelling(for: compilation.target))'" }

  // MARK: - Text and ground

  /// Another colour for the text of a failing pair, which passes on all that its declaration is seen on.
  package mutating func replacement(ofTextIn worst: ContrastAudit.Variant) -> Replacement? {
    guard let declaration = worst.declaration else { return nil }
    let given = GivenColor(place: compilation.program.declarations[declaration].place, color: worst.foreground)
    if let known = texts[given] { return known }
    let found = replacement(of: given)
    texts[given] = found
    return found
  }

  private func replacement(of text: GivenColor) -> Replacement {
    let all = variantsByText[text.place] ?? []
    let scope = scope(of: all.filter { $0.foreground == text.color }, among: all)
    let met = all.filter { !$0.environments.isDisjoint(with: scope) }
    // A translucent colour on an unknown ground cannot be compared with another colour.
    let known = met.filter { $0.backgrounds.count == 1 }
    let backgrounds = Set((known.isEmpty ? met : known).flatMap { $0.backgrounds })
    let ratio = met.map { $0.use.requiredRatio }.max() ?? 4.5
    return Replacement(
      color: ReadableColor.nearest(to: text.color, on: Array(backgrounds), ratio: ratio), environments: scope,
      count: backgrounds.count)
  }

  /// The environments that a condition tells from those in which a colour passes, or all if there is no such condition.
  private func scope(of variants: [ContrastAudit.Variant], among all: [ContrastAudit.Variant]) -> EnvironmentSet {
    func environments(_ variants: [ContrastAudit.Variant]) -> EnvironmentSet {
      variants.reduce(EnvironmentSet()) { $0.union($1.environments) }
    }
    let failing = environments(variants.filter { $0.verdict.isFailure })
    let choices = StyleAxis.allCases.flatMap { $0.choices }.map { EnvironmentSet($0) }
    let scope = choices.filter { failing.isSubset(of: $0) }.reduce(EnvironmentSet.all) { $0.intersection($1) }
    return environments(all).isSubset(of: scope) ? .all : scope
  }

  private mutating func text(_ worst: ContrastAudit.Variant, _ pair: ContrastAudit.Pair) -> String? {
    guard let declaration = worst.declaration, let found = replacement(ofTextIn: worst) else { return nil }
    guard let color = found.color else {
      return found.condition + "no lightness of this hue passes on all its backgrounds: change a background"
    }
    let where_ = found.count == 1 ? "on this background" : "on all \(found.count) backgrounds"
    let place = compilation.program.declarations[declaration].place
    // The finding is at the user's background then.
    let isBuiltIn = compilation.program.isBuiltIn(place.file)
    let name = isBuiltIn ? " for '\(pair.writtenProperty)' of '\(pair.path)'" : ""
    return found.condition + "\(spelling(color))\(name) is the nearest colour of this hue that passes \(where_)"
      + styled.phrase(for: place, beside: pair.path) + palettePhrase(for: found, worst)
  }

  /// A colour of the palette changes with light and dark.
  private func palettePhrase(for found: Replacement, _ worst: ContrastAudit.Variant) -> String {
    let isByAppearance = [.light, .dark].contains { found.environments.isSubset(of: EnvironmentSet(.appearance($0))) }
    guard isByAppearance, compilation.target != .nui, worst.use != .edge else { return "" }
    return "; a colour of the palette such as 'primaryLabel' changes with light and dark"
  }

  /// The nearest ground that passes under all that lies on it; nil where the ground's own colour is not what is seen.
  private mutating func ground(_ worst: ContrastAudit.Variant, _ pair: ContrastAudit.Pair) -> String? {
    guard let declaration = worst.groundDeclaration, worst.beneath.isEmpty, worst.backgrounds.count == 1,
      let color = worst.backgrounds.first?.rounded
    else { return nil }
    let given = GivenColor(place: compilation.program.declarations[declaration].place, color: color)
    let found = grounds[given] ?? replacement(ofGround: given)
    grounds[given] = .some(found)
    guard let found, let nearest = found.color else { return nil }
    let under = pair.ground == pair.path ? "it" : "'\(pair.ground)'"
    let those = found.count == 1 ? "this colour" : "all \(found.count) colours on it"
    return "or " + found.condition
      + "\(spelling(nearest)) is the nearest background for \(under) that passes under \(those)"
      + styled.phrase(for: given.place, beside: pair.ground)
  }

  private func replacement(ofGround ground: GivenColor) -> Replacement? {
    let all = variantsByGround[ground.place] ?? []
    let same = all.filter { $0.beneath.isEmpty && $0.backgrounds.map { $0.rounded } == [ground.color] }
    let scope = scope(of: same, among: all)
    let met = all.filter { !$0.environments.isDisjoint(with: scope) }
    let texts = met.map { (color: $0.foreground, ratio: $0.use.requiredRatio) }
    guard let nearest = ReadableColor.nearestGround(to: ground.color, under: texts) else { return nil }
    return Replacement(color: nearest, environments: scope, count: Set(texts.map { $0.color }).count)
  }

  // MARK: - Definitions

  /// The nearest colour that passes wherever the theme shows the failing one, as a text or as a background.
  private mutating func definition(of color: StyleColor) -> String {
    if let known = definitions[color] { return known }
    let words = words(forDefinitionOf: color)
    definitions[color] = words
    return words
  }

  private func words(forDefinitionOf color: StyleColor) -> String {
    let met = variants.filter { $0.backgrounds.count == 1 && $0.partner(of: color) != nil }
    let scope = scope(of: met, among: met)
    let partners = met.filter { !$0.environments.isDisjoint(with: scope) }
    let colors = Set(partners.compactMap { $0.partner(of: color) })
    let ratio = partners.map { $0.use.requiredRatio }.max() ?? 4.5
    let found = Replacement(
      color: ReadableColor.nearest(to: color, on: Array(colors), ratio: ratio), environments: scope,
      count: colors.count)
    guard let nearest = found.color else {
      return found.condition + "no lightness of this hue passes beside all colours that it meets"
    }
    let beside = found.count == 1 ? "the other" : "all \(found.count) colours that it meets"
    return found.condition + "\(spelling(nearest)) is the nearest colour of this hue that passes beside \(beside)"
  }

  /// The colour of a pair that the user's definition sets: the text's if it is the user's, else the opaque
  /// background's.
  private func definedColor(of variant: ContrastAudit.Variant) -> StyleColor? {
    if let declaration = variant.declaration.map({ compilation.program.declarations[$0] }),
      !compilation.causes.definitions(behind: declaration, in: variant.environments).isEmpty
    {
      return variant.foreground
    }
    guard let ground = variant.groundDeclaration, variant.beneath.isEmpty, variant.backgrounds.count == 1 else {
      return nil
    }
    let isChanged = compilation.site(of: ground, in: variant.environments) != nil
    return isChanged ? variant.backgrounds.first?.rounded : nil
  }
}

extension ContrastAudit.Variant {
  /// The colour that is seen beside another one in the pair, or nil if the other is neither text nor background.
  fileprivate func partner(of color: StyleColor) -> ScreenColor? {
    if foreground == color { return backgrounds.first }
    guard foreground.alpha == 255, backgrounds.first?.rounded == color else { return nil }
    return ScreenColor(foreground)
  }
}
