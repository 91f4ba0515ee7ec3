import ThemeBase
import ThemeCompiler
import ThemeTable

/// One of two themes that are compared, as its author wrote it.
struct WrittenTheme {
  let audit: ContrastAudit
  private let program: Program
  private let causes: ValueCauses

  init(_ compilation: Compilation) {
    audit = ContrastAudit.of(compilation)
    program = compilation.program
    causes = compilation.causes
  }

  /// A text in some environments.
  struct Text {
    var text: String
    var environments: EnvironmentSet
  }

  /// The texts of each definition, where they apply.
  var definitions: [String: [Text]] {
    let names = Set(program.definitions.values.map { $0.name })
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        let texts = causes.applying(of: name).map {
          Text(text: program.texts[$0.definition.value.text], environments: $0.environments)
        }
        return (program.variables[name], texts)
      })
  }

  /// The text of a declaration's value.
  func text(of declaration: DeclarationID) -> String { program.texts[program.declarations[declaration].value.text] }

  /// The names of the definitions behind a declaration's value.
  func names(behind declaration: DeclarationID, in environments: EnvironmentSet) -> [String] {
    causes.chain(behind: program.declarations[declaration], in: environments).map { program.variables[$0.name] }
  }
}
