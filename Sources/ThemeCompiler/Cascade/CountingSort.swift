import ThemeBase

/// Ids in the order of small numbers, sorted in linear time: the keys are counted, not compared.
struct CountingSort<Tag> {
  /// The ids; those of one key are in the order in which they came.
  private(set) var ids: [ID<Tag>]
  /// The end of the ids of each key.
  private var ends: [UInt32]

  /// The range of a key's ids in ``ids``.
  func range(of key: Int) -> Range<Int> { (key == 0 ? 0 : Int(ends[key - 1]))..<Int(ends[key]) }

  /// Sorts some ids by their keys, which are all below a limit.
  init(_ unsorted: some Collection<ID<Tag>>, by keys: Column<Tag, UInt32>, below limit: Int) {
    // Where the next id of each key goes: in the end, where its ids end.
    var places = [UInt32](repeating: 0, count: limit + 1)
    for id in unsorted { places[Int(keys[id]) + 1] += 1 }
    for key in 0..<limit { places[key + 1] += places[key] }
    var sorted = [ID<Tag>](repeating: ID(rawValue: 0), count: unsorted.count)
    for id in unsorted {
      let key = Int(keys[id])
      sorted[Int(places[key])] = id
      places[key] += 1
    }
    ids = sorted
    ends = places
  }
}
