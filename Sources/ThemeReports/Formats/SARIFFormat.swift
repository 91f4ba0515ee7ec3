import ThemeBase

extension ReportFormat {
  /// [SARIF 2.1.0](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), as GitHub's code scanning reads it.
  ///
  /// GitHub takes 25,000 results at most, so the worst ones are kept. Accepted findings are written only on request, with
  /// `suppressions`: GitHub would show them as open.
  package static let sarif = ReportFormat(name: "sarif") { findings, context in
    let located = findings.located(withAccepted: context.showsAccepted)
    let kept = Set(located.worst(SARIFRun.mostResults).map { $0.fingerprint })
    var run = SARIFRun(located.filter { kept.contains($0.fingerprint) }, findings.pages)
    let document: JSONObject = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "runs": [run.document(context)], "version": "2.1.0",
    ]
    return document.report()
  }
}

private struct SARIFRun {
  /// The most results that GitHub takes in one run.
  static let mostResults = 25_000
  /// The number of further places that are written of one result.
  private static let mostPlaces = 100
  /// The longest description of a rule that GitHub takes, in characters.
  private static let longestDescription = 1_024

  private let pages: CodePages?
  private let results: [LocatedFinding]
  private let rules: [DiagnosticCode]
  private var lineHashes: [String: LineHashes] = [:]
  /// The number of results so far of each rule on each line.
  private var counts: [String: Int] = [:]

  init(_ results: [LocatedFinding], _ pages: CodePages?) {
    self.results = results
    self.pages = pages
    rules = Set(results.map { $0.diagnostic.code }).sorted { $0.rawValue < $1.rawValue }
  }

  mutating func document(_ context: ReportContext) -> JSONObject {
    let driver: JSONObject = [
      "name": "themec", "rules": rules.map(document),
      "semanticVersion": context.version.isEmpty ? nil : context.version,
    ]
    var documents: [JSONObject] = []
    for result in results { documents.append(document(result)) }
    return [
      "columnKind": "utf16CodeUnits",
      "invocations": [
        // Findings are not failures of the tool.
        JSONObject.inline(["executionSuccessful": context.exitCode <= 1, "exitCode": context.exitCode])
      ],
      "results": documents, "tool": ["driver": driver] as JSONObject,
    ]
  }

  // MARK: - Rules

  private func document(_ rule: DiagnosticCode) -> JSONObject {
    let explanation = rule.explanation
    let help: JSONObject = [
      "markdown": Self.markdown(explanation), "text": "\(explanation.meaning)\n\n\(explanation.reason)".singleLine,
    ]
    return [
      "defaultConfiguration": JSONObject.inline(["level": explanation.severity.rawValue]),
      "fullDescription": Self.text(explanation.meaning.singleLine.prefix(Self.longestDescription)), "help": help,
      "helpUri": pages?.page(of: rule), "id": rule.rawValue,
      "properties": JSONObject.inline([
        "precision": "very-high",
        "problem.severity": explanation.severity.named("error", "warning", "recommendation"),
      ]), "shortDescription": Self.text(explanation.summary.prefix(Self.longestDescription)),
    ]
  }

  private static func text(_ text: some StringProtocol) -> JSONObject { .inline(["text": String(text)]) }

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

  private mutating func document(_ finding: LocatedFinding) -> JSONObject {
    let diagnostic = finding.diagnostic
    let fixes = diagnostic.fixIts.filter { $0.applicability != .shownOnly }
    let related = diagnostic.secondary + diagnostic.places.prefix(Self.mostPlaces).map { .init($0, "also here") }
    let fingerprints: JSONObject = [
      "primaryLocationLineHash": lineHash(of: finding), "themec/v1": finding.fingerprint,
    ]
    return [
      "fixes": fixes.isEmpty ? nil : fixes.map { Self.document($0, finding.locator) },
      "level": diagnostic.severity.rawValue,
      "locations": [["physicalLocation": Self.location(finding.path, finding.range)] as JSONObject],
      "message": Self.text(finding.fullMessage), "partialFingerprints": fingerprints,
      "relatedLocations": related.isEmpty ? nil : Self.documents(related, finding.locator),
      "ruleId": diagnostic.code.rawValue, "ruleIndex": rules.firstIndex(of: diagnostic.code) ?? 0,
      "suppressions": diagnostic.acceptance.map { [Self.document($0)] },
    ]
  }

  private static func documents(_ related: [Diagnostic.Label], _ locator: FindingLocator) -> [JSONObject] {
    related.enumerated().compactMap { number, label in
      guard let range = locator.range(of: label.span) else { return nil }
      return [
        "id": number + 1, "message": text(label.text),
        "physicalLocation": location(locator.path(of: label.span), range),
      ]
    }
  }

  private static func document(_ acceptance: Acceptance) -> JSONObject {
    switch acceptance {
    case .comment(let reason): .inline(["justification": reason, "kind": "inSource"])
    case .baseline: .inline(["kind": "external"])
    }
  }

  private static func document(_ fixIt: FixIt, _ locator: FindingLocator) -> JSONObject {
    let files = Dictionary(grouping: fixIt.edits, by: { $0.span.file }).sorted { $0.key < $1.key }
    let changes = files.map { _, edits -> JSONObject in
      [
        "artifactLocation": artifact(locator.path(of: edits[0].span)),
        "replacements": edits.compactMap { edit -> JSONObject? in
          locator.range(of: edit.span).map {
            ["deletedRegion": region($0), "insertedContent": text(edit.replacement)]
          }
        },
      ]
    }
    return ["artifactChanges": changes, "description": text(fixIt.title)]
  }

  /// The line's hash; a further result of the same rule on the line gets a number, lest GitHub merge the two.
  private mutating func lineHash(of finding: LocatedFinding) -> String {
    let sources = finding.locator.sources
    if lineHashes[finding.path] == nil, let file = sources[finding.diagnostic.span.file] ?? sources.files.first {
      lineHashes[finding.path] = LineHashes(file.bytes)
    }
    let hash = lineHashes[finding.path]?[finding.range.start.line] ?? finding.fingerprint
    let key = "\(finding.diagnostic.code.rawValue) \(finding.path) \(hash)"
    counts[key, default: 0] += 1
    let count = counts[key, default: 1]
    return count == 1 ? hash : "\(hash)-\(count)"
  }

  // MARK: - Places

  private static func location(_ path: String, _ range: SourceRange) -> JSONObject {
    ["artifactLocation": artifact(path), "region": region(range)]
  }

  /// The path as a URI reference: relative, percent-encoded; `file:` for an absolute path.
  private static func artifact(_ path: String) -> JSONObject {
    .inline(["uri": (path.hasPrefix("/") ? "file://" : "") + path.percentEncodedPath])
  }

  private static func region(_ range: SourceRange) -> JSONObject {
    .inline([
      "endColumn": range.end.utf16Column, "endLine": range.end.line, "startColumn": range.start.utf16Column,
      "startLine": range.start.line,
    ])
  }
}

extension String {
  /// The text with its line breaks turned into spaces.
  fileprivate var singleLine: String { split { $0.isNewline }.joined(separator: " ") }
}

/// The hashes by which GitHub's code scanning recognises a line from push to push.
///
/// Computed as [codeql-action](https://github.com/github/codeql-action/blob/main/src/fingerprints.ts) does, so that its own
/// never differ: a polynomial of base 37 modulo 2⁶⁴ over the 100 UTF-16 units from the line's start on. Spaces and tabs are
/// skipped, each line ending counts as one `\n`, the end of the file as 65535, and zeros follow. The number
/// after the colon says how often the hash has come in the file so far.
struct LineHashes: Sendable {
  private static let window = 100
  private static let base: UInt64 = 37

  /// The hash of each line, such as `271789c17abda88f:1`.
  private let lines: [String]

  /// Hashes all lines of a file, in linear time.
  init(_ bytes: [UInt8]) {
    var units: [UInt16] = []
    var starts = [0]
    var isAfterReturn = false
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      switch unit {
      case 0x20, 0x09: isAfterReturn = false
      case 0x0A where isAfterReturn: isAfterReturn = false
      case 0x0A, 0x0D:
        isAfterReturn = unit == 0x0D
        units.append(0x0A)
        starts.append(units.count)
      default:
        isAfterReturn = false
        units.append(unit)
      }
    }
    units.append(0xFFFF)
    lines = Self.hashes(of: units, from: starts)
  }

  /// The hash of a line, counted from 1, or nil if there is no such line.
  subscript(line: Int) -> String? { line >= 1 && line <= lines.count ? lines[line - 1] : nil }

  private static func hashes(of units: [UInt16], from starts: [Int]) -> [String] {
    let highest = (0..<window).reduce(UInt64(1)) { power, _ in power &* base }
    func unit(_ index: Int) -> UInt64 { units.indices.contains(index) ? UInt64(units[index]) : 0 }
    var result: [String] = []
    var counts: [UInt64: Int] = [:]
    var hash: UInt64 = 0
    var next = 0
    for start in starts {
      while next < start + window {
        hash = hash &* base &+ unit(next) &- unit(next - window) &* highest
        next += 1
      }
      counts[hash, default: 0] += 1
      result.append("\(String(hash, radix: 16)):\(counts[hash, default: 1])")
    }
    return result
  }
}
