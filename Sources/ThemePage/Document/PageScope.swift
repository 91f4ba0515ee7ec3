import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeComponents
import ThemeModel
package import ThemeTable

/// The parts of a page that apply to its themes: a theme for NUI has no look for Fiori's components, and many a theme
/// knows no dark.
struct PageScope {
  /// The most themes whose pictures are all in the page, so that its switches work without the script.
  private static let mostWhole = 2

  /// Whether some theme is one for Fiori's components.
  let showsComponents: Bool
  /// The appearances that are shown: 0 for light, 1 for dark.
  let appearances: [Int]
  /// Whether elevated surfaces can look otherwise.
  let hasLevels: Bool
  /// Whether high contrast can look otherwise.
  let hasContrasts: Bool
  /// Whether there are so many themes that what they have in common is shown once.
  let isFamily: Bool

  /// All that there can be.
  static let whole = PageScope()

  private init() {
    (showsComponents, hasLevels, hasContrasts, isFamily) = (true, true, true, false)
    appearances = [0, 1]
  }

  init(_ themes: [PageTheme]) {
    let shows = themes.contains { theme in
      theme.compilation?.drawsComponents ?? theme.table.rows.contains { theme.table.names[$0.path].hasPrefix("fdl") }
    }
    func matters(_ axis: StyleAxis) -> Bool { shows || themes.contains { $0.depends(on: axis) } }
    showsComponents = shows
    appearances = matters(.appearance) ? [0, 1] : [0]
    hasLevels = matters(.level)
    hasContrasts = matters(.contrast)
    isFamily = themes.count > Self.mostWhole
  }

  /// The variants of colours that can look otherwise than the plain one.
  var variants: [PaletteVariant] {
    PaletteVariant.allCases.filter {
      appearances.contains($0.isOnDark ? 1 : 0) && (hasLevels || !$0.isElevated) && (hasContrasts || !$0.isHighContrast)
    }
  }
}

extension PageTheme {
  fileprivate func depends(on axis: StyleAxis) -> Bool { table.variants.contains { $0.environments.depends(on: axis) } }

  /// Whether a choice on an axis changes a value of the theme or of the default one, or the lines that give it.
  func tells(_ axis: StyleAxis) -> Bool {
    guard let program = compilation?.program else { return true }
    return depends(on: axis) || Self.defaults.contains { $0.environments.depends(on: axis) }
      || program.declarations.values.contains { $0.environments.depends(on: axis) }
      || program.definitions.values.contains { $0.environments.depends(on: axis) }
  }

  private static let defaults = ResolvedTable(DefaultTheme.table).variants
}

/// The choices of a page's reader, and the behaviour of the page.
package struct PageOptions: Sendable {
  /// The text sizes among which the page switches, the default one first.
  package var textSizes: [StyleTextSize]
  /// Whether the page looks for a newer version of its file and reloads itself.
  package var isLive: Bool
  /// Whether the second of two themes is compared with the first: only what differs is shown.
  package var isComparison: Bool

  /// Options.
  ///
  /// - Parameters:
  ///   - textSizes: The text sizes among which the page switches.
  ///   - isLive: Whether the page reloads itself.
  ///   - isComparison: Whether the second of two themes is compared with the first.
  package init(
    textSizes: [StyleTextSize] = [.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge],
    isLive: Bool = false, isComparison: Bool = false
  ) {
    self.textSizes = textSizes
    self.isLive = isLive
    self.isComparison = isComparison
  }
}
