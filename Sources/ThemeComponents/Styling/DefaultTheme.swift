public import ThemeTable

/// The default theme, `Themes/Fiori.nss`, compiled and embedded.
public enum DefaultTheme {
  /// The table.
  public static let table: StyleTable = {
    do throws(StyleTableError) {
      return try StyleTable(bytes: bytes)
    } catch {
      // The bytes are part of the program, and a test opens them: they cannot be wrong at run time.
      preconditionFailure("the embedded theme cannot be opened: \(error)")
    }
  }()

  /// The bytes of the table, as `themec build` writes them.
  public static let bytes: [UInt8] = Base64.decode(encodedTable)
}

/// Bytes as text, as RFC 4648 writes them: four characters for three bytes.
enum Base64 {
  /// The bytes of a text; line feeds and the padding at its end are passed over.
  static func decode(_ text: StaticString) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    text.withUTF8Buffer { characters in
      bytes.reserveCapacity(characters.count / 4 * 3)
      for character in characters {
        guard let value = value(of: character) else { continue }
        bits = bits << 6 | UInt32(value)
        count += 6
        guard count >= 8 else { continue }
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
