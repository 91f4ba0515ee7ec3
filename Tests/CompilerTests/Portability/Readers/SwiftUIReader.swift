import Foundation

/// SAP's runtime for SwiftUI as a reader of a stylesheet: it takes the colours that it overrides.
///
/// A model for tests, written from what is known of that reader. It goes line by line and knows neither rules nor
/// comments; a line that it cannot take apart is skipped without a word.
struct SwiftUIReader {
  /// The definitions, of each name the first; nothing is trimmed.
  private(set) var definitions: [String: String] = [:]

  init(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    for line in text.components(separatedBy: .newlines) where line.first == "@" {
      let parts = line.dropFirst().dropLast().components(separatedBy: ":")
      guard parts.count == 2, definitions[parts[0]] == nil else { continue }
      definitions[parts[0]] = parts[1]
    }
  }

  /// Where a style is looked for, best first, for the eight situations: their suffixes, and older names of two styles.
  static func keys(of style: String) -> [[String]] {
    let hasAliases = style == "tintColor" || style == "tintColorTapState"
    return [
      [style + "_lightBackground", style] + (hasAliases ? [style + "Dark"] : []),
      [style + "_darkBackground"] + (hasAliases ? [style + "Light"] : []), [style + "_elevatedLightBackground"],
      [style + "_elevatedDarkBackground"], [style + "_contrastLightBackground"], [style + "_contrastDarkBackground"],
      // The misspelling is the reader's.
      [style + "_elevatedContrastLightkBackground"], [style + "_elevatedContrastDarkBackground"],
    ]
  }

  /// The text that overrides a style in one of the eight situations; nil where nothing does.
  func override(of style: String, situation: Int) -> String? {
    Self.keys(of: style)[situation].lazy.compactMap { definitions[$0] }.first
  }

  /// `RRGGBBAA` of a text with hex digits in it, as the reader finds them: eight of them, else six, else three.
  static func hex(_ text: String) -> String? {
    let compact = text.filter { !$0.isWhitespace }.uppercased()
    for count in [8, 6, 3] {
      guard let digits = firstDigits(count, in: compact) else { continue }
      switch count {
      case 8: return digits
      case 6: return digits + "FF"
      default: return digits.map { "\($0)\($0)" }.joined() + "FF"
      }
    }
    return nil
  }

  private static func firstDigits(_ count: Int, in text: String) -> String? {
    let letters = Array(text)
    for start in letters.indices {
      let mark = letters[start] == "#" ? 1 : letters[start...].starts(with: "0X") ? 2 : 0
      let digits = letters[start...].dropFirst(mark).prefix(count)
      if mark > 0, digits.count == count, digits.allSatisfy(\.isASCIIHexDigit) { return String(digits) }
    }
    return nil
  }
}

extension Character { fileprivate var isASCIIHexDigit: Bool { isASCII && isHexDigit } }
