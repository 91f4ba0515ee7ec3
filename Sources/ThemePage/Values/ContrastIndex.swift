import ThemeAnalysis
import ThemeModel
import ThemeTable

/// The contrasts of a theme, as the lint finds them: all pairs, and those of a part that is drawn.
struct ContrastIndex {
  private var drawn: DrawnTheme?
  private var parts: [String: [DrawnPart]] = [:]
  /// The pairs of the parts, in the states that the audit or drawings asked about.
  private var answers: [DrawnPart: [StyleState: DrawnTheme.Answer]]
  /// The states of the parts for which the answer is that of the page's first theme.
  private let shared: [DrawnPart: Set<StyleState>]
  /// The pairs, the worst first.
  let pairs: [ContrastAudit.Pair]
  /// The pairs without enough contrast, the worst first.
  let failing: [ContrastAudit.Pair]
  /// The colours whose background is unknown.
  let unknown: [ContrastAudit.Unknown]

  /// The indices of themes: what is seen of a part is worked out once for the first theme and those that have the same
  /// values for all that it is made of.
  static func all(of themes: [PageTheme], _ rows: CommonRows) -> [ContrastIndex] {
    guard themes.count > 1 else { return themes.map { ContrastIndex($0) } }
    let first = ContrastIndex(themes[0])
    var firsts: [DrawnPart: [StyleState: [Int]]] = [:]
    for (part, answers) in first.answers {
      let (classes, states) = (first.drawn?.classes(of: part) ?? [], part.grounds.flatMap { $0.states })
      firsts[part] = answers.keys.reduce(into: [:]) {
        $0[$1] = rows.firsts(with: classes, in: $1, and: states) { DrawnTheme.isSeen($0, of: part) }
      }
    }
    return [first]
      + themes.indices.dropFirst().map { theme in
        ContrastIndex(themes[theme], as: first) { firsts[$0]?[$1]?[theme] == 0 }
      }
  }

  /// The index of a theme, empty for one of which only the table is known; `isSame` says whether another one has the same
  /// values for a part in a state, and for all that lies beneath it.
  init(
    _ theme: PageTheme, as first: ContrastIndex? = nil, where isSame: (DrawnPart, StyleState) -> Bool = { _, _ in true }
  ) {
    var answers: [DrawnPart: [StyleState: DrawnTheme.Answer]] = [:]
    var shared: [DrawnPart: Set<StyleState>] = [:]
    var audit: ContrastAudit?
    if let compilation = theme.compilation {
      var theme = DrawnTheme(compilation, for: theme.app)
      let known = first?.drawn.map { theme.isDrawn(as: $0) } == true ? first?.answers : nil
      audit = ContrastAudit.of(&theme) { theme, part, state in
        let same = known?[part]?[state].flatMap { isSame(part, state) ? $0 : nil }
        if same != nil { shared[part, default: []].insert(state) }
        let answer = same ?? theme.pairs(of: part, in: state)
        answers[part, default: [:]][state] = answer
        return answer
      }
      drawn = theme
    }
    self.answers = answers
    self.shared = shared
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
    guard let part = part(for: drawing, selection) else { return DrawnTheme.Answer() }
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

  /// The part as which a text or symbol of a drawing is judged.
  func part(for drawing: DrawnNode, _ selection: StyledSelection) -> DrawnPart? {
    for list in [selection.classList] + ClassList.names(selection.classList).prefix(1) {
      if let found = parts[list]?.first(where: { $0.kind == drawing.kind }) { return found }
    }
    var other = drawn?.parts.first { $0.kind == drawing.kind }
    other?.list = selection.classList
    other?.grounds = []
    return other
  }

  /// Whether the answer for a drawing is known to be that of the page's first theme, which judges it as a part.
  ///
  /// The index stays where it is: to ask a copy would copy it.
  mutating func answers(_ drawing: DrawnNode, _ selection: StyledSelection, as first: DrawnPart?) -> Bool {
    first.map { shared[$0]?.contains(selection.state) } == true && part(for: drawing, selection) == first
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
