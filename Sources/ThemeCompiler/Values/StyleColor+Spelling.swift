package import ThemeModel
package import ThemeTable

extension StyleColor {
  /// The colour as `#RRGGBBAA`, in capital letters.
  package var hexText: String { description }

  /// A spelling that a target reads without doubt.
  package func spelling(for target: Target) -> String {
    target == .fioriSwiftUI && alpha < 255 ? hexText : unambiguousSpelling
  }

  /// A spelling that every runtime with colour functions reads alike: an alpha with a dot is taken as it is.
  package var unambiguousSpelling: String {
    if alpha == 255 { return String(hexText.prefix(7)) }
    let thousandths = (Int(alpha) * 1000 + 127) / 255
    let digits = String(1000 + thousandths).dropFirst()
    return "rgba(\(red), \(green), \(blue), 0.\(digits))"
  }
}
