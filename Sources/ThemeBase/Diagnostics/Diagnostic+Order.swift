extension Diagnostic {
  /// The sort key of a diagnostic in two words: file, start, end, severity (errors first) and number.
  private struct Key: Comparable {
    let start: UInt64
    private let rest: UInt64

    init(_ span: Span, _ severity: Severity, isAboutFile: Bool, number: Int) {
      // A finding about a whole file comes before those about its parts.
      let place = isAboutFile ? 0 : UInt64(span.start) + 1
      start = UInt64(span.file.index) << 32 | place
      rest = UInt64(span.end) << 32 | UInt64(2 - severity.rank) << 30 | UInt64(truncatingIfNeeded: number) & 0x3FFF_FFFF
    }

    /// The number of the diagnostic: no run has more than 30 bits of them.
    var number: Int { Int(rest & 0x3FFF_FFFF) }

    static func < (left: Key, right: Key) -> Bool {
      left.start == right.start ? left.rest < right.rest : left.start < right.start
    }

    /// Whether only code and message can tell which of two diagnostics comes first.
    func isBesides(_ other: Key) -> Bool { start == other.start && rest >> 30 == other.rest >> 30 }
  }

  /// The diagnostics in the order in which they are reported, the same on every run.
  ///
  /// By file, position, severity (errors first), code and message. That a file is lost as a whole comes first of its
  /// findings. Duplicates at one place are removed. Sorts keys, because a diagnostic is expensive to move.
  fileprivate static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var keys: [Key] = []
    keys.reserveCapacity(diagnostics.count)
    var isSorted = true
    for number in diagnostics.indices {
      let key = Key(
        diagnostics[number].span, diagnostics[number].severity,
        isAboutFile: diagnostics[number].code == .lostStylesheet, number: number)
      if let last = keys.last, last.start >= key.start { isSorted = false }
      keys.append(key)
    }
    if isSorted { return diagnostics }
    keys.sort { left, right in
      guard left.isBesides(right) else { return left < right }
      let (code, other) = (diagnostics[left.number].code, diagnostics[right.number].code)
      guard code == other else { return code.rawValue < other.rawValue }
      let (message, otherMessage) = (diagnostics[left.number].message, diagnostics[right.number].message)
      return message == otherMessage ? left < right : message < otherMessage
    }
    var result: [Diagnostic] = []
    result.reserveCapacity(keys.count)
    for (place, key) in keys.enumerated() {
      let isBesides = place > 0 && keys[place - 1].isBesides(key)
      if isBesides, let last = result.last, last.repeats(diagnostics[key.number]) { continue }
      result.append(diagnostics[key.number])
    }
    return result
  }

  /// Whether two diagnostics at one place are one mistake that was met twice, as in a definition with several uses.
  private func repeats(_ other: Diagnostic) -> Bool { code == other.code && message == other.message }
}

extension Sequence<Diagnostic> {
  /// The diagnostics in the order in which they are reported, the same on every run.
  ///
  /// By file, position, severity (errors first), code and message. Duplicates at one place are removed.
  package func sortedForReport() -> [Diagnostic] { Diagnostic.sorted(Array(self)) }
}
