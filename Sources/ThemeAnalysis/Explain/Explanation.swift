package import ThemeCompiler
package import ThemeTable

/// Why a property of a class path has its value in one environment: the answer of `themec explain`.
package struct Explanation: Sendable {
  /// A place as people read it.
  package struct Location: Sendable, Hashable {
    package var path: String
    /// Counted from 1.
    package var line: Int
    /// Counted from 1, in characters.
    package var column: Int

    /// As compilers write a place: `theme.nss:3:12`.
    package var shown: String { "\(path):\(line):\(column)" }
  }

  /// A step on the way from a declaration to its literal value.
  package struct Step: Sendable {
    /// The kind of a step.
    package enum Kind: String, Sendable {
      /// A definition that the value names.
      case definition
      /// A palette colour that a definition of the theme sets.
      case override
      /// A colour that the palette, UIKit or NUI gives a name.
      case color
      /// A function or arithmetic.
      case computation
    }

    package var kind: Kind
    /// The name of a definition or a colour, or what is computed.
    package var name: String
    /// The value of a definition as it is written, or the literal that is computed.
    package var written: String
    /// The place of the definition, or nil if the theme does not define the name.
    package var location: Location?
    /// The number of definitions between this one and the declaration.
    package var depth: Int
  }

  /// The reason why a declaration wins or loses.
  package enum Outcome: String, Sendable {
    case wins
    case conditionDoesNotHold = "its media condition does not hold here"
    case laterWins = "a later declaration wins"
    case exactPathWins = "an exact path wins over a pattern"
    case laterClassWins = "a class further right in the list, or one that inherits from it, wins"
    case undefined = "a definition that it uses has no value here"
  }

  /// A declaration of the property, whether it wins or loses.
  package struct Candidate: Sendable {
    /// The class that is declared for: one of a list.
    package var path: String
    package var location: Location
    /// The condition under which it applies, as in `@media`; empty if it always applies.
    package var condition: String
    /// Whether the path came from a pattern.
    package var isFromPattern: Bool
    /// The number of paths that the pattern matches and styles, or nil for an exact path.
    package var patternUse: Program.PatternUse?
    /// The value as it is written.
    package var written: String
    /// The value with its definitions put in; nil where one has no value.
    package var text: String?
    package var outcome: Outcome
    /// The definitions down to the literals, depth first; then the values of names of colours and of functions.
    package var chain: [Step]
  }

  /// One property with all that is declared for it, the winner first, then by descending precedence.
  package struct Property: Sendable {
    package var name: String
    /// The typed value; nil where nothing is declared for this environment.
    package var value: StyleValue?
    package var candidates: [Candidate]
  }

  /// The class path or list that was asked for, or a definition with its `@`.
  package var selection: String
  package var environment: StyleEnvironment
  /// In the order of the names' bytes.
  package var properties: [Property]

  /// Whether a definition was asked for, which is explained as a property of itself.
  package var isOfDefinition: Bool { selection.hasPrefix("@") }
}
