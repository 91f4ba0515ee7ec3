import Testing
import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeEmit
import ThemeFormat
import ThemeImport
import ThemeSyntax

/// Compiles a stylesheet.
func compile(_ sheet: [UInt8]) -> Compilation {
  var sources = SourceSet()
  sources.add(path: "theme.nss", bytes: sheet)
  return Compiler.compile(sources, options: CompilerOptions())
}

/// Compiles a stylesheet.
func compile(_ sheet: String) -> Compilation { compile(Array(sheet.utf8)) }

/// Imports tokens and checks the definitions, without the comment at the start, and what is reported.
///
/// The stylesheet must compile without errors and be formatted.
func checkTokens(
  _ json: String, gives definitions: String, reporting messages: [String] = [],
  files: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = TokenImporter.read(Array(json.utf8), named: "x.tokens.json") { name in
    files[name].map { Array($0.utf8) }
  }
  checkImport(result, gives: definitions, reporting: messages, sourceLocation: sourceLocation)
}

/// Imports colour sets, given by their folders and the texts of their `Contents.json`.
func checkCatalog(
  _ files: [String: String], gives definitions: String, reporting messages: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let files = files.map { folder, text in
    ImportFile(
      place: folder, name: "\(folder)/Contents.json", bytes: Array(text.utf8))
  }
  let result = CatalogImporter.read(files, named: "Theme.xcassets")
  checkImport(result, gives: definitions, reporting: messages, sourceLocation: sourceLocation)
}

/// Checks what an import gives and reports; one that gives nothing must be an error, whose own message is not compared.
func checkImport(
  _ result: ImportResult, gives definitions: String, reporting messages: [String],
  sourceLocation: SourceLocation
) {
  let text = String(decoding: result.sheet, as: UTF8.self)
  let body = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    .joined(separator: "\n")
  let trimmed = body.drop { $0 == "\n" }
  let expected = definitions.isEmpty ? "" : definitions + "\n"
  #expect(trimmed == expected, sourceLocation: sourceLocation)
  let reported = result.diagnostics.map(\.message).filter { !$0.hasPrefix("nothing is imported") }
  #expect(reported == messages, sourceLocation: sourceLocation)
  #expect(
    result.sheet.isEmpty == result.diagnostics.contains { $0.severity == .error },
    "an empty stylesheet is an error", sourceLocation: sourceLocation)
  let file = SourceFile(id: FileID(index: 0), path: "x.nss", bytes: result.sheet)
  #expect(
    Formatter.format(Parser.parse(file)) == result.sheet, "formatted",
    sourceLocation: sourceLocation)
  #expect(!compile(result.sheet).hasErrors, "compiles", sourceLocation: sourceLocation)
}
