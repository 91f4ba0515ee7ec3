import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax

/// One run of a ``Fixer``, which goes over the files one by one and compiles only the themes that a file takes part in.
///
/// A trial costs what these themes cost: the graph, which may hold thousands of others, is changed in place and back.
struct FixRun {
  private let fixer: Fixer
  /// The files with all fixes that were accepted, and those that are being tried.
  private var graph: ImportGraph
  /// The present state of each theme of the fixer.
  private var themes: [FixedTheme]
  /// The numbers of the themes that each file takes part in.
  private var themesByFile: [Int: Set<Int>] = [:]
  private var texts: [FileID: PatchedText] = [:]
  private var applied: [FixChoice.Chosen] = []
  private var rejected = 0
  /// The changes of the graph that were accepted in the present file.
  private var changes: [Change] = []
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
    let (oldText, oldCount) = (texts[file], applied.count)
    changes = []
    var state = FixedThemes(numbers.map { themes[$0] }, of: graph, fixer.review)
    for stage in FixStage.allCases {
      run(stage, on: file, numbers, &state, rounds: rounds, trials: trials)
    }
    let isReadable = !state.findings.contains {
      $0.isSyntaxError && $0.primary.span.file == file
    }
    if isReadable {
      for (number, theme) in zip(numbers, state.themes) {
        themes[number] = theme
        note(theme, number)
      }
    } else {
      for change in changes.reversed() { undo(change) }
      texts[file] = oldText
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
      let text = texts[file] ?? PatchedText(graph.trees[Int(file.index)].file.bytes)
      var round = Round(text: text, state: state, themes: numbers, stage: stage)
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
    let text: PatchedText
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
    var text = round.text
    text.apply((round.accepted + batch).flatMap(\.fix.edits))
    let change = change(Int(file.index), to: text.bytes)
    let changed = FixedThemes(
      round.themes.map { FixedTheme(fixer.themes[$0], of: graph) }, of: graph, fixer.review)
    if Self.isAcceptable(changed, after: round.state, batch, round.stage) {
      round.state = changed
      round.accepted += batch
      round.result = text
      changes.append(change)
    } else {
      undo(change)
      guard batch.count > 1 else { return }
      let middle = batch.startIndex + batch.count / 2
      attempt(batch[..<middle], on: file, &round)
      attempt(batch[middle...], on: file, &round)
    }
  }

  /// What undoes a change of the graph.
  private enum Change {
    case file(ImportGraph.File, number: Int)
    /// Imports changed, and with them perhaps everything.
    case graph(ImportGraph)
  }

  private mutating func change(_ number: Int, to bytes: [UInt8]) -> Change {
    let old = graph.files[number]
    if graph.rewrite(number, with: bytes) { return .file(old, number: number) }
    let before = graph
    graph = graph.replacing(graph.paths[number], with: bytes, through: fixer.access)
    return .graph(before)
  }

  private mutating func undo(_ change: Change) {
    switch change {
    case .file(let file, let number): graph.put(file, at: number)
    case .graph(let before): graph = before
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
