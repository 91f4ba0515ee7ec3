import ThemeBase

extension ReportFormat {
  /// [SARIF 2.1.0](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), as GitHub's code scanning reads it.
  ///
  /// GitHub takes 25,000 results at most, so the worst ones are kept. Accepted findings are written only on request, with
  /// `suppressions`: GitHub would show them as open.
  package static let sarif = ReportFormat(name: "sarif") { findings, context in
    var writer = SARIFWriter(findings, context)
    return writer.document()
  }
}

private struct SARIFWriter {
  /// The most results that GitHub takes in one run.
  private static let mostResults = 25_000
  /// The number of further places that are written of one result.
  private static let mostPlaces = 100
  /// The longest description of a rule that GitHub takes, in characters.
  private static let longestDescription = 1_024

  private let context: ReportContext
  private let pages: CodePages?
  private let results: [LocatedFinding]
  private let rules: [DiagnosticCode]
  private let ruleNumbers: [DiagnosticCode: Int]
  private var locators: [FindingLocator]
  private var lineHashes: [String: LineHashes] = [:]
  /// The number of results so far of each rule on each line.
  private var counts: [String: Int] = [:]

  init(_ findings: Findings, _ context: ReportContext) {
    self.context = context
    pages = findings.pages
    let located = findings.located(withAccepted: context.showsAccepted)
    let kept = Set(located.worst(Self.mostResults).map { $0.fingerprint })
    results = located.filter { kept.contains($0.fingerprint) }
    rules = Set(results.map { $0.diagnostic.code }).sorted { $0.rawValue < $1.rawValue }
    ruleNumbers = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    locators = findings.groups.map { FindingLocator($0.sources) }
  }

  mutating func document() -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.array("runs") { json in json.object { writeRun(to: &$0) } }
      json.member("version", "2.1.0")
    }
    return json.report()
  }

  private mutating func writeRun(to json: inout JSONWriter) {
    json.member("columnKind", "utf16CodeUnits")
    json.array("invocations") { json in
      json.object(inline: true) { json in
        // Findings are not failures of the tool.
        json.member("executionSuccessful", context.exitCode <= 1)
        json.member("exitCode", context.exitCode)
      }
    }
    json.array("results", results) { json, finding in json.object { write(finding, to: &$0) } }
    json.object("tool") { json in
      json.object("driver") { json in
        json.member("name", "themec")
        json.array("rules", rules) { Self.write($1, pages, to: &$0) }
        if !context.version.isEmpty { json.member("semanticVersion", context.version) }
      }
    }
  }

  // MARK: - Rules

  private static func write(_ rule: DiagnosticCode, _ pages: CodePages?, to json: inout JSONWriter) {
    let explanation = rule.explanation
    json.object { json in
      json.object("defaultConfiguration", inline: true) { $0.member("level", explanation.severity.rawValue) }
      write(explanation.meaning.singleLine, as: "fullDescription", to: &json)
      json.object("help") { json in
        json.member("markdown", markdown(explanation))
        json.member("text", "\(explanation.meaning)\n\n\(explanation.reason)".singleLine)
      }
      if let pages { json.member("helpUri", pages.page(of: rule)) }
      json.member("id", rule.rawValue)
      json.object("properties", inline: true) { json in
        json.member("precision", "very-high")
        json.member("problem.severity", explanation.severity.named("error", "warning", "recommendation"))
      }
      write(explanation.summary, as: "shortDescription", to: &json)
    }
  }

  private static func write(_ text: String, as key: String, to json: inout JSONWriter) {
    json.object(key, inline: true) { $0.member("text", String(text.prefix(longestDescription))) }
  }

  private static func markdown(_ explanation: CodeExplanation) -> String {
    """
    \(explanation.meaning)

    \(explanation.reason)

    Wrong:

    ```
    \(explanation.wrong)
    ```

    Right:

    ```
    \(explanation.right)
    ```
    """
  }

  // MARK: - Results

  private mutating func write(_ finding: LocatedFinding, to json: inout JSONWriter) {
    let diagnostic = finding.diagnostic
    let fixes = diagnostic.fixIts.filter { $0.applicability != .shownOnly }
    if !fixes.isEmpty { json.array("fixes", fixes) { write($1, finding.group, to: &$0) } }
    json.member("level", diagnostic.severity.rawValue)
    json.array("locations") { json in json.object { Self.writePhysicalLocation(finding.path, finding.range, to: &$0) } }
    json.object("message", inline: true) { $0.member("text", finding.fullMessage) }
    json.object("partialFingerprints") { json in
      json.member("primaryLocationLineHash", lineHash(of: finding))
      json.member("themec/v1", finding.fingerprint)
    }
    let related = diagnostic.secondary + diagnostic.places.prefix(Self.mostPlaces).map { .init($0, "also here") }
    if !related.isEmpty { writeRelated(related, finding.group, to: &json) }
    json.member("ruleId", diagnostic.code.rawValue)
    json.member("ruleIndex", ruleNumbers[diagnostic.code] ?? 0)
    if let acceptance = diagnostic.acceptance { Self.write(acceptance, to: &json) }
  }

  private mutating func writeRelated(_ labels: [Diagnostic.Label], _ group: Int, to json: inout JSONWriter) {
    json.array("relatedLocations") { json in
      for (number, label) in labels.enumerated() {
        guard let range = locators[group].range(of: label.span) else { continue }
        json.object { json in
          json.member("id", number + 1)
          json.object("message", inline: true) { $0.member("text", label.text) }
          Self.writePhysicalLocation(locators[group].path(of: label.span), range, to: &json)
        }
      }
    }
  }

  private static func write(_ acceptance: Acceptance, to json: inout JSONWriter) {
    json.array("suppressions") { json in
      json.object(inline: true) { json in
        switch acceptance {
        case .comment(let reason):
          if let reason { json.member("justification", reason) }
          json.member("kind", "inSource")
        case .baseline: json.member("kind", "external")
        }
      }
    }
  }

  private mutating func write(_ fixIt: FixIt, _ group: Int, to json: inout JSONWriter) {
    let files = Dictionary(grouping: fixIt.edits, by: { $0.span.file })
    json.object { json in
      json.array("artifactChanges", files.keys.sorted()) { json, file in
        let edits = files[file] ?? []
        json.object { json in
          let path = edits.first.map { locators[group].path(of: $0.span) } ?? ""
          Self.writeArtifact(path, to: &json)
          json.array("replacements") { json in
            for edit in edits {
              guard let range = locators[group].range(of: edit.span) else { continue }
              json.object { json in
                Self.write(range, as: "deletedRegion", to: &json)
                json.object("insertedContent", inline: true) { $0.member("text", edit.replacement) }
              }
            }
          }
        }
      }
      json.object("description", inline: true) { $0.member("text", fixIt.title) }
    }
  }

  /// The line's hash; a further result of the same rule on the line gets a number, lest GitHub merge the two.
  private mutating func lineHash(of finding: LocatedFinding) -> String {
    let sources = locators[finding.group].sources
    let span = finding.diagnostic.span
    if lineHashes[finding.path] == nil, let file = sources[span.file] ?? sources.files.first {
      lineHashes[finding.path] = LineHashes(file.bytes)
    }
    let hash = lineHashes[finding.path]?[finding.range.start.line] ?? finding.fingerprint
    let key = "\(finding.diagnostic.code.rawValue) \(finding.path) \(hash)"
    counts[key, default: 0] += 1
    let count = counts[key, default: 1]
    return count == 1 ? hash : "\(hash)-\(count)"
  }

  // MARK: - Places

  private static func writePhysicalLocation(_ path: String, _ range: SourceRange, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      writeArtifact(path, to: &json)
      write(range, as: "region", to: &json)
    }
  }

  private static func writeArtifact(_ path: String, to json: inout JSONWriter) {
    json.object("artifactLocation", inline: true) { $0.member("uri", uri(path)) }
  }

  private static func write(_ range: SourceRange, as key: String, to json: inout JSONWriter) {
    json.object(key, inline: true) { json in
      json.member("endColumn", range.end.utf16Column)
      json.member("endLine", range.end.line)
      json.member("startColumn", range.start.utf16Column)
      json.member("startLine", range.start.line)
    }
  }

  /// The path as a URI reference: relative, percent-encoded; `file:` for an absolute path.
  private static func uri(_ path: String) -> String { (path.hasPrefix("/") ? "file://" : "") + path.percentEncodedPath }
}

extension String {
  /// The text with its line breaks turned into spaces.
  fileprivate var singleLine: String { split { $0.isNewline }.joined(separator: " ") }
}
