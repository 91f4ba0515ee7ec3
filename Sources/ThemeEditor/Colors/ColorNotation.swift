import ThemeBase
import ThemeCompiler
import ThemeModel
package import ThemeTable

/// Writes a colour in the notation of another one.
package enum ColorNotation {
  /// The text of an opaque colour in place of a written one, which keeps its notation and its alpha where that can hold them.
  ///
  ///     #fff            →  #0a6     if all digits are double, else #0a6b00
  ///     rgba(0,0,0,.5)  →  rgba(0,170,102,.5)
  ///     red             →  #00AA66
  package static func text(of color: StyleColor, like written: String, in theme: AnalyzedTheme) -> String {
    let alpha = read(written, theme)?.alpha ?? 255
    let wanted = StyleColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    let candidates = written.hasPrefix("#") ? digits(of: wanted, like: written) : [numbers(of: wanted, like: written)]
    // The targets read some notations otherwise: only what is read as this colour is written.
    return candidates.first { read($0, theme) == wanted } ?? wanted.spelling(for: theme.compilation.target)
  }

  /// `#RGB`, `#RRGGBB` and both orders of eight digits, in the case of the written digits.
  private static func digits(of color: StyleColor, like written: String) -> [String] {
    let hex = Array(color.hexText.dropFirst().prefix(6))
    let channels = String(hex)
    var texts = [channels]
    if written.utf8.count == 9 {
      // Not every target reads the digits of an alpha as 255ths: they stay as they are.
      texts = [channels + written.suffix(2), written.dropFirst().prefix(2) + channels]
    } else if written.utf8.count == 4, [0, 2, 4].allSatisfy({ hex[$0] == hex[$0 + 1] }) {
      texts = [String([hex[0], hex[2], hex[4]])]
    }
    let isLowercase = written.utf8.contains { (0x61...0x66).contains($0) }
    return texts.map { "#" + (isLowercase ? $0.lowercased() : $0) }
  }

  /// `rgb(…)` with other numbers; spaces, alpha and all else stay.
  private static func numbers(of color: StyleColor, like written: String) -> String {
    var rest = Array(written.utf8)[...]
    var text: [UInt8] = []
    for channel in [color.red, color.green, color.blue] {
      let before = rest.prefix { !isPartOfNumber($0) }
      rest = rest[before.endIndex...]
      let isFraction = rest.prefix(while: isPartOfNumber).contains(UInt8(ascii: "."))
      text += before + (isFraction ? fraction(channel) : String(channel)).utf8
      rest = rest.drop(while: isPartOfNumber)
    }
    return String(decoding: text + rest, as: UTF8.self)
  }

  /// The shortest fraction of 1 that is so many 255ths: `0.5` for 128.
  private static func fraction(_ channel: UInt8) -> String {
    let fits = [1, 10, 100, 1000].first { scale in
      let rounded = (Double(channel) / 255 * Double(scale)).rounded() / Double(scale)
      return UInt8((rounded * 255).rounded()) == channel
    }
    let scale = Double(fits ?? 1000)
    let text = ((Double(channel) / 255 * scale).rounded() / scale).shortestDigits
    return text.contains(".") ? text : text + ".0"
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool { byte.isASCIIDigit || byte == UInt8(ascii: ".") }

  /// The colour of a text, the first of one that depends on the environment, or nil if it is not a colour.
  private static func read(_ text: String, _ theme: AnalyzedTheme) -> StyleColor? {
    var spaced = ""
    for character in text { spaced += "(),".contains(character) ? " \(character) " : String(character) }
    return ColorText.read(ValueText(spaced), target: theme.compilation.target, palette: theme.compilation.palette)?
      .first?.color
  }
}
