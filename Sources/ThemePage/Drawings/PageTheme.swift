import ThemeAnalysis
package import ThemeApp
package import ThemeBase
package import ThemeCompiler
package import ThemeComponents
import ThemeModel
package import ThemeTable

/// A theme as a page shows it.
package struct PageTheme: Sendable {
  /// The name for people, such as that of its file.
  package private(set) var name: String
  /// The resolved table.
  package let table: ResolvedTable
  /// The compilation of the table, or nil for a table that was read.
  package let compilation: Compilation?
  /// The path of the theme's own file, or nil for a table that was read.
  let path: String?
  /// The findings about the theme.
  package let findings: [Diagnostic]
  /// The pages about the codes of the findings, or nil if the theme names no site.
  let pages: CodePages?
  /// The app's use of the theme; nil where nobody named its sources.
  let app: AppUsage?
  /// The theme's own styles.
  let styles: StyleTable
  /// The theme over the default one.
  let style: ComponentTheme

  /// A theme from its table.
  ///
  /// - Parameters:
  ///   - name: The name for people.
  ///   - table: The resolved table.
  ///   - compilation: The compilation of the table, or nil for a table that was read.
  ///   - app: The app's use of the theme; nil where nobody named its sources.
  ///   - findings: The findings about the theme.
  ///   - pages: The pages about their codes, or nil if the theme names no site.
  /// - Throws: ``StyleTableError`` if the table is too large or broken.
  package init(
    name: String, table: ResolvedTable, compilation: Compilation?, app: AppUsage? = nil, findings: [Diagnostic],
    pages: CodePages? = nil
  ) throws(StyleTableError) {
    self.name = name
    self.table = table
    self.compilation = compilation
    path = compilation.flatMap { compilation in
      compilation.layers.last.flatMap { compilation.sources[FileID(index: UInt32(clamping: $0))]?.path }
    }
    self.app = app
    self.findings = findings
    self.pages = pages
    styles = try StyleTable(table)
    style = ComponentTheme(styles)
  }

  /// The themes named by the last parts of their paths, unless two have the same one.
  static func shortlyNamed(_ themes: [PageTheme]) -> [PageTheme] {
    let names = themes.map { $0.name.split(separator: "/").last.map(String.init) ?? $0.name }
    guard Set(names).count == names.count else { return themes }
    return zip(themes, names).map { theme, name in
      var theme = theme
      theme.name = name
      return theme
    }
  }

  /// The registry, including the classes that the theme declares.
  var registry: Registry { compilation?.registry ?? .standard }

  /// Whether something is wrong with the theme.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

/// A room in which components are shown: a device held in one way.
package struct PageRoom: Hashable, Sendable {
  /// For people: `Phone`.
  package let name: String
  /// For names of files and classes: `phone`.
  package let key: String
  /// The room in points.
  package let size: LayoutSize
  /// Device, orientation and size class; light, base and normal.
  package let environment: StyleEnvironment

  /// A phone held upright, a tablet upright and a tablet on its side.
  package static let all = [
    PageRoom(name: "Phone", key: "phone", size: LayoutSize(width: 390, height: 844), environment: StyleEnvironment()),
    PageRoom(
      name: "Tablet", key: "tablet", size: LayoutSize(width: 834, height: 1194),
      environment: StyleEnvironment().choosing(.device(.ipad)).choosing(.sizeClass(.regular))),
    PageRoom(
      name: "Tablet, landscape", key: "tablet-landscape", size: LayoutSize(width: 1194, height: 834),
      environment: StyleEnvironment().choosing(.device(.ipad)).choosing(.sizeClass(.regular)).choosing(
        .orientation(.landscape))),
  ]

  /// The environments in which components are laid out in the light: columns are narrow, and sheets are elevated.
  static let environments = all.flatMap { room in
    [room.environment, room.environment.choosing(.sizeClass(.compact))].flatMap {
      [$0, $0.choosing(.level(.elevated))]
    }
  }

  /// The surroundings of a component in this room; nil is the room's own environment.
  package func traits(
    _ environment: StyleEnvironment? = nil, isRightToLeft: Bool = false, textSize: StyleTextSize = .large
  ) -> ViewTraits {
    ViewTraits(
      size: size, environment: environment ?? self.environment,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, contentSizeCategory: textSize)
  }
}

extension PaletteVariant {
  /// The environment of a room with these choices; the level is elevated if `isElevated` is set.
  func environment(in room: PageRoom, isElevated: Bool = false) -> StyleEnvironment {
    let environment = applied(to: room.environment)
    return isElevated ? environment.choosing(.level(.elevated)) : environment
  }
}
