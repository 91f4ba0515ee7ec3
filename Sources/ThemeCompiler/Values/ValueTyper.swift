import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Texts to typed values, each distinct pair of text and grammar once.
struct ValueTyper {
  /// A value and where it holds.
  struct Typed {
    var environments: EnvironmentSet
    var value: UInt32
  }

  private(set) var values: [StyleValue] = []
  private(set) var diagnostics = DiagnosticList()

  mutating func type(
    _ text: UInt32, of declaration: Program.Declaration, in program: Program
  ) -> [Typed] {
    values.append(.string(program.names[text]))
    return [Typed(environments: .all, value: UInt32(values.count - 1))]
  }
}
