/// One cell of a row: a property with its values for the choices on some axes.
struct CellReference {
  var property: UInt32
  var kind: UInt8
  var axes: AxisSet
  /// The first of its words among the cells; there are as many as choices.
  var first: UInt64
}

/// A value with all environments in which a cell has it.
struct RawVariant {
  var environments: EnvironmentSet
  var value: RawValue
}

// Walking over everything, in time proportional to the file: rows share no cells.
extension TableReader {
  var rowCount: UInt32 { layout.paths.count }

  /// The cells of a row, in the order of their properties; empty if the row contradicts itself.
  func cells(ofRow row: UInt32) -> [CellReference] {
    guard let shape = shape(ofRow: row) else { return [] }
    var cells: [CellReference] = []
    var free: UInt64 = 0
    for entry in 0..<shape.count {
      guard let property = word(layout.shapes, shape.index + 1 + entry),
        let place = place(shape: shape.index, count: shape.count, entry: entry)
      else { return [] }
      let end = UInt64(place.start) + UInt64(place.axes.choiceCount)
      guard UInt64(place.start) >= free, end <= shape.words else { return [] }
      free = end
      cells.append(
        CellReference(
          property: property, kind: place.kind, axes: place.axes,
          first: shape.cells + 1 + UInt64(place.start)))
    }
    return cells
  }

  /// The shape of a row, its number of properties and of words for values, where the row begins.
  private func shape(
    ofRow row: UInt32
  ) -> (index: UInt64, count: UInt64, words: UInt64, cells: UInt64)? {
    guard let start = word(layout.rows, UInt64(row)), let shape = word(layout.cells, UInt64(start)),
      let count = word(layout.shapes, UInt64(shape))
    else { return nil }
    let end = word(layout.rows, UInt64(row) + 1).map(UInt64.init) ?? UInt64(layout.cells.count)
    let first = UInt64(start) + 1
    guard first <= end, end <= UInt64(layout.cells.count), UInt64(count) <= end - first else {
      return nil
    }
    return (UInt64(shape), UInt64(count), end - first, UInt64(start))
  }

  /// The different values of a cell, in the order of their lowest environments.
  ///
  /// - Parameters:
  ///   - cell: One of ``cells(ofRow:)``.
  ///   - isSame: Whether two values of the cell may be told as one.
  /// - Returns: Disjoint sets of environments with their values.
  func variants(
    of cell: CellReference, where isSame: (RawValue, RawValue) -> Bool
  ) -> [RawVariant] {
    var variants: [RawVariant] = []
    for choice in 0..<cell.axes.choiceCount {
      let index = cell.first + UInt64(choice)
      guard let word = word(layout.cells, index),
        let value = rawValue(kind: cell.kind, word: word, cell: index)
      else { continue }
      let environments = cell.axes.environments(at: choice)
      if let known = variants.firstIndex(where: { isSame($0.value, value) }) {
        variants[known].environments = variants[known].environments.union(environments)
      } else {
        variants.append(RawVariant(environments: environments, value: value))
      }
    }
    return variants
  }

  /// The different values of a cell.
  func variants(of cell: CellReference) -> [RawVariant] {
    variants(of: cell) { $0.kind == $1.kind && $0.word == $1.word }
  }

  /// The string of a property's name.
  func propertyString(_ property: UInt32) -> UInt32? {
    property < layout.properties.count ? layout.properties.firstString + property : nil
  }
}
