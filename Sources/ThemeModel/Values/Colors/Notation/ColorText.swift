package import ThemeTable

/// Colours as texts: what one is read as, and the literal that every runtime reads alike.
package enum ColorText {
  /// The colours of a literal or a name, one for each of some disjoint sets of environments; nil if it is not a colour.
  package static func read(_ text: ValueText, target: Target, palette: ColorPalette) -> [VariantColor]? {
    var remarks = ValueRemarks()
    let value = ColorParser.parse(text, target: target, palette: palette, &remarks)
    guard let value, remarks.mismatch == nil else { return nil }
    return value.variants.compactMap { part in
      if case .color(let color) = part.value { VariantColor(part.environments, color) } else { nil }
    }
  }

  /// `#RRGGBB` for an opaque colour, else `rgba ( R , G , B , 0.x )`.
  ///
  /// The alpha has a dot, so that it is taken as it is, and as many digits as bring the 8 bits back.
  package static func literal(_ color: StyleColor) -> [UInt8] {
    guard color.alpha < 255 else { return Array(color.description.utf8.dropLast(2)) }
    let channels = [color.red, color.green, color.blue].map(String.init)
    return Array("rgba ( \(channels.joined(separator: " , ")) , \(fraction(color.alpha)) )".utf8)
  }

  /// The shortest fraction that is read as this alpha: times 255, and rounded.
  private static func fraction(_ alpha: UInt8) -> String {
    for unit in [10, 100] {
      let scaled = (Int(alpha) * unit + 127) / 255
      if (scaled * 510 + unit) / (2 * unit) == Int(alpha) { return decimal(scaled, unit) }
    }
    return decimal((Int(alpha) * 1000 + 127) / 255, 1000)
  }

  private static func decimal(_ scaled: Int, _ unit: Int) -> String {
    "\(scaled / unit)." + String(unit + scaled % unit).dropFirst()
  }
}
