/// The first place at which a text is not JSON.
package struct JSONFault: Error, Hashable, Sendable {
  /// The mistake, worded as a diagnostic.
  package var message: String
  package var span: Span
  /// The remedy, or nil if the message says it.
  package var help: String?

  package init(_ message: String, at span: Span, help: String? = nil) {
    self.message = message
    self.span = span
    self.help = help
  }
}
