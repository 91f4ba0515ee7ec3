import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// One run of a ``Fixer``, which goes over the files one by one and compiles only the themes that a file takes part in.
///
/// A trial costs what these themes cost: the graph, which may hold thousands of others, is changed in place.
struct FixRun {
  private let fixer: Fixer
  /// The files with all fixes that were accepted, and those that are being tried.
  private var graph: ImportGraph
  /// The present state of each theme of the fixer.
  private var themes: [FixedTheme]
  /// The numbers of the themes that each file takes part in.
  private var themesByFile: [Int: Set<Int>] = [:]
  private var texts: [FileID: PatchedText] = [:]
  private(set) var appliedCount = 0
  private var rejected = 0
  /// The number of compilations left in this stage.
  private var trials = 0

  /// The number of times that all stages are run on a file.
  private static let turnLimit = 20
  /// The number of times that a stage looks for fixes that its others made possible.
  private static let roundLimit = 20

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
    let errors = all.findings.filter { $0.isSyntaxError && $0.fix(fixer.level) == nil }
    return FixOutcome(
      graph: graph, findings: all.findings, appliedCount: appliedCount, rejected: rejected,
      unreadable: fixer.files.intersection(errors.map { $0.span.file }), texts: texts)
  }

  /// Forgets which fixes failed: they are tried again.
  mutating func beginPass() { rejected = 0 }

  /// Fixes one file: runs the stages in turn until none of them applies a fix.
  ///
  /// Nothing is fixed if errors of syntax are left that may concern the whole file.
  mutating func run(on file: FileID) {
    let numbers = (themesByFile[Int(file.index)] ?? []).sorted()
    // The review can find something about comments.
    guard
      fixer.reviewMakesFixes || !graph.trees[Int(file.index)].comments().isEmpty
        || numbers.contains(where: { canFix(themes[$0], file) })
    else { return }
    let (oldBytes, oldText, oldCount) = (graph.trees[Int(file.index)].file.bytes, texts[file], appliedCount)
    var state = FixedThemes(numbers.map { themes[$0] }, of: graph, fixer.review)
    // Fixes of one stage make those of another possible.
    for _ in 0..<Self.turnLimit {
      let before = appliedCount
      let failed = FixStage.allCases.map { run($0, on: file, numbers, &state) }
      if appliedCount == before {
        rejected += failed.reduce(0, +)
        break
      }
    }
    if DamagedRegions(state.findings, level: fixer.level, in: graph.trees[Int(file.index)]) != nil {
      for (number, theme) in zip(numbers, state.themes) {
        themes[number] = theme
        note(theme, number)
      }
    } else {
      change(file, to: oldBytes)
      (texts[file], appliedCount) = (oldText, oldCount)
    }
  }

  private func canFix(_ theme: FixedTheme, _ file: FileID) -> Bool {
    theme.findings.contains { $0.fix(fixer.level)?.edits.allSatisfy { $0.span.file == file } == true }
  }

  /// Applies the fixes of a stage to a file and returns the number of those that failed.
  ///
  /// Safe fixes are dropped together if the themes do not mean the same with them.
  private mutating func run(
    _ stage: FixStage, on file: FileID, _ numbers: [Int], _ state: inout FixedThemes
  ) -> Int {
    let size = state.themes.reduce(1) { size, theme in
      theme.files.reduce(size) { $0 + graph.trees[$1].file.bytes.count }
    }
    trials = min(200, max(32, (32 << 20) / size))
    let (old, oldText, oldCount) = (state, texts[file], appliedCount)
    let original = oldText ?? PatchedText(graph.trees[Int(file.index)].file.bytes)
    var meanings: [[ThemeMeaning]]?
    var failed = 0
    for _ in 0..<Self.roundLimit {
      let tree = graph.trees[Int(file.index)]
      let lossless = LosslessEdits(tree)
      let choice = FixChoice(
        state.findings, level: fixer.level, in: tree, fitting: lossless.fitted, where: stage.includes)
      failed = choice.chosen.count
      guard failed > 0 else { break }
      if stage == .safe, meanings == nil { meanings = state.themes.map { $0.meaning(in: graph) } }
      let text = texts[file] ?? original
      var round = Round(text: text, lossless: lossless, themes: numbers, state: state, result: text)
      attempt(choice.chosen[...], on: file, &round)
      change(file, to: round.result.bytes)
      failed -= round.accepted.count
      guard !round.accepted.isEmpty else { break }
      appliedCount += round.accepted.count
      texts[file] = round.result
      state = round.state
    }
    if let meanings, appliedCount > oldCount, meanings != state.themes.map({ $0.meaning(in: graph) }) {
      change(file, to: original.bytes)
      failed += appliedCount - oldCount
      (state, texts[file], appliedCount) = (old, oldText, oldCount)
    }
    return failed
  }

  /// The fixes that a round has accepted, and what the file and its themes are with them.
  private struct Round {
    /// The text at the start of the round, which the spans of all fixes are about.
    let text: PatchedText
    let lossless: LosslessEdits
    let themes: [Int]
    var state: FixedThemes
    var accepted: [FixChoice.Chosen] = []
    var result: PatchedText
  }

  /// Accepts some fixes if they pass together, otherwise those of their halves that do.
  private mutating func attempt(_ batch: ArraySlice<FixChoice.Chosen>, on file: FileID, _ round: inout Round) {
    guard trials > 0 else { return }
    trials -= 1
    let all = round.accepted + batch
    let moved = round.lossless.movedComments(of: all.map { ($0.fix.edits, $0.finding.span) })
    var text = round.text
    text.apply(moved + all.flatMap { $0.fix.edits })
    change(file, to: text.bytes)
    let changed = FixedThemes(round.themes.map { FixedTheme(fixer.themes[$0], of: graph) }, of: graph, fixer.review)
    if changed.isMended(by: batch, after: round.state) {
      (round.state, round.accepted, round.result) = (changed, all, text)
    } else if batch.count > 1 {
      let middle = batch.startIndex + batch.count / 2
      attempt(batch[..<middle], on: file, &round)
      attempt(batch[middle...], on: file, &round)
    }
  }

  private mutating func change(_ file: FileID, to bytes: [UInt8]) {
    let number = Int(file.index)
    // Other imports may change everything.
    guard graph.trees[number].file.bytes != bytes, !graph.rewrite(number, with: bytes) else { return }
    graph = graph.replacing(graph.paths[number], with: bytes, through: fixer.access)
  }
}

extension FixedThemes {
  /// Whether some fixes have removed their own findings and brought no new ones.
  fileprivate func isMended(by fixes: ArraySlice<FixChoice.Chosen>, after old: FixedThemes) -> Bool {
    let (before, after) = (old.counts(), counts())
    let isQuiet = after.allSatisfy { code, count in count.important <= (before[code]?.important ?? 0) }
    let mended = Dictionary(grouping: fixes, by: { $0.finding.code }).mapValues { $0.count }
    return isQuiet
      && mended.allSatisfy { code, count in (after[code]?.all ?? 0) <= (before[code]?.all ?? 0) - count }
  }
}
