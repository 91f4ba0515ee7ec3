import ThemeBase
import ThemeCompiler
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
  /// The number of times that each stage is run on a file.
  private static let turnLimit = 20
  private(set) var appliedCount = 0
  private var rejected = 0
  /// Undoes the changes of the graph that were accepted in the present file.
  private var changes: [Change] = []
  /// The number of compilations left in this stage.
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
    let errors = all.findings.filter { $0.isSyntaxError && $0.fix(fixer.level) == nil }
    return FixOutcome(
      graph: graph, findings: all.findings, appliedCount: appliedCount, rejected: rejected,
      unreadable: fixer.files.intersection(errors.map { $0.span.file }), texts: texts)
  }

  /// Forgets which fixes failed: they are tried again.
  mutating func beginPass() { rejected = 0 }

  /// Fixes one file: the fixes of each stage, until a round applies none.
  ///
  /// Nothing is fixed if errors of syntax are left that may concern the whole file.
  mutating func run(on file: FileID, rounds: Int) {
    let numbers = (themesByFile[Int(file.index)] ?? []).sorted()
    // The review can find something about comments.
    guard
      fixer.reviewMakesFixes || !graph.trees[Int(file.index)].comments().isEmpty
        || numbers.contains(where: { canFix(themes[$0], file) })
    else { return }
    let (oldText, oldCount) = (texts[file], appliedCount)
    changes = []
    var state = FixedThemes(numbers.map { themes[$0] }, of: graph, fixer.review)
    fix(file, numbers, &state, rounds: rounds)
    let tree = graph.files[Int(file.index)].tree
    if DamagedRegions(state.findings, level: fixer.level, in: tree) != nil {
      for (number, theme) in zip(numbers, state.themes) {
        themes[number] = theme
        note(theme, number)
      }
    } else {
      for change in changes.reversed() { undo(change) }
      texts[file] = oldText
      appliedCount = oldCount
    }
  }

  /// Runs the stages in turn until none of them can apply another fix: fixes of one stage make those of another possible.
  private mutating func fix(_ file: FileID, _ numbers: [Int], _ state: inout FixedThemes, rounds: Int) {
    let limit = TrialLimit.count(forBytes: size(of: state.themes))
    let stages = FixStage.allCases
    var failed = stages.map { _ in 0 }
    // How many stages in a row have nothing left to apply.
    var settled = 0
    for turn in 0..<stages.count * Self.turnLimit where settled < stages.count {
      let stage = turn % stages.count
      let before = appliedCount
      trials = limit
      let result = run(stages[stage], on: file, numbers, &state, rounds: rounds)
      failed[stage] = result.failed
      settled = appliedCount == before ? settled + 1 : result.isSettled ? 1 : 0
    }
    rejected += failed.reduce(0, +)
  }

  /// The number of bytes that compiling some themes reads.
  private func size(of themes: [FixedTheme]) -> Int {
    themes.reduce(0) { size, theme in theme.files.reduce(size) { $0 + graph.trees[$1].file.bytes.count } }
  }

  private func canFix(_ theme: FixedTheme, _ file: FileID) -> Bool {
    theme.findings.contains { $0.fix(fixer.level)?.edits.allSatisfy { $0.span.file == file } == true }
  }

  /// The number of a stage's fixes that failed, and whether running it again would apply none.
  private typealias StageResult = (failed: Int, isSettled: Bool)

  private mutating func run(
    _ stage: FixStage, on file: FileID, _ numbers: [Int], _ state: inout FixedThemes, rounds: Int
  ) -> StageResult {
    var failed = 0
    for _ in 0..<rounds {
      let tree = graph.files[Int(file.index)].tree
      let lossless = LosslessEdits(tree)
      let choice = FixChoice(
        state.findings, level: fixer.level, in: tree, fitting: lossless.fitted, where: stage.includes)
      failed = choice.chosen.count
      guard failed > 0 else { return (0, true) }
      let text = texts[file] ?? PatchedText(graph.trees[Int(file.index)].file.bytes)
      var round = Round(
        text: text, lossless: lossless, findings: state.findings,
        meanings: stage == .safe ? state.themes.map { $0.meaning(in: graph) } : nil, state: state, themes: numbers)
      attempt(choice.chosen, .first, on: file, &round)
      failed -= round.accepted.count
      guard !round.accepted.isEmpty else { return (failed, trials > 0) }
      appliedCount += round.accepted.count
      texts[file] = round.result
      state = round.state
    }
    return (failed, false)
  }

  /// The state at the start of a round, and the fixes that the round has accepted.
  ///
  /// The spans of the fixes and of its findings are those of the start.
  private struct Round {
    let text: PatchedText
    let lossless: LosslessEdits
    let findings: [Diagnostic]
    /// The meaning of the themes, if it must stay the same.
    let meanings: [[ThemeMeaning]]?
    var state: FixedThemes
    let themes: [Int]
    var accepted: [FixChoice.Chosen] = []
    var result: PatchedText?
  }

  /// Why some fixes are tried.
  private enum Trial {
    case first
    /// Others were blamed for what they brought together with these.
    case withoutBlamed
    /// Every other one of fixes that were blamed: neighbours, which disturb each other most, are apart.
    case blamed
  }

  /// Accepts some fixes if they pass together, otherwise those of their parts that do.
  private mutating func attempt(_ batch: [FixChoice.Chosen], _ trial: Trial, on file: FileID, _ round: inout Round) {
    guard trials > 0, !batch.isEmpty else { return }
    trials -= 1
    let all = round.accepted + batch
    let moved = round.lossless.movedComments(of: all.map { ($0.fix.edits, $0.finding.span) })
    var text = round.text
    text.apply(moved + all.flatMap { $0.fix.edits })
    let change = change(Int(file.index), to: text.bytes)
    let changed = FixedThemes(round.themes.map { FixedTheme(fixer.themes[$0], of: graph) }, of: graph, fixer.review)
    if isAcceptable(changed, after: round, batch) {
      round.state = changed
      round.accepted += batch
      round.result = text
      keep(change)
    } else {
      undo(change)
      guard batch.count > 1 else { return }
      let blame = FixBlame(
        batch, with: round.accepted, moved, in: file, before: round.findings, after: changed.findings)
      for part in Self.parts(of: batch, trial, blame.fixes) { attempt(part.fixes, part.trial, on: file, &round) }
    }
  }

  /// The parts of a failed batch that are tried next: halves, if no fix is to blame.
  ///
  /// Fixes that are all blamed twice, each for something of its own, are given up: to try them one by one would take
  /// as many compilations.
  private static func parts(
    of batch: [FixChoice.Chosen], _ trial: Trial, _ blamed: Set<Int>
  ) -> [(fixes: [FixChoice.Chosen], trial: Trial)] {
    guard trial != .withoutBlamed, !blamed.isEmpty else {
      let middle = batch.count / 2
      return [(Array(batch[..<middle]), .first), (Array(batch[middle...]), .first)]
    }
    guard trial != .blamed || blamed.count < batch.count else { return [] }
    let rest = batch.indices.filter { !blamed.contains($0) }.map { batch[$0] }
    let suspects = blamed.sorted().enumerated()
    return [(rest, .withoutBlamed)]
      + [0, 1].map { parity in (suspects.filter { $0.offset % 2 == parity }.map { batch[$0.element] }, .blamed) }
  }

  /// Undoes a change of the graph.
  private enum Change {
    case file(ImportGraph.File, number: Int)
    /// Imports changed, and with them perhaps everything.
    case graph(ImportGraph)
  }

  /// Notes an accepted change of the present file; the first of several in a row undoes them all.
  private mutating func keep(_ change: Change) {
    if case .file = change, case .file? = changes.last { return }
    changes.append(change)
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

  /// Whether a batch removes its own findings, brings no new ones and keeps the meaning that must stay.
  private func isAcceptable(_ changed: FixedThemes, after round: Round, _ batch: [FixChoice.Chosen]) -> Bool {
    let (before, after) = (round.state.counts(), changed.counts())
    let isQuiet = after.allSatisfy { code, count in count.important <= (before[code]?.important ?? 0) }
    let mended = Dictionary(grouping: batch, by: { $0.finding.code }).mapValues { $0.count }
    let isMended = mended.allSatisfy { code, count in (after[code]?.all ?? 0) <= (before[code]?.all ?? 0) - count }
    guard isQuiet, isMended else { return false }
    return round.meanings.map { $0 == changed.themes.map { $0.meaning(in: graph) } } ?? true
  }
}
