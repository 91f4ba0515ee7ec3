import ThemeAnalysis
package import ThemeTable

extension StyleValue {
  /// The value as pages write it: a colour in the notation of CSS.
  package var pageText: String { if case .color(let color) = self { color.cssText } else { shownText } }
}
