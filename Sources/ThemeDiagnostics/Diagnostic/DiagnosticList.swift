/// What a pass has to say, with a bound on memory: hostile input can be wrong in every byte.
package struct DiagnosticList: Sendable {
  /// How many diagnostics one pass keeps; the rest is counted.
  package static let limit = 10_000

  package private(set) var diagnostics: [Diagnostic] = []
  /// How many were reported beyond the limit.
  package private(set) var suppressed = 0

  package init() {}

  package mutating func append(_ diagnostic: Diagnostic) {
    guard diagnostics.count < Self.limit else {
      suppressed += 1
      return
    }
    diagnostics.append(diagnostic)
  }

  package mutating func append(contentsOf other: DiagnosticList) {
    let room = Self.limit - diagnostics.count
    diagnostics.append(contentsOf: other.diagnostics.prefix(room))
    suppressed += other.suppressed + Swift.max(0, other.diagnostics.count - room)
  }

  package var isEmpty: Bool { diagnostics.isEmpty }
}
