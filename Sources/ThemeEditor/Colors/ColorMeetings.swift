import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// The pairs of text and ground in which each definition and each rule of the user's takes part.
struct ColorMeetings {
  /// A pair in some environments, and the side that the colour is on.
  private struct Meeting {
    var pair: ContrastAudit.Pair
    var variant: ContrastAudit.Variant
    var isText: Bool

    /// The colour on the other side, or nil if a colour itself is not seen.
    func partner(of color: StyleColor) -> ScreenColor? {
      guard variant.backgrounds.count == 1, let ground = variant.backgrounds.first else { return nil }
      if isText { return variant.foreground == color ? ground : nil }
      let isSeen = ground.rounded == color && variant.beneath.isEmpty
      return isSeen && variant.foreground.alpha == 255 ? ScreenColor(variant.foreground) : nil
    }
  }

  private var meetings: [Program.Place: [Meeting]] = [:]

  init(_ theme: AnalyzedTheme) {
    let compilation = theme.compilation
    let (program, causes) = (compilation.program, compilation.causes)
    func places(_ id: DeclarationID?, _ environments: EnvironmentSet) -> Set<Program.Place> {
      guard let declaration = id.map({ program.declarations[$0] }) else { return [] }
      let definitions = causes.chain(behind: declaration, in: environments).map { $0.place }
      return Set([declaration.place] + definitions).filter { !program.isBuiltIn($0.file) }
    }
    for pair in ContrastAudit.of(compilation, for: theme.app).pairs {
      for variant in pair.variants where variant.verdict != .exempt {
        let texts = places(variant.declaration, variant.environments)
        let grounds = places(variant.groundDeclaration, variant.environments)
        // A place that gives both their colours changes both at once.
        for (own, other, isText) in [(texts, grounds, true), (grounds, texts, false)] {
          for place in own.subtracting(other) {
            meetings[place, default: []].append(Meeting(pair: pair, variant: variant, isText: isText))
          }
        }
      }
    }
  }

  /// The pairs that cannot be read, the worst first.
  func unreadable(at place: Program.Place) -> [UnreadablePair] {
    let failing = (meetings[place] ?? []).filter { $0.variant.verdict.isFailure }
    return failing.sorted { $0.variant.greatestRatio < $1.variant.greatestRatio }.map { meeting in
      let (pair, variant) = (meeting.pair, meeting.variant)
      return UnreadablePair(
        path: pair.path, property: pair.writtenProperty, ground: pair.groundName, condition: variant.environments.words,
        ratio: ContrastRatio.text(variant.greatestRatio), requiredRatio: variant.use.requiredText)
    }
  }

  /// The colour nearest to one that passes beside all that it meets, or nil if there is none.
  ///
  /// A colour that is seen otherwise than it is written, such as one that is made lighter, has none.
  func remedy(for color: StyleColor, at place: Program.Place) -> StyleColor? {
    let met = (meetings[place] ?? []).filter { $0.partner(of: color) != nil }
    guard met.contains(where: { $0.variant.verdict.isFailure }),
      let ratio = met.map({ $0.variant.use.requiredRatio }).max()
    else { return nil }
    let partners = Set(met.compactMap { $0.partner(of: color) })
    return ReadableColor.nearest(to: color, on: Array(partners), ratio: ratio)
  }
}
