package import ThemeBase
package import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// Findings about declarations that the class paths of a selector list, or of a pattern, share.
///
/// Each class path is checked as if it stood alone. Findings of one code at one place are merged into one, which has the
/// highest severity among them. So a list weighs as much as its heaviest part.
struct SharedFindings {
  private var list = DiagnosticList()
  private var sites: [Site: Finding] = [:]

  private struct Site: Hashable {
    var code: DiagnosticCode
    var span: Span
  }

  /// A finding with the class paths to which it applies.
  fileprivate struct Finding {
    /// The index in the list, or nil if the list had no room.
    var index: Int?
    var severity: Severity
    /// The class path that the diagnostic names.
    var owner: PathID
    var others: [PathID] = []
    var otherCount = 0
  }

  /// The number of class paths that are named besides the first.
  fileprivate static let named = 3

  /// Whether a finding about a class path is to be made: nothing as severe was reported at the place, and the list has room.
  mutating func wants(_ code: DiagnosticCode, _ severity: Severity, at span: Span, on owner: PathID) -> Bool {
    let site = Site(code: code, span: span)
    guard let known = sites[site] else {
      guard list.skips(code, severity) else { return true }
      sites[site] = Finding(severity: severity, owner: owner)
      return false
    }
    if severity > known.severity { return known.index != nil || !list.skips(code, severity) }
    sites[site]?.note(owner)
    return false
  }

  /// The same about a place that only one class path has.
  mutating func wants(_ code: DiagnosticCode, _ severity: Severity) -> Bool { !list.skips(code, severity) }

  /// Adds a finding about a place that only one class path has.
  mutating func add(_ diagnostic: Diagnostic) { list.append(diagnostic) }

  /// Adds a wanted finding, which replaces a milder one at the same place.
  mutating func add(_ diagnostic: Diagnostic, on owner: PathID) {
    let site = Site(code: diagnostic.code, span: diagnostic.span)
    let new = Finding(severity: diagnostic.severity, owner: owner)
    sites[site, default: new].hold(diagnostic, on: owner, in: &list)
  }

  /// All findings, in the order in which their places were met.
  consuming func finish(_ program: Program) -> DiagnosticList {
    for finding in sites.values where finding.otherCount > 0 {
      guard let index = finding.index else { continue }
      list.note(finding.remark { program.paths[$0] }, at: index)
    }
    return list
  }
}

extension SharedFindings.Finding {
  /// Puts a diagnostic into a list, in the place of the milder one that the list has of this finding.
  fileprivate mutating func hold(_ diagnostic: Diagnostic, on newOwner: PathID, in list: inout DiagnosticList) {
    if owner != newOwner {
      // The former owner was met before all others, so it leads them.
      others = [owner] + others.prefix(SharedFindings.named - 1)
      otherCount += 1
      (owner, severity) = (newOwner, diagnostic.severity)
    }
    if let index {
      list.replace(index, with: diagnostic)
    } else {
      index = list.diagnostics.count
      list.append(diagnostic)
    }
  }

  fileprivate mutating func note(_ other: PathID) {
    otherCount += 1
    if others.count < SharedFindings.named { others.append(other) }
  }

  fileprivate func remark(_ name: (PathID) -> String) -> String {
    "the same is true of \(others.map(name).quotedList(more: otherCount - others.count))"
  }
}

/// Unknown words of a theme, which a fork of a runtime may read.
enum FrequentWords {
  /// The findings in the order of the report; the first about each word shows the line that declares it.
  ///
  /// All words of a type may be the fork's, and reports show them together.
  static func explained(_ findings: [Diagnostic], in compilation: Compilation, _ options: LintOptions) -> [Diagnostic] {
    var uses: [UnknownWord: [Int]] = [:]
    for index in findings.indices where UnknownWord.codes.contains(findings[index].code) {
      if let word = UnknownWord(findings[index], in: compilation) { uses[word, default: []].append(index) }
    }
    var findings = findings
    for (word, indices) in uses {
      if indices.count >= UnknownWord.frequentCount {
        findings[indices[0]].notes.append("the theme uses '\(word.word)' at \(indices.count) places")
      }
      let declaration = DiagnosticTopic.declaration(of: [word.word], as: word.type)
      findings[indices[0]].help.append(
        "if your app reads it, declare it\(options.placeOfDeclarations): '\(declaration)'")
      for index in indices { findings[index].topic = .forkWord(type: word.type, place: options.placeOfDeclarations) }
    }
    return findings
  }
}

/// Percent signs in values that cannot be read: one mistake, one message.
///
/// The parser warns of each value with a percent sign, and the compiler reports a value that it cannot read because of one.
/// The error stays, with what the warning says about percentages.
enum CoveredPercentages {
  /// The findings without warnings of percent signs that an error covers.
  static func merged(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard findings.contains(where: isWarning) else { return findings }
    var findings = findings
    var isCovered = Array(repeating: false, count: findings.count)
    let errors = findings.indices.filter { findings[$0].severity == .error }.sorted {
      findings[$0].span < findings[$1].span
    }
    // An error within another one covers nothing more.
    let widest = errors.reduce(into: [Int]()) { widest, error in
      let (last, span) = (widest.last.map { findings[$0].span }, findings[error].span)
      if last?.file != span.file || last.map({ $0.end <= span.end }) ?? true { widest.append(error) }
    }
    for (index, finding) in findings.enumerated() where isWarning(finding) {
      let span = finding.span
      let next = widest.partitionPoint {
        let start = findings[$0].span
        return (start.file, start.start) <= (span.file, span.start)
      }
      guard next > 0, case let error = widest[next - 1], findings[error].span.file == span.file,
        findings[error].span.end >= span.end
      else { continue }
      isCovered[index] = true
      if findings[error].help.isEmpty { findings[error].help = finding.help }
    }
    return zip(findings, isCovered).lazy.filter { !$1 }.map { $0.0 }
  }

  private static func isWarning(_ finding: Diagnostic) -> Bool {
    finding.code == .percentSign && finding.severity < .error
  }
}

/// A word that no type has, as a finding reports it: a fork of a runtime may read it.
package struct UnknownWord: Hashable, Sendable {
  /// The number of uses from which on a word is hardly a slip.
  package static let frequentCount = 3

  package let word: String
  /// The type that the value should have, such as `Color`.
  package let type: String

  /// The codes of findings that may be about such a word.
  package static let codes: Set<DiagnosticCode> = [.unknownColor, .invalidValue]

  /// The word that a finding is about; nil for another finding, and for a word that is nearly a known one.
  package init?(_ finding: Diagnostic, in compilation: Compilation) {
    let known: String?
    switch finding.topic {
    case .forkWord(let type, _): known = type
    case .unknownValue(let grammar): known = Self.type(grammar, compilation.registry)
    default: return nil
    }
    let word = compilation.program.tree(finding.span.file).file.text(finding.span)
    // A word with a capital would name a type.
    guard let first = word.utf8.first, first | 0x20 == first, UndeclaredClass.canBeDeclared(word), let type = known
    else { return nil }
    (self.word, self.type) = (word, type)
  }

  /// The name of the type to extend: the first one of a grammar, or the declared type of just these or of most words.
  ///
  /// The grammar of a class of the app's own joins those of several types; the longest one in it is extended.
  private static func type(_ grammar: String, _ registry: Registry) -> String? {
    let first = String(grammar.prefix { $0 != " " })
    if ValueType(rawValue: first) != nil { return first }
    let words = Set(words(of: grammar))
    let named = registry.grammars.values.filter { $0.name != nil && words.isSuperset(of: Self.words(of: $0.text)) }
    return (named.last { $0.text == grammar } ?? named.max { $0.text.utf8.count < $1.text.utf8.count })?.name
  }

  private static func words(of grammar: String) -> [Substring] { grammar.split { $0 == " " || $0 == "|" } }
}
