/// Reads the names of colours: basic ones, palette styles, UIKit's own.
struct NamedColorReader {
  let target: Target
  let palette: ColorPalette

  /// The colour of a word; nil where the target has none of that name.
  func read(_ word: String, at token: ValueToken) -> Reading<PaletteColor>? {
    if let color = NamedColor.color(word, target: target) { return Reading(color) }
    if target != .nui, let reading = paletteColor(word, at: token) { return reading }
    if target != .fioriSwiftUI, let color = PaletteLibrary.uiKit.color(word) { return Reading(color) }
    return nil
  }

  private func paletteColor(_ word: String, at token: ValueToken) -> Reading<PaletteColor>? {
    let reference = PaletteReference(word)
    let found = palette.lookup(reference.style)
    guard let color = found.color else { return nil }
    var reading = Reading(color)
    if let finding = finding(about: reference.style, found) {
      reading.findings.append(Finding(finding, at: token.indices))
    }
    return apply(reference, to: &reading, at: token) ? reading : nil
  }

  /// The remark on a colour that is not the chosen palette's own.
  private func finding(about style: String, _ found: ColorPalette.Lookup) -> Finding.Kind? {
    let chosen = palette.version.rawValue
    return switch found {
    case .color, .unknown: nil
    case .compatible(_, let other): .paletteNameCompatible(chosen, with: other)
    case .older(_, let version):
      .paletteNameFromOlder(version.rawValue, chosen: chosen, successor: PaletteLibrary.successor(of: style))
    case .clear(let version): .paletteNameClear(chosen, until: version?.rawValue)
    }
  }

  /// Whether the suffix means something to the target.
  private func apply(_ reference: PaletteReference, to reading: inout Reading<PaletteColor>, at token: ValueToken)
    -> Bool
  {
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
