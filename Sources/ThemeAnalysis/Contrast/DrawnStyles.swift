import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax
package import ThemeTable

/// The values with which a theme is drawn: its own over those that Fiori's components have anyway.
///
/// Components find values in just this order: state by state, in each state the theme before the defaults, and in each
/// of these the last class first.
struct DrawnStyles {
  /// The theme's own table, and after it that of the defaults.
  let tables: [ResolvedTable]

  init(_ compilation: Compilation) {
    // A theme that imports the defaults has all of them in its own table.
    let hasDefaults = compilation.program.files.contains {
      compilation.program.isBuiltIn($0) && compilation.program.tree($0).file.path == Self.defaultTheme
    }
    tables =
      compilation.drawsComponents && !hasDefaults ? [compilation.table, Self.defaults] : [compilation.table]
  }

  /// The built-in theme that lies beneath each app's theme.
  private static let defaultTheme = "themec:Fiori"
  private static let defaults: ResolvedTable = {
    var sources = SourceSet()
    sources.add(path: "defaults.nss", bytes: Array("@import \"\(defaultTheme)\";".utf8))
    return Compiler.compile(sources, options: CompilerOptions()).table
  }()

  /// A value in some environments.
  struct Found {
    var environments: EnvironmentSet
    var value: StyleValue
    /// The theme's declaration of it, or nil for a value of the defaults.
    var declaration: DeclarationID?
  }

  /// The rows of a class list in each table.
  typealias Rows = [(table: ResolvedTable, rows: [ResolvedTable.Row])]

  func rows(of list: String) -> Rows { tables.map { ($0, $0.rows(ofClassList: list)) } }

  /// The properties that some class of a list has, each with its state, as far as they begin with some texts.
  func names(of list: String, beginningWith starts: [String]) -> [PropertyName] {
    rows(of: list).flatMap { layer in
      layer.rows.flatMap { row in
        layer.table.cells[row.cells].map { $0.property }.filter { name in
          starts.contains { layer.table.bytes(of: name).starts(with: $0.utf8) }
        }.map { PropertyName(written: layer.table.names[$0]) }
      }
    }
  }

  /// The values of a property in a state.
  ///
  /// Their environments are disjoint. Those without any value are left out.
  func values(
    of property: StyleProperty, in state: StyleState, on rows: Rows, within environments: EnvironmentSet = .all
  ) -> [Found] {
    guard !environments.isEmpty else { return [] }
    return ResolvedTable.variants(of: property, in: state, on: rows, within: environments).map { variant, layer in
      Found(
        environments: variant.environments, value: rows[layer].table.values[variant.value],
        declaration: layer == 0 ? variant.declaration : nil)
    }
  }

  /// The environments in which a text is large, which then needs less contrast.
  ///
  /// Large is [as WCAG has it](https://www.w3.org/TR/WCAG22/#dfn-large-scale): 18 points, or 14 points in bold. A size
  /// in points wins over a text style, as it does where the text is drawn. A text without either is not large.
  func environmentsOfLargeText(on rows: Rows, in state: StyleState) -> EnvironmentSet {
    let (names, sizes, styles) = (
      values(of: .fontName, in: state, on: rows), values(of: .fontSize, in: state, on: rows),
      values(of: .fontStyle, in: state, on: rows)
    )
    func environments(_ found: [Found], where matches: (StyleValue) -> Bool = { _ in true }) -> EnvironmentSet {
      found.filter { matches($0.value) }.reduce([]) { $0.union($1.environments) }
    }
    func styled(where matches: (StyleTextStyle) -> Bool) -> EnvironmentSet {
      environments(styles) { if case .textStyle(let style) = $0 { matches(style) } else { false } }
    }
    let (named, sized) = (environments(names), environments(sizes))
    let bold = environments(names) { $0.isBoldFont }.union(styled { $0.weight == .bold }.subtracting(named))
    func atLeast(_ least: Double) -> EnvironmentSet {
      environments(sizes) { $0.points >= least }.union(
        styled { ($0.pointSize ?? 0) >= least }.subtracting(sized))
    }
    return atLeast(18).union(atLeast(14).intersection(bold))
  }
}

extension Compilation {
  /// The properties of a row, each with its state and its values.
  func cells(of row: ResolvedTable.Row) -> [(name: PropertyName, variants: ArraySlice<ResolvedTable.Variant>)] {
    table.cells[row.cells].map { cell in
      (PropertyName(written: program.properties[names.property(of: cell)]), table.variants[cell.variants])
    }
  }

  /// Whether the theme is one for Fiori's components: it styles some of them, or nothing but the palette.
  package var drawsComponents: Bool {
    target != .nui && (table.rows.isEmpty || table.rows.contains { table.bytes(of: $0.path).starts(with: "fdl".utf8) })
  }
}

extension StyleValue {
  /// The value as a number of points, 0 for any other value.
  var points: Double {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: 0
    }
  }

  fileprivate var isBoldFont: Bool {
    guard case .fontName(let name) = self else { return false }
    let lowercased = name.lowercased()
    return lowercased.contains("bold") && !lowercased.contains("semi") && !lowercased.contains("demi")
  }
}

/// A class list in a state, for which a component asks a theme.
package struct StyledSelection: Hashable, Sendable {
  package var classList: String
  package var state: StyleState

  package init(classList: String, state: StyleState) {
    self.classList = classList
    self.state = state
  }
}
