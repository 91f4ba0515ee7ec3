/// A property with a state, as they are written together: `font-color-highlighted`.
package struct PropertyName: Sendable {
  /// The name that a theme writes.
  package let written: String
  package let property: StyleProperty
  package let state: StyleState

  /// The names of the well-known states, made once: every name is compared with all of them.
  private static let wellKnownStates = StyleState.wellKnown.map { $0.name }

  /// Splits a written name into property and well-known state.
  ///
  /// ``StyleProperty/written(in:)`` returns the name again.
  ///
  ///     font-color-highlighted          font-color, highlighted
  ///     background-image-selected-insets  background-image-insets, selected
  ///     horizontal-align                horizontal-align, plain
  package init(written name: String) {
    let (base, state) = Self.split(Array(name.utf8)[...], states: Self.wellKnownStates)
    written = name
    property = state == nil ? StyleProperty(name) : StyleProperty(String(decoding: base, as: UTF8.self))
    self.state = state.map { StyleState($0) } ?? .plain
  }

  /// Splits a written name into the name without its state and the state, which is nil if the name ends with none of them.
  ///
  /// A state has to come before the states that are a suffix of it.
  package static func split(_ name: ArraySlice<UInt8>, states: [String]) -> (base: ArraySlice<UInt8>, state: String?) {
    let tail = name.hasSuffix("-insets") ? name.suffix("-insets".utf8.count) : []
    let stem = name.dropLast(tail.count)
    for state in states {
      let length = state.utf8.count
      guard stem.count > length + 1, stem[stem.endIndex - length - 1] == UInt8(ascii: "-"), stem.hasSuffix(state) else {
        continue
      }
      let head = stem.dropLast(length + 1)
      let base = tail.isEmpty ? head : head + tail
      if base.withBytes(StateSuffix.tailCount) == tail.count { return (base, state) }
    }
    return (name, nil)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ end: String) -> Bool { suffix(end.utf8.count).elementsEqual(end.utf8) }
}
