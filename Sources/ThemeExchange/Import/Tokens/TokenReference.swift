/// A reference from one token to another.
enum TokenReference {
  /// The path that a text names as a whole: `{color.brand}`, `#/color/brand`, or nil for any other text.
  static func path(_ text: String) -> String? {
    if text.hasPrefix("{"), text.hasSuffix("}") {
      let path = text.dropFirst().dropLast()
      guard !path.isEmpty, !path.contains("{"), !path.contains("}") else { return nil }
      // Older files name the value itself.
      let trimmed = String(path).trimmingSpaces
      return trimmed.hasSuffix(".value") ? String(trimmed.dropLast(6)) : trimmed
    }
    guard text.hasPrefix("#/") else { return nil }
    var names = Self.names(text.dropFirst(2), omittingEmpty: false)
    if names.last == "$value" { names.removeLast() }
    return names.contains("$value") ? nil : names.joined(separator: ".")
  }

  /// A pointer into the value of a token: the token's path, and the names after `$value`.
  static func inside(_ text: String) -> (path: String, names: [String])? {
    guard text.hasPrefix("#/") else { return nil }
    let names = Self.names(text.dropFirst(2), omittingEmpty: false)
    guard let mark = names.firstIndex(of: "$value"), mark + 1 < names.count else { return nil }
    return (names[..<mark].joined(separator: "."), Array(names[(mark + 1)...]))
  }

  /// The names of a JSON pointer in a URI fragment.
  static func names(_ pointer: Substring, omittingEmpty: Bool = true) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: omittingEmpty).map { decode($0) }
  }

  /// A name with `%20`, `~0` and `~1` decoded.
  private static func decode(_ name: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let number = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(number)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self).replacing("~1", with: "/").replacing("~0", with: "~")
  }
}
