import ThemeBase
package import ThemeTable

/// `rgb()`, `rgba()`, `hsl()` or `hsla()`, found anywhere in a value as NUI finds it.
struct ColorFunction {
  /// One component: its digits and what they are worth.
  struct Component {
    var range: Range<Int>
    /// Taken as it is with a dot, divided by 255 without.
    var value: Double
    var hasDot: Bool
  }

  var range: Range<Int>
  var isHSL: Bool
  /// Whether the name ends with `a`.
  var hasAlpha: Bool
  /// Three or four.
  var components: [Component]

  /// The first function in the text that can be read, or nil.
  ///
  /// Linear: an attempt never reads past the letter that would begin the next one.
  static func find(in text: CompactText) -> ColorFunction? {
    guard text.bytes.contains(UInt8(ascii: "(")) else { return nil }
    for index in text.bytes.indices { if let function = read(at: index, in: text) { return function } }
    return nil
  }

  /// The range of a function's name and parenthesis, readable or not.
  static func firstName(in text: CompactText) -> Range<Int>? {
    for index in text.bytes.indices { if let name = name(at: index, in: text) { return index..<name.end } }
    return nil
  }

  private static func name(at index: Int, in text: CompactText) -> (isHSL: Bool, hasAlpha: Bool, end: Int)? {
    let word = (text.byte(index), text.byte(index + 1), text.byte(index + 2))
    let isRGB = word == (UInt8(ascii: "R"), UInt8(ascii: "G"), UInt8(ascii: "B"))
    let isHSL = word == (UInt8(ascii: "H"), UInt8(ascii: "S"), UInt8(ascii: "L"))
    guard isRGB || isHSL else { return nil }
    let hasAlpha = text.byte(index + 3) == UInt8(ascii: "A")
    let end = index + (hasAlpha ? 5 : 4)
    return text.byte(end - 1) == UInt8(ascii: "(") ? (isHSL, hasAlpha, end) : nil
  }

  private static func read(at start: Int, in text: CompactText) -> ColorFunction? {
    guard let name = name(at: start, in: text) else { return nil }
    var index = name.end
    var components: [Component] = []
    components.reserveCapacity(4)
    while components.count < 4 {
      guard let component = component(at: index, in: text) else { return nil }
      components.append(component)
      index = component.range.upperBound
      if text.byte(index) == UInt8(ascii: ")"), components.count >= 3 {
        return ColorFunction(
          range: start..<index + 1, isHSL: name.isHSL, hasAlpha: name.hasAlpha, components: components)
      }
      guard text.byte(index) == UInt8(ascii: ",") else { return nil }
      index += 1
    }
    return nil
  }

  private static func component(at start: Int, in text: CompactText) -> Component? {
    var end = start
    var hasDot = false
    while text.byte(end).isASCIIDigit || text.byte(end) == UInt8(ascii: ".") {
      hasDot = hasDot || text.byte(end) == UInt8(ascii: ".")
      end += 1
    }
    guard end > start else { return nil }
    let number = DecimalScanner(text.bytes[...], in: start..<end).value
    return Component(range: start..<end, value: hasDot ? number : number / 255, hasDot: hasDot)
  }

  /// The colour; nil for `rgba()` or `hsla()` with three components.
  var channels: ColorChannels? {
    if hasAlpha, components.count < 4 { return nil }
    let alpha = hasAlpha ? components[3].value : 1
    let (first, second, third) = (components[0].value, components[1].value, components[2].value)
    return isHSL
      ? ColorChannels(hue: first, saturation: second, brightness: third, alpha: alpha)
      : ColorChannels(red: first, green: second, blue: third, alpha: alpha)
  }

  /// The parts of the function that runtimes read otherwise.
  func findings(in compact: CompactText, of text: ValueText, target: Target) -> [Finding] {
    var findings: [Finding] = []
    lazy var whole = compact.tokens(range, of: text)
    if target == .fioriSwiftUI { findings.append(Finding(.colorFunctionNotRead, at: whole)) }
    if isHSL {
      let isDivided = !components[0].hasDot && components[0].value > 0
      findings.append(Finding(.hslIsHSB(isDivided: isDivided), at: whole))
    }
    for (index, component) in components.enumerated() {
      guard let kind = finding(about: component, index) else { continue }
      findings.append(Finding(kind, at: compact.tokens(component.range, of: text)))
    }
    if range != compact.bytes.indices { findings.append(Finding(.ignoredText, at: text.allTokens)) }
    return findings
  }

  private func finding(about component: Component, _ index: Int) -> Finding.Kind? {
    if index == 3, !hasAlpha { return .ignoredAlpha }
    // 0 and 255 mean the same whichever way they are read.
    let isFraction = component.value > 0 && component.value < 1
    if index == 3, !component.hasDot, isFraction { return .integerAlpha }
    if index == 0, isHSL, component.hasDot, component.value > 1, component.value <= 360 {
      return .hueInDegrees(fraction: component.value / 360)
    }
    if component.value > 1 { return .outOfRange(lower: 0, upper: component.hasDot ? 1 : 255) }
    return nil
  }
}

/// A colour as the runtimes compute it: four channels that may lie outside 0…1.
package struct ColorChannels: Hashable, Sendable {
  package var red, green, blue: Double
  package var alpha = 1.0
}

extension ColorChannels {
  /// The colour of a hue, saturation and brightness, each in 0…1.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let hue = Self.unit(hue) * 6
    let saturation = Self.unit(saturation)
    let value = Self.unit(brightness)
    let sector = Int(hue)
    let fraction = hue - Double(sector)
    let low = value * (1 - saturation)
    let falling = value * (1 - saturation * fraction)
    let rising = value * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch sector {
      case 1: (falling, value, low)
      case 2: (low, value, rising)
      case 3: (low, falling, value)
      case 4: (rising, low, value)
      case 5: (value, low, falling)
      default: (value, rising, low)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The nearest colour of 8 bits a channel.
  package var color: StyleColor {
    StyleColor(
      red: UInt8(fraction: red), green: UInt8(fraction: green), blue: UInt8(fraction: blue),
      alpha: UInt8(fraction: alpha))
  }

  private static func unit(_ value: Double) -> Double { Swift.min(Swift.max(value, 0), 1) }
}
