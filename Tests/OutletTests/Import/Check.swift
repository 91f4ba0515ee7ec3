import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
import ThemeSyntax

/// Compiles a stylesheet.
func compile(_ sheet: [UInt8]) -> Compilation {
  var sources = SourceSet()
  sources.add(path: "theme.nss", bytes: sheet)
  return Compiler.compile(sources, options: CompilerOptions())
}

/// Compiles a stylesheet.
func compile(_ sheet: String) -> Compilation { compile(Array(sheet.utf8)) }

extension TokenImporter {
  /// Imports one file, which may name others by their paths.
  static func read(
    _ bytes: [UInt8], named name: String, choosing choices: ContextChoices = ContextChoices(),
    load: (String) -> [UInt8]? = { _ in nil }
  ) -> ImportResult {
    let file = ImportFile(path: name, name: name, bytes: bytes)
    return read([ImportSource(name, [file], isFolder: false)], choosing: choices) { _, path in
      // Nothing is read outside of the folder, which a file without bytes says.
      path.hasPrefix("../")
        ? ImportFile(path: path, name: path, bytes: nil)
        : load(path).map { ImportFile(path: path, name: path, bytes: $0) }
    }
  }
}

/// The choices of some texts of `--context`.
func choices(_ texts: [String]) -> ContextChoices {
  var choices = ContextChoices()
  for text in texts {
    let isUnderstood = choices.add(text)
    expect(isUnderstood, "\(text)")
  }
  return choices
}

/// A folder of files.
func folder(_ name: String, _ files: KeyValuePairs<String, String>, mode: String? = nil) -> ImportSource {
  let files = files.map { path, text in ImportFile(path: path, name: "\(name)/\(path)", bytes: Array(text.utf8)) }
  return ImportSource(name, files, isFolder: true, mode: mode)
}

/// Imports tokens and checks the definitions, without the comment at the start, and what is reported.
///
/// The stylesheet must compile without errors and be formatted.
func checkTokens(
  _ json: String, gives definitions: String, reporting messages: [String] = [], files: [String: String] = [:],
  choosing texts: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = TokenImporter.read(Array(json.utf8), named: "x.tokens.json", choosing: choices(texts)) { name in
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
    ImportFile(path: folder, name: "\(folder)/Contents.json", bytes: Array(text.utf8))
  }
  let result = CatalogImporter.read(files, named: "Theme.xcassets")
  checkImport(result, gives: definitions, reporting: messages, sourceLocation: sourceLocation)
}

/// Checks what an import gives and reports; one that gives nothing must be an error, whose own message is not compared.
func checkImport(
  _ result: ImportResult, gives definitions: String, reporting messages: [String], sourceLocation: SourceLocation
) {
  let text = String(decoding: result.sheet, as: UTF8.self)
  let body = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
  let trimmed = body.drop { $0 == "\n" }
  let expected = definitions.isEmpty ? "" : definitions + "\n"
  expect(trimmed == expected, sourceLocation: sourceLocation)
  let reported = result.diagnostics.map(\.message).filter { !$0.hasPrefix("nothing is imported") }
  expectEqual(reported, messages, sourceLocation: sourceLocation)
  expectEqual(
    result.sheet.isEmpty, result.diagnostics.contains { $0.severity == .error }, "an empty stylesheet is an error",
    sourceLocation: sourceLocation)
  let file = SourceFile(id: FileID(index: 0), path: "x.nss", bytes: result.sheet)
  expectEqual(Formatter.format(Parser.parse(file)), result.sheet, "formatted", sourceLocation: sourceLocation)
  expect(!compile(result.sheet).hasErrors, "compiles", sourceLocation: sourceLocation)
  checkHasNoFindings(result.sheet, sourceLocation: sourceLocation)
}

/// Checks that a stylesheet that themec has written draws no finding, whatever target is named.
func checkHasNoFindings(
  _ sheet: [UInt8], for targets: [Target] = Target.allCases, sourceLocation: SourceLocation = #_sourceLocation
) {
  for target in targets where !sheet.isEmpty {
    var (sources, options, lint) = (SourceSet(), CompilerOptions(), LintOptions())
    sources.add(path: "theme.nss", bytes: sheet)
    (options.target, lint.namesTarget, lint.shipsSheets) = (target, true, true)
    let findings = Linter.findings(Compiler.compile(sources, options: options), lint).diagnostics
    let words = findings.map { "\($0.code.rawValue): \($0.message)" }
    expectEqual(words, [], "for \(target.rawValue)", sourceLocation: sourceLocation)
  }
}
