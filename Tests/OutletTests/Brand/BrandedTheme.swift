import Foundation
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

@testable import ThemeAnalysis
@testable import ThemeExchange

/// A theme of a brand, compiled, with a judge of contrast of its own.
struct BrandedTheme {
  let text: String
  let audit: ContrastAudit
  let compilation: Compilation

  init(_ brand: StyleColor, on base: String, fillsBars: Bool = false) {
    self.init(BrandSeeds(brand), on: base, fillsBars: fillsBars)
  }

  init(_ seeds: BrandSeeds, on base: String, fillsBars: Bool = false) {
    let theme = BuiltInTheme.all.first { $0.name == base } ?? BuiltInTheme.all[0]
    self.init(text: BrandTheme(seeds, on: theme, fillsBars: fillsBars).text)
  }

  /// The base alone.
  init(of base: String) { self.init(text: "@import \"themec:\(base)\";\n") }

  private init(text: String) {
    self.text = text
    var sources = SourceSet()
    sources.add(path: "brand.nss", bytes: Array(text.utf8))
    compilation = Compiler.compile(sources, options: CompilerOptions())
    audit = ContrastAudit.of(compilation)
  }

  var findings: [Diagnostic] { Linter.findings(compilation).diagnostics }

  /// The pairs of which the brand gives one side, and whose contrast is too low or not known.
  var unreadablePairs: [String] {
    audit.pairs.flatMap { pair in
      pair.variants.flatMap { variant -> [String] in
        guard ![.exempt, .unknown].contains(variant.verdict), isBranded(variant) else { return [] }
        return [false, true].compactMap { isHigh in
          let set = EnvironmentSet(.contrast(isHigh ? .high : .normal))
          guard !variant.environments.isDisjoint(with: set) else { return nil }
          let ratio = variant.backgrounds.map { Self.ratio(variant.foreground, $0.rounded) }.min() ?? 1
          let needed = isHigh && variant.use == .text ? 7 : variant.use == .text ? 4.5 : 3
          return ratio >= needed ? nil : "\(pair.path) \(pair.writtenProperty) on \(pair.ground): \(ratio) of \(needed)"
        }
      }
    }
  }

  /// Whether a definition or a rule of the brand's sheet gives the text or its ground.
  private func isBranded(_ variant: ContrastAudit.Variant) -> Bool {
    ([variant.declaration, variant.groundDeclaration].compactMap(\.self) + variant.beneath).contains {
      compilation.site(of: $0, in: variant.environments) != nil
    }
  }

  /// The backgrounds of primary buttons in an appearance with normal contrast.
  func fills(in appearance: StyleAppearance) -> [StyleColor] {
    let table = compilation.table
    let set = EnvironmentSet(.appearance(appearance)).intersection(EnvironmentSet(.contrast(.normal)))
    let buttons = ["Button", "fdlFUIButtonFormCell_button"]
    return table.rows.filter { buttons.contains(compilation.program.paths[compilation.names.path(of: $0)]) }
      .flatMap(\.cells)
      .filter { compilation.program.properties[compilation.names.property(of: table.cells[$0])] == "background-color" }
      .flatMap { table.variants[table.cells[$0].variants] }.filter { set.isSubset(of: $0.environments) }.compactMap {
        if case .color(let color) = table.values[$0.value] { color } else { nil }
      }
  }

  /// The contrast ratio by the definition of WCAG 2, with the power function.
  static func ratio(_ text: StyleColor, _ ground: StyleColor) -> Double {
    let alpha = Double(text.alpha) / 255
    func light(_ value: Double) -> Double {
      let channel = value / 255
      return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    func luminance(_ channels: [Double]) -> Double {
      zip([0.2126, 0.7152, 0.0722], channels.map(light)).map { $0 * $1 }.reduce(0, +)
    }
    let below = [ground.red, ground.green, ground.blue].map(Double.init)
    let above = [text.red, text.green, text.blue].map(Double.init)
    let seen = zip(above, below).map { $0 * alpha + $1 * (1 - alpha) }
    let pair = [luminance(seen), luminance(below)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }
}

extension ContrastAudit {
  /// The number of pairs of unknown contrast.
  var unknownCount: Int { unknown.count + pairs.flatMap(\.variants).filter { $0.verdict == .unknown }.count }
}

extension StyleColor {
  /// The opaque colour of three bytes, red first.
  init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }
}
