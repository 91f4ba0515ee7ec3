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

/// The written names of a property in a state and in the plain state, on which it falls back, put together on the
/// stack.
///
///     font-color, selected-highlighted   →  font-color-selected-highlighted, font-color
///     background-image-insets, selected  →  background-image-selected-insets, background-image-insets
struct WrittenNames: Sequence, IteratorProtocol {
  private let property: ByteView
  private let state: ByteView
  private let buffer: UnsafeMutableRawBufferPointer
  /// The number of bytes of the property's name before the state.
  private let stem: Int
  /// Whether the next name is that of the state, or nil after the plain name.
  private var hasState: Bool?

  /// The names, written into a buffer that holds both names and a hyphen.
  fileprivate init(_ property: ByteView, _ state: ByteView, in buffer: UnsafeMutableRawBufferPointer) {
    self.property = property
    self.state = state
    self.buffer = buffer
    stem = property.count - StateSuffix.tailCount(of: property)
    hasState = state.count > 0
    property.prefix(stem).copy(to: buffer, at: 0)
    buffer[stem] = UInt8(ascii: "-")
  }

  /// The next name, valid until the one after it is asked for.
  mutating func next() -> ByteView? {
    guard let hasState else { return nil }
    guard hasState else {
      self.hasState = nil
      return property
    }
    self.hasState = false
    let tail = stem + 1 + state.count
    state.copy(to: buffer, at: stem + 1)
    property.suffix(from: stem).copy(to: buffer, at: tail)
    return ByteView(UnsafeRawBufferPointer(buffer)).prefix(tail + property.count - stem)
  }
}

extension StyleProperty {
  /// Calls `body` with the written names in a state and in the plain one; does not allocate.
  @inline(__always) func withNames<Result>(in state: StyleState, _ body: (WrittenNames) -> Result) -> Result {
    name.withBytes { property in
      state.name.withBytes { state in
        withUnsafeTemporaryAllocation(byteCount: property.count + 1 + state.count, alignment: 1) {
          body(WrittenNames(property, state, in: $0))
        }
      }
    }
  }
}

/// The suffix by which a written name names a state: at the end, but before `-insets` in the insets of an image.
enum StateSuffix {
  /// The number of bytes of a property's name that follow the state's suffix.
  static func tailCount(of property: ByteView) -> Int {
    let image = ByteView("image-insets")
    let start = property.count - image.count
    guard start >= 0, property.suffix(from: start) == image else { return 0 }
    return image.count - "image".utf8.count
  }
}

/// The state of a part, written as a suffix of the property: `font-color-highlighted`.
///
/// A value that is missing in a state is that of the plain property, as UIKit takes what is set for its normal state:
/// `selected-highlighted` falls back on the plain property, not on `selected` (``fallback``).
public struct StyleState: StyleName {
  /// The suffix without its hyphen; empty for ``plain``.
  public let name: String

  /// The state of that suffix.
  public init(_ name: String) { self.name = name }

  /// Whether the names are the same in as many bytes.
  public static func == (left: StyleState, right: StyleState) -> Bool {
    left.name.utf8.count == right.name.utf8.count && left.name == right.name
  }

  /// Hashes only the length: layouts look up the state of every node, and there are few states.
  public func hash(into hasher: inout Hasher) { hasher.combine(name.utf8.count) }

  /// No suffix: the property alone.
  public static var plain: StyleState { "" }

  /// The state to look in if a property has no value in this one: ``plain``, or nil for ``plain`` itself.
  public var fallback: StyleState? { name.isEmpty ? nil : .plain }

  /// The state and those on which it falls back, in the order in which they are asked for a value.
  package var withFallbacks: some Sequence<StyleState> { sequence(first: self) { $0.fallback } }

  /// The suffix without its hyphen, `plain` for none.
  public var description: String { name.isEmpty ? "plain" : name }
}
