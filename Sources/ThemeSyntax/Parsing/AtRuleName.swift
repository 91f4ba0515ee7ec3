/// The at-rules of the language, spelt as in a stylesheet.
enum AtRuleName: String, CaseIterable {
  case media = "@media"
  case `import` = "@import"
  case `class` = "@class"
  case component = "@component"
  case part = "@part"
  case kind = "@kind"
  case type = "@type"
  case palette = "@palette"

  /// Whether a `{ … }` can follow.
  var hasBlock: Bool {
    switch self {
    case .media, .component, .part, .kind: true
    case .import, .class, .type, .palette: false
    }
  }

  /// Whether the at-rule means something directly inside a block; with nil for a container, at the top level.
  func canStand(in container: AtRuleContainer?) -> Bool {
    switch (self, container) {
    // The block of an at-rule that nobody knows has been reported.
    case (_, .atRule(nil)): true
    case (.part, let container): container == .atRule(.component)
    case (.media, .rule), (.media, .atRule(.media)): true
    case (_, let container): container == nil
    }
  }
}

/// The owner of a block.
enum AtRuleContainer: Equatable {
  case rule
  /// An at-rule; nil for an unknown one.
  case atRule(AtRuleName?)
}

/// The lexer's tables of bytes and names, from which the grammars of editors are generated.
package enum LexicalTables {
  /// The ASCII characters that words may hold anywhere; a `/` does unless a `*` follows it.
  package static let wordCharacters: [Unicode.Scalar] = (0..<128).filter { ByteClass.of($0).isPlainInWord }.map {
    Unicode.Scalar($0)
  }

  /// The characters that begin a string and end it.
  package static let quotes: [Unicode.Scalar] = (0..<128).filter { ByteClass.of($0).start == .quote }.map {
    Unicode.Scalar($0)
  }

  /// The at-rules of the language, each with its `@`.
  package static let atRules: [String] = AtRuleName.allCases.map { $0.rawValue }
}
