import ThemeTable

/// Encoded as an object from property names to objects with `type` and `value`, as the resolved table's JSON form has
/// them: colors `"#RRGGBBAA"`, boxes and offsets lists of numbers.
extension PartStyle: Codable {
  /// Reads what ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` where a value is not of its type.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      try values.allKeys.map { key in
        Entry(
          property: key.stringValue, value: try values.decode(CodedValue.self, forKey: key).value)
      })
  }

  /// Writes every value.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    for entry in entries {
      try values.encode(CodedValue(value: entry.value), forKey: Key(stringValue: entry.property))
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

/// A value with its type.
private struct CodedValue: Codable {
  let value: StyleValue

  private enum CodingKeys: String, CodingKey { case type, value }

  private enum Kind: String, Codable {
    case color, number, integer, boolean, keyword, string, box, offset, names
    case textStyle = "text-style"
    case textAlignment = "text-alignment"
    case fontName = "font-name"
    case imageName = "image-name"
  }

  init(value: StyleValue) { self.value = value }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try values.decode(type, forKey: .value)
    }
    value =
      switch try values.decode(Kind.self, forKey: .type) {
      case .color: .color(try StyleColor(hex: read(String.self), in: values.codingPath))
      case .number: .number(try read(Double.self))
      case .integer: .integer(try read(Int32.self))
      case .boolean: .boolean(try read(Bool.self))
      case .textStyle: .textStyle(try read(String.self))
      case .textAlignment: .textAlignment(try read(String.self))
      case .keyword: .keyword(try read(String.self))
      case .fontName: .fontName(try read(String.self))
      case .imageName: .imageName(try read(String.self))
      case .box: .box(try Box(numbers: read([Double].self), in: values.codingPath))
      case .offset: .offset(try Offset(numbers: read([Double].self), in: values.codingPath))
      case .names: .names(try read([String].self))
      case .string: .string(try read(String.self))
      }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func write(_ kind: Kind, _ value: some Encodable) throws {
      try values.encode(kind, forKey: .type)
      try values.encode(value, forKey: .value)
    }
    switch value {
    case .color(let color): try write(.color, color.hex)
    case .number(let number): try write(.number, number)
    case .integer(let integer): try write(.integer, integer)
    case .boolean(let flag): try write(.boolean, flag)
    case .textStyle(let name): try write(.textStyle, name)
    case .textAlignment(let name): try write(.textAlignment, name)
    case .keyword(let word): try write(.keyword, word)
    case .fontName(let name): try write(.fontName, name)
    case .imageName(let name): try write(.imageName, name)
    case .box(let box): try write(.box, [box.top, box.right, box.bottom, box.left])
    case .offset(let offset): try write(.offset, [offset.x, offset.y])
    case .names(let names): try write(.names, names)
    case .string(let text): try write(.string, text)
    }
  }
}

extension StyleColor {
  /// `#RRGGBBAA`.
  var hex: String {
    let digits = String(rgba, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  fileprivate init(hex: String, in path: [any CodingKey]) throws {
    guard hex.utf8.count == 9, hex.hasPrefix("#"), let rgba = UInt32(hex.dropFirst(), radix: 16)
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "a color is written '#RRGGBBAA'"))
    }
    self.init(rgba: rgba)
  }
}

extension Box {
  fileprivate init(numbers: [Double], in path: [any CodingKey]) throws {
    guard numbers.count == 4 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "a box has four numbers"))
    }
    self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
  }
}

extension Offset {
  fileprivate init(numbers: [Double], in path: [any CodingKey]) throws {
    guard numbers.count == 2 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "an offset has two numbers"))
    }
    self.init(x: numbers[0], y: numbers[1])
  }
}
