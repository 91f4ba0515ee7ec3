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

  package var names = NamePool()
  package var values: [StyleValue] = []
  package var rows: [Row] = []
  package var cells: [Cell] = []
  package var variants: [Variant] = []
  /// The parts that carry more classes than their own, for apps that ask by part.
  package var parts: [Part] = []
  /// The theme's own definitions as a table of their own: a row for each name, with the property ``definedValue``.
  ///
  /// Empty, or that one table.
  package var definitions: [ResolvedTable] = []

  /// The one property of the rows of definitions.
  package static let definedValue = "value"

  package init() {}

  // MARK: Looking things up in a resolved table, as `StyleTable` does in a binary one

  /// The bytes of a name.
  package func bytes(of name: TableName) -> ArraySlice<UInt8> { names.bytes[names.range(name)] }

  /// The row of a class path, or nil if no rule names it.
  ///
  /// Takes logarithmic time.
  package func row(of path: ArraySlice<UInt8>) -> Row? {
    path.withBytes { element(of: rows[...], named: $0, { $0.path }) }
  }

  /// The rows of the classes of a list such as `A:B`, the strongest class first.
  package func rows(ofClassList list: String) -> [Row] {
    ClassList.names(list).compactMap { row(of: Array($0.utf8)[...]) }
  }

  /// The variant of a cell that applies in an environment, or nil if the cell has no value there.
  package func variant(of cell: Cell, in environment: StyleEnvironment) -> Variant? {
    variants[cell.variants].first { $0.environments.contains(environment) }
  }

  /// The variants of a property in a state, looked for as an app does it: in the rows from the first to the last, and
  /// in the plain state where none of them has a value for this one.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - state: The state.
  ///   - rows: The rows of a class list, the strongest class first.
  ///   - environments: The environments that matter.
  /// - Returns: Variants with disjoint environments. Environments without any value are left out.
  package func variants(
    of property: StyleProperty, in state: StyleState = .plain, on rows: [Row],
    within environments: EnvironmentSet = .all
  ) -> [Variant] {
    Self.variants(of: property, in: state, on: [(self, rows)], within: environments).map { $0.variant }
  }

  /// The same in tables that lie over each other, the topmost first, each variant with the number of its table.
  package static func variants(
    of property: StyleProperty, in state: StyleState, on layers: [(table: ResolvedTable, rows: [Row])],
    within environments: EnvironmentSet
  ) -> [(variant: Variant, layer: Int)] {
    var remaining = environments
    var found: [(variant: Variant, layer: Int)] = []
    property.withNames(in: state) { names in
      StyleWalk(names, through: layers.indices).first { name, layer -> Void? in
        for row in layers[layer].rows {
          for var variant in layers[layer].table.variants(of: name, on: row) {
            variant.environments.formIntersection(remaining)
            guard !variant.environments.isEmpty else { continue }
            remaining = remaining.subtracting(variant.environments)
            found.append((variant, layer))
          }
        }
        return remaining.isEmpty ? () : nil
      }
    }
    return found
  }

  private func variants(of property: ByteView, on row: Row) -> ArraySlice<Variant> {
    element(of: cells[row.cells], named: property, { $0.property }).map { variants[$0.variants] } ?? []
  }

  /// Finds the element of a name among elements in the order of their names' bytes.
  private func element<Element>(
    of elements: ArraySlice<Element>, named name: ByteView, _ elementName: (Element) -> TableName
  ) -> Element? {
    names.bytes.withBytes { pool in
      func bytes(_ place: Int) -> ByteView { pool[names.range(elementName(elements[elements.startIndex + place]))] }
      let place = BinarySearch.lowerBound(elements.count) { bytes($0) < name }
      guard place < elements.count, bytes(place) == name else { return nil }
      return elements[elements.startIndex + place]
    }
  }
}

/// The number of a name in a ``NamePool``.
package typealias TableName = TableIndex<NamePool.Name>

/// Many short UTF-8 strings in one array; a name is its number.
package struct NamePool: Sendable, Equatable {
  /// Tags the numbers of names.
  package enum Name {}

  package var bytes: [UInt8] = []
  /// The end of each name in `bytes`.
  ///
  /// A name starts where the one before it ends.
  package var ends: [UInt32] = []

  package init() {}

  package var count: Int { ends.count }

  /// The bytes of a name.
  package func range(_ name: TableName) -> Range<Int> {
    let index = name.index
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  package subscript(name: TableName) -> String { String(decoding: bytes[range(name)], as: UTF8.self) }

  /// Adds a name without looking whether it is there already.
  @discardableResult package mutating func append(_ name: String) -> TableName { name.withBytes { append($0) } }

  /// Adds the bytes of a name without looking whether it is there already.
  @discardableResult package mutating func append(_ name: ArraySlice<UInt8>) -> TableName {
    name.withBytes { append($0) }
  }

  /// Adds a name without looking whether it is there already.
  mutating func append(_ name: ByteView) -> TableName {
    bytes.append(contentsOf: name.buffer)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    return TableName(ends.count - 1)
  }
}
