package import ThemeTable

/// A value with its definitions put in: one text for each part of the environments.
///
/// The parts are disjoint. Environments in which a definition is missing or depends on itself are in no part; those
/// have been reported.
package struct ResolvedText: Sendable {
  package struct Part: Sendable, Equatable {
    package var environments: EnvironmentSet
    /// Tokens joined by one space.
    package var text: TextID
    /// The definition in which the whole text is written or put together; nil where the value itself does that.
    package var source: Program.Place?
  }

  package var parts: [Part]

  /// The undefined words of the value: each word's index, and the environments in which it is undefined.
  var undefined: [(word: Int, environments: EnvironmentSet)] = []
  /// The bytes of the texts of all parts together.
  var length = 0

  /// The text of the only part, if that covers all environments.
  var onlyText: TextID?
}

extension ResolvedText.Part {
  /// Whether the part holds in all of some environments.
  package func covers(_ environments: EnvironmentSet) -> Bool { environments.subtracting(self.environments).isEmpty }

  /// The part in some environments only; nil where nothing is left of it.
  package func restricted(to environments: EnvironmentSet) -> Self? {
    let common = self.environments.intersection(environments)
    return common.isEmpty ? nil : Self(environments: common, text: text, source: source)
  }
}
