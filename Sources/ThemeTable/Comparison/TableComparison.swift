/// Two tables side by side: which values differ, by class path, property and environment.
///
/// Values are compared, not their texts: `white` and `#FFFFFF` are the same.
package struct TableComparison {
  private let old: ResolvedTable
  private let new: ResolvedTable

  package init(old: ResolvedTable, new: ResolvedTable) { (self.old, self.new) = (old, new) }

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
    for row in pairs(old.rows[...], new.rows[...], by: { $0.path }) {
      let path = String(decoding: row.name, as: UTF8.self)
      let (oldCells, newCells) = (row.old.map { old.cells[$0.cells] }, row.new.map { new.cells[$0.cells] })
      for cell in pairs(oldCells ?? [], newCells ?? [], by: { $0.property }) {
        let replacements = replacements(of: cell.old, by: cell.new)
        guard !replacements.isEmpty else { continue }
        let name = PropertyName(written: String(decoding: cell.name, as: UTF8.self))
        changes += replacements.map {
          Change(path: path, name: name, environments: $0.environments, old: $0.old.variant, new: $0.new.variant)
        }
      }
    }
    return changes
  }

  /// An element of one table or of both, with its name.
  private typealias Pair<Element> = (name: ArraySlice<UInt8>, old: Element?, new: Element?)

  /// The elements of two lists that are in the order of their names' bytes, those of one name together.
  private func pairs<Element>(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>, by name: (Element) -> TableName
  ) -> [Pair<Element>] {
    var (old, new) = (old, new)
    var pairs: [Pair<Element>] = []
    while true {
      let oldName = old.first.map { self.old.bytes(of: name($0)) }
      let newName = new.first.map { self.new.bytes(of: name($0)) }
      let order = Self.order(oldName, newName)
      guard let first = order <= 0 ? oldName : newName else { return pairs }
      pairs.append((first, order <= 0 ? old.popFirst() : nil, order >= 0 ? new.popFirst() : nil))
    }
  }

  /// Compares two names by their bytes: negative if the left one comes first, 0 if they are equal.
  ///
  /// One that is missing comes last.
  private static func order(_ left: ArraySlice<UInt8>?, _ right: ArraySlice<UInt8>?) -> Int {
    guard let left else { return 1 }
    guard let right else { return -1 }
    return left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
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
