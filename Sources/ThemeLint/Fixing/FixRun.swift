import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax

/// One run of a ``Fixer``, which goes over the files one by one and compiles only the themes that a file takes part in.
struct FixRun {
  private let fixer: Fixer
  private var graph: ImportGraph
  /// The present state of each theme of the fixer.
  private var themes: [FixedTheme]
  /// The numbers of the themes that each file takes part in.
  private var themesByFile: [Int: Set<Int>] = [:]
  private var texts: [FileID: PatchedText] = [:]
  private var applied: [FixChoice.Chosen] = []
  private var rejected = 0
  /// How often the themes may still be compiled in this round.
  private var trials = 0

  init(_ fixer: Fixer, on graph: ImportGraph) {
    self.fixer = fixer
    self.graph = graph
    themes = fixer.themes.map { FixedTheme($0, of: graph) }
    for (number, theme) in themes.enumerated() { note(theme, number) }
  }

  private mutating func note(_ theme: FixedTheme, _ number: Int) {
    for file in theme.files { themesByFile[file, default: []].insert(number) }
  }

  var outcome: FixOutcome {
    let all = FixedThemes(themes, of: graph, fixer.review)
    let choice = FixChoice(all.findings, level: fixer.level, in: fixer.files)
    return FixOutcome(
      graph: graph, findings: all.findings, applied: applied, rejected: rejected,
      unreadable: choice.unreadable.intersection(fixer.files), texts: texts)
  }

  var appliedCount: Int { applied.count }

  /// Forgets which fixes failed: they are tried again.
  mutating func beginPass() { rejected = 0 }

  /// Fixes one file: the fixes of each stage, until a round applies none, and nothing if errors of syntax are left.
  mutating func run(on file: FileID, rounds: Int, trials: Int) {
    let numbers = (themesByFile[Int(file.index)] ?? []).sorted()
    guard numbers.contains(where: { canFix(themes[$0], file) }) else { return }
    let (oldTexts, oldCount) = (texts, applied.count)
    var state = FixedThemes(numbers.map { themes[$0] }, of: graph, fixer.review)
    for stage in FixStage.allCases {
      run(stage, on: file, numbers, &state, rounds: rounds, trials: trials)
    }
    let isReadable = !state.findings.contains {
      $0.isSyntaxError && $0.primary.span.file == file
    }
    if isReadable {
      graph = state.graph
      for (number, theme) in zip(numbers, state.themes) {
        themes[number] = theme
        note(theme, number)
      }
    } else {
      texts = oldTexts
      applied.removeSubrange(oldCount...)
    }
  }

  private func canFix(_ theme: FixedTheme, _ file: FileID) -> Bool {
    theme.findings.contains {
      $0.fix(fixer.level)?.edits.allSatisfy { $0.span.file == file } == true
    }
  }

  private mutating func run(
    _ stage: FixStage, on file: FileID, _ numbers: [Int], _ state: inout FixedThemes, rounds: Int,
    trials: Int
  ) {
    var failed = 0
    for _ in 0..<rounds {
      let choice = FixChoice(
        state.findings, level: fixer.level, in: [file], where: stage.includes)
      failed = choice.chosen.count
      guard failed > 0 else { break }
      self.trials = trials
      var round = Round(
        base: state.graph, text: texts[file], state: state, themes: numbers, stage: stage)
      attempt(choice.chosen[...], on: file, &round)
      failed -= round.accepted.count
      guard !round.accepted.isEmpty else { break }
      applied += round.accepted
      texts[file] = round.result
      state = round.state
    }
    rejected += failed
  }

  /// The state at the start of a round, and the fixes that the round has accepted.
  ///
  /// The spans of the fixes are those of the start.
  private struct Round {
    let base: ImportGraph
    let text: PatchedText?
    var state: FixedThemes
    let themes: [Int]
    let stage: FixStage
    var accepted: [FixChoice.Chosen] = []
    var result: PatchedText?
  }

  /// Accepts some fixes if they pass together, otherwise those of either half that do.
  private mutating func attempt(
    _ batch: ArraySlice<FixChoice.Chosen>, on file: FileID, _ round: inout Round
  ) {
    guard trials > 0, !batch.isEmpty else { return }
    trials -= 1
    let path = round.base.paths[Int(file.index)]
    var text = round.text ?? PatchedText(round.base.trees[Int(file.index)].file.bytes)
    text.apply((round.accepted + batch).flatMap(\.fix.edits))
    let graph = round.base.replacing(path, with: text.bytes, through: fixer.access)
    let changed = FixedThemes(
      round.themes.map { FixedTheme(fixer.themes[$0], of: graph) }, of: graph, fixer.review)
    if Self.isAcceptable(changed, after: round.state, batch, round.stage) {
      round.state = changed
      round.accepted += batch
      round.result = text
    } else if batch.count > 1 {
      let middle = batch.startIndex + batch.count / 2
      attempt(batch[..<middle], on: file, &round)
      attempt(batch[middle...], on: file, &round)
    }
  }

  /// Whether a batch removes its own findings and brings no new ones.
  private static func isAcceptable(
    _ changed: FixedThemes, after old: FixedThemes, _ batch: ArraySlice<FixChoice.Chosen>,
    _ stage: FixStage
  ) -> Bool {
    if stage == .safe, changed.themes.map(\.meaning) != old.themes.map(\.meaning) { return false }
    let (before, after) = (old.counts(), changed.counts())
    let isQuiet = after.allSatisfy { code, count in
      count.important <= (before[code]?.important ?? 0)
    }
    let mended = Dictionary(grouping: batch, by: \.finding.code).mapValues(\.count)
    return isQuiet
      && mended.allSatisfy { code, count in
        (after[code]?.all ?? 0) <= (before[code]?.all ?? 0) - count
      }
  }
}
