/// A resolved theme as flat arrays: what the compiler hands to every emitter and to the binary writer.
///
/// Two of ``names`` may be equal, and two of ``values``. Rows are in the order of their path's bytes, cells in the order of
/// their property's bytes, the variants of a cell are disjoint and in the order of their lowest environment.
package struct ResolvedTable: Sendable {
  /// One class path with a range of ``cells``.
  package struct Row: Sendable, Equatable {
    package var path: TableName
    package var cells: Range<TableIndex<Cell>>
    /// The environments in which some rule names the path, with or without declarations.
    package var environments: EnvironmentSet

    package init(path: TableName, cells: Range<TableIndex<Cell>>, environments: EnvironmentSet = .all) {
      self.path = path
      self.cells = cells
      self.environments = environments
    }
  }

  /// One property as it is written, state suffix included (`font-color-highlighted`), with its variants.
  package struct Cell: Sendable, Equatable {
    package var property: TableName
    package var variants: Range<TableIndex<Variant>>

    package init(property: TableName, variants: Range<TableIndex<Variant>>) {
      self.property = property
      self.variants = variants
    }
  }

  /// The value that a cell has in some environments.
  package struct Variant: Sendable, Equatable {
    package var environments: EnvironmentSet
    /// Its place in ``values``.
    package var value: TableIndex<StyleValue>
    /// Name of the value's text, definitions put in, tokens joined by one space.
    package var text: TableName
    /// The declaration of the theme that won, in a numbering that the compiler understands.
    package var origin: TableIndex<Origin>

    package init(
      environments: EnvironmentSet, value: TableIndex<StyleValue>, text: TableName, origin: TableIndex<Origin>
    ) {
      self.environments = environments
      self.value = value
      self.text = text
      self.origin = origin
    }
  }

  /// A part of a component with the class list that it carries, `Cell:Cell_title`.
  package struct Part: Sendable, Equatable {
    package var name: TableName
    package var classes: TableName

    package init(name: TableName, classes: TableName) {
      self.name = name
      self.classes = classes
    }
  }

  /// Tags the numbers of origins.
  package enum Origin {}

  package var names: NamePool
  package var values: [StyleValue]
  package var rows: [Row]
  package var cells: [Cell]
  package var variants: [Variant]
  /// The parts that carry more classes than their own, for apps that ask by part.
  package var parts: [Part]
  /// The theme's own definitions as a table of their own: a row for each name, with the property ``definedValue``.
  ///
  /// Empty, or that one table.
  package var definitions: [ResolvedTable] = []

  /// The one property of the rows of definitions.
  package static let definedValue = "value"

  package init(
    names: NamePool = NamePool(), values: [StyleValue] = [], rows: [Row] = [], cells: [Cell] = [],
    variants: [Variant] = [], parts: [Part] = []
  ) {
    self.names = names
    self.values = values
    self.rows = rows
    self.cells = cells
    self.variants = variants
    self.parts = parts
  }
}
