/// The styles of one class list in themes that lie over each other.
package struct LayeredStyle: Sendable {
  private let layers: [ResolvedStyle]

  /// The styles of the themes that name a class of the list, the topmost theme first.
  package init(_ themes: [StyleTable], classList: String, in environment: StyleEnvironment) {
    layers = themes.map { $0.style(forClassList: classList, in: environment) }.filter { !$0.isEmpty }
  }

  /// The properties that a theme has in some environment, as they are written, and the axes on which some value
  /// depends, a bit for each as in the index of an environment.
  package var written: (names: [String], axes: UInt8) {
    layers.reduce(into: ([], 0)) { $1.collect(into: &$0) }
  }

  /// Whether no theme names any of the classes.
  package var isEmpty: Bool { layers.isEmpty }

  /// The value of a property in the first state in which a theme has it, of the topmost such theme.
  package func value(_ property: StyleProperty, state: StyleState) -> StyleValue? {
    property.withNames(in: state) { names in
      StyleWalk(names, through: layers).first { name, style in style.value(named: name) }
    }
  }
}

extension ResolvedStyle {
  /// The value of a property by one of its written names.
  fileprivate func value(named name: ByteView) -> StyleValue? {
    table.storage.read { reader in
      reader.value(CollectionOfOne(name), rows: rows, environment: environment).flatMap { reader.styleValue($0) }
    }
  }

  /// Adds the properties of the rows and the axes on which they depend.
  fileprivate func collect(into written: inout (names: [String], axes: UInt8)) {
    table.storage.read { reader in
      for cell in rows.flatMap({ reader.cells(at: $0) }) {
        written.axes |= cell.axes.bits
        if let name = reader.propertyString(cell.property).flatMap(reader.text) { written.names.append(name) }
      }
    }
  }
}
