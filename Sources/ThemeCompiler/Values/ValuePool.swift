package import ThemeDiagnostics
import ThemeSyntax
package import ThemeTable

/// Distinct values, each once, numbered in the order in which they were added.
package struct ValuePool: Sendable {
  package private(set) var values = Column<StyleValue, StyleValue>()
  private var ids: [StyleValue: ID<StyleValue>] = [:]
  // Most values are colours, short numbers or boxes of whole points: 32 bits tell these apart, and are quicker to find.
  private var colors = NumberTable()
  private var numbers = NumberTable()
  private var boxes = NumberTable()

  package init() {}

  /// Makes room for so many values.
  mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }

  package subscript(id: ID<StyleValue>) -> StyleValue { values[id] }

  /// The number of a value, given now if it is new.
  mutating func add(_ value: StyleValue) -> ID<StyleValue> {
    switch value {
    case .color(let color): return add(color)
    case .number(let number): return add(number)
    case .box(let box): return add(box)
    default: return addOther(value)
    }
  }

  /// The number of a colour, given now if it is new.
  mutating func add(_ color: StyleColor) -> ID<StyleValue> {
    add(.color(color), as: colors.find(color.rgba, orAdd: next))
  }

  /// The number of a number, given now if it is new.
  mutating func add(_ number: Double) -> ID<StyleValue> {
    guard let key = number.shortKey else { return addOther(.number(number)) }
    return add(.number(number), as: numbers.find(key, orAdd: next))
  }

  /// The number of a box, given now if it is new.
  mutating func add(_ box: StyleBox) -> ID<StyleValue> {
    guard let key = box.shortKey else { return addOther(.box(box)) }
    return add(.box(box), as: boxes.find(key, orAdd: next))
  }

  private mutating func addOther(_ value: StyleValue) -> ID<StyleValue> {
    if let id = ids[value] { return id }
    ids[value] = ID(rawValue: next)
    return add(value, as: next)
  }

  /// Forgets how values are found, when all have been added.
  mutating func finish() {
    ids = [:]
    (colors, numbers, boxes) = (NumberTable(), NumberTable(), NumberTable())
  }

  private var next: UInt32 { values.endID.rawValue }

  /// Keeps a value that is new.
  @inline(__always)
  private mutating func add(
    _ value: @autoclosure () -> StyleValue, as number: UInt32
  ) -> ID<StyleValue> {
    if number == next { values.append(value()) }
    return ID(rawValue: number)
  }
}

extension Double {
  /// 32 bits that no other number has, whatever the sign of zero; nil for one that needs more.
  fileprivate var shortKey: UInt32? {
    let short = Float(self)
    return Double(short) == self ? (short == 0 ? 0 : short.bitPattern) : nil
  }

  /// The number as a byte; nil for one that is none.
  fileprivate var byte: UInt8? { UInt8(exactly: self) }
}

extension StyleBox {
  /// 32 bits that no other box has; nil for one that needs more.
  fileprivate var shortKey: UInt32? {
    guard let top = top.byte, let right = right.byte, let bottom = bottom.byte,
      let left = left.byte
    else { return nil }
    return UInt32(top) << 24 | UInt32(right) << 16 | UInt32(bottom) << 8 | UInt32(left)
  }
}
