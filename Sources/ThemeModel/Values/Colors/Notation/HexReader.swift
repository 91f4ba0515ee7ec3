import ThemeTable

/// Reads a hex literal that was found, and says where runtimes disagree about it.
struct HexReader {
  let text: ValueText
  let compact: CompactText

  func read(_ hex: HexLiteral, target: Target) -> Reading<PaletteColor> {
    let tokens = compact.tokens(hex.range, of: text)
    var reading = Reading(PaletteColor(color(hex, target: target)))
    // A wrong number of digits and what follows them in the same word are one mistake.
    var isMisspelt = false
    switch hex.digits {
    case 3, 6: break
    case 8:
      if !hex.alphaReadings.agree {
        reading.findings.append(Finding(.ambiguousHexAlpha(hex.alphaReadings), at: tokens))
      }
    default:
      let kind = Finding.Kind.wrongHexLength(digits: hex.digits, read: read(hex, by: target))
      reading.findings.append(Finding(kind, at: tokens))
      isMisspelt = text.onlyToken != nil
    }
    if hex.range != compact.bytes.indices, !isMisspelt {
      reading.findings.append(Finding(.ignoredText, at: text.allTokens))
    }
    return reading
  }

  /// The number of digits that a target takes.
  private func read(_ hex: HexLiteral, by target: Target) -> Int {
    if target == .nui { return 6 }
    return hex.digits >= 8 ? 8 : hex.digits >= 6 ? 6 : 3
  }

  private func color(_ hex: HexLiteral, target: Target) -> StyleColor {
    switch read(hex, by: target) {
    case 8: hex.alphaReadings[target]
    case 6: hex.opaque
    default: hex.short
    }
  }
}
