import ThemeBase
import ThemeEditor
import ThemeSyntax

extension Method {
  /// The limit of symbols of a document: editors show no more in a useful way.
  private static let maximumSymbols = 10_000

  /// Lists the outline of a document.
  static let documentSymbol = request("textDocument/documentSymbol", announcing: "documentSymbolProvider") {
    (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    let symbols = SymbolWriter(
      items: Array(Outline.items(of: tree, upTo: maximumSymbols)), file: tree.file, cursor: document.cursor)
    return server.client.has(.symbolTree)
      ? JSONStream { symbols.writeTree(to: &$0) } : JSONStream { symbols.writeFlat(in: document.uri, to: &$0) }
  }
}

extension OutlineItem.Subject {
  /// The protocol's number for the kind of symbol.
  var protocolKind: Int {
    switch self {
    case .rule, .classRule: 5
    case .definition: 13
    case .mediaRule: 3
    case .declaration: 7
    case .importRule: 1
    case .component: 23
    }
  }
}
