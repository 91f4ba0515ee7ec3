import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeTable

/// The contrast of colours with what they are seen on, as the audit of a theme finds it.
enum ContrastNotes {
  /// A colour of a part on a ground, in some environments.
  typealias Meeting = (pair: ContrastAudit.Pair, variant: ContrastAudit.Variant)

  /// The limit of ratios that are shown for a definition.
  private static let maximumRatios = 4

  /// The meetings of the colours that some declarations give to texts, symbols and edges.
  private static func meetings(in theme: AnalyzedTheme, of isWanted: (DeclarationID) -> Bool) -> [Meeting] {
    let audit = ContrastAudit.of(theme.compilation, for: theme.app, withValuesFrom: isWanted)
    return audit.pairs.flatMap { pair in
      pair.variants.filter { $0.declaration.map(isWanted) ?? false }.map { (pair, $0) }
    }
  }

  /// The ratios of a property of a class path on its backgrounds, as lines of a hover; none where they are unknown.
  static func lines(property: String, on path: String, in theme: AnalyzedTheme) -> [String] {
    let declarations = Set(ValueVariants.tableVariants(of: property, on: path, in: theme).map { $0.declaration })
    guard !declarations.isEmpty else { return [] }
    var seen: Set<String> = []
    return meetings(in: theme, of: declarations.contains).map { line($0, on: "\(path) \(property)") }.filter {
      seen.insert($0).inserted
    }
  }

  /// The lowest ratios of a definition, as lines of a hover.
  static func lines(ofDefinition name: String, in theme: AnalyzedTheme) -> [String] {
    lowest(ofDefinition: name, in: theme).map { line($0) }
  }

  /// `contrast 4.47:1 (fails) as Button font-color on #FFFFFF`; without the use if that is the one that is `known`.
  private static func line(_ meeting: Meeting, on known: String = "") -> String {
    let (pair, variant) = meeting
    let use = "\(pair.path) \(pair.writtenProperty)"
    let colors = variant.backgrounds.map { $0.rounded.cssText }.joined(separator: " or ")
    let words = [
      "contrast \(variant.ratioText):1", variant.verdict == .passes ? "" : "(\(variant.verdict.rawValue))",
      use == known ? "" : "as \(use)", "on \(colors)", pair.groundName == pair.path ? "" : "of \(pair.groundName)",
      variant.environments == .all ? "" : "if \(MediaText.condition(for: variant.environments))",
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The lowest ratio of a definition where it is the whole colour of a part, for each part of the environments.
  ///
  /// Disabled parts need no contrast.
  static func lowest(ofDefinition name: String, in theme: AnalyzedTheme) -> [Meeting] {
    let program = theme.program
    guard let text = program.texts.id(name) else { return [] }
    let meetings = meetings(in: theme) { program.declarations[$0].value.text == text }
    var lowest: [Meeting] = []
    for meeting in meetings where meeting.variant.verdict != .exempt {
      let environments = meeting.variant.environments
      if let same = lowest.firstIndex(where: { $0.variant.environments == environments }) {
        if meeting.variant.ratio < lowest[same].variant.ratio { lowest[same] = meeting }
      } else if lowest.count < maximumRatios {
        lowest.append(meeting)
      }
    }
    return lowest
  }
}
