/// One cell of a row: a property with its values for the choices on some axes.
struct CellReference {
  var property: UInt32
  var kind: UInt8
  var axes: AxisSet
  /// The first of its words among the cells; there are as many as choices.
  var first: UInt64
}

/// A value with all environments in which a cell has it.
struct StoredVariant {
  var environments: EnvironmentSet
  var value: StoredValue
  /// Which of the cells it was read from first: the key into the optional sections.
  var cell: UInt64
}

extension TableReader {
  var rowCount: UInt32 { layout.paths.count }

  /// The cells of a row, in the order of their properties; empty if the shape contradicts itself.
  func cells(of shape: Shape) -> [CellReference] {
    var cells: [CellReference] = []
    var free: UInt64 = 0
    for entry in 0..<shape.count {
      guard let property = word(layout.shapes, shape.index + 1 + entry),
        let found = self.entry(shape: shape.index, count: shape.count, entry: entry)
      else { return [] }
      let end = UInt64(found.start) + UInt64(found.axes.choiceCount)
      guard UInt64(found.start) >= free, end <= shape.words else { return [] }
      free = end
      cells.append(
        CellReference(
          property: property, kind: found.kind, axes: found.axes, first: shape.cells + 1 + UInt64(found.start)))
    }
    return cells
  }

  /// The cells of a row by the index of its first one.
  func cells(at start: UInt32) -> [CellReference] {
    guard let shape = word(layout.cells, UInt64(start)), let count = word(layout.shapes, UInt64(shape)) else {
      return []
    }
    return cells(of: Shape(index: UInt64(shape), count: UInt64(count), words: .max, cells: UInt64(start)))
  }

  /// The meaning of a row's words.
  struct Shape {
    /// The start of the shape in its section.
    var index: UInt64
    /// The number of properties.
    var count: UInt64
    /// The number of words that hold their values.
    var words: UInt64
    /// The start of the row among the cells.
    var cells: UInt64
  }

  /// The shape of a row, or nil if the row contradicts itself.
  func shape(ofRow row: UInt32) -> Shape? {
    guard let start = word(layout.rows, UInt64(row)), let shape = word(layout.cells, UInt64(start)),
      let count = word(layout.shapes, UInt64(shape))
    else { return nil }
    let end = word(layout.rows, UInt64(row) + 1).map(UInt64.init) ?? UInt64(layout.cells.count)
    let first = UInt64(start) + 1
    guard first <= end, end <= UInt64(layout.cells.count), UInt64(count) <= end - first else { return nil }
    return Shape(index: UInt64(shape), count: UInt64(count), words: end - first, cells: UInt64(start))
  }

  /// The different values of a cell, in the order of their lowest environments.
  ///
  /// Equal values of which the optional sections say different things are one only if `isSame` says so.
  func variants(of cell: CellReference, where isSame: (_ left: UInt64, _ right: UInt64) -> Bool) -> [StoredVariant] {
    var variants: [StoredVariant] = []
    for choice in 0..<cell.axes.choiceCount {
      let index = cell.first + UInt64(choice)
      guard let word = word(layout.cells, index) else { continue }
      let stored = StoredValue(kind: cell.kind, word: word)
      guard let value = stored.isA(.mixed) ? unmixed(stored) : stored else { continue }
      let environments = cell.axes.environments(at: choice)
      if let known = variants.firstIndex(where: { $0.value == value && isSame($0.cell, index) }) {
        variants[known].environments = variants[known].environments.union(environments)
      } else {
        variants.append(StoredVariant(environments: environments, value: value, cell: index))
      }
    }
    return variants
  }

  /// The string of a property's name.
  func propertyString(_ property: UInt32) -> UInt32? {
    property < layout.properties.count ? layout.properties.firstString + property : nil
  }
}
