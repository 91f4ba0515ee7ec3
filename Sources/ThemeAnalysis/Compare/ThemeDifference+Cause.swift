package import ThemeTable

extension ThemeDifference {
  /// Something that is written otherwise, with all that follows from it.
  package struct Cause: Sendable, Equatable {
    package enum Subject: Sendable, Hashable {
      /// A definition in some environments, with its text before and after; nil where a theme has none.
      case definition(String, old: String?, new: String?, in: EnvironmentSet)
      /// The declarations of a class.
      case rules(String)
    }

    package var subject: Subject
    /// The number of differences that follow.
    package var valueCount = 0
    /// The number of classes that they are in.
    package var pathCount = 0
    /// The pairs that can be read in the old theme and not in the new one.
    package var newlyFailing: [Pair] = []
    /// The pairs that can be read in the new theme and not in the old one.
    package var nowPassing: [Pair] = []
  }

  /// A text or an icon on its ground, with the least ratio of both themes.
  package struct Pair: Sendable, Equatable {
    package var path: String
    /// The property as it is written, state suffix included.
    package var property: String
    /// The class path whose background is nearest; the path itself for its own.
    package var ground: String
    /// The environments in which it fails in one theme alone.
    package var environments: EnvironmentSet
    /// nil where a theme does not have the pair there.
    package var oldRatio: Double?
    package var newRatio: Double?
  }
}
