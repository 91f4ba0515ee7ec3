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

  package subscript(id: ID<StyleValue>) -> StyleValue { values[id] }

  /// The number of a value, given now if it is new.
  mutating func add(_ value: StyleValue) -> ID<StyleValue> {
    let next = values.endID.rawValue
    let found: UInt32
    switch value {
    case .color(let color): found = colors.find(color.rgba, orAdd: next)
    case .number(let number) where number.shortKey != nil:
      found = numbers.find(number.shortKey ?? 0, orAdd: next)
    case .box(let box) where box.shortKey != nil:
      found = boxes.find(box.shortKey ?? 0, orAdd: next)
    default:
      if let id = ids[value] { return id }
      ids[value] = ID(rawValue: next)
      found = next
    }
    if found == next { values.append(value) }
    return ID(rawValue: found)
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
