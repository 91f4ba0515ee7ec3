import ThemeBase
import ThemeCompiler
import ThemeProject
import ThemeSyntax

/// Writes findings as the protocol's diagnostics.
///
/// A large theme has thousands of them after each edit: of each kind the first ones say all, and the others mark their
/// places with the code alone.
struct DiagnosticWriter {
  /// The number of findings up to which each says all.
  private static let maximumWhole = 700
  /// The number of findings of each code that say all among more.
  private static let maximumWholeOfCode = 10

  let client: ClientCapabilities
  /// The site to which codes lead, or nil for pages that the server writes.
  let site: CodePages?
  /// The number of findings of the file.
  let count: Int
  /// The number of findings of each code that were written.
  var counts: [DiagnosticCode: Int] = [:]

  /// Writes the diagnostic of a finding; the pages to which it refers are written too.
  mutating func write(
    _ finding: Diagnostic, _ ranges: inout FindingRanges, to json: inout JSONWriter, _ pages: inout Pages
  ) {
    counts[finding.code, default: 0] += 1
    let isWhole = count <= Self.maximumWhole || counts[finding.code, default: 0] <= Self.maximumWholeOfCode
    json.object { json in
      json.member("range", ranges.range(of: finding.span, widened: true))
      json.member("severity", finding.acceptance == nil ? Self.number(of: finding.severity) : Self.hint)
      guard isWhole else { return json.member("message", finding.code.rawValue) }
      json.member("code", finding.code.rawValue)
      if client.hasCodeDescription, let page = site?.page(of: finding.code) ?? pages.address(about: finding.code) {
        json.object("codeDescription") { $0.member("href", page) }
      }
      json.member("source", "themec")
      json.member("message", Self.message(finding))
      if let tag = Self.tags[finding.code], client.diagnosticTags.contains(tag) {
        json.member("tags", [tag])
      }
      writeRelatedInformation(of: finding, &ranges, to: &json, &pages)
      if client.hasDiagnosticData, !finding.fixIts.isEmpty {
        json.object("data") { $0.member("fixes", finding.fixIts.count) }
      }
    }
  }

  private func writeRelatedInformation(
    of finding: Diagnostic, _ ranges: inout FindingRanges, to json: inout JSONWriter, _ pages: inout Pages
  ) {
    guard client.hasRelatedInformation, !finding.secondary.isEmpty else { return }
    var related: [JSONObject] = []
    for label in finding.secondary {
      let path = ranges.path(Int(label.span.file.index))
      guard let uri = pages.address(of: path, in: ranges.documents) else { continue }
      related.append([
        "location": Location(uri: uri, range: ranges.range(of: label.span)),
        "message": label.text.isEmpty ? "see here" : label.text,
      ])
    }
    if !related.isEmpty { json.member("relatedInformation", related) }
  }

  /// The message with the notes and the help that the command line shows below it.
  private static func message(_ finding: Diagnostic) -> String {
    var text = finding.message
    for note in finding.allNotes { text += "\n" + note }
    for help in finding.help { text += "\nhelp: " + help }
    switch finding.acceptance {
    case .comment(let reason): text += "\naccepted by a comment" + (reason.map { ": " + $0 } ?? "")
    case .baseline: text += "\naccepted by the baseline"
    case nil: break
    }
    return text
  }

  private static let hint = 4

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// 1 for code without effect, 2 for code that is out of date.
  private static let tags: [DiagnosticCode: Int] = [
    .unusedDefinition: 1, .emptyRule: 1, .undoneMediaRule: 1, .unusedSuppression: 1, .straySemicolon: 1,
    .unreachablePaletteOverride: 1, .unreadProperty: 1, .unusedClass: 1, .oldPaletteName: 2,
  ]
}

/// Finds the ranges of spans of files: an open document has the text that findings are about.
struct FindingRanges {
  /// The documents of the client, whose lines need not be counted.
  let documents: Documents
  /// The path of a file by its number.
  let path: (Int) -> ImportPath
  /// The text of a file by its number.
  let bytes: (Int) -> [UInt8]
  /// By the numbers of the files.
  var cursors: [Int: PositionCursor] = [:]

  /// The range of a span; an empty one is widened to a character, since clients show none without width.
  mutating func range(of span: Span, widened: Bool = false) -> TextRange {
    let file = Int(span.file.index)
    let bytes = bytes(file)
    var cursor = cursors[file] ?? (documents[path(file)]?.text ?? TextDocument(bytes, documents.encoding)).cursor
    var (start, end) = (Int(span.start), Int(span.end))
    if widened, start == end {
      end = Self.endOfCharacter(at: start, in: bytes)
      if start == end { start = Self.startOfCharacter(before: end, in: bytes) }
    }
    let range = cursor.range(start..<end)
    cursors[file] = cursor
    return range
  }

  /// The end of the character at an offset, or the offset itself at the end of its line.
  private static func endOfCharacter(at offset: Int, in bytes: [UInt8]) -> Int {
    guard offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D else { return offset }
    return offset + 1 + bytes[(offset + 1)...].prefix { $0 & 0xC0 == 0x80 }.count
  }

  private static func startOfCharacter(before offset: Int, in bytes: [UInt8]) -> Int {
    guard offset > 0, offset <= bytes.count, bytes[offset - 1] != 0x0A, bytes[offset - 1] != 0x0D else { return offset }
    return max(0, offset - 1 - bytes[..<offset].reversed().prefix { $0 & 0xC0 == 0x80 }.count)
  }
}

extension FindingRanges {
  /// The ranges in a theme that is up to date.
  init(_ theme: AnalyzedTheme, _ documents: Documents) {
    self.init(documents: documents, path: { theme.graph.paths[$0] }, bytes: { theme.tree($0).file.bytes })
  }
}
