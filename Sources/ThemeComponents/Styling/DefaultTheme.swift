public import ThemeTable

/// The default theme, `Themes/Fiori.nss`, compiled and embedded.
public enum DefaultTheme {
  /// The table.
  public static let table: StyleTable = {
    do throws(StyleTableError) { return try StyleTable(bytes: bytes) } catch {
      // The bytes are part of the program, and a test opens them: they cannot be wrong at run time.
      preconditionFailure("the embedded theme cannot be opened: \(error)")
    }
  }()

  /// The bytes of the table, as `themec build` writes them.
  public static let bytes: [UInt8] = Base64.decode(encodedTable)
}

/// Bytes as text, as RFC 4648 writes them: four characters for three bytes.
enum Base64 {
  private static let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

  /// The bytes of a text; line feeds and the padding at its end are passed over.
  static func decode(_ text: StaticString) -> [UInt8] {
    var values = [UInt32?](repeating: nil, count: 256)
    alphabet.withUTF8Buffer { letters in
      for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt32(value) }
    }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    text.withUTF8Buffer { characters in
      bytes.reserveCapacity(characters.count / 4 * 3)
      for character in characters {
        guard let value = values[Int(character)] else { continue }
        bits = bits << 6 | value
        count += 6
        guard count >= 8 else { continue }
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
