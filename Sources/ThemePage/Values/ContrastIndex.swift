import ThemeAnalysis
import ThemeModel
import ThemeTable

/// The contrasts of a theme, as the lint finds them: all pairs, and those of a part that is drawn.
struct ContrastIndex {
  private let drawn: DrawnTheme?
  private var parts: [String: [DrawnPart]] = [:]
  /// The pairs of the parts that drawings asked about: each part is in many drawings.
  private var answers: [DrawnPart: [StyleState: DrawnTheme.Answer]] = [:]
  /// The pairs, the worst first.
  let pairs: [ContrastAudit.Pair]
  /// The pairs without enough contrast, the worst first.
  let failing: [ContrastAudit.Pair]
  /// The colours whose background is unknown.
  let unknown: [ContrastAudit.Unknown]

  /// The index of a theme, empty for one of which only the table is known.
  init(_ theme: PageTheme) {
    drawn = theme.compilation.map { DrawnTheme($0, for: theme.app) }
    let audit = drawn.map { ContrastAudit.of($0) }
    pairs = (audit?.pairs ?? []).sorted { $0.leastRatio < $1.leastRatio }
    failing = pairs.filter { $0.isFailure }
    unknown = audit?.unknown ?? []
    for part in (drawn?.parts ?? []) + (drawn?.appParts ?? []) { parts[part.list, default: []].append(part) }
  }

  /// The pairs of a text or symbol of a drawing, whose parts beneath are given from back to front.
  ///
  /// A class list of which nothing is known is judged by its last class.
  mutating func answer(for drawing: DrawnNode, _ selection: StyledSelection) -> DrawnTheme.Answer {
    let lists = [selection.classList] + ClassList.names(selection.classList).prefix(1)
    let part = lists.lazy.compactMap { [parts] list in parts[list]?.first { $0.kind == drawing.kind } }.first
    guard let drawn, let part else { return DrawnTheme.Answer() }
    var answer = answers[part]?[selection.state] ?? drawn.pairs(of: part, in: selection.state)
    answers[part, default: [:]][selection.state] = answer
    // A control of its own lies on nothing that the drawing knows.
    guard !drawing.beneath.isEmpty else { return answer }
    let isFront = drawing.beneath.contains { $0.classList == selection.classList }
    answer.pairs = (drawing.beneath + (isFront ? [] : [selection])).reversed().flatMap { view in
      let pairs = answer.pairs.filter { $0.ground == view.classList }
      // A state in which a view has no look of its own is its plain one.
      let same = pairs.filter { $0.groundState == view.state }
      return same.isEmpty ? pairs.filter { $0.groundState == .plain } : same
    }
    if answer.pairs.isEmpty { answer.missing.insert(.noGround) }
    return answer
  }

  /// The variant that people see in an environment: the weakest on the nearest ground that has a background there.
  static func seen(_ answer: DrawnTheme.Answer, in environment: StyleEnvironment) -> ContrastAudit.Variant? {
    let pairs = answer.pairs.filter { $0.variants.contains { $0.environments.contains(environment) } }
    return pairs.filter { $0.ground == pairs.first?.ground }.flatMap { $0.variants }.filter {
      $0.environments.contains(environment)
    }.min { $0.ratio < $1.ratio }
  }

  /// The ratio of an answer in an environment in words, such as `4.60 AA`; empty if there is nothing to see.
  static func words(_ answer: DrawnTheme.Answer, in environment: StyleEnvironment) -> String {
    seen(answer, in: environment).map { words($0) } ?? (answer.missing.isEmpty ? "" : "ground unknown")
  }

  /// `4.60 AA`, `2.10 fails`, `1.00–8.30 unknown`.
  static func words(_ variant: ContrastAudit.Variant) -> String {
    let verdict = variant.verdict
    return "\(variant.ratioText) " + (verdict != .passes ? verdict.rawValue : variant.ratio >= 7 ? "AAA" : "AA")
  }
}

/// A text or a symbol of a drawing, and the parts on which it lies there.
struct DrawnNode: Hashable {
  var kind: Drawing.Kind
  /// From back to front.
  var beneath: [StyledSelection]
}
