/// The styles of one class list in themes that lie over each other.
package struct LayeredStyle: Sendable {
  private let layers: [ResolvedStyle]

  /// The styles of the themes that name a class of the list, the topmost theme first.
  package init(_ themes: [StyleTable], classList: String, in environment: StyleEnvironment) {
    layers = themes.map { $0.style(forClassList: classList, in: environment) }.filter { !$0.isEmpty }
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
  /// The value of a property by its written name.
  fileprivate func value(named name: ByteView) -> StyleValue? {
    table.storage.read { reader in
      reader.value(CollectionOfOne(name), rows: rows, environment: environment).flatMap { reader.styleValue($0) }
    }
  }
}
