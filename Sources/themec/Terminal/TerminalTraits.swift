import ThemeReports

/// The abilities of a stream.
struct TerminalTraits: Equatable, Sendable {
  var isTerminal = false
  var hasColor = false
  /// Whether box-drawing characters arrive as such; else frames are ASCII.
  var hasUnicode = true
  /// Columns; nil where lines need not be broken.
  var width: Int?

  /// The traits of an open stream.
  static func detect(_ descriptor: Int32, color: ColorChoice) -> TerminalTraits {
    let isTerminal = Platform.isTerminal(descriptor)
    return TerminalTraits(
      isTerminal: isTerminal, hasColor: color.usesColor(isTerminal: isTerminal, variable: Platform.variable),
      hasUnicode: isUnicode(variable: Platform.variable), width: isTerminal ? Platform.columns(descriptor) : nil)
  }

  /// Whether the locale's encoding is UTF-8: the first of the three variables that is set decides, as in POSIX.
  static func isUnicode(variable: (String) -> String?) -> Bool {
    guard let locale = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") else { return false }
    // By bytes: the search of the standard library's 'contains' takes a twelfth of a short run to set up.
    let name = locale.lowercased().utf8.filter { $0 != UInt8(ascii: "-") }
    return name.indices.contains { name[$0...].starts(with: "utf8".utf8) }
  }

  /// The way in which renderers draw for such a stream.
  var rendering: RenderingOptions {
    RenderingOptions(
      width: width.map { min(max($0, 40), 120) } ?? 100, color: hasColor, ascii: !hasUnicode,
      wrapsMessages: width != nil)
  }
}

/// The choice of the user by `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  /// Colours on a terminal that shows them, unless the environment says otherwise.
  case auto
  case always
  case never

  /// Whether a stream gets colours.
  ///
  /// An explicit choice comes first, then `NO_COLOR` (https://no-color.org), then `FORCE_COLOR`
  /// (https://force-color.org), then whether the stream is a terminal that is not `dumb`.
  func usesColor(isTerminal: Bool, variable: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if variable("NO_COLOR") != nil { return false }
      if let force = variable("FORCE_COLOR") { return force != "0" && force != "false" }
      return isTerminal && variable("TERM") != "dumb"
    }
  }
}
