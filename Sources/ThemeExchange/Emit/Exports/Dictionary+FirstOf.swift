extension Dictionary {
  /// The values by their keys; of those with equal keys the first.
  init(firstOf pairs: some Sequence<(Key, Value)>) {
    self = pairs.reduce(into: [:]) { values, pair in
      if values[pair.0] == nil { values[pair.0] = pair.1 }
    }
  }
}
