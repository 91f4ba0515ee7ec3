package import ThemeTable

/// One proposal of a completion.
package struct CompletionItem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case `class`, property, value, color, variable, keyword, function, snippet, file
  }

  package var label: String
  package var kind: Kind
  /// A few words beside the label.
  package var detail = ""
  /// The colour that the proposal stands for, if it is the same everywhere.
  package var color: StyleColor?
  /// What is inserted, or nil for the label; of a snippet with its placeholders.
  package var insertion: String?
  /// The order among the proposals: lower numbers first, then by label.
  package var rank: Int
  /// Whether the insertion has placeholders.
  package var isSnippet = false

  package init(
    _ label: String, _ kind: Kind, detail: String = "", color: StyleColor? = nil,
    insertion: String? = nil, rank: Int, isSnippet: Bool = false
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.color = color
    self.insertion = insertion
    self.rank = rank
    self.isSnippet = isSnippet
  }
}
