import ThemeTable

/// Reads the names of colours: basic ones, palette styles, UIKit's own.
struct NamedColorReader {
  let target: Target
  let palette: ColorPalette

  /// The colour of a word; nil where the target has none of that name.
  func read(_ word: String, at token: ValueToken) -> Reading<PaletteColor>? {
    if let color = NamedColor.color(word, target: target) { return Reading(color) }
    if target != .nui, let reading = paletteColor(word, at: token) { return reading }
    if target != .fioriSwiftUI, let color = PaletteLibrary.uiKit.color(word) {
      return Reading(color)
    }
    return nil
  }

  private func paletteColor(_ word: String, at token: ValueToken) -> Reading<PaletteColor>? {
    let reference = PaletteReference(word)
    var reading: Reading<PaletteColor>
    switch palette.lookup(reference.style) {
    case .color(let color): reading = Reading(color)
    case .replaced(let color, let name):
      reading = Reading(
        color, findings: [Finding(.paletteNameReplaced(by: name), at: token.indices)])
    case .other(let color, let version):
      let finding = Finding.Kind.paletteNameFromOther(palette: version.rawValue)
      reading = Reading(color, findings: [Finding(finding, at: token.indices)])
    case .noColor: return Reading(.malformedPaletteColor, at: token.indices)
    case .unknown: return nil
    }
    return apply(reference, to: &reading, at: token) ? reading : nil
  }

  /// Whether the suffix means something to the target.
  private func apply(
    _ reference: PaletteReference, to reading: inout Reading<PaletteColor>, at token: ValueToken
  ) -> Bool {
    if target == .fioriSwiftUI, !reference.isScheme {
      let finding = Finding.Kind.paletteSuffixIgnored(reference.suffix ?? "")
      reading.findings.append(Finding(finding, at: token.indices))
      return true
    }
    guard let color = reading.value, let applied = reference.apply(to: color) else { return false }
    reading.value = applied
    return true
  }
}
