import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax

/// One run of a ``Fixer``.
struct FixRun {
  private let fixer: Fixer
  private var themes: FixedThemes
  private var texts: [FileID: PatchedText] = [:]
  private var applied: [FixChoice.Chosen] = []
  private var rejected = 0
  /// How often the themes may still be compiled in this round.
  private var trials = 0

  init(_ fixer: Fixer, on graph: ImportGraph) {
    self.fixer = fixer
    themes = fixer.evaluate(graph)
  }

  var outcome: FixOutcome {
    let choice = FixChoice(themes.findings, level: fixer.level, in: fixer.files)
    return FixOutcome(
      graph: themes.graph, findings: themes.findings, applied: applied, rejected: rejected,
      unreadable: choice.unreadable.intersection(fixer.files), texts: texts)
  }

  /// Applies the fixes of a stage until a round applies none.
  mutating func run(_ stage: FixStage, rounds: Int, _ trialLimit: Int) {
    var failed = 0
    for _ in 0..<rounds {
      let choice = FixChoice(
        themes.findings, level: fixer.level, in: fixer.files, where: stage.includes)
      guard !choice.chosen.isEmpty else { break }
      trials = trialLimit
      var round = Round(base: themes.graph, texts: texts)
      attempt(choice.chosen[...], stage, &round)
      failed = choice.chosen.count - round.accepted.count
      guard !round.accepted.isEmpty else { break }
      applied += round.accepted
      texts = round.result
    }
    rejected += failed
  }

  /// What a round begins with, and the fixes that it has accepted; their places are those of its beginning.
  private struct Round {
    let base: ImportGraph
    let texts: [FileID: PatchedText]
    var accepted: [FixChoice.Chosen] = []
    var result: [FileID: PatchedText] = [:]
  }

  /// Accepts some fixes if they pass together, otherwise those of either half that do.
  private mutating func attempt(
    _ batch: ArraySlice<FixChoice.Chosen>, _ stage: FixStage, _ round: inout Round
  ) {
    guard trials > 0, !batch.isEmpty else { return }
    trials -= 1
    let (graph, texts) = apply(round.accepted + batch, to: round)
    let changed = fixer.evaluate(graph)
    if isAcceptable(changed, batch, stage) {
      themes = changed
      round.accepted += batch
      round.result = texts
    } else if batch.count > 1 {
      let middle = batch.startIndex + batch.count / 2
      attempt(batch[..<middle], stage, &round)
      attempt(batch[middle...], stage, &round)
    }
  }

  private func apply(
    _ chosen: [FixChoice.Chosen], to round: Round
  ) -> (ImportGraph, [FileID: PatchedText]) {
    let edits = Dictionary(grouping: chosen.flatMap(\.fix.edits), by: \.span.file)
    var (graph, texts) = (round.base, round.texts)
    for file in edits.keys.sorted() {
      let number = Int(file.index)
      var text = texts[file] ?? PatchedText(round.base.files[number].tree.file.bytes)
      text.apply(edits[file] ?? [])
      texts[file] = text
      graph = graph.replacing(graph.paths[number], with: text.bytes, through: fixer.access)
    }
    return (graph, texts)
  }

  /// Whether a batch mends what it is about and brings nothing new.
  private func isAcceptable(
    _ changed: FixedThemes, _ batch: ArraySlice<FixChoice.Chosen>, _ stage: FixStage
  ) -> Bool {
    if stage == .safe, changed.meanings != themes.meanings { return false }
    let (before, after) = (themes.counts(), changed.counts())
    guard
      after.allSatisfy({ code, count in
        count.important <= (before[code]?.important ?? 0)
      })
    else { return false }
    let mended = Dictionary(grouping: batch, by: \.finding.code).mapValues(\.count)
    return mended.allSatisfy { code, count in
      let all = before[code]?.all ?? 0
      // Beyond the limit findings are only counted, and others take the place of those that are mended.
      return all >= DiagnosticList.limit || (after[code]?.all ?? 0) <= all - count
    }
  }

  /// Takes back what was done to files that still hold errors of syntax.
  mutating func revertUnreadableFiles(to original: ImportGraph) {
    let unreadable = Set(themes.findings.filter(\.isSyntaxError).map(\.primary.span.file))
      .intersection(texts.keys)
    guard !unreadable.isEmpty else { return }
    var graph = themes.graph
    for file in unreadable.sorted() {
      texts[file] = nil
      let number = Int(file.index)
      graph = graph.replacing(
        graph.paths[number], with: original.files[number].tree.file.bytes, through: fixer.access)
    }
    applied.removeAll { $0.fix.edits.contains { unreadable.contains($0.span.file) } }
    themes = fixer.evaluate(graph)
  }
}
