import ThemeBase
import ThemeEditor

extension Method {
  /// Marks the uses of the name under the cursor in its document.
  static let documentHighlight = request("textDocument/documentHighlight", announcing: "documentHighlightProvider") {
    (parameters, server) throws(ResponseError) in
    let word = try server.word(parameters)
    let uses = word.target.map { NameUses.of($0, in: word.tree) } ?? []
    return uses.map { use -> JSONObject in
      ["range": word.document.range(use.span), "kind": use.isDeclaration ? writing : reading]
    }
  }

  /// The protocol's numbers for a name that is read, and for one that is given its meaning.
  private static let (reading, writing) = (2, 3)
}
