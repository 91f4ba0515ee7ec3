import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeSyntax
import ThemeTable

/// The pictures in `Sources/README.md` are what the passes make of its theme.
@Suite(.serialized) struct ArchitecturePageTests {
  private let pictures: PagePictures
  private let file: SourceFile

  init() throws {
    pictures = try PagePictures(path: "Sources/README.md")
    let theme = try #require(pictures["theme"])
    file = SourceFile(id: FileID(index: 0), path: "theme.nss", bytes: Array(theme.utf8))
  }

  private func compiled() -> Compilation {
    var sources = SourceSet()
    sources.add(path: file.path, bytes: file.bytes)
    return Compiler.compile(sources, options: CompilerOptions())
  }

  @Test func theThemeIsClean() { expectEqual(compiled().diagnostics.map(\.message), []) }

  @Test func tokens() throws {
    let tokens = Lexer.tokenize(file)
    let lines = (0..<13).map { token in
      let range = tokens.range(token)
      let text = String(decoding: file.bytes[range], as: UTF8.self).debugDescription
      return "\(range.lowerBound)..<\(range.upperBound) \(tokens.kinds[token]) \(text)"
    }
    try pictures.check(lines.joined(separator: "\n") + "\n…\n", named: "tokens")
  }

  @Test func tree() throws { try pictures.check(Parser.parse(file).value.dump(), named: "tree") }

  @Test func program() throws {
    let program = compiled().program
    let definitions = program.definitions.values.map { definition in
      "\(program.variables[definition.name]): \(program.texts[definition.value.text])"
        + condition(definition.environments)
    }
    let declarations = program.declarations.values.map { declaration in
      "\(program.paths[declaration.path]) \(program.properties[declaration.property]): "
        + program.texts[declaration.value.text] + condition(declaration.environments)
    }
    try pictures.check((definitions + declarations).joined(separator: "\n") + "\n", named: "program")
  }

  @Test func resolvedProgram() throws {
    let resolved = compiled().theme.resolved
    let program = resolved.program
    var lines: [String] = []
    for declaration in program.declarations.values {
      lines.append("\(program.paths[declaration.path]) \(program.properties[declaration.property])")
      for part in resolved.parts(of: declaration) {
        let line = part.source.map {
          ", written in line \(LineMap(file).position(at: Int(program.span($0).start)).line)"
        }
        lines.append("  \(program.texts[part.text])\(condition(part.environments))\(line ?? "")")
      }
    }
    try pictures.check(lines.joined(separator: "\n") + "\n", named: "resolved")
  }

  @Test func cascade() throws {
    let table = compiled().table
    var lines: [String] = []
    for row in table.rows {
      for cell in row.cells.map({ table.cells[$0] }) {
        lines.append("\(table.names[row.path]) \(table.names[cell.property])")
        for variant in cell.variants.map({ table.variants[$0] }) {
          lines.append("  \(table.values[variant.value].shownText)\(condition(variant.environments))")
        }
      }
    }
    try pictures.check(lines.joined(separator: "\n") + "\n", named: "cascade")
  }

  @Test func json() throws {
    let document = TableJSONEmitter.emit(compiled().table)
    try pictures.check(String(decoding: document, as: UTF8.self), named: "table")
  }

  /// `if dark and ipad`; nothing for everywhere.
  private func condition(_ environments: EnvironmentSet) -> String {
    guard environments != .all else { return "" }
    let conditions = environments.conditions.map { choices in choices.map(\.name).joined(separator: " and ") }
    return "  if " + conditions.joined(separator: ", or ")
  }

  @Test func theTableOfModulesNamesEveryModule() throws {
    let rows = try MarkdownPage(path: "Sources/README.md").table(under: "## The modules")
    let named = rows.dropFirst().map { $0[0].filter { $0 != "`" } }
    let files = Repository.files(under: "Sources").map { $0.split(separator: "/") }
    expectEqual(Set(named), Set(files.filter { $0.count > 2 }.map { String($0[1]) }))
  }
}
