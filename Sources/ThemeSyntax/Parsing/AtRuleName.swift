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
