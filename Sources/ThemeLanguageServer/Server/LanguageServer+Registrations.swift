import ThemeBase

/// Registers for what the client does not report unasked.
extension LanguageServer {
  mutating func register(_ id: String, _ method: String, _ options: JSONObject) {
    let registration: JSONObject = ["id": id, "method": method, "registerOptions": options]
    outbox.send(request: "client/registerCapability", ["registrations": [registration]])
  }

  mutating func unregister(_ id: String, _ method: String) {
    let registration: JSONObject = ["id": id, "method": method]
    // The protocol's own misspelling.
    outbox.send(request: "client/unregisterCapability", ["unregisterations": [registration]])
  }
}
