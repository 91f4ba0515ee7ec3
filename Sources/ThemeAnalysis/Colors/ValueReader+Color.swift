package import ThemeCompiler
import ThemeModel
package import ThemeTable

extension ValueReader {
  /// Returns the colour of a text in an environment, or nil if the text is not a colour.
  package func color(of text: String, in environment: StyleEnvironment) -> StyleColor? {
    let reading = read(ValueText(text), under: ValueGrammar(.color))
    guard reading.faults.isEmpty, reading.match?.mismatch == nil else { return nil }
    let value = reading.values.first { $0.environments.contains(environment) }?.value
    if case .color(let color)? = value { return color }
    return nil
  }
}
