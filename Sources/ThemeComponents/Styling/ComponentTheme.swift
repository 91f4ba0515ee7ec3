public import ThemeTable

/// The styles that components are drawn with: an app's theme over the default one.
///
/// A pair of property and state is looked for in the app's theme, then in the defaults; only then in the plain
/// state. So a theme overrides exactly what it names: one that sets `font-color` leaves the default's
/// `font-color-selected` alone, and a rule that is removed brings the default back (TH-13).
public struct ComponentTheme: Sendable {
  /// The tables, the stronger one first.
  private let layers: [StyleTable]

  /// The default theme alone.
  public static let standard = ComponentTheme(layers: [DefaultTheme.table])

  /// An app's theme over the default theme, or over other defaults.
  public init(_ theme: StyleTable? = nil, defaults: StyleTable = DefaultTheme.table) {
    layers = [theme, defaults].compactMap { $0 }
  }

  /// Tables over each other, the stronger one first: style sheet, what the app sets in code, defaults.
  public init(layers: [StyleTable]) { self.layers = layers }

  /// The style of a part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - state: Its state; a value that is missing there is that of the plain state.
  ///   - environment: The device, its position and settings.
  /// - Returns: The values of the part's properties, as far as there are some.
  public func style(of part: StyledPart, state: StyleState = .plain, in environment: StyleEnvironment) -> PartStyle {
    let style = LayeredStyle(layers, classList: part.classList, in: environment)
    guard !style.isEmpty else { return .empty }
    return PartStyle(
      part.properties.compactMap { property in
        style.value(property, state: state).map { PartStyle.Entry(property: property.name, value: $0) }
      })
  }
}

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
