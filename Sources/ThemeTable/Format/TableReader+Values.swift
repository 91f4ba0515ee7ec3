// Reads stored words as values, type by type.
extension TableReader {
  @inline(__always) func number(_ value: StoredValue) -> Double? {
    switch value.knownKind {
    case .number: Double(Float(bitPattern: value.word))
    case .longNumber: double(UInt64(value.word))
    case .integer: Double(Int32(bitPattern: value.word))
    default: nil
    }
  }

  func integer(_ value: StoredValue) -> Int? {
    value.isA(.integer) ? Int(Int32(bitPattern: value.word)) : number(value)?.wholeNumber
  }

  func textStyle(_ value: StoredValue) -> StyleTextStyle? {
    guard value.isA(.textStyle), let name = string(value.word) else { return nil }
    // Names of up to 15 bytes fit into a `String` itself; of the well-known ones one does not.
    let longest = StyleTextStyle.extraLargeTitle2
    if name.isSame(as: longest.name) { return longest }
    return StyleTextStyle(name.text)
  }

  func textAlignment(_ value: StoredValue) -> StyleTextAlignment? {
    text(value, .textAlignment).flatMap(StyleTextAlignment.init)
  }

  func box(_ value: StoredValue) -> StyleBox? {
    let first = UInt64(value.word)
    guard value.isA(.box), let top = double(first), let right = double(first + 1), let bottom = double(first + 2),
      let left = double(first + 3)
    else { return nil }
    return StyleBox(top: top, right: right, bottom: bottom, left: left)
  }

  func offset(_ value: StoredValue) -> StyleOffset? {
    let first = UInt64(value.word)
    guard value.isA(.offset), let x = double(first), let y = double(first + 1) else { return nil }
    return StyleOffset(x: x, y: y)
  }

  func names(_ value: StoredValue) -> [String]? {
    guard value.isA(.names) else { return nil }
    // Strings do not overlap, so only a damaged list, or a silly one, is longer than all of them.
    var budget = layout.stringBytes.count + 4096
    var names: [String] = []
    for number in list(value.word) {
      guard let name = string(number) else { return nil }
      budget -= name.count
      guard budget >= 0 else { return nil }
      names.append(name.text)
    }
    return names
  }

  /// The string numbers of a list; empty if it does not lie in its section.
  func list(_ index: UInt32) -> [UInt32] {
    let first = UInt64(index) + 1
    guard let count = word(layout.lists, UInt64(index)), first + UInt64(count) <= UInt64(layout.lists.count) else {
      return []
    }
    return (first..<first + UInt64(count)).compactMap { word(layout.lists, $0) }
  }

  /// The string of a value of a kind of strings.
  func text(_ value: StoredValue, _ kind: ValueKind) -> String? { value.isA(kind) ? text(value.word) : nil }

  /// The value, whatever its type.
  func styleValue(_ value: StoredValue) -> StyleValue? { styleValue(value, text: text) }

  /// The value, whatever its type; `text` gives the string of a number.
  func styleValue(_ value: StoredValue, text: (UInt32) -> String?) -> StyleValue? {
    switch value.knownKind {
    case nil, .some(.none), .mixed: nil
    case .color: .color(StyleColor(rgba: value.word))
    case .number, .longNumber: number(value).map(StyleValue.number)
    case .integer: .integer(Int32(bitPattern: value.word))
    case .boolean: .boolean(value.word != 0)
    case .textStyle: textStyle(value).map(StyleValue.textStyle)
    case .textAlignment: textAlignment(value).map(StyleValue.textAlignment)
    case .keyword: text(value.word).map(StyleValue.keyword)
    case .fontName: text(value.word).map(StyleValue.fontName)
    case .imageName: text(value.word).map(StyleValue.imageName)
    case .string: text(value.word).map(StyleValue.string)
    case .box: box(value).map(StyleValue.box)
    case .offset: offset(value).map(StyleValue.offset)
    case .names: names(value).map(StyleValue.names)
    }
  }
}

extension Double {
  /// The same number as an integer; nil if it has a fraction or 32 bits do not hold it.
  ///
  /// Without the rounding functions of the C library.
  var wholeNumber: Int? {
    guard self > -2_147_483_649, self < 2_147_483_648 else { return nil }
    let whole = Int(self)
    return Double(whole) == self ? whole : nil
  }
}

/// A value as the binary form holds it: a word, and what the word means.
///
/// Only ``ResolvedStyle`` can convert it to a value.
public struct StoredValue: Hashable, Sendable {
  /// A ``ValueKind``, or one of a newer version.
  @usableFromInline var kind: UInt8
  @usableFromInline var word: UInt32
}

extension StoredValue {
  init(_ kind: ValueKind, _ word: UInt32) { self.init(kind: kind.rawValue, word: word) }

  /// The meaning of the word, or nil if it is of a newer version.
  var knownKind: ValueKind? { ValueKind(rawValue: kind) }

  func isA(_ kind: ValueKind) -> Bool { self.kind == kind.rawValue }

  /// The colour that it is.
  @inlinable var color: StyleColor? { kind == 1 ? StyleColor(rgba: word) : nil }

  /// The truth value that it is.
  @inlinable var boolean: Bool? { kind == 5 ? word != 0 : nil }
}
