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
