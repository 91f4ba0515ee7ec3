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
  /// The replacements that were asked for, as many pairs share a declaration.
  private var known: [Given: Replacement] = [:]

  package init(_ audit: ContrastAudit, _ compilation: Compilation) {
    self.compilation = compilation
    let program = compilation.program
    variants = audit.pairs.flatMap { $0.variants }.filter { $0.verdict != .exempt }
    variantsByText = variants.reduce(into: [:]) { groups, variant in
      variant.declaration.map { groups[program.declarations[$0].place, default: []].append(variant) }
    }
    variantsByGround = variants.reduce(into: [:]) { groups, variant in
      variant.groundDeclaration.map { groups[program.declarations[$0].place, default: []].append(variant) }
    }
  }

  /// A colour, and what gives it.
  private enum Given: Hashable {
    case text(StyleColor, Program.Place)
    case ground(StyleColor, Program.Place)
    /// A definition of the user's, by way of a built-in theme.
    case definition(StyleColor)
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

  /// The colour that passes beside some others as well as the most demanding of some variants needs it.
  private func replacement(
    of color: StyleColor, beside others: Set<ScreenColor>, of variants: [ContrastAudit.Variant],
    in environments: EnvironmentSet
  ) -> Replacement {
    let ratio = variants.map { $0.use.requiredRatio }.max() ?? 4.5
    let found = ReadableColor.nearest(to: color, on: Array(others), ratio: ratio)
    return Replacement(color: found, environments: environments, count: others.count)
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

  // MARK: - Replacements

  /// Another colour for the text of a failing pair, which passes on all that its declaration is seen on.
  package mutating func replacement(ofTextIn worst: ContrastAudit.Variant) -> Replacement? {
    worst.declaration.map { replacement(of: .text(worst.foreground, compilation.program.declarations[$0].place)) }
  }

  private mutating func replacement(of given: Given) -> Replacement {
    if let known = known[given] { return known }
    let found =
      switch given {
      case .text(let color, let place): text(color, among: variantsByText[place] ?? [])
      case .ground(let color, let place): ground(color, among: variantsByGround[place] ?? [])
      case .definition(let color):
        definition(of: color, among: variants.filter { $0.backgrounds.count == 1 && $0.partner(of: color) != nil })
      }
    known[given] = found
    return found
  }

  private func text(_ color: StyleColor, among all: [ContrastAudit.Variant]) -> Replacement {
    let (scope, met) = scope(of: all.filter { $0.foreground == color }, among: all)
    // A translucent colour on an unknown ground cannot be compared with another colour.
    let known = met.filter { $0.backgrounds.count == 1 }
    let backgrounds = Set((known.isEmpty ? met : known).flatMap { $0.backgrounds })
    return replacement(of: color, beside: backgrounds, of: met, in: scope)
  }

  /// The nearest colour that passes wherever the theme shows the failing one, as a text or as a background.
  private func definition(of color: StyleColor, among all: [ContrastAudit.Variant]) -> Replacement {
    let (scope, met) = scope(of: all, among: all)
    return replacement(of: color, beside: Set(met.compactMap { $0.partner(of: color) }), of: met, in: scope)
  }

  private func ground(_ color: StyleColor, among all: [ContrastAudit.Variant]) -> Replacement {
    let same = all.filter { $0.beneath.isEmpty && $0.backgrounds.map { $0.rounded } == [color] }
    let (scope, met) = scope(of: same, among: all)
    let texts = met.map { (color: $0.foreground, ratio: $0.use.requiredRatio) }
    return Replacement(
      color: ReadableColor.nearestGround(to: color, under: texts), environments: scope,
      count: Set(texts.map { $0.color }).count)
  }

  /// The environments that a condition tells from those in which a colour passes, or all if there is no such condition,
  /// and the variants in these.
  private func scope(of variants: [ContrastAudit.Variant], among all: [ContrastAudit.Variant])
    -> (EnvironmentSet, [ContrastAudit.Variant])
  {
    let failing = variants.filter { $0.verdict.isFailure }.environments
    let choices = StyleAxis.allCases.flatMap { $0.choices }.map { EnvironmentSet($0) }
    let narrow = choices.filter { failing.isSubset(of: $0) }.reduce(EnvironmentSet.all) { $0.intersection($1) }
    let scope = all.environments.isSubset(of: narrow) ? .all : narrow
    return (scope, all.filter { !$0.environments.isDisjoint(with: scope) })
  }

  // MARK: - Words

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
      + palettePhrase(for: found, worst)
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
    let place = compilation.program.declarations[declaration].place
    let found = replacement(of: .ground(color, place))
    guard let nearest = found.color else { return nil }
    let under = pair.ground == pair.path ? "it" : "'\(pair.ground)'"
    let those = found.count == 1 ? "this colour" : "all \(found.count) colours on it"
    return "or " + found.condition
      + "\(spelling(nearest)) is the nearest background for \(under) that passes under \(those)"
  }

  private mutating func definition(of color: StyleColor) -> String {
    let found = replacement(of: .definition(color))
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
