import ThemeAnalysis
import ThemeApp
import ThemeBase
import ThemeReports

extension ClassUse {
  /// All classes of the app and of the themes, by name.
  static func list(_ app: AppUsage, files: [Int: SourceFile], themes: [StyledClasses]) -> [ClassUse] {
    let known = themes.reduce(into: StyledClasses.known(to: themes, of: app)) { $0.formUnion($1.own) }
    let names = known.union(app.names)
    return names.sorted().map { name in
      let places = app.requests(of: name).compactMap { request in
        files[request.file]?.span(request.range.lowerBound, request.range.upperBound)
      }
      return ClassUse(name: name, kinds: app.kinds(of: name), places: places, isStyled: known.contains(name))
    }
  }
}

/// The classes of a run as a table for people.
enum ClassTable {
  private static let heads = ["class", "kinds of view", "places", "styled"]

  static func text(of classes: [ClassUse], _ rendering: RenderingOptions) -> StyledText {
    var columns = TextColumns(heads)
    for use in classes {
      let cells = [
        use.name, use.kinds.isEmpty ? "-" : use.kinds.joined(separator: ", "), "\(use.places.count)",
        use.isStyled ? "yes" : "no",
      ]
      columns.append(cells, !use.isStyled ? .severity(.warning) : use.places.isEmpty ? .secondary : .plain)
    }
    var output = StyledText(rendering)
    columns.write(to: &output)
    return output
  }
}
