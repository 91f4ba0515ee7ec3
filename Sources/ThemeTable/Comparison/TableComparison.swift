/// Two tables side by side: which values differ, by class path, property and environment.
///
/// Values are compared, not their texts: `white` and `#FFFFFF` are the same.
package struct TableComparison {
  private let old: ResolvedTable
  private let new: ResolvedTable
  /// For each name of a table that is a property, its place among those of both in the order of their bytes, so that names
  /// are compared once and not in every row.
  private let oldRanks: [Int]
  private let newRanks: [Int]

  package init(old: ResolvedTable, new: ResolvedTable) {
    let (oldProperties, newProperties) = (Set(old.cells.map { $0.property }), Set(new.cells.map { $0.property }))
    let sorted = Set(oldProperties.map(old.bytes(of:)) + newProperties.map(new.bytes(of:))).sorted {
      $0.lexicographicallyPrecedes($1)
    }
    let ranks = Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices))
    func places(of properties: Set<TableName>, in table: ResolvedTable) -> [Int] {
      var places = [Int](repeating: 0, count: table.names.count)
      for property in properties { places[property.index] = ranks[table.bytes(of: property)] ?? 0 }
      return places
    }
    (self.old, self.new) = (old, new)
    (oldRanks, newRanks) = (places(of: oldProperties, in: old), places(of: newProperties, in: new))
  }

  /// A difference: what a class path has for a property, and had.
  package struct Change {
    package var path: String
    package var name: PropertyName
    /// The environments in which it changed from `old` to `new`.
    package var environments: EnvironmentSet
    /// The first of the old table's variants that have the value, or nil if it had none.
    package var old: ResolvedTable.Variant?
    /// The first of the new table's variants that have the value, or nil if it has none.
    package var new: ResolvedTable.Variant?
  }

  /// The changes by path, then by property, then by the lowest environment.
  ///
  /// Each pair of values is one change. Takes time in proportion to the size of both tables.
  package var changes: [Change] {
    var changes: [Change] = []
    for row in pairs(old.rows[...], new.rows[...], by: { order(old.bytes(of: $0.path), new.bytes(of: $1.path)) }) {
      guard let path = row.old.map({ old.names[$0.path] }) ?? row.new.map({ new.names[$0.path] }) else { continue }
      let (oldCells, newCells) = (row.old.map { old.cells[$0.cells] }, row.new.map { new.cells[$0.cells] })
      let cells = pairs(oldCells ?? [], newCells ?? []) { oldRanks[$0.property.index] - newRanks[$1.property.index] }
      for cell in cells {
        let replacements = replacements(of: cell.old, by: cell.new)
        guard !replacements.isEmpty,
          let name = cell.old.map({ old.names[$0.property] }) ?? cell.new.map({ new.names[$0.property] })
        else { continue }
        changes += replacements.map {
          Change(
            path: path, name: PropertyName(written: name), environments: $0.environments, old: $0.old.variant,
            new: $0.new.variant)
        }
      }
    }
    return changes
  }

  /// The elements of two sorted lists, the equal ones together; `order` is negative if the left one comes first.
  private func pairs<Element>(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>, by order: (Element, Element) -> Int
  ) -> [(old: Element?, new: Element?)] {
    var (old, new) = (old, new)
    var pairs: [(old: Element?, new: Element?)] = []
    while let left = old.first, let right = new.first {
      let order = order(left, right)
      pairs.append((order <= 0 ? old.popFirst() : nil, order >= 0 ? new.popFirst() : nil))
    }
    return pairs + old.map { ($0, nil) } + new.map { (nil, $0) }
  }

  private func order(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  /// A value of a cell, or its absence, with the environments.
  private typealias Part = (environments: EnvironmentSet, variant: ResolvedTable.Variant?, value: StyleValue?)

  /// The values of a cell, its absence included: together they cover all environments.
  private static func parts(of variants: ArraySlice<ResolvedTable.Variant>, in table: ResolvedTable) -> [Part] {
    variants.map { ($0.environments, $0, table.values[$0.value]) }
      + [(variants.reduce(.all) { $0.subtracting($1.environments) }, nil, nil)]
  }

  /// A pair of different values, with the environments in which one took the other's place.
  private typealias Replacement = (environments: EnvironmentSet, old: Part, new: Part)

  /// The values that one cell has instead of another's, each pair once, by their lowest environments.
  private func replacements(of oldCell: ResolvedTable.Cell?, by newCell: ResolvedTable.Cell?) -> [Replacement] {
    let oldVariants = oldCell.map { old.variants[$0.variants] } ?? []
    let newVariants = newCell.map { new.variants[$0.variants] } ?? []
    // Most cells have the same values.
    let isSame =
      oldVariants.count == newVariants.count
      && zip(oldVariants, newVariants).allSatisfy {
        $0.environments == $1.environments && old.values[$0.value] == new.values[$1.value]
      }
    if isSame { return [] }
    let newParts = Self.parts(of: newVariants, in: new)
    var found: [Replacement] = []
    for before in Self.parts(of: oldVariants, in: old) {
      for after in newParts where before.value != after.value {
        let both = before.environments.intersection(after.environments)
        if both.isEmpty { continue }
        let pair = found.firstIndex { $0.old.value == before.value && $0.new.value == after.value }
        if let pair { found[pair].environments.formUnion(both) } else { found.append((both, before, after)) }
      }
    }
    return found.sorted { $0.environments.lowest < $1.environments.lowest }
  }
}
