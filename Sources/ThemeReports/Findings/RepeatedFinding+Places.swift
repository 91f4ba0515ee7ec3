import ThemeBase

extension RepeatedFinding {
  /// The number of places that are named; further ones are only counted.
  private static let mostPlaces = 8

  /// The places after the first one, as a person reads them; nil without any.
  func furtherPlaces(_ positions: inout SourcePositions) -> String? {
    guard !repeats.isEmpty else { return nil }
    return isVaried ? names(&positions) : list(&positions)
  }

  /// Further places of a finding, such as `and 3 more, in lines 4, 9, 12`.
  private func list(_ positions: inout SourcePositions) -> String {
    var lines: [String] = []
    for place in repeats.prefix(Self.mostPlaces) {
      guard let line = positions.position(in: place.file, at: place.start)?.line else { continue }
      let path = place.file == diagnostic.span.file ? nil : positions.sources[place.file]?.path
      let text = path.map { "\($0):\(line)" } ?? String(line)
      if lines.last != text { lines.append(text) }
    }
    let noun = lines.count == 1 && rest.isEmpty ? "line" : "lines"
    return "and \(repeats.count) more, in \(noun) \(lines.joined(separator: ", "))\(rest)"
  }

  /// Findings of the same kind, such as `and 3 more: '@ink' (line 4), '@paper' (line 9), …`.
  private func names(_ positions: inout SourcePositions) -> String {
    var names: [String] = []
    for place in repeats.prefix(Self.mostPlaces) {
      guard let file = positions.sources[place.file],
        let line = positions.position(in: place.file, at: place.start)?.line
      else { continue }
      names.append(
        "'\(file.excerpt(place))' (\(place.file == diagnostic.span.file ? "line \(line)" : "\(file.path):\(line)"))")
    }
    return "and \(repeats.count) more: \(names.joined(separator: ", "))\(rest)"
  }

  /// The end of a list that names only the first places, with the number of files that it leaves out.
  private var rest: String {
    guard repeats.count > Self.mostPlaces else { return "" }
    let named = Set(repeats.prefix(Self.mostPlaces).map { $0.file })
    let others = Set(repeats.dropFirst(Self.mostPlaces).map { $0.file }).subtracting(named).count
    return others > 0 ? ", … and \(counted(others, "more file"))" : ", …"
  }
}
