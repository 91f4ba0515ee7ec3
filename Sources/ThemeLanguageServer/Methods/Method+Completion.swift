import ThemeCompiler
import ThemeEditor
import ThemeJSON
import ThemeTable

extension Method {
  /// Proposes words for the cursor.
  static let completion = request(
    "textDocument/completion", announcing: "completionProvider",
    options: { _ in
      let characters = ["@", ":", "#", ".", "-", "(", "&", "_", "\""]
      return ["triggerCharacters": characters, "resolveProvider": true]
    }
  ) { (parameters, server) throws(ResponseError) in
    let document = try server.document(parameters)
    let offset = document.offset(of: try parameters.position())
    let window = CompletionWindow(around: offset, in: document.text.bytes)
    guard let context = CompletionContext.find(in: window.tree, at: offset - window.start),
      let top = server.workspace.themes(of: document.path).first,
      // The theme as it was before the last keys is good enough: it lacks only names typed a moment ago.
      let theme = server.workspace.lastAnalysis(of: top)
    else { return JSONNull() }
    server.answers.proposingTheme = top
    let files = context.syntax == .importPath ? importableFiles(from: document.path, &server) : []
    let completion = Completion.find(context, of: theme, files: files)
    let word = (context.word.lowerBound + window.start)..<(context.word.upperBound + window.start)
    let range = document.range(word)
    let client = server.client
    let items = completion.items.filter {
      client.has(.snippets) || $0.category != .snippet
    }
    return [
      "isIncomplete": completion.isIncomplete,
      "itemDefaults": client.hasEditRangeDefault ? ["editRange": range] as JSONObject : nil,
      "items": items.map { json($0, range, client) },
    ] as JSONObject
  }

  private static func json(
    _ item: CompletionItem, _ range: TextRange, _ client: ClientCapabilities
  ) -> JSONObject {
    let text = item.isSnippet && !client.has(.snippets) ? item.label : item.insertion ?? item.label
    let hasDefault = client.hasEditRangeDefault
    return [
      "label": item.label, "kind": item.category.protocolKind,
      "detail": item.detail.isEmpty ? nil : item.detail,
      "sortText": String(1000 + item.rank).dropFirst() + item.label,
      "insertTextFormat": item.isSnippet && client.has(.snippets) ? 2 : nil,
      "textEditText": hasDefault && text != item.label ? text : nil,
      "textEdit": hasDefault ? nil : JSONObject.edit(range, text),
      // Editors draw a swatch for a documentation that is a colour.
      "documentation": item.color.map { StyleValue.color($0).editorText },
    ]
  }

  /// The stylesheets that an import in a file can name, as it would spell them.
  private static func importableFiles(
    from path: ImportPath, _ server: inout LanguageServer
  ) -> [String] {
    let folder = path.folder.bytes + [UInt8(ascii: "/")]
    return server.workspace.allFiles().filter { $0 != path && $0.bytes.starts(with: folder) }
      .map { String(decoding: $0.bytes.dropFirst(folder.count), as: UTF8.self) }
  }
}

extension CompletionItem.Category {
  /// The protocol's number for the kind of item.
  var protocolKind: Int {
    switch self {
    case .class: 7
    case .property: 10
    case .value: 12
    case .color: 16
    case .variable: 6
    case .keyword: 14
    case .function: 3
    case .snippet: 15
    case .file: 17
    }
  }
}
