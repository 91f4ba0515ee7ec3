import ThemeCompiler
import ThemeModel
import ThemeTable

/// The steps from a value's text to a literal in one environment: the colours of its names, the calls of
/// functions, and the whole where something was computed.
struct ValueTrace {
  /// A part of the text and what it comes to.
  struct Step {
    var kind: Explanation.Step.Kind
    var text: String
    /// A literal.
    var result: String
    /// The definition that sets a palette colour, or nil for any other step.
    var setter: Program.Definition?
  }

  private let environment: StyleEnvironment
  private let compilation: Compilation
  private let causes: ValueCauses
  private var steps: [Step] = []
  /// The texts of the steps.
  private var told: Set<String> = []

  /// The steps of a text with its definitions put in, names before what is computed of them; none for a literal.
  static func run(
    _ text: String, isColor: Bool, in environment: StyleEnvironment, _ compilation: Compilation, _ causes: ValueCauses
  ) -> [Step] {
    var trace = ValueTrace(environment: environment, compilation: compilation, causes: causes)
    trace.run(ValueText(text), isColor: isColor)
    return trace.steps
  }

  private mutating func run(_ text: ValueText, isColor: Bool) {
    var names: [String] = []
    var seen: Set<String> = []
    let evaluation = ExpressionEvaluator.evaluate(text) { [compilation] word in
      if seen.insert(word.string).inserted { names.append(word.string) }
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
    guard let result, told.insert(text).inserted else { return }
    steps.append(Step(kind: .computation, text: text, result: result))
  }

  /// A colour that has a name; literals explain themselves.
  private mutating func addName(_ name: String) {
    guard name.utf8.first != UInt8(ascii: "#"), !name.contains("("),
      let colors = ColorText.read(ValueText(name), target: compilation.target, palette: compilation.palette),
      let color = Self.color(in: environment, colors)
    else { return }
    told.insert(name)
    let setter = causes.setter(of: name, in: environment)
    steps.append(Step(kind: setter == nil ? .color : .override, text: name, result: color, setter: setter))
  }

  private static func color(in environment: StyleEnvironment, _ variants: [VariantColor]) -> String? {
    variants.first { $0.environments.contains(environment) }?.color.hexText
  }
}
