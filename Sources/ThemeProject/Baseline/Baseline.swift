package import ThemeBase

/// Findings that a team knows and accepts for now.
///
/// A finding is known by its content: code, class path, property, state and value. Lines, files and folders are not part of
/// it, so moved rules, another layout and a renamed folder keep a baseline valid. Equal findings are counted. Errors go
/// into a baseline too, unless they keep a file from being read.
package struct Baseline: Hashable, Sendable {
  /// The code and the subject that findings of one kind share.
  package struct Key: Hashable, Sendable {
    package var code: String
    package var subject: DiagnosticSubject

    package init(code: String, subject: DiagnosticSubject) {
      self.code = code
      self.subject = subject
    }

    /// The key of a diagnostic, or nil if no baseline can accept it.
    init?(_ diagnostic: Diagnostic) {
      guard diagnostic.canBeAcceptedByBaseline else { return nil }
      self.init(
        code: diagnostic.code.rawValue, subject: diagnostic.subject ?? DiagnosticSubject(value: diagnostic.message))
    }
  }

  /// The number of accepted findings of each key; never below 1.
  package private(set) var counts: [Key: Int] = [:]

  package init() {}

  /// The baseline that accepts all these findings, as far as they can be accepted.
  package init(accepting diagnostics: some Sequence<Diagnostic>) {
    for key in diagnostics.lazy.compactMap(Key.init) { counts[key, default: 0] += 1 }
  }

  /// Adds findings of a key.
  package mutating func add(_ key: Key, count: Int) {
    guard count > 0 else { return }
    let (sum, overflow) = counts[key, default: 0].addingReportingOverflow(count)
    counts[key] = overflow ? .max : sum
  }

  /// The number of all accepted findings.
  package var count: Int { counts.values.reduce(0) { $0.addingReportingOverflow($1).partialValue } }

  /// The keys in the order in which they are written.
  package var sortedKeys: [Key] { counts.keys.sorted() }

  /// The part of this baseline that another one does not cover.
  package func subtracting(_ other: Baseline) -> Baseline {
    var rest = Baseline()
    for (key, count) in counts { rest.add(key, count: count - (other.counts[key] ?? 0)) }
    return rest
  }

  /// The part of this baseline that still matches findings: what `themec baseline prune` keeps.
  package func pruned(to found: Baseline) -> Baseline {
    var rest = Baseline()
    for (key, count) in counts { rest.add(key, count: min(count, found.counts[key] ?? 0)) }
    return rest
  }

  /// Takes one finding out of the baseline; false if it is not accepted, or no more.
  package mutating func consume(_ diagnostic: Diagnostic) -> Bool {
    guard !counts.isEmpty, let key = Key(diagnostic), let count = counts[key] else { return false }
    counts[key] = count > 1 ? count - 1 : nil
    return true
  }
}

extension Baseline.Key: Comparable {
  private var order: [String] {
    [code] + [subject.classPath, subject.property, subject.state, subject.value].map { $0 ?? "" }
  }

  package static func < (left: Baseline.Key, right: Baseline.Key) -> Bool {
    left.order.lexicographicallyPrecedes(right.order) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
