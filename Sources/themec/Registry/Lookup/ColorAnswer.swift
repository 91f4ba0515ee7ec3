import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeReports
import ThemeTable

/// A colour that has a name, with its variants.
struct ColorAnswer: RegistryAnswer {
  private let name: String
  /// The palette of the colour; nil if it has its name without one.
  private let palette: PaletteVersion?
  /// The origin of the colour; nil if the palette states it.
  private let note: String?
  private let variants: [(variant: PaletteVariant, color: StyleColor)]

  /// A colour by its name, with or without `@`; nil if neither a palette nor UIKit has it.
  init?(_ word: String, in version: PaletteVersion) {
    name = word.hasPrefix("@") ? String(word.dropFirst()) : word
    let found = ColorPalette(version).lookup(name)
    palette = found.color.map { _ in version }
    note = Self.note(on: found, in: version)
    guard let color = found.color ?? NamedColor.color(name, target: .fioriUIKit) ?? PaletteLibrary.uiKit.color(name)
    else { return nil }
    variants = PaletteVariant.allCases.compactMap { variant in
      variant.environments.first.flatMap(color.color).map { (variant, $0) }
    }
  }

  private static func note(on lookup: ColorPalette.Lookup, in version: PaletteVersion) -> String? {
    let palette = version.rawValue
    return switch lookup {
    case .color, .unknown: nil
    case .compatible(_, let other): "palette \(palette) draws it in the colour of '\(other)'"
    case .older(_, let older): "not in palette \(palette): keeps its colour of \(older.rawValue)"
    case .clear(let newer):
      "not in palette \(palette) and older ones: drawn clear" + (newer.map { " before palette \($0.rawValue)" } ?? "")
    }
  }

  func text(_ options: RenderingOptions) -> StyledText {
    var text = StyledText(options)
    text.append(name, .emphasis)
    text.append(line: " (colour of \(palette.map { "palette \($0.rawValue)" } ?? "UIKit"))")
    if let note { text.append(line: "  \(note)") }
    for (variant, color) in variants where isShown(variant) {
      text.append("  ")
      if text.hasColor {
        text.append(swatch: color.channels(over: variant.isOnDark ? 0 : 255), width: 4)
        text.append("  ")
      }
      text.append(line: "\(color.hexText)  \(variant.name)")
    }
    return text
  }

  /// Whether a variant differs from the variant that it would fall back to.
  private func isShown(_ variant: PaletteVariant) -> Bool {
    let plain = PaletteVariant(onDark: variant.isOnDark)
    if variant == plain { return true }
    let like = PaletteVariant(onDark: variant.isOnDark, highContrast: variant.isHighContrast)
    return color(variant) != color(variant == like ? plain : like)
  }

  private func color(_ variant: PaletteVariant) -> StyleColor? { variants.first { $0.variant == variant }?.color }

  func json() -> [UInt8] {
    RegistryJSON.document("color") { json in
      json.object { json in
        json.member("name", name)
        if let palette { json.member("palette", palette.rawValue) }
        json.array("variants", variants) { json, entry in
          json.object(inline: true) { json in
            json.member("appearance", entry.variant.isOnDark ? "dark" : "light")
            json.member("contrast", entry.variant.isHighContrast ? "high" : "normal")
            json.member("level", entry.variant.isElevated ? "elevated" : "base")
            json.member("value", entry.color.hexText)
          }
        }
      }
    }
  }
}

extension StyleColor {
  /// The channels as they look on a grey ground.
  fileprivate func channels(over ground: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    func mixed(_ channel: UInt8) -> UInt8 {
      UInt8(clamping: (Int(channel) * Int(alpha) + ground * (255 - Int(alpha)) + 127) / 255)
    }
    return (mixed(red), mixed(green), mixed(blue))
  }
}
