import ThemeAnalysis
import ThemeModel
import ThemeTable

/// The contrasts of a theme, as the lint finds them: all pairs, and those of a part that is drawn.
struct ContrastIndex {
  private var drawn: DrawnTheme?
  private var parts: [String: [DrawnPart]] = [:]
  /// The pairs of the parts, in the states that the audit or drawings asked about.
  private var answers: [DrawnPart: [StyleState: DrawnTheme.Answer]]
  /// The pairs, the worst first.
  let pairs: [ContrastAudit.Pair]
  /// The pairs without enough contrast, the worst first.
  let failing: [ContrastAudit.Pair]
  /// The colours whose background is unknown.
  let unknown: [ContrastAudit.Unknown]

  /// The index of a theme, empty for one of which only the table is known.
  init(_ theme: PageTheme) {
    var answers: [DrawnPart: [StyleState: DrawnTheme.Answer]] = [:]
    var audit: ContrastAudit?
    if let compilation = theme.compilation {
      var theme = DrawnTheme(compilation, for: theme.app)
      audit = ContrastAudit.of(&theme) { answers[$0, default: [:]][$1] = $2 }
      drawn = theme
    }
    self.answers = answers
    let rated = (audit?.pairs ?? []).map { (pair: $0, ratio: $0.leastRatio) }
    pairs = rated.sorted { $0.ratio < $1.ratio }.map { $0.pair }
    failing = pairs.filter { $0.isFailure }
    unknown = audit?.unknown ?? []
    for part in (drawn?.parts ?? []) + (drawn?.appParts ?? []) { parts[part.list, default: []].append(part) }
  }

  /// The pairs of a text or symbol of a drawing, whose parts beneath are given from back to front.
  ///
  /// A class list of which nothing is known is judged by its last class, and one of which that is not known either by its
  /// own background.
  mutating func answer(for drawing: DrawnNode, _ selection: StyledSelection) -> DrawnTheme.Answer {
    let lists = [selection.classList] + ClassList.names(selection.classList).prefix(1)
    let found = lists.lazy.compactMap { [parts] list in parts[list]?.first { $0.kind == drawing.kind } }.first
    var other = found == nil ? drawn?.parts.first { $0.kind == drawing.kind } : nil
    other?.list = selection.classList
    other?.grounds = []
    guard let part = found ?? other else { return DrawnTheme.Answer() }
    let known = answers[part]?[selection.state]
    guard var answer = known ?? drawn?.pairs(of: part, in: selection.state) else { return DrawnTheme.Answer() }
    if known == nil { answers[part, default: [:]][selection.state] = answer }
    // A control of its own lies on nothing that the drawing knows.
    guard !drawing.beneath.isEmpty else { return answer }
    let isFront = drawing.isOnItsView || drawing.beneath.contains { $0.classList == selection.classList }
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
  static func seen(_ answer: DrawnTheme.Answer, in environment: StyleEnvironment) -> Seen? {
    var (weakest, ground): (Seen?, String?)
    for (number, pair) in answer.pairs.enumerated() where ground == nil || pair.ground == ground {
      for index in pair.variants.indices where pair.variants[index].environments.contains(environment) {
        ground = pair.ground
        let ratio = pair.variants[index].ratio
        if weakest.map({ ratio < $0.ratio }) ?? true { weakest = Seen(pair: number, variant: index, ratio: ratio) }
      }
    }
    return weakest
  }

  /// The place of a variant in an answer, as variants themselves take long to copy and to compare.
  struct Seen: Equatable {
    var pair: Int
    var variant: Int
    var ratio: Double
  }

  /// The ratios of an answer in environments in words, such as `4.60 AA`; empty if there is nothing to see.
  static func words(_ answer: DrawnTheme.Answer, in environments: [StyleEnvironment]) -> [String] {
    environments.mapOnce { seen(answer, in: $0) }.mapOnce { seen in
      seen.map { words(answer.pairs[$0.pair].variants[$0.variant]) } ?? (answer.missing.isEmpty ? "" : "ground unknown")
    }
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
  /// Whether the background of its class list is that of a view beneath it, which may be another one here.
  var isOnItsView = false
}
