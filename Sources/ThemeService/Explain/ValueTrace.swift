import ThemeValues
import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeSyntax
import ThemeTable

/// How the text of a value becomes a literal in one environment: the colours that its names stand for, the calls of
/// functions, and the whole where something was computed.
struct ValueTrace {
  /// A part of the text and what it comes to.
  struct Step {
    var kind: Explanation.Step.Kind
    var text: String
    /// A literal.
    var result: String
    /// The definition that sets a palette colour; nil for all other steps.
    var setter: Program.Definition?
  }

  private let environment: StyleEnvironment
  private let compilation: Compilation
  private var steps: [Step] = []

  /// The steps of a text with its definitions put in, names before what is computed of them; none for a literal.
  static func run(
    _ text: String, isColor: Bool, in environment: StyleEnvironment, _ compilation: Compilation
  ) -> [Step] {
    var trace = ValueTrace(environment: environment, compilation: compilation)
    trace.run(ValueText(Array(text.utf8)[...]), isColor: isColor)
    return trace.steps
  }

  private init(environment: StyleEnvironment, compilation: Compilation) {
    self.environment = environment
    self.compilation = compilation
  }

  private mutating func run(_ text: ValueText, isColor: Bool) {
    var names: [String] = []
    let evaluation = ExpressionEvaluator.evaluate(text) { [compilation] word in
      if !names.contains(word.string) { names.append(word.string) }
      return ColorText.read(word, target: compilation.target, palette: compilation.palette)
    }
    guard let evaluation else {
      if isColor { addName(text.string) }
      return
    }
    for name in names { addName(name) }
    for call in evaluation.calls { add(call.text.string, Self.color(in: environment, call.result)) }
    let whole = evaluation.parts.first { $0.environments.contains(environment) }
    if evaluation.calls.last?.text.string != text.string { add(text.string, whole?.text.string) }
  }

  private mutating func add(_ text: String, _ result: String?) {
    guard let result, !steps.contains(where: { $0.text == text }) else { return }
    steps.append(Step(kind: .computation, text: text, result: result))
  }

  /// A colour that has a name; literals explain themselves.
  private mutating func addName(_ name: String) {
    guard name.utf8.first != UInt8(ascii: "#"), !name.contains("("),
      let colors = ColorText.read(
        ValueText(Array(name.utf8)[...]), target: compilation.target, palette: compilation.palette),
      let color = Self.color(in: environment, colors)
    else { return }
    let setter = setter(of: name)
    steps.append(
      Step(kind: setter == nil ? .color : .override, text: name, result: color, setter: setter))
  }

  private static func color(in environment: StyleEnvironment, _ variants: [VariantColor]) -> String?
  {
    variants.first { $0.environments.contains(environment) }
      .map { StyleValue.color($0.color).shownText }
  }

  /// The definition that overrides the palette colour of a name here: the strongest, of equals the last.
  private func setter(of name: String) -> Program.Definition? {
    guard let meant = PaletteVariant.meant(by: name, in: environment),
      compilation.palette.isOverridden(meant.style)
    else { return nil }
    let program = compilation.program
    var best: (strength: PaletteKey.Strength, definition: Program.Definition)?
    for definition in program.definitions.values where definition.environments.contains(environment)
    {
      for key in PaletteKey.parse(program.variables[definition.name])
      where key.style == meant.style && key.variant == meant.variant {
        if let best, key.strength < best.strength { continue }
        best = (key.strength, definition)
      }
    }
    return best?.definition
  }
}
