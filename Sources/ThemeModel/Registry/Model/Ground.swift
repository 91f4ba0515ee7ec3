package import ThemeBase

/// The views directly beneath a part: the contrast of the part's text depends on their colour.
package struct Ground: Hashable, Sendable {
  /// The class list of the view beneath.
  ///
  /// It is walked from the last class to the first, so the last one that has a background wins.
  package var classes: [ID<Registry.Path>]
  /// The certainty of the statement.
  package var certainty: Certainty
  /// The document that says so, or nil if none is named.
  package var source: String?
}

/// The grounds of paths.
struct GroundTable: Sendable {
  /// The most grounds that a path keeps, because each lookup goes through all of them.
  private static let groundsOfOnePath = 16

  private var values: [ID<Registry.Path>: [Ground]] = [:]

  /// The grounds of a path, in the order of declaration.
  func grounds(of path: ID<Registry.Path>) -> [Ground] { values[path] ?? [] }

  /// Adds a ground of a path, unless it is known or the path has very many.
  mutating func add(_ ground: Ground, of path: ID<Registry.Path>) {
    let known = grounds(of: path)
    guard known.count < Self.groundsOfOnePath, !known.contains(where: { $0.classes == ground.classes }) else { return }
    values[path] = known + [ground]
  }
}

extension Registry {
  /// The grounds of a path, in the order of declaration.
  ///
  /// Several grounds are alternatives: a title lies in a list here and in a form there.
  package func grounds(of path: ID<Path>) -> [Ground] { groundTable.value.grounds(of: path) }
}
