import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Finds colours that would pass where others fail: another text, and another ground.
struct ContrastRemedy {
  private let compilation: Compilation
  private let variants: [ContrastAudit.Variant]
  private let variantsByText: [Program.Place: [ContrastAudit.Variant]]
  private let variantsByGround: [Program.Place: [ContrastAudit.Variant]]
  private let styled: StyledByDefinitions

  init(_ audit: ContrastAudit, _ compilation: Compilation) {
    self.compilation = compilation
    variants = audit.pairs.flatMap { $0.variants }.filter { $0.verdict != .exempt }
    let place = { (declaration: DeclarationID) in compilation.program.declarations[declaration].place }
    variantsByText = Dictionary(grouping: variants) { place($0.declaration) }
    variantsByGround = Dictionary(grouping: variants.filter { $0.groundDeclaration != nil }) {
      place($0.groundDeclaration ?? $0.declaration)
    }
    styled = StyledByDefinitions(compilation.program)
  }

  /// The help for a pair that fails; `isCaused` for one of a built-in theme that a definition of the user's makes fail.
  func help(for failure: ContrastCheck.Failure, isCaused: Bool) -> [String] {
    let (pair, worst) = failure
    guard isCaused else { return [text(worst, pair), ground(worst, pair)].compactMap { $0 } }
    guard let color = definedColor(of: worst) else { return [] }
    let other = color == worst.foreground ? ground(worst, pair) : text(worst, pair)
    return [definition(of: color, worst), other].compactMap { $0 }
  }

  private func spelling(_ color: StyleColor) -> String { "'\(color.spelling(for: compilation.target))'" }

  // MARK: - Text and ground

  /// The nearest colour that passes wherever the declaration gives the failing one.
  private func text(_ worst: ContrastAudit.Variant, _ pair: ContrastAudit.Pair) -> String {
    let place = compilation.program.declarations[worst.declaration].place
    let same = (variantsByText[place] ?? []).filter { $0.foreground == worst.foreground }
    let ratio = same.map { $0.use.requiredRatio }.max() ?? worst.use.requiredRatio
    // A translucent colour on an unknown ground cannot be compared with another colour.
    let known = same.filter { $0.backgrounds.count == 1 }
    let backgrounds = (known.isEmpty ? same : known).flatMap { $0.backgrounds }
    let nearest = ReadableColor.nearest(to: worst.foreground, on: backgrounds, ratio: ratio)
    guard let nearest else { return "no lightness of this hue passes on all its backgrounds: change a background" }
    let count = Set(backgrounds).count
    let where_ = count == 1 ? "on this background" : "on all \(count) backgrounds"
    return "\(spelling(nearest)) is the nearest colour of this hue that passes \(where_)"
      + styled.phrase(for: place, beside: pair.path)
  }

  /// The nearest ground that passes under all that lies on it; nil where the ground's own colour is not what is seen.
  private func ground(_ worst: ContrastAudit.Variant, _ pair: ContrastAudit.Pair) -> String? {
    guard let declaration = worst.groundDeclaration, worst.beneath.isEmpty, worst.backgrounds.count == 1,
      let color = worst.backgrounds.first?.rounded
    else { return nil }
    let place = compilation.program.declarations[declaration].place
    let texts = (variantsByGround[place] ?? []).filter { $0.backgrounds == worst.backgrounds }.map {
      (color: $0.foreground, ratio: $0.use.requiredRatio)
    }
    let under = pair.ground == pair.path ? "it" : "'\(pair.ground)'"
    guard let nearest = ReadableColor.nearestGround(to: color, under: texts) else { return nil }
    let count = Set(texts.map { $0.color }).count
    let those = count == 1 ? "this colour" : "all \(count) colours on it"
    return "or \(spelling(nearest)) is the nearest background for \(under) that passes under \(those)"
      + styled.phrase(for: place, beside: pair.ground)
  }

  // MARK: - Definitions

  /// The nearest colour that passes wherever the theme shows the failing one, as a text or as a background.
  private func definition(of color: StyleColor, _ worst: ContrastAudit.Variant) -> String {
    let partners = variants.lazy.filter { $0.backgrounds.count == 1 }.compactMap { variant in
      variant.partner(of: color).map { (color: $0, ratio: variant.use.requiredRatio) }
    }
    let ratio = partners.map { $0.ratio }.max() ?? worst.use.requiredRatio
    let colors = Set(partners.map { $0.color })
    guard let nearest = ReadableColor.nearest(to: color, on: Array(colors), ratio: ratio) else {
      return "no lightness of this hue passes beside all colours that it meets"
    }
    let beside = colors.count == 1 ? "the other" : "all \(colors.count) colours that it meets"
    return "\(spelling(nearest)) is the nearest colour of this hue that passes beside \(beside)"
  }

  /// The colour of a pair that the user's definition sets: the text's if it is the user's, else the opaque background's.
  private func definedColor(of variant: ContrastAudit.Variant) -> StyleColor? {
    let declaration = compilation.program.declarations[variant.declaration]
    let definitions = compilation.causes.definitions(behind: declaration, in: variant.environments)
    if !definitions.isEmpty { return variant.foreground }
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
