package import ThemeBase

/// The role of a part of a text, which decides its colour.
package enum TextRole: Hashable, Sendable {
  case plain
  /// The word that says how much it matters, and what is drawn under the fault.
  case severity(Severity)
  /// Text that must not be missed: the message, a heading.
  case emphasis
  /// Line numbers, bars, arrows.
  case gutter
  /// The marks under secondary labels.
  case secondary
  case inserted
  case removed
}

/// The escape codes that set each role apart on a terminal.
package struct TerminalPalette: Hashable, Sendable {
  var error = ""
  var warning = ""
  var note = ""
  var emphasis = ""
  var gutter = ""
  var secondary = ""
  var inserted = ""
  var removed = ""
  /// Ends what any of the others began.
  var reset = ""

  /// No codes at all: for files, pipes and people who asked for none.
  package static let plain = TerminalPalette()

  /// The sixteen colours that every terminal has, so that its own colour scheme decides.
  ///
  /// Bright blue instead of blue, which can hardly be read on black.
  package static let ansi = TerminalPalette(
    error: "\u{1B}[1;31m", warning: "\u{1B}[1;33m", note: "\u{1B}[1;36m", emphasis: "\u{1B}[1m", gutter: "\u{1B}[94m",
    secondary: "\u{1B}[1;94m", inserted: "\u{1B}[32m", removed: "\u{1B}[31m", reset: "\u{1B}[0m")

  /// The text with the codes of its role around it.
  package func paint(_ text: String, _ role: TextRole) -> String {
    let code = self[role]
    return code.isEmpty || text.isEmpty ? text : code + text + reset
  }

  subscript(role: TextRole) -> String {
    switch role {
    case .plain: ""
    case .severity(.error): error
    case .severity(.warning): warning
    case .severity(.note): note
    case .emphasis: emphasis
    case .gutter: gutter
    case .secondary: secondary
    case .inserted: inserted
    case .removed: removed
    }
  }
}
