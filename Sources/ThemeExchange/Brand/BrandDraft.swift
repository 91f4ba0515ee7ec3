import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// A brand's theme, compiled to learn what is seen on what.
struct BrandDraft {
  /// A text or an icon on an opaque ground in some environments.
  private struct Pair {
    var color: StyleColor
    var ground: StyleColor
    var environments: EnvironmentSet
  }

  private let pairs: [Pair]
  /// The base's own opaque backgrounds, on which views without a background of theirs may lie.
  private let backgrounds: [Pair]

  init(_ theme: BrandTheme) {
    var sources = SourceSet()
    sources.add(path: "brand.nss", bytes: Array(theme.text.utf8))
    let compilation = Compiler.compile(sources, options: CompilerOptions())
    pairs = ContrastAudit.of(compilation).pairs.flatMap { $0.variants }.flatMap { variant in
      variant.verdict == .exempt || !Self.isNearlyOpaque(variant)
        ? []
        : variant.backgrounds.map {
          Pair(color: variant.foreground, ground: $0.rounded, environments: variant.environments)
        }
    }
    backgrounds = Self.backgrounds(of: compilation)
  }

  /// Whether the ground is nearly the same over black and over white; no tone can be found for a weaker one.
  private static func isNearlyOpaque(_ variant: ContrastAudit.Variant) -> Bool {
    guard let first = variant.backgrounds.first, let last = variant.backgrounds.last else { return false }
    return ContrastRatio.between(first.luminance, last.luminance) < 2
  }

  /// The colours of the texts and icons on a ground, in some environments.
  func colors(on ground: StyleColor, in environments: EnvironmentSet) -> [StyleColor] {
    pairs.filter { $0.ground == ground && !$0.environments.isDisjoint(with: environments) }.map { $0.color }
  }

  /// The grounds on which a colour is seen, or may be seen, in some environments.
  func grounds(of color: StyleColor, in environments: EnvironmentSet) -> [StyleColor] {
    (pairs.filter { $0.color == color } + backgrounds).filter { !$0.environments.isDisjoint(with: environments) }.map {
      $0.ground
    }
  }

  private static func backgrounds(of compilation: Compilation) -> [Pair] {
    let (table, program) = (compilation.table, compilation.program)
    let cells = table.cells.filter { program.properties[compilation.names.property(of: $0)] == "background-color" }
    return cells.flatMap { table.variants[$0.variants] }.compactMap { variant in
      guard case .color(let color) = table.values[variant.value], color.alpha == 255,
        program.isBuiltIn(program.declarations[variant.declaration].place.file)
      else { return nil }
      return Pair(color: color, ground: color, environments: variant.environments)
    }
  }
}
