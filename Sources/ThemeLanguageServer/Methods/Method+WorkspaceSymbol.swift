import ThemeBase
import ThemeEditor
import ThemeSyntax

extension Method {
  /// Finds rules and definitions of all files by their names.
  static let workspaceSymbol = request("workspace/symbol", announcing: "workspaceSymbolProvider") {
    (parameters, server) throws(ResponseError) in
    let query = TypedWord(try parameters.string("query").lowercased())
    var symbols: [JSONObject] = []
    for path in server.workspace.allFiles() {
      guard symbols.count < maximumSymbols, let tree = server.workspace.tree(of: path),
        let text = server.workspace.text(of: path), let uri = server.uri(of: path)
      else { continue }
      for item in Outline.items(of: tree, nested: false) where item.subject != .mediaRule && item.subject != .importRule
      {
        let name = item.name.string(in: tree.file)
        guard symbols.count < maximumSymbols, query.spells(name) else { continue }
        let range = text.range(item.nameSpan, server.client.encoding)
        symbols.append(["name": name, "kind": item.subject.protocolKind, "location": Location(uri: uri, range: range)])
      }
    }
    return symbols
  }

  /// The limit of symbols that are listed.
  private static let maximumSymbols = 500
}
