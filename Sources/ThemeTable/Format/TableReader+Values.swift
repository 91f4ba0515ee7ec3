// What a stored word means, type by type.
extension TableReader {
  @inline(__always)
  func color(_ raw: RawValue) -> Color? {
    raw.kind == .color ? Color(rgba: raw.word) : nil
  }

  @inline(__always)
  func number(_ raw: RawValue) -> Double? {
    switch raw.kind {
    case .number: Double(Float(bitPattern: raw.word))
    case .longNumber: double(UInt64(raw.word))
    case .integer: Double(Int32(bitPattern: raw.word))
    default: nil
    }
  }

  func integer(_ raw: RawValue) -> Int? {
    raw.kind == .integer ? Int(Int32(bitPattern: raw.word)) : number(raw)?.wholeNumber
  }

  @inline(__always)
  func boolean(_ raw: RawValue) -> Bool? {
    raw.kind == .boolean ? raw.word != 0 : nil
  }

  func textStyle(_ raw: RawValue) -> TextStyle? {
    guard raw.kind == .textStyle, let name = string(raw.word) else { return nil }
    // Names of up to 15 bytes fit into a `String` itself; of the well-known ones one does not.
    let longest = TextStyle.extraLargeTitle2
    if name.elementsEqual(longest.name.utf8) { return longest }
    return TextStyle(String(decoding: name, as: UTF8.self))
  }

  func textAlignment(_ raw: RawValue) -> TextAlignment? {
    name(raw, .textAlignment).flatMap(TextAlignment.init)
  }

  func keyword(_ raw: RawValue) -> String? { name(raw, .keyword) }

  func fontName(_ raw: RawValue) -> String? { name(raw, .fontName) }

  func imageName(_ raw: RawValue) -> String? { name(raw, .imageName) }

  func string(_ raw: RawValue) -> String? { name(raw, .string) }

  func box(_ raw: RawValue) -> Box? {
    let first = UInt64(raw.word)
    guard raw.kind == .box, let top = double(first), let right = double(first + 1),
      let bottom = double(first + 2), let left = double(first + 3)
    else { return nil }
    return Box(top: top, right: right, bottom: bottom, left: left)
  }

  func offset(_ raw: RawValue) -> Offset? {
    let first = UInt64(raw.word)
    guard raw.kind == .offset, let x = double(first), let y = double(first + 1) else { return nil }
    return Offset(x: x, y: y)
  }

  func names(_ raw: RawValue) -> [String]? {
    guard raw.kind == .names else { return nil }
    // Strings do not overlap, so only a damaged list, or a silly one, is longer than all of them.
    var budget = layout.stringBytes.count + 4096
    var names: [String] = []
    for number in list(raw.word) {
      guard let name = string(number) else { return nil }
      budget -= name.count
      guard budget >= 0 else { return nil }
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names
  }

  /// The string numbers of a list; empty if it does not lie in its section.
  func list(_ index: UInt32) -> [UInt32] {
    let first = UInt64(index) + 1
    guard let count = word(layout.lists, UInt64(index)),
      first + UInt64(count) <= UInt64(layout.lists.count)
    else { return [] }
    return (first..<first + UInt64(count)).compactMap { word(layout.lists, $0) }
  }

  private func name(_ raw: RawValue, _ kind: ValueKind) -> String? {
    raw.kind == kind ? text(raw.word) : nil
  }

  /// The value, whatever its type.
  func styleValue(_ raw: RawValue) -> StyleValue? {
    switch raw.kind {
    case .none, .mixed: nil
    case .color: .color(Color(rgba: raw.word))
    case .number, .longNumber: number(raw).map(StyleValue.number)
    case .integer: .integer(Int32(bitPattern: raw.word))
    case .boolean: .boolean(raw.word != 0)
    case .textStyle: text(raw.word).map(StyleValue.textStyle)
    case .textAlignment: text(raw.word).map(StyleValue.textAlignment)
    case .keyword: text(raw.word).map(StyleValue.keyword)
    case .fontName: text(raw.word).map(StyleValue.fontName)
    case .imageName: text(raw.word).map(StyleValue.imageName)
    case .string: text(raw.word).map(StyleValue.string)
    case .box: box(raw).map(StyleValue.box)
    case .offset: offset(raw).map(StyleValue.offset)
    case .names: names(raw).map(StyleValue.names)
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
