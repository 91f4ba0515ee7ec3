import ThemeJSON

/// Has the client request data again for documents that it has not changed itself.
///
/// Semantic tokens are not refreshed: they depend on the text of their document alone.
extension LanguageServer {
  /// An answer that depends on other files, and the request that has the client ask for it again.
  private static let requests = [
    "inlayHint": "workspace/inlayHint/refresh", "codeLens": "workspace/codeLens/refresh",
    "diagnostics": "workspace/diagnostic/refresh",
  ]

  /// Has the client ask again for hints, lenses and diagnostics, each once at a time.
  mutating func refresh() {
    for name in Self.requests.keys.sorted() { refresh(name) }
  }

  private mutating func refresh(_ name: String) {
    guard phase == .running, client.refreshed.contains(name), let method = Self.requests[name],
      name != "diagnostics" || client.hasPullDiagnostics
    else { return }
    if awaits(.refresh(name)) {
      refreshedAgain.insert(name)
    } else {
      send(request: method, asking: .refresh(name))
    }
  }

  /// Notes that the client has answered a refresh, and requests another one if something has changed meanwhile.
  mutating func didRefresh(_ name: String) {
    if refreshedAgain.remove(name) != nil { refresh(name) }
  }
}
