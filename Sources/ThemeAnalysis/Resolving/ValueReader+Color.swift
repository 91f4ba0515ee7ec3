package import ThemeCompiler
package import ThemeModel
package import ThemeTable

extension ValueReader {
  /// Returns the colours of a text, each in some environments; none if the text is not a colour.
  package func colors(of text: String) -> [VariantColor] {
    let reading = read(ValueText(text), under: ValueGrammar(.color))
    guard reading.faults.isEmpty, reading.match?.mismatch == nil else { return [] }
    return reading.values.compactMap { part in
      guard case .color(let color) = part.value else { return nil }
      return VariantColor(part.environments, color)
    }
  }

  /// Returns the colour of a text in an environment, or nil if the text is not a colour.
  package func color(of text: String, in environment: StyleEnvironment) -> StyleColor? {
    colors(of: text).first { $0.environments.contains(environment) }?.color
  }
}
