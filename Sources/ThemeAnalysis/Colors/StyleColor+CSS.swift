package import ThemeTable

extension StyleColor {
  /// The colour as CSS writes it: `#0B6E99`, followed by its alpha if it is not opaque.
  package var cssText: String {
    let text = description
    return alpha == 255 ? String(text.dropLast(2)) : text
  }
}
