/// A compiled theme: for every class path its properties, each with a value for every environment.
///
///     let theme = try StyleTable(contentsOfFile: "theme.nsst")
///     let style = theme.style(
///       for: "fdlFUIHierarchyItemView_title", in: Environment(appearance: .dark))
///     style.color(.fontColor, state: .highlighted)
///
/// A table is a value that never changes and may be read from any thread. Another theme is another
/// table.
public struct StyleTable: Sendable {
  let content: TableContent

  /// The table that the bytes of an `.nsst` file hold.
  ///
  /// - Parameter bytes: The whole file; it is kept, not copied.
  /// - Throws: ``StyleTableError`` if the bytes are not a table that this library reads.
  public init(bytes: [UInt8]) throws(StyleTableError) {
    throw .notATable
  }

  /// The table in an `.nsst` file, which is mapped and not copied.
  ///
  /// - Parameter path: Where the file is.
  /// - Throws: ``StyleTableError`` if it cannot be read or is not a table.
  public init(contentsOfFile path: String) throws(StyleTableError) {
    throw .unreadable(path: path, reason: "not supported yet")
  }

  /// The table that holds what a compilation resolved.
  package init(_ resolved: ResolvedTable) {
    content = TableContent(resolved)
  }

  /// The style of one class path; an empty one if the theme does not name the path.
  ///
  /// - Parameters:
  ///   - path: A class path as a theme spells it: `fdlFUIHierarchyItemView_title`.
  ///   - environment: The device, its position and settings.
  /// - Returns: What the theme says there.
  public func style(for path: String, in environment: Environment = Environment()) -> Style {
    Style(table: self, paths: [path], environment: environment)
  }

  /// The style of a list of classes `A:B:C`, in which the rightmost wins, property by property.
  ///
  /// - Parameters:
  ///   - list: Class paths separated by `:`, as an app attaches them.
  ///   - environment: The device, its position and settings.
  /// - Returns: What the theme says there.
  public func style(
    forClassList list: String, in environment: Environment = Environment()
  ) -> Style {
    Style(
      table: self, paths: list.split(separator: ":").reversed().map(String.init),
      environment: environment)
  }

  /// The class paths that the theme styles, in the order of their bytes.
  public var paths: [String] { content.paths }
}

/// The rows of a table by name.
final class TableContent: Sendable {
  struct Variant {
    let environments: EnvironmentSet
    let value: StyleValue
  }

  let paths: [String]
  let rows: [String: [String: [Variant]]]

  init(_ resolved: ResolvedTable) {
    var rows: [String: [String: [Variant]]] = [:]
    for row in resolved.rows {
      var cells: [String: [Variant]] = [:]
      for cell in resolved.cells[Int(row.cells.lowerBound)..<Int(row.cells.upperBound)] {
        let range = Int(cell.variants.lowerBound)..<Int(cell.variants.upperBound)
        cells[resolved.names[cell.property]] = resolved.variants[range].map {
          Variant(environments: $0.environments, value: resolved.values[Int($0.value)])
        }
      }
      rows[resolved.names[row.path]] = cells
    }
    self.rows = rows
    paths = resolved.rows.map { resolved.names[$0.path] }
  }
}
