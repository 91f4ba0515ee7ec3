import ThemeBase

/// The name of a file that cannot be read, as people write it from habit elsewhere.
enum ImportHabit {
  /// `..\base.nss`, with the path as it is written here.
  case backslashes(String)
  /// `base`, with the whole name.
  case noEnding(String)
  /// `https://…`, or the home folder of a shell, `~`.
  case address

  init?(_ path: ImportPath) {
    let text = path.text
    if text.includes("://") || text.hasPrefix("~/") {
      self = .address
    } else if text.includes("\\") {
      self = .backslashes(text.split(separator: "\\").joined(separator: "/"))
    } else if let name = text.split(separator: "/").last, !name.includes("."), !text.hasSuffix("/") {
      self = .noEnding(text + ".nss")
    } else {
      return nil
    }
  }
}

extension Diagnostic {
  /// Says how the name of a file is written, if it was written from habit.
  mutating func suggest(_ habit: ImportHabit?, at span: Span) {
    switch habit {
    case .backslashes(let path):
      help.append("folders are separated by '/': '\(path)'")
      fixIts += Self.replacement("\"\(path)\"", span)
    case .noEnding(let name):
      help.append("the name of a file is written with its ending: '\(name)'")
      fixIts += Self.replacement("\"\(name)\"", span)
    case .address: help.append("an import names a file beside the one that imports it, or a path from there")
    case nil: break
    }
  }
}
