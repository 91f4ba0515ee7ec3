import ThemeBase
import ThemeSyntax
import ThemeCompiler
import ThemeDiagnostics
import ThemeEditor
import ThemeJSON

/// Writes the findings of a theme as the protocol's diagnostics.
struct DiagnosticWriter {
  private let theme: AnalyzedTheme
  private let client: ClientCapabilities
  /// The documents of the client, whose lines are known already.
  private let documents: [String: OpenDocument]
  /// By the numbers of the files in the theme.
  private var cursors: [Int: PositionCursor] = [:]

  /// A writer for a theme that is up to date: an open document has the text of the file in the theme.
  init(
    _ theme: AnalyzedTheme, client: ClientCapabilities, documents: [String: OpenDocument]
  ) {
    self.theme = theme
    self.client = client
    self.documents = documents
  }

  mutating func write(
    _ finding: Diagnostic, _ server: inout LanguageServer, to json: inout JSONWriter
  ) {
    let range = range(of: finding.span, widened: true)
    let page = client.hasCodeDescription ? server.page(about: finding.code) : nil
    let tags = Self.tags(of: finding.code).filter(client.diagnosticTags.contains)
    var places: [(uri: String, TextRange, String)] = []
    if client.hasRelatedInformation {
      for label in finding.secondary {
        let path = theme.graph.paths[Int(label.span.file.index)].text
        guard let uri = server.uri(of: path) else { continue }
        places.append(
          (uri, self.range(of: label.span), label.text.isEmpty ? "see here" : label.text))
      }
    }
    let hasFixes = client.hasDiagnosticData && !finding.fixIts.isEmpty
    json.object { json in
      json.member("range", range)
      json.member("severity", Self.severity(finding.severity))
      json.member("code", finding.code.rawValue)
      if let page {
        json.key("codeDescription")
        json.object { $0.member("href", page) }
      }
      json.member("source", "themec")
      json.member("message", Self.message(finding))
      if !tags.isEmpty {
        json.key("tags")
        json.array(tags) { $0.value($1) }
      }
      if !places.isEmpty {
        json.key("relatedInformation")
        json.array(places) { json, place in
          json.object { json in
            json.key("location")
            json.writeLocation(place.uri, place.1)
            json.member("message", place.2)
          }
        }
      }
      if hasFixes {
        json.key("data")
        json.object { $0.member("fixes", finding.fixIts.count) }
      }
    }
  }

  /// The message with the notes and the help that the command line shows below it.
  static func message(_ finding: Diagnostic) -> String {
    ([finding.message] + finding.notes + finding.help.map { "help: \($0)" }).joined(separator: "\n")
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// 1 for what has no effect, 2 for what is out of date.
  private static func tags(of code: DiagnosticCode) -> [Int] {
    if unnecessary.contains(code) { return [1] }
    return deprecated.contains(code) ? [2] : []
  }

  private static let unnecessary: Set<DiagnosticCode> = [
    .unusedDefinition, .emptyRule, .undoneMediaRule, .unusedSuppression, .straySemicolon,
    .unreachablePaletteOverride, .unreadProperty,
  ]
  private static let deprecated: Set<DiagnosticCode> = [.oldPaletteName]

  /// The range of a span; an empty one is widened to a character, since clients show none without width.
  mutating func range(of span: Span, widened: Bool = false) -> TextRange {
    let file = Int(span.file.index)
    let bytes = theme.tree(file).file.bytes
    var cursor = cursors[file] ?? makeCursor(file)
    var (start, end) = (Int(span.start), Int(span.end))
    if widened, start == end {
      end = Self.endOfCharacter(at: start, in: bytes)
      if start == end { start = Self.startOfCharacter(before: end, in: bytes) }
    }
    let range = TextRange(start: cursor.position(at: start), end: cursor.position(at: end))
    cursors[file] = cursor
    return range
  }

  private func makeCursor(_ file: Int) -> PositionCursor {
    let document = documents[theme.graph.paths[file].text]?.text
    return (document ?? TextDocument(theme.tree(file).file.bytes)).cursor(client.encoding)
  }

  /// The end of the character at an offset, or the offset itself at the end of its line.
  private static func endOfCharacter(at offset: Int, in bytes: [UInt8]) -> Int {
    guard offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D else { return offset }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private static func startOfCharacter(before offset: Int, in bytes: [UInt8]) -> Int {
    guard offset > 0, offset <= bytes.count, bytes[offset - 1] != 0x0A, bytes[offset - 1] != 0x0D
    else { return offset }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
