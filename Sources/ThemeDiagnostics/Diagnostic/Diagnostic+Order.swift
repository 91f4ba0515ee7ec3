extension Diagnostic {
  /// What decides the order of most diagnostics: by file, position and severity, errors first.
  private struct Key {
    var span: Span
    var severity: Severity
    var index: Int
  }

  /// The diagnostics in the order in which they are reported, the same on every run.
  ///
  /// By file, position, severity (errors first), code and message. Duplicates at one place are removed. Sorts keys,
  /// because a diagnostic is expensive to move.
  fileprivate static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var keys = diagnostics.indices.map {
      Key(span: diagnostics[$0].primary.span, severity: diagnostics[$0].severity, index: $0)
    }
    if zip(keys, keys.dropFirst()).allSatisfy({ $0.span < $1.span }) { return diagnostics }
    keys.sort { left, right in
      if left.span != right.span { return left.span < right.span }
      if left.severity != right.severity { return left.severity > right.severity }
      let (a, b) = (diagnostics[left.index], diagnostics[right.index])
      if a.code != b.code { return a.code.rawValue < b.code.rawValue }
      return a.message == b.message ? left.index < right.index : a.message < b.message
    }
    var result: [Diagnostic] = []
    result.reserveCapacity(keys.count)
    for key in keys {
      let diagnostic = diagnostics[key.index]
      if let last = result.last, last.repeats(diagnostic) { continue }
      result.append(diagnostic)
    }
    return result
  }

  /// Whether two diagnostics are one mistake that was met twice, as in a definition with several uses.
  private func repeats(_ other: Diagnostic) -> Bool {
    primary.span == other.primary.span && code == other.code && severity == other.severity
      && message == other.message
  }
}

extension Sequence<Diagnostic> {
  /// The diagnostics in the order in which they are reported, the same on every run.
  ///
  /// By file, position, severity (errors first), code and message. Duplicates at one place are removed.
  package func sortedForReport() -> [Diagnostic] { Diagnostic.sorted(Array(self)) }
}
