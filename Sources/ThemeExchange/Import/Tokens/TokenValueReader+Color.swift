import ThemeBase

extension TokenValueReader {
  /// Why a colour cannot be read, and where.
  private struct Unreadable: Error {
    let place: JSONValue
    let reason: String

    init(_ place: JSONValue, _ reason: String) {
      self.place = place
      self.reason = reason
    }
  }

  /// The colour that a value is, or nil if it was reported.
  mutating func color(_ value: JSONValue) -> ImportedDefinition.Value? {
    do throws(Unreadable) {
      let mapped = try mappedColor(value)
      if mapped.isOutside { loseGamut(at: value) }
      return .color(mapped.color)
    } catch { return hexColor(value, instead: error) }
  }

  /// The colour of an object, without a report.
  func plainColor(_ value: JSONValue) -> ColorSpace.Mapped? { channelColor(value) ?? (try? objectColor(value)) }

  mutating func loseGamut(at value: JSONValue) {
    findings.lose("gamut", "'\(path)' lies outside sRGB; the nearest colour of sRGB is written", at: value.span)
  }

  private mutating func mappedColor(_ value: JSONValue) throws(Unreadable) -> ColorSpace.Mapped {
    if let text = value.string {
      guard let color = CSSColorText.color(text) else {
        throw Unreadable(value, "a colour is an object, or a text such as '#0B6E99'")
      }
      return color
    }
    if let color = channelColor(value) { return color }
    guard value.members != nil else { throw Unreadable(value, "a colour is an object, and this is \(value.kindName)") }
    let color = try objectColor(value)
    checkMembers(of: value, ["colorSpace", "components", "alpha", "hex"])
    if let hex = value["hex"], !Self.isHex(hex.string ?? "") {
      findings.reject(
        "hex form", "the 'hex' of a colour is '#' and six digits, and that of '\(path)' is not", at: hex.span)
    }
    return color
  }

  /// The colour of the digits beside components that cannot be read.
  private mutating func hexColor(_ value: JSONValue, instead fault: Unreadable) -> ImportedDefinition.Value? {
    guard let hex = value["hex"]?.string, Self.isHex(hex), let mapped = CSSColorText.color(hex), value["alpha"] == nil
    else { return reject(fault.place, fault.reason) }
    findings.reject(
      "hex \(fault.reason)", "'\(path)' is written as its 'hex' says: \(fault.reason)", at: fault.place.span)
    return .color(mapped.color)
  }

  private static func isHex(_ text: String) -> Bool {
    text.hasPrefix("#") && text.count == 7 && text.utf8.count == 7 && text.dropFirst().allSatisfy(\.isHexDigit)
  }

  /// A colour by the letters of its channels: `{"r": 1, "g": 0.5, "b": 0, "a": 1}`, as Figma and Style Dictionary write it.
  ///
  /// Channels run to 1 in Figma and to 255 in Style Dictionary, which may also write the shares of `{"h": 210, "s": 0.5, "l": 0.4}`.
  private func channelColor(_ value: JSONValue) -> ColorSpace.Mapped? {
    func channels(_ names: [String]) -> SIMD3<Double>? {
      let numbers = names.compactMap { value[$0].flatMap { follow($0) }.flatMap(Self.number) }
      return numbers.count == 3 ? SIMD3(numbers[0], numbers[1], numbers[2]) : nil
    }
    let alpha = value["a"].flatMap { follow($0) }.flatMap(Self.number) ?? 1
    guard (0...1).contains(alpha) else { return nil }
    if let rgb = channels(["r", "g", "b"]), rgb.min() >= 0, rgb.max() <= 255 {
      return ColorSpace.srgb.color(rgb.max() > 1 ? rgb / 255 : rgb, alpha: alpha)
    }
    guard var hsl = channels(["h", "s", "l"]) else { return nil }
    if hsl.y <= 1, hsl.z <= 1 { hsl = SIMD3(hsl.x, hsl.y * 100, hsl.z * 100) }
    return ColorSpace.hsl.isDefined(for: hsl) ? ColorSpace.hsl.color(hsl, alpha: alpha) : nil
  }

  /// A channel: a number, a text with one, or a percentage, which is a share.
  private static func number(_ value: JSONValue) -> Double? {
    guard let text = value.string else { return value.number }
    return text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
  }

  private func objectColor(_ value: JSONValue) throws(Unreadable) -> ColorSpace.Mapped {
    guard let written = value["colorSpace"] else { throw Unreadable(value, "its colour has no 'colorSpace'") }
    let name = try part(written)
    guard let text = name.string, let space = ColorSpace(rawValue: text) else {
      throw Unreadable(written, "'\(name.string ?? name.kindName)' is not a colour space")
    }
    let components = try value["components"].map { (value) throws(Unreadable) in try part(value) }
    guard let elements = components?.elements, elements.count == 3 else {
      throw Unreadable(value["components"] ?? value, "a colour has three components")
    }
    var channels = SIMD3<Double>()
    for (index, element) in elements.enumerated() { channels[index] = try component(element) }
    guard space.isDefined(for: channels) else {
      throw Unreadable(value["components"] ?? value, "a component is too small or too large for '\(text)'")
    }
    return space.color(channels, alpha: try value["alpha"].map(alpha) ?? 1)
  }

  private func component(_ written: JSONValue) throws(Unreadable) -> Double {
    let value = try part(written)
    if value.string == "none" { return 0 }
    guard let number = value.number else { throw Unreadable(value, "a component is a number or \"none\"") }
    return number
  }

  private func alpha(_ written: JSONValue) throws(Unreadable) -> Double {
    guard let number = try part(written).number, (0...1).contains(number) else {
      throw Unreadable(written, "alpha is a number from 0 to 1")
    }
    return number
  }

  /// A part of a colour, or the target of its reference.
  private func part(_ written: JSONValue) throws(Unreadable) -> JSONValue {
    guard let value = follow(written) else { throw Unreadable(written, "its reference leads nowhere") }
    return value
  }
}
