import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// The contrast of colours with what they are seen on, as the audit of a theme finds it.
enum ContrastNotes {
  /// The limit of ratios that are shown for a definition.
  private static let maximumRatios = 4

  /// A ratio with one digit after the point, as guidelines write it: `4.6:1`; cut, never rounded up.
  static func text(_ ratio: Double) -> String { "\(ContrastRatio.text(ratio).dropLast()):1" }

  /// The ratios of a text or tint colour of a class path on its backgrounds, as lines of a hover; none where they are
  /// unknown.
  static func lines(property: String, on path: String, in theme: AnalyzedTheme) -> [String] {
    let declarations = Set(ValueVariants.tableVariants(of: property, on: path, in: theme).map { $0.declaration })
    guard !declarations.isEmpty else { return [] }
    let audit = ContrastAudit.of(theme.compilation, withValuesFrom: { declarations.contains($0) })
    var seen: Set<String> = []
    return audit.pairs.flatMap { pair in
      pair.variants.filter { $0.declaration.map(declarations.contains) ?? false }.map { variant in
        let colors = variant.backgrounds.map { $0.rounded.cssText }
        let owner = pair.groundName == path ? "" : " of \(pair.groundName)"
        return line(variant.ratio, "on \(colors.joined(separator: " or "))\(owner)", variant.environments)
      }
    }.filter { seen.insert($0).inserted }
  }

  /// The lowest ratios of a definition, as lines of a hover.
  static func lines(ofDefinition name: String, in theme: AnalyzedTheme) -> [String] {
    lowest(ofDefinition: name, in: theme).map { line($0.ratio, "", $0.environments) }
  }

  private static func line(_ ratio: Double, _ ground: String, _ environments: EnvironmentSet) -> String {
    let condition = environments == .all ? "" : "if " + MediaText.condition(for: environments)
    return ["contrast", text(ratio), ground, condition].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The lowest ratio of a definition where it is the whole colour of some text, for each part of the environments.
  static func lowest(
    ofDefinition name: String, in theme: AnalyzedTheme
  ) -> [(environments: EnvironmentSet, ratio: Double)] {
    let program = theme.program
    guard let text = program.texts.id(name) else { return [] }
    func isColored(_ declaration: DeclarationID) -> Bool { program.declarations[declaration].value.text == text }
    let audit = ContrastAudit.of(theme.compilation, withValuesFrom: isColored)
    var lowest: [(environments: EnvironmentSet, ratio: Double)] = []
    for variant in audit.pairs.lazy.flatMap({ $0.variants }) where variant.declaration.map(isColored) ?? false {
      if let same = lowest.firstIndex(where: { $0.environments == variant.environments }) {
        lowest[same].ratio = min(lowest[same].ratio, variant.ratio)
      } else if lowest.count < maximumRatios {
        lowest.append((variant.environments, variant.ratio))
      }
    }
    return lowest
  }
}
