import ThemeBase

/// One thing that is wrong with a theme, or worth knowing.
public struct ThemeFinding: Hashable, Sendable, CustomStringConvertible {
  /// How bad a finding is.
  public enum Severity: String, Comparable, Sendable {
    /// Worth knowing; nothing needs to change.
    case note
    /// Probably not what the author meant.
    case warning
    /// Wrong: there is no table.
    case error

    /// The order of badness.
    public static func < (left: Severity, right: Severity) -> Bool {
      let order: [Severity] = [.note, .warning, .error]
      return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
    }
  }

  /// How bad it is.
  public let severity: Severity
  /// The code, such as `undefined-name`, which `themec explain` explains; `limit` for what is beyond a limit.
  public let code: String
  /// One phrase that says what is wrong.
  public let message: String
  /// Advice on how to mend it.
  public let help: [String]
  /// The name of the stylesheet.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in characters, counted from 1.
  public let column: Int

  init(_ diagnostic: Diagnostic, _ places: inout SourcePositions, _ sources: SourceSet) {
    let span = diagnostic.span
    let place = places.position(in: span.file, at: span.start)
    severity = Severity(rawValue: diagnostic.severity.rawValue) ?? .error
    code = diagnostic.code.rawValue
    message = diagnostic.message
    help = diagnostic.help
    file = sources[span.file]?.path ?? ""
    line = place?.line ?? 1
    column = place?.column ?? 1
  }

  /// A theme that is beyond a limit.
  init(limit message: String, in file: String) {
    severity = .error
    code = "limit"
    self.message = message
    help = []
    self.file = file
    line = 1
    column = 1
  }

  /// `theme.nss:3:9: error: undefined '@brand' [undefined-name]`.
  public var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message) [\(code)]" }
}
