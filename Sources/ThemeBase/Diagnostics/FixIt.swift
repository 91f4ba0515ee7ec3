/// One replacement of bytes in a source file; an empty span inserts.
package struct TextEdit: Hashable, Sendable {
  package var span: Span
  package var replacement: String

  package init(span: Span, replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}

/// A change of the source that puts a diagnostic right.
package struct FixIt: Hashable, Sendable {
  /// The trust that a fix deserves.
  package enum Applicability: String, Sendable {
    /// Keeps the meaning that the author plainly had; a tool may apply it unasked.
    case safe
    /// Probably right; a person should look.
    case unsafe
    /// A hint in the form of an edit; never applied by a tool.
    case shownOnly = "shown-only"
  }

  /// An imperative: `replace 'titel' with 'title'`.
  package var title: String
  package var edits: [TextEdit]
  package var applicability: Applicability

  package init(_ title: String, edits: [TextEdit], applicability: Applicability = .safe) {
    self.title = title
    self.edits = edits
    self.applicability = applicability
  }

  /// A fix of a single replacement.
  package init(_ title: String, replacing span: Span, with text: String, applicability: Applicability = .safe) {
    self.init(title, edits: [TextEdit(span: span, replacement: text)], applicability: applicability)
  }
}
