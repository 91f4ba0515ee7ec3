package import ThemeTable

/// One proposal of a completion.
package struct CompletionItem: Hashable, Sendable {
  /// The kinds of proposals.
  package enum Category: Hashable, Sendable {
    case `class`, property, value, color, variable, keyword, function, snippet, file
  }

  /// The text in the list, which is inserted unless `insertion` is given.
  package var label: String
  /// The kind of the proposal.
  package var category: Category
  /// A few words beside the label.
  package var detail = ""
  /// The colour of the proposal, if it is the same everywhere.
  package var color: StyleColor?
  /// The text to insert, with the placeholders of a snippet; nil for the label.
  package var insertion: String?
  /// The order among the proposals: lower numbers first, then by label.
  package var rank: Int
  /// Whether the insertion has placeholders.
  package var isSnippet: Bool { category == .snippet || category == .function }
}
