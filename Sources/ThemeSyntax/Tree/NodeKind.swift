/// The kind of a node of the tree.
///
/// `Grammar.md` gives the grammar of each.
public enum NodeKind: UInt8, Sendable {
  /// The whole file.
  case stylesheet
  /// `A, B { … }`: a selector list and a block.
  case rule
  /// `A, B`
  case selectorList
  /// `A`, `&_title`, `fdlFUI*_title`; its form is in the node's flags, see ``SelectorForm``.
  case selector
  /// `{ … }`
  case block
  /// `property: value;`
  case declaration
  /// `@name: value;`
  case definition
  /// The tokens between the colon and the semicolon of a declaration or definition.
  case value

  /// `@media condition { … }`: a condition and a block.
  case mediaRule
  /// `(device: ipad)`
  case mediaFeature
  /// Conditions of which one must match, joined by `or` or a comma.
  case anyOf
  /// Conditions that must all match, joined by `and`.
  case allOf
  /// `not condition`
  case negation
  /// A condition that could not be read; it never matches.
  case malformedCondition

  /// `@import "base.nss";`
  case importRule
  /// `@class LargeButton : Button;`
  case classRule
  /// `@component`, `@part`, `@kind`, `@type`, `@palette` and unknown ones: a prelude and perhaps a block.
  case atRule
  /// The tokens between an at-rule's name and its block or semicolon.
  case prelude

  /// Tokens that fit nowhere; reported, and kept so that the tree prints the file.
  case unexpected
}

/// The form of a selector, before the registry is asked.
public enum SelectorForm: UInt8, Sendable {
  /// One class: `fdlFUIHierarchyItemView_title`.
  case name
  /// One class in a nested rule, which should begin with `&`; reported.
  case nestedName
  /// `&_title`: the parent's path, followed by a suffix.
  case parentSuffix
  /// `&_*title`: the parent's path, followed by a suffix with `*`, which can match several paths.
  case parentPattern
  /// `fdlFUIHierarchy*_title`
  case pattern
  /// `A:B`, a class list in the notation of old sheets; the last class is meant.
  case classList
  /// Anything else; reported.
  case malformed
}
