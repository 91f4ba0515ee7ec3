/// The answers that depend on other files, which the client can be told to ask for again.
///
/// Semantic tokens are not refreshed: they depend on the text of their document alone.
enum Refresh: String, CaseIterable {
  case codeLens, diagnostics, inlayHint

  /// The request that has the client ask again.
  var method: String { "workspace/\(self == .diagnostics ? "diagnostic" : rawValue)/refresh" }
}
