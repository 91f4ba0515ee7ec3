import ThemeEditor
import ThemeSyntax

/// Marks the uses of the name under the cursor in its document.
enum DocumentHighlightMethod: RequestMethod {
  static let name = "textDocument/documentHighlight"
  /// The protocol's numbers for a name that is read, and for one that is given its meaning.
  private static let (reading, writing) = (2, 3)

  static func capability(_ client: ClientCapabilities) -> Capability? {
    ("documentHighlightProvider", true)
  }

  static func answer(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) -> any JSONWritable {
    let word = try server.word(parameters)
    let uses = word.target.map { NameUses.of($0, in: word.tree) } ?? []
    return uses.map { use -> JSONObject in
      [
        "range": word.document.range(use.span), "kind": use.isDeclaration ? writing : reading,
      ]
    }
  }
}
