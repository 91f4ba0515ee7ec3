/// The entry of a cell where it has no value or one: all that a reader can tell apart.
struct CellContent: Hashable {
  var value: StoredValue
  /// The number of the text's string, plus 1; 0 for no text.
  var text: UInt32 = 0
  /// The number of the origin, plus 1; 0 for no origin.
  var origin: UInt32 = 0

  /// The content of a cell where it has no value.
  static let nothing = CellContent(value: StoredValue(.none, 0))
}

/// The contents of one cell, each with the environments in which the cell has it.
struct CellRegions {
  private struct Region {
    var environments: EnvironmentSet
    var content: CellContent
  }

  private var regions: [Region] = []
  /// The environments without a content so far.
  private var remaining = EnvironmentSet.all

  /// Begins another cell in the same memory.
  mutating func clear() {
    regions.removeAll(keepingCapacity: true)
    remaining = .all
  }

  /// Gives a content to those of some environments that have none.
  mutating func add(_ content: CellContent, in environments: EnvironmentSet) {
    let environments = environments.intersection(remaining)
    guard !environments.isEmpty else { return }
    remaining = remaining.subtracting(environments)
    // A few: searching them costs less than a dictionary for each cell.
    if let same = regions.firstIndex(where: { $0.content == content }) {
      regions[same].environments.formUnion(environments)
    } else {
      regions.append(Region(environments: environments, content: content))
    }
  }

  /// The kind of all contents, ``ValueKind/mixed`` if they are of several kinds; nil if there are none.
  var kind: UInt8? {
    guard let first = regions.first?.content.value.kind else { return nil }
    let isOfOneKind = regions.allSatisfy { $0.content.value.kind == first }
    return isOfOneKind ? first : ValueKind.mixed.rawValue
  }

  /// The axes on which it depends in which region an environment is.
  var axes: AxisSet {
    var axes = AxisSet.empty
    for axis in StyleAxis.allCases where regions.contains(where: { $0.environments.depends(on: axis) }) {
      axes.bits |= 1 << axis.rawValue
    }
    return axes
  }

  /// The content in some environments, which lie in one region because no region depends on any further axis.
  func content(in environments: EnvironmentSet) -> CellContent? {
    regions.first { !$0.environments.isDisjoint(with: environments) }?.content
  }
}
