import ThemeApp
import ThemeBase
import ThemeDiagnostics
import ThemeLint
import ThemeReports

extension ClassUse {
  /// All classes of the app and of the themes, by name.
  static func list(
    _ app: AppUsage, files: [Int: SourceFile], themes: [StyledClasses]
  ) -> [ClassUse] {
    let known = themes.reduce(into: Set<String>()) { $0.formUnion($1.styledNames) }
    let names = known.union(app.requests.map(\.className))
    return names.sorted().map { name in
      let places = app.requests(of: name).compactMap { request in
        files[request.file]?.span(request.range.lowerBound, request.range.upperBound)
      }
      return ClassUse(
        name: name, kinds: app.kinds(of: name), places: places, isStyled: known.contains(name))
    }
  }
}

/// The classes of a run as a table for people.
enum ClassTable {
  private static let heads = ["class", "kinds of view", "places", "styled"]

  static func text(of classes: [ClassUse], _ rendering: RenderingOptions) -> StyledText {
    let rows = classes.map { use in
      [
        use.name, use.kinds.isEmpty ? "-" : use.kinds.joined(separator: ", "),
        "\(use.places.count)", use.isStyled ? "yes" : "no",
      ]
    }
    let widths = heads.indices.map { column in
      ([heads] + rows).map { $0[column].count }.max() ?? 0
    }
    var output = StyledText(rendering)
    append(heads, widths, .emphasis, to: &output)
    for (row, use) in zip(rows, classes) {
      let role: TextRole =
        !use.isStyled ? .severity(.warning) : use.places.isEmpty ? .secondary : .plain
      append(row, widths, role, to: &output)
    }
    return output
  }

  private static func append(
    _ cells: [String], _ widths: [Int], _ role: TextRole, to output: inout StyledText
  ) {
    for (column, cell) in cells.enumerated() {
      output.append(cell, role)
      if column < cells.count - 1 { output.append(spaces: widths[column] - cell.count + 2) }
    }
    output.endLine()
  }
}
