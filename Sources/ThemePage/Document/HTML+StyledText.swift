import ThemeBase
import ThemeReports

// Texts for people as markup.
extension HTML {
  /// Writes a text without escape codes; its roles become classes of CSS.
  mutating func write(_ text: StyledText) {
    var start = 0
    for (role, range) in text.roles {
      write(lines: text.bytes[start..<range.lowerBound])
      element("b", ["class": role.styleClass]) { $0.write(lines: text.bytes[range]) }
      start = range.upperBound
    }
    write(lines: text.bytes[start...])
  }

  /// Writes a text whose line feeds stay.
  private mutating func write(lines text: ArraySlice<UInt8>) {
    for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { endLine() }
      write(String(decoding: line, as: UTF8.self))
    }
  }
}

extension TextRole {
  /// The class of CSS.
  fileprivate var styleClass: String {
    switch self {
    case .plain: "plain"
    case .severity(let severity): severity.rawValue
    case .emphasis: "strong"
    case .gutter: "gutter"
    case .secondary: "second"
    case .inserted: "plus"
    case .removed: "minus"
    }
  }
}
