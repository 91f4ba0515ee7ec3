/// The answers that depend on other files, which the client can be told to ask for again.
///
/// Semantic tokens are not refreshed: they depend on the text of their document alone.
enum Refresh: String, CaseIterable {
  case codeLens, diagnostics, inlayHint

  /// The request that has the client ask again.
  var method: String {
    switch self {
    case .codeLens: "workspace/codeLens/refresh"
    case .diagnostics: "workspace/diagnostic/refresh"
    case .inlayHint: "workspace/inlayHint/refresh"
    }
  }
}
