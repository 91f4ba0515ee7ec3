/// A language in which apps are written, with its own comments and literals.
package enum SourceLanguage: Sendable {
  case swift
  /// Objective-C, with C and C++ below it.
  case objectiveC

  /// The language of a file by the end of its name; nil for all others.
  package init?(path: String) {
    switch path.split(separator: ".").last {
    case "swift": self = .swift
    case "m", "mm", "h", "pch": self = .objectiveC
    default: return nil
    }
  }
}
