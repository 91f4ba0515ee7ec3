import TestSupport
import Testing
import ThemeBase

@Suite struct DiagnosticListTests {
  private func diagnostic(_ code: DiagnosticCode, _ severity: Severity) -> Diagnostic {
    let span = Span(file: FileID(index: 0), start: 0, end: 0)
    return Diagnostic(code, "x", at: span, severity: severity)
  }

  private func count(_ list: DiagnosticList, _ severity: Severity) -> Int {
    list.diagnostics.count { $0.severity == severity }
  }

  @Test func eachSeverityHasItsOwnLimit() {
    var list = DiagnosticList()
    for severity in [Severity.note, .warning, .error] {
      for _ in 0..<DiagnosticList.limit + 5 { list.append(diagnostic(.emptyRule, severity)) }
    }
    for severity in Severity.allCases { expectEqual(count(list, severity), DiagnosticList.limit) }
    expectEqual(list.suppressed, [.emptyRule: 15])
  }

  @Test func theFirstOfEachCodeIsKept() {
    var list = DiagnosticList()
    for _ in 0..<DiagnosticList.limit { list.append(diagnostic(.emptyRule, .note)) }
    let isFirstSkipped = list.skips(.splitRule, .note)
    for _ in 0..<2 { list.append(diagnostic(.splitRule, .note)) }
    expectEqual(list.diagnostics.map(\.code).last, .splitRule)
    let isThirdSkipped = list.skips(.splitRule, .note)
    expect(!isFirstSkipped && isThirdSkipped)
    expectEqual(list.suppressed, [.splitRule: 2])
  }

  @Test func listsAreJoinedWithinTheLimit() {
    var list = DiagnosticList()
    list.append(diagnostic(.emptyRule, .note))
    var other = DiagnosticList()
    for _ in 0..<DiagnosticList.limit + 1 { other.append(diagnostic(.emptyRule, .note)) }
    other.append(diagnostic(.emptyRule, .error))
    list.append(contentsOf: other)
    expect(count(list, .note) == DiagnosticList.limit && count(list, .error) == 1)
    expectEqual(list.suppressed, [.emptyRule: 2])
    var empty = DiagnosticList()
    empty.append(contentsOf: list)
    expectEqual(empty.diagnostics.count, list.diagnostics.count)
    expectEqual(empty.suppressed, list.suppressed)
  }

  /// A finding about many places takes the room of as many findings, and loses the places for which there is none.
  @Test func aFindingCountsForEachOfItsPlaces() {
    func finding(_ places: Int) -> Diagnostic {
      var finding = diagnostic(.undeclaredClass, .note)
      finding.places = Array(repeating: finding.span, count: places)
      return finding
    }
    var list = DiagnosticList()
    list.append(finding(3))
    expectEqual(list.diagnostics.map(\.places.count), [3])
    list.append(finding(DiagnosticList.limit - 7))
    expectEqual(list.suppressed, [:])
    var other = DiagnosticList()
    other.append(finding(3))
    list.append(contentsOf: other)
    expectEqual(list.diagnostics.map(\.places.count), [3, DiagnosticList.limit - 7, 1])
    expectEqual(list.suppressed, [.undeclaredClass: 2])
    list.append(contentsOf: other)
    expect(list.diagnostics.count == 3 && list.suppressed == [.undeclaredClass: 6])
    // The first finding of a code is kept, without its places.
    var notes = finding(3)
    notes.code = .emptyRule
    list.append(notes)
    expectEqual(list.diagnostics.last?.places, [])
    expectEqual(list.suppressed, [.undeclaredClass: 6, .emptyRule: 3])
  }

  /// A pass that is told how much room is left makes less, and the sum is the same.
  @Test func whatFindsNoRoomNeedNotBeMade() {
    var earlier = DiagnosticList()
    for _ in 0..<DiagnosticList.limit - 2 { earlier.append(diagnostic(.emptyRule, .note)) }
    func sum(_ list: DiagnosticList) -> (made: Int, sum: DiagnosticList) {
      var (list, sum) = (list, earlier)
      for code in [DiagnosticCode.splitRule, .emptyRule, .unknownState] {
        for _ in 0..<5 { list.append(diagnostic(code, .note)) }
        list.append(diagnostic(code, .warning))
      }
      sum.append(contentsOf: list)
      return (list.diagnostics.count, sum)
    }
    let (alone, told) = (sum(DiagnosticList()), sum(DiagnosticList(addedTo: earlier)))
    expect(alone.made == 18 && told.made == 7)
    expectEqual(told.sum.diagnostics, alone.sum.diagnostics)
    expectEqual(told.sum.suppressed, alone.sum.suppressed)
  }

  @Test func codesAreCountedInAnyOrder() {
    var list = DiagnosticList()
    for code in [DiagnosticCode.emptyRule, .splitRule] {
      for _ in 0..<DiagnosticList.limit { list.append(diagnostic(code, .note)) }
    }
    expectEqual(list.suppressed, [.splitRule: DiagnosticList.limit - 1])
    for _ in 0..<3 {
      _ = list.skips(.emptyRule, .note)
      list.append(diagnostic(.splitRule, .note))
    }
    expectEqual(list.suppressed, [.splitRule: DiagnosticList.limit + 2, .emptyRule: 3])
    var sum = DiagnosticList()
    sum.append(contentsOf: list)
    sum.append(contentsOf: list)
    expectEqual(sum.suppressed[.emptyRule], 6 + DiagnosticList.limit)
  }
}
