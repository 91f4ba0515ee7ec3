/// Encoded as an object with `type` and `value`, as in the JSON form of a table: colours as `"#RRGGBBAA"`, boxes and
/// offsets as lists of numbers.
extension StyleValue: Codable {
  private enum CodingKeys: String, CodingKey { case type, value }

  private enum Kind: String, Codable {
    case color, number, integer, boolean, keyword, string, box, offset, names
    case textStyle = "text-style"
    case textAlignment = "text-alignment"
    case fontName = "font-name"
    case imageName = "image-name"
  }

  /// Reads what ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` if the value is not of its type.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      try values.decode(type, forKey: .value)
    }
    self =
      switch try values.decode(Kind.self, forKey: .type) {
      case .color: .color(try read())
      case .number: .number(try read())
      case .integer: .integer(try read())
      case .boolean: .boolean(try read())
      case .textStyle: .textStyle(try read())
      case .textAlignment: .textAlignment(try read())
      case .keyword: .keyword(try read())
      case .fontName: .fontName(try read())
      case .imageName: .imageName(try read())
      case .box: .box(try read())
      case .offset: .offset(try read())
      case .names: .names(try read())
      case .string: .string(try read())
      }
  }

  /// Writes the type and the value.
  ///
  /// - Throws: The encoder's errors.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func write(_ kind: Kind, _ value: some Encodable) throws {
      try values.encode(kind, forKey: .type)
      try values.encode(value, forKey: .value)
    }
    switch self {
    case .color(let color): try write(.color, color)
    case .number(let number): try write(.number, number)
    case .integer(let integer): try write(.integer, integer)
    case .boolean(let flag): try write(.boolean, flag)
    case .textStyle(let style): try write(.textStyle, style)
    case .textAlignment(let alignment): try write(.textAlignment, alignment)
    case .keyword(let word): try write(.keyword, word)
    case .fontName(let name): try write(.fontName, name)
    case .imageName(let name): try write(.imageName, name)
    case .box(let box): try write(.box, box)
    case .offset(let offset): try write(.offset, offset)
    case .names(let names): try write(.names, names)
    case .string(let text): try write(.string, text)
    }
  }
}

/// Encoded as a string: `"#RRGGBBAA"`.
extension StyleColor: Codable {
  /// Reads what ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` if the text is not eight hex digits after `#`.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    guard text.utf8.count == 9, text.hasPrefix("#"), let rgba = UInt32(text.dropFirst(), radix: 16)
    else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "a color is written '#RRGGBBAA'")
    }
    self.init(rgba: rgba)
  }

  /// Writes the description.
  ///
  /// - Throws: The encoder's errors.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }
}

/// Encoded as a list of four numbers: top, right, bottom, left.
extension StyleBox: Codable {
  /// Reads what ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` if there are not four numbers.
  public init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder, count: 4)
    self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
  }

  /// Writes the four numbers.
  ///
  /// - Throws: The encoder's errors.
  public func encode(to encoder: any Encoder) throws {
    try [top, right, bottom, left].encode(to: encoder)
  }
}

/// Encoded as a list of two numbers: x, y.
extension StyleOffset: Codable {
  /// Reads what ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` if there are not two numbers.
  public init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder, count: 2)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Writes the two numbers.
  ///
  /// - Throws: The encoder's errors.
  public func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
}

extension [Double] {
  /// A list of exactly `count` numbers.
  fileprivate init(from decoder: any Decoder, count: Int) throws {
    self = try [Double](from: decoder)
    guard self.count == count else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "expected \(count) numbers, found \(self.count)"))
    }
  }
}
