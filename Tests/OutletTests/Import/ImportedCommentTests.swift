import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeExchange

/// Descriptions and names of others in the comments that an import or an export writes.
@Suite struct ImportedCommentTests {
  private static let words = [
    "themec-disable-file unit-suffix", "Themec-Disable-File unit-suffix", "THEMEC-disable x",
    "\\n\\n themec-disable-next-line", ", themec-disable-line", "* themec-disable", "themec\\u002ddisable",
    "a\\nthemec-disable-file unit-suffix", "\\u0000themec-disable", "*/ themec-disable-file x /*", "*\\u0000/ /*",
    "themec-uses: Cell*", "a themec-uses: B",
  ]
  private static let signs = [
    "\\u202E", "\\u2066", "\\u2069", "\\u061C", "\\u200F", "\\u009B", "\\u001B[2J", "\\u0085", "\\u2028", "\\u007F",
    "\\u0000", "\\uDB40\\uDC41", "*\\u0301/", "*/\\u0301",
  ]

  /// Checks that none of a sheet's comments speaks to themec, and that nothing moves or turns.
  private func check(_ result: ImportResult, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = String(decoding: result.sheet, as: UTF8.self)
    expect(!text.isEmpty, "\(result.diagnostics)", sourceLocation: sourceLocation)
    for comment in text.lowercased().split(separator: "/*").dropFirst() {
      let words = comment.split(separator: "*/")[0]
      expect(!words.contains("themec-"), "\(text)", sourceLocation: sourceLocation)
    }
    for scalar in text.unicodeScalars {
      let isPlain = scalar == "\n" || scalar.properties.generalCategory != .control
      expect(
        isPlain && scalar.properties.generalCategory != .format && scalar != "\u{2028}", "\(text)",
        sourceLocation: sourceLocation)
    }
    let theme = compile(result.sheet)
    expect(!theme.hasErrors, "\(text)", sourceLocation: sourceLocation)
    expectEqual(theme.program.definitions.count, 1, "\(text)", sourceLocation: sourceLocation)
  }

  @Test(arguments: words + signs) func descriptionsSayNothing(text: String) {
    check(
      TokenImporter.read(
        Array(##"{"x": {"$type": "number", "$value": 1, "$description": "\##(text)"}}"##.utf8), named: "x.json"))
    check(
      TokenImporter.read(
        Array(##"{"x": {"$type": "number", "$value": 1, "$deprecated": "\##(text)"}}"##.utf8), named: "x.json"))
    check(
      TokenImporter.read(Array(##"{"x\##(text)": {"$type": "number", "$value": 1}}"##.utf8), named: "\u{202E}x.json"))
    let black = #"{"red": "0", "green": "0", "blue": "0", "alpha": "1"}"#
    let color = ##"{"colors": [{"color": {"color-space": "srgb", "components": \##(black)}}]}"##
    let name = "a\u{202E} themec-disable-file x"
    check(
      CatalogImporter.read([ImportFile(path: "\(name).colorset", name: name, bytes: Array(color.utf8))], named: name))
  }

  /// Generated Swift is a source of the app, whose comments `lint --app` reads.
  @Test func exportedCommentsSayNothing() {
    for note in ["themec-uses: A", "see themec-uses: A", "themec\u{2010}uses: A", "\u{202E}x"] {
      let theme = compile("/* \(note) */\n@a: red;\n/* \(note) */\n@n: 1;")
      for form in [OutputForm.swift, .css, .tokens] {
        guard case .file(let bytes) = form.emit(theme, EmissionOptions()).content else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.split(separator: "\n").filter { $0.contains("///") || $0.contains("/*") }
        expect(!lines.contains { $0.contains("themec-") || $0.contains("\u{202E}") }, "\(text)")
      }
    }
  }
}
