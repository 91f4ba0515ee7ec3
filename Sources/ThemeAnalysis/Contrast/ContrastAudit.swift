package import ThemeCompiler
package import ThemeModel
package import ThemeTable

/// The contrast of a theme's texts, symbols and edges with their backgrounds, after
/// [WCAG 2.2](https://www.w3.org/TR/WCAG22/#contrast-minimum).
///
/// ``of(_:for:)`` makes it of what a ``DrawnTheme`` knows. A pair that cannot be known is listed as ``unknown`` and never
/// guessed.
package struct ContrastAudit: Sendable {
  /// The kind of content, which decides how much contrast it needs.
  package enum Use: String, Sendable {
    case text
    /// Text of at least 18 points, or 14 points in bold.
    case largeText = "large text"
    /// A symbol that means something.
    case symbol
    /// An edge by which a control is known.
    case edge

    /// The least ratio.
    package var requiredRatio: Double { self == .text ? 4.5 : 3 }
    /// The least ratio as messages write it.
    package var requiredText: String { self == .text ? "4.5" : "3" }
    /// The success criterion of WCAG that asks for it.
    package var criterion: String { self == .text || self == .largeText ? "1.4.3" : "1.4.11" }
  }

  /// Whether a colour can be seen well enough.
  package enum Verdict: String, Sendable {
    case passes
    case fails
    /// Text and background are the same colour.
    case invisible
    /// The part is disabled, which needs no contrast.
    case exempt
    /// The colour that shines through the background is unknown, and it matters.
    case unknown

    /// Whether the colour is known to be too weak.
    package var isFailure: Bool { self == .fails || self == .invisible }
  }

  /// A colour on a background in some environments.
  package struct Variant: Equatable, Sendable {
    package var environments: EnvironmentSet
    package var use: Use
    /// The colour as the theme has it, with its alpha.
    package var foreground: StyleColor
    /// The background with all that shines through it; of an unknown ground what it is over black and over white.
    package var backgrounds: [ScreenColor]
    /// The least ratio that is possible, unrounded.
    package var ratio: Double
    /// The greatest ratio that is possible; differs from ``ratio`` only over an unknown ground.
    package var greatestRatio: Double
    package var verdict: Verdict
    /// The declaration that gives the colour, or nil where the components have it by default.
    package var declaration: DeclarationID?
    /// The declaration that gives the topmost background.
    package var groundDeclaration: DeclarationID?
    /// The declarations of the backgrounds that shine through that one.
    package var beneath: [DeclarationID]

    /// The theme's declarations that make up the pair, that of the colour first.
    package var declarations: [DeclarationID] { [declaration, groundDeclaration].compactMap { $0 } + beneath }

    /// Whether the theme itself gives none of the colours.
    var isOfDefaults: Bool { declaration == nil && groundDeclaration == nil && beneath.isEmpty }

    /// `4.27`, or `1.00–4.27` over an unknown ground.
    package var ratioText: String {
      let least = ContrastRatio.text(ratio)
      return ratio == greatestRatio ? least : "\(least)–\(ContrastRatio.text(greatestRatio))"
    }
  }

  /// A colour property of a part in a state, and what it is seen on.
  package struct Pair: Sendable {
    /// The class list under which the part is drawn.
    package var path: String
    /// The property without a state, such as `font-color`.
    package var property: String
    package var state: StyleState
    /// The class list whose background is nearest, or the path itself for its own.
    package var ground: String
    /// The state of the view that has this background.
    package var groundState: StyleState
    /// Disjoint, in the order of their lowest environment.
    package var variants: [Variant]

    /// The property as it is written: `font-color-selected`.
    package var writtenProperty: String { StyleProperty(property).written(in: state) }
    /// The least ratio in any environment.
    package var leastRatio: Double { variants.map { $0.ratio }.min() ?? 21 }
    /// Whether the pair is too weak in some environment: one finding, wherever findings are counted.
    package var isFailure: Bool { variants.contains { $0.verdict.isFailure } }
    /// The ground with its state, where that is not the part's own or the plain one.
    package var groundName: String {
      groundState == state || groundState == .plain ? ground : "\(ground) in the state '\(groundState.name)'"
    }
  }

  /// A colour of which it is not known what it is seen on.
  package struct Unknown: Hashable, Sendable {
    package enum Reason: Comparable, Hashable, Sendable {
      /// Nothing is said about the view beneath the part.
      case noGround
      /// The view beneath is known, but the theme gives it no background.
      case noBackground(String)
      /// An image lies beneath.
      case image(String)
    }

    package var path: String
    package var property: String
    package var reason: Reason
  }

  /// In the order of path, property, state and ground.
  package var pairs: [Pair] = []
  package var unknown: [Unknown] = []

  /// The pairs that are too weak.
  package var failing: [Pair] { pairs.filter { $0.isFailure } }
}

extension Sequence<ContrastAudit.Variant> {
  /// The environments of all of them.
  var environments: EnvironmentSet { reduce([]) { $0.union($1.environments) } }
}
