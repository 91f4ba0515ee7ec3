/// What a pass has to say, with a bound on memory: hostile input can be wrong in every byte.
///
/// Each severity has its own bound, so no number of notes keeps an error out. The first diagnostic of each code is kept
/// whatever came before it: a user can raise the severity of any code, and then one is enough to fail.
package struct DiagnosticList: Sendable {
  /// How many diagnostics of one severity a list keeps; the rest is counted.
  package static let limit = 10_000

  package private(set) var diagnostics: [Diagnostic] = []
  /// How many of each code were reported beyond the limit.
  package private(set) var suppressed: [DiagnosticCode: Int] = [:]
  private var kept: [Severity: Int] = [:]
  private var codes: Set<DiagnosticCode> = []

  package init() {}

  package mutating func append(_ diagnostic: Diagnostic) {
    let isFirst = codes.insert(diagnostic.code).inserted
    guard isFirst || kept[diagnostic.severity, default: 0] < Self.limit else {
      return suppressed[diagnostic.code, default: 0] += 1
    }
    kept[diagnostic.severity, default: 0] += 1
    diagnostics.append(diagnostic)
  }

  package mutating func append(contentsOf other: DiagnosticList) {
    for diagnostic in other.diagnostics { append(diagnostic) }
    suppressed.merge(other.suppressed, uniquingKeysWith: +)
  }

  package var isEmpty: Bool { diagnostics.isEmpty }
}
