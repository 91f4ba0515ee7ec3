import ThemeBase
import ThemeEditor
import ThemeSyntax

extension Method {
  /// The limit of symbols of a document: editors show no more in a useful way.
  private static let maximumOfDocument = 10_000
  /// The limit of symbols of the workspace that are listed.
  private static let maximumOfWorkspace = 500

  /// Lists the outline of a document.
  static let documentSymbol = request("textDocument/documentSymbol", announcing: "documentSymbolProvider") {
    (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    let outline = DocumentOutline(
      items: Outline.items(of: tree, upTo: maximumOfDocument), cursor: document.cursor)
    return outline.symbols(in: server.client.has(.symbolTree) ? nil : document.uri)
  }

  /// Finds rules and definitions of all files by their names.
  static let workspaceSymbol = request("workspace/symbol", announcing: "workspaceSymbolProvider") {
    (parameters, server) throws(ResponseError) in
    let query = TypedWord(try parameters.string("query").lowercased())
    var symbols: [JSONObject] = []
    for path in server.workspace.allFiles() {
      guard symbols.count < maximumOfWorkspace, let tree = server.workspace.tree(of: path),
        let text = server.workspace.text(of: path), let uri = server.uri(of: path)
      else { continue }
      for item in Outline.items(of: tree, nested: false) where item.subject != .mediaRule && item.subject != .importRule
      {
        guard symbols.count < maximumOfWorkspace, query.spells(item.name) else { continue }
        let range = text.range(item.nameSpan, server.client.encoding)
        symbols.append([
          "name": item.name, "kind": item.subject.protocolKind, "location": Location(uri: uri, range: range),
        ])
      }
    }
    return symbols
  }
}

/// The outline of a document as the protocol's symbols.
private struct DocumentOutline {
  let items: ArraySlice<OutlineItem>
  let cursor: PositionCursor

  /// The symbols as a tree, or with an address as a list in which each has the name of the one around it.
  func symbols(in uri: String?) -> JSONStream {
    JSONStream { json in
      var (items, cursor) = (items, cursor)
      guard let uri else { return writeTree(deeperThan: -1, of: &items, &cursor, to: &json) }
      json.array { json in writeList(in: uri, around: nil, deeperThan: -1, of: &items, &cursor, to: &json) }
    }
  }

  /// Writes the first items that are deeper than some depth, each with the list of those within it.
  private func writeTree(
    deeperThan depth: Int, of items: inout ArraySlice<OutlineItem>, _ cursor: inout PositionCursor,
    to json: inout JSONWriter
  ) {
    json.array { json in
      while let item = items.first, item.depth > depth {
        items.removeFirst()
        json.object { json in
          json.member("name", item.name)
          json.member("kind", item.subject.protocolKind)
          if !item.detail.isEmpty { json.member("detail", item.detail) }
          json.member("range", cursor.range(of: item.span))
          json.member("selectionRange", cursor.range(of: item.nameSpan))
          guard let next = items.first, next.depth > item.depth else { return }
          json.key("children")
          writeTree(deeperThan: item.depth, of: &items, &cursor, to: &json)
        }
      }
    }
  }

  /// Writes the first items that are deeper than some depth, each before those within it.
  private func writeList(
    in uri: String, around container: String?, deeperThan depth: Int, of items: inout ArraySlice<OutlineItem>,
    _ cursor: inout PositionCursor, to json: inout JSONWriter
  ) {
    while let item = items.first, item.depth > depth {
      items.removeFirst()
      let location = Location(uri: uri, range: cursor.range(of: item.span))
      let symbol: JSONObject = [
        "name": item.name, "kind": item.subject.protocolKind, "location": location, "containerName": container,
      ]
      symbol.write(to: &json)
      writeList(in: uri, around: item.name, deeperThan: item.depth, of: &items, &cursor, to: &json)
    }
  }
}

extension OutlineItem.Subject {
  /// The protocol's number for the kind of symbol.
  fileprivate var protocolKind: Int {
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
