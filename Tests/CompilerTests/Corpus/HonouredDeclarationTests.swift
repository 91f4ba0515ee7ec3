import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax
import ThemeTable

/// Real sheets get nothing worse than a note about declarations that NUI's renderers honour.
@Suite struct HonouredDeclarationTests {
  /// Declarations that NUI honours in another sense than they look, each with the reason for its warning.
  private static let traps: [DiagnosticCode: String] = [
    .ambiguousHex: "of eight digits the last two are dropped, and other runtimes read them",
    .unitSuffix: "the unit is dropped", .booleanWord: "'on' is false", .boxWithCommas: "a comma is the number 0",
    .integerAlpha: "an alpha of 1 is 1 of 255", .hslIsHsb: "the colour is another one",
    .hexLength: "digits are dropped", .percentSign: "NUI gives the whole sheet up",
    .slashesInWord: "a comment was meant", .missingLastSemicolon: "NUI gives the whole sheet up",
    .missingSemicolon: "NUI gives the whole sheet up", .lineComment: "NUI gives the sheet up",
    .redefinedDefinition: "it is about a definition", .repeatedProperty: "it is there twice",
    .undoneMediaRule: "it has no effect",
  ]

  private func compilation(of sheet: String, _ target: Target) throws -> Compilation {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: try RealSheets.bytes(of: sheet))
    var options = CompilerOptions()
    options.target = target
    return Compiler.compile(sources, options: options)
  }

  @Test(arguments: RealSheets.names, [Target.nui, .fioriUIKit]) func areLeftAlone(sheet: String, target: Target) throws
  {
    let compilation = try compilation(of: sheet, target)
    let warnings = compilation.diagnostics.filter { $0.severity >= .warning && Self.traps[$0.code] == nil }
    for declaration in honoured(in: compilation) {
      let said = warnings.filter { declaration.span.contains($0.span) }
      expectEqual(said.map(\.message), [], "\(declaration.text)")
    }
  }

  /// A declaration that wins somewhere, and is read and honoured.
  private struct Declaration {
    var span: Span
    var text: String
  }

  private func honoured(in compilation: Compilation) -> [Declaration] {
    let table = compilation.table
    var result: [Declaration] = []
    for row in table.rows {
      let path = table.names[row.path]
      for cell in row.cells.map({ table.cells[$0] }) {
        let property = table.names[cell.property]
        let converters =
          RendererFacts.classes[path].map { $0[property].map { [$0] } ?? [] } ?? RendererFacts.anywhere[property] ?? []
        for variant in cell.variants.map({ table.variants[$0] }) {
          let text = table.names[variant.text]
          guard converters.contains(where: { $0.accepts(text) }) else { continue }
          let place = compilation.program.declarations[variant.declaration].place
          result.append(Declaration(span: compilation.program.span(place), text: "\(path) { \(property): \(text); }"))
        }
      }
    }
    return result
  }

  @Test func thereIsMuchToHonour() throws {
    guard !RealSheets.names.isEmpty else { return }
    let count = try RealSheets.names.reduce(0) { $0 + honoured(in: try compilation(of: $1, .nui)).count }
    expect(count > 2_000)
  }

  /// Slips of the pen in real sheets, and what their authors meant.
  private static let typos = [
    "fon-color": "font-color", "background-olor": "background-color", "backgroud-color": "background-color",
    "border-radius": "corner-radius", "font-color-highlited": "font-color-highlighted",
  ]

  @Test func typosAreFound() throws {
    guard !RealSheets.names.isEmpty else { return }
    var found: Set<String> = []
    for sheet in RealSheets.names {
      let compilation = try compilation(of: sheet, .fioriUIKit)
      for diagnostic in compilation.diagnostics {
        guard let file = compilation.sources[diagnostic.span.file], let meant = Self.typos[file.text(diagnostic.span)]
        else { continue }
        found.insert(file.text(diagnostic.span))
        expect(diagnostic.severity >= .warning)
        expectEqual(diagnostic.help, ["did you mean '\(meant)'?"], "\(diagnostic.message)")
      }
    }
    expectEqual(found, Set(Self.typos.keys))
  }
}

extension Span {
  fileprivate func contains(_ other: Span) -> Bool { file == other.file && start <= other.start && other.end <= end }
}
