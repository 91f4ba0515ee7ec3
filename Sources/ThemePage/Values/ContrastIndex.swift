import ThemeAnalysis
import ThemeModel
import ThemeTable

/// The contrast ratios of the lint, by class path and state.
struct ContrastIndex {
  private var variants: [String: [ContrastAudit.Variant]] = [:]
  /// The pairs, the worst first.
  let pairs: [ContrastAudit.Pair]
  /// The colours whose background is unknown.
  let unknown: [ContrastAudit.Unknown]

  /// The index of a theme, empty for one of which only the table is known.
  init(_ theme: PageTheme) {
    let audit = theme.compilation.map { ContrastAudit.of($0) }
    let found = audit?.pairs ?? []
    unknown = audit?.unknown ?? []
    pairs = found.sorted { $0.leastRatio < $1.leastRatio }
    for pair in found { variants["\(pair.path) \(pair.writtenProperty)", default: []] += pair.variants }
  }

  /// The pairs without enough contrast, the worst first.
  var failing: [ContrastAudit.Pair] { pairs.filter { $0.variants.contains { $0.verdict.isFailure } } }

  /// The ratio of a part's text or tint in words, such as `4.60 AA`; empty if it is not known.
  func words(for selection: StyledSelection, in environment: StyleEnvironment) -> String {
    let classes = ClassList.names(selection.classList)
    let variant = StyleWalk(selection.state.withFallbacks, through: classes).first { state, path in
      worst(.fontColor, in: state, of: path, environment) ?? worst(.tintColor, in: state, of: path, environment)
    }
    return variant.map(Self.words) ?? ""
  }

  /// The least contrast that a class's colour is known to have in a state, or nil if none is known.
  private func worst(_ property: StyleProperty, in state: StyleState, of path: String, _ environment: StyleEnvironment)
    -> ContrastAudit.Variant?
  {
    variants["\(path) \(property.written(in: state))"]?.filter {
      $0.environments.contains(environment) && $0.verdict != .unknown
    }.min { $0.ratio < $1.ratio }
  }

  /// `4.60 AA`, `2.10 fails`, `1.00 to 8.30 unknown`.
  static func words(_ variant: ContrastAudit.Variant) -> String {
    let (least, greatest) = (ContrastRatio.text(variant.ratio), ContrastRatio.text(variant.greatestRatio))
    return words(least == greatest ? least : "\(least) to \(greatest)", variant.verdict, variant.ratio)
  }

  /// A ratio with its verdict in words, of which the best is `AAA`.
  static func words(_ text: String, _ verdict: ContrastAudit.Verdict, _ ratio: Double) -> String {
    "\(text) \(verdict != .passes ? verdict.rawValue : ratio >= 7 ? "AAA" : "AA")"
  }
}
