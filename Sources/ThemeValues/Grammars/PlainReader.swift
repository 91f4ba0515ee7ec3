import ThemeBase
package import ThemeTable

/// Reads the texts that most values are: `#0B6E99`, `12.5`, `8 16`, a keyword of a grammar.
///
/// It only abbreviates: what it reads, ``ValueMatcher`` reads alike and finds nothing odd about, for every target and
/// palette; a test compares the two. Made once for each grammar, so that no text goes over its alternatives again.
package struct PlainReader: Sendable {
  /// The type that is tried first.
  private enum Form: Sendable {
    case color, number, integer, box, boolean, other
  }

  private var form = Form.other
  /// The numbers that a value is held to.
  private var range: ClosedRange<Double>?
  /// The words that are tried before any type.
  private var keywords: [(word: [UInt8], value: StyleValue)] = []

  /// Whether a colour function can be read without a report.
  private let readsFunctions: Bool

  package init(_ grammar: ValueGrammar, target: Target) {
    readsFunctions = target != .fioriSwiftUI
    for alternative in grammar.alternatives {
      switch alternative {
      case .keyword(let word):
        // A word that could be taken for a number or a colour has to be looked at closely.
        guard let first = word.utf8.first, first.isASCIILetter else { return }
        keywords.append((Array(word.utf8), grammar.value(of: word)))
      case .type(let type, let range):
        self.range = range
        form = Self.form(of: type)
        return
      }
    }
  }

  private static func form(of type: ValueType) -> Form {
    switch type {
    case .color: .color
    case .number: .number
    case .integer: .integer
    case .box: .box
    case .boolean: .boolean
    case .offset, .fontStyle, .fontName, .image, .names, .string: .other
    }
  }

  /// The value of a canonical text, the same everywhere; nil for one that is not plain.
  package func read(_ text: UnsafeBufferPointer<UInt8>) -> StyleValue? {
    guard let first = text.first else { return nil }
    if first == UInt8(ascii: "#") {
      return form == .color ? Self.hexColor(text).map(StyleValue.color) : nil
    }
    if first.isASCIIDigit { return number(text) }
    if form == .color, readsFunctions, first == UInt8(ascii: "r"), text.last == UInt8(ascii: ")") {
      return PlainColorFunction.read(text).map(StyleValue.color)
    }
    for place in keywords.indices where keywords[place].word.count == text.count {
      if keywords[place].word.elementsEqual(text) { return keywords[place].value }
    }
    guard form == .boolean, keywords.isEmpty else { return nil }
    if text.elementsEqual("true".utf8) { return .boolean(true) }
    return text.elementsEqual("false".utf8) ? .boolean(false) : nil
  }

  /// `#` and six digits.
  private static func hexColor(_ text: UnsafeBufferPointer<UInt8>) -> StyleColor? {
    guard text.count == 7 else { return nil }
    var bits: UInt32 = 0
    var invalid: UInt8 = 0
    // No branch for each digit: the processor cannot predict whether it is a letter.
    for index in 1..<7 {
      let (digit, letter) = (text[index] &- 48, (text[index] | 0x20) &- 97)
      let value = digit < 10 ? digit : letter < 6 ? letter &+ 10 : 16
      bits = bits << 4 | UInt32(value & 15)
      invalid |= value & 16
    }
    return invalid == 0 ? StyleColor(rgba: bits << 8 | 0xFF) : nil
  }

  private func number(_ text: UnsafeBufferPointer<UInt8>) -> StyleValue? {
    var numbers = PlainNumbers(text)
    switch form {
    case .number:
      guard let number = numbers.next(), numbers.isAtEnd, isInRange(number.value) else {
        return nil
      }
      return .number(number.value)
    case .integer:
      guard let number = numbers.next(), numbers.isAtEnd, number.isWhole,
        isInRange(number.value), let integer = Int32(exactly: number.value)
      else { return nil }
      return .integer(integer)
    case .box: return box(&numbers)
    case .color, .boolean, .other: return nil
    }
  }

  /// One to four numbers with a space between them, in CSS order.
  private func box(_ numbers: inout PlainNumbers) -> StyleValue? {
    guard let top = numbers.next()?.value else { return nil }
    guard !numbers.isAtEnd else {
      return .box(StyleBox(top: top, right: top, bottom: top, left: top))
    }
    guard let right = numbers.next()?.value else { return nil }
    guard !numbers.isAtEnd else {
      return .box(StyleBox(top: top, right: right, bottom: top, left: right))
    }
    guard let bottom = numbers.next()?.value else { return nil }
    guard !numbers.isAtEnd else {
      return .box(StyleBox(top: top, right: right, bottom: bottom, left: right))
    }
    guard let left = numbers.next()?.value, numbers.isAtEnd else { return nil }
    return .box(StyleBox(top: top, right: right, bottom: bottom, left: left))
  }

  private func isInRange(_ number: Double) -> Bool { range?.contains(number) ?? true }
}

/// `rgb ( 10 , 110 , 153 )` and `rgba ( 10 , 110 , 153 , 0.5 )`: whole channels, and an alpha with a point.
private enum PlainColorFunction {
  static func read(_ text: UnsafeBufferPointer<UInt8>) -> StyleColor? {
    let hasAlpha = text.starts(with: "rgba ( ".utf8)
    guard hasAlpha || text.starts(with: "rgb ( ".utf8) else { return nil }
    var numbers = PlainNumbers(text, from: hasAlpha ? 7 : 6)
    guard let red = channel(&numbers), numbers.skip(","), let green = channel(&numbers),
      numbers.skip(","), let blue = channel(&numbers)
    else { return nil }
    var color = ColorChannels(red: red, green: green, blue: blue)
    if hasAlpha {
      guard numbers.skip(","), let alpha = numbers.next(), !alpha.isWhole, alpha.value <= 1 else {
        return nil
      }
      color.alpha = alpha.value
    }
    return numbers.skip(")") && numbers.isAtEnd ? color.color : nil
  }

  private static func channel(_ numbers: inout PlainNumbers) -> Double? {
    guard let number = numbers.next(), number.isWhole, number.value <= 255 else { return nil }
    return number.value / 255
  }
}

/// Numbers of few digits without sign, unit or exponent, one space between them.
private struct PlainNumbers {
  struct Number {
    var value: Double
    var isWhole: Bool
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    self.text = text
    position = start
  }

  /// Steps over a sign and the space after it; false where something else follows.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return step()
  }

  /// Whether no number follows; false also where something else does.
  var isAtEnd: Bool { position == text.count }

  /// The next number, with the space after it; nil for anything else.
  mutating func next() -> Number? {
    let start = position
    var digits = digits(upTo: 15)
    let wholeCount = position - start
    guard wholeCount > 0 else { return nil }
    var decimals = 0
    if position < text.count, text[position] == UInt8(ascii: ".") {
      position += 1
      let point = position
      let fraction = self.digits(upTo: 15 - wholeCount)
      decimals = position - point
      guard decimals > 0 else { return nil }
      for _ in 0..<decimals { digits *= 10 }
      digits += fraction
    }
    guard step() else { return nil }
    let value = DecimalScanner.value(of: digits, decimals: decimals)
    return Number(value: value, isWhole: decimals == 0)
  }

  /// As many digits as follow, at most so many.
  private mutating func digits(upTo limit: Int) -> UInt64 {
    var value: UInt64 = 0
    let end = Swift.min(text.count, position + limit)
    while position < end, text[position].isASCIIDigit {
      value = value * 10 + UInt64(text[position] &- 48)
      position += 1
    }
    return value
  }

  /// Steps over one space before another number; false where something else follows.
  private mutating func step() -> Bool {
    guard position < text.count else { return true }
    guard text[position] == UInt8(ascii: " "), position + 1 < text.count else { return false }
    position += 1
    return true
  }
}
