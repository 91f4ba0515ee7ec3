import ThemeBase
import ThemeCompiler
import ThemeEditor
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
    let (document, tree) = try server.parsedDocument(parameters)
    let offset = document.text.offset(of: try parameters.position())
    guard let context = CompletionContext.find(in: tree, at: offset),
      let top = server.workspace.themes(of: document.path).first,
      let theme = server.workspace.analysis(of: top)
    else { return JSONNull() }
    server.proposingTheme = top
    let files = context.syntax == .importPath ? importableFiles(from: document.path, &server) : []
    let importable =
      context.prefix.hasPrefix("@")
      ? server.workspace.importableDefinitions(for: document.path).compactMapValues {
        // The first such file as an import would spell it.
        $0.first?.relative(to: document.path.folder)
      } : [:]
    let completion = Completion.find(context, of: theme, files: files, importable: importable)
    let range = document.text.range(context.word)
    let semicolon = context.missingSemicolon.map { [JSONObject.edit(document.text.range($0..<$0), ";")] }
    let client = server.client
    let items = completion.items.filter { client.has(.snippets) || $0.category != .snippet }
    return [
      "isIncomplete": completion.isIncomplete,
      "itemDefaults": client.has(.editRangeDefault) ? ["editRange": range] as JSONObject : nil,
      "items": items.map { item -> JSONObject in
        var json = json(item, range, client)
        let line = item.importedFile.map { ImportLinks.insertion(of: $0, into: tree) }
        let added = (semicolon ?? []) + (line.map { [.edit(document.text.range($0.span), $0.replacement)] } ?? [])
        if !added.isEmpty { json.append("additionalTextEdits", added) }
        return json
      },
    ] as JSONObject
  }

  private static func json(_ item: CompletionItem, _ range: TextRange, _ client: ClientCapabilities) -> JSONObject {
    let takesSnippets = client.has(.snippets)
    // Without placeholders a call is left open for its arguments.
    let text = item.isSnippet && !takesSnippets ? item.label + "(" : item.insertion ?? item.label
    let hasDefault = client.has(.editRangeDefault)
    return [
      "label": item.label, "kind": item.category.rawValue, "detail": item.detail.isEmpty ? nil : item.detail,
      "sortText": item.sortText,
      "insertTextFormat": item.isSnippet && takesSnippets ? 2 : nil,
      "textEditText": hasDefault && text != item.label ? text : nil,
      "textEdit": hasDefault ? nil : JSONObject.edit(range, text),
      // Editors draw a swatch for a documentation that is a colour.
      "documentation": item.color.map { StyleValue.color($0).editorText },
    ]
  }

  /// The stylesheets that an import in a file can name, as it would spell them.
  private static func importableFiles(from path: ImportPath, _ server: inout LanguageServer) -> [String] {
    let root = server.workspace.root(of: path) ?? "/"
    return server.workspace.allFiles().filter { $0 != path && $0.origin != .builtIn && $0.isInside(root) }.map {
      $0.relative(to: path.folder)
    }
  }

  /// Adds the documentation to the proposal that is selected.
  static let completionResolve = request("completionItem/resolve") { (parameters, server) throws(ResponseError) in
    var item = try parameters.completable("label")
    let label = try parameters.string("label")
    // A colour has its documentation already.
    guard parameters.value?["documentation"] == nil, let top = server.proposingTheme,
      let theme = server.workspace.analysis(of: top)
    else { return item }
    let isClass = parameters["kind"]?.integer == CompletionItem.Category.class.rawValue
    let text = Hover.documentation(of: label, isClass: isClass, in: theme)
    guard !text.isEmpty else { return item }
    item.append(
      "documentation",
      JSONObject.markup(text, isMarkdown: server.client.hasMarkdownCompletion) { server.address(of: $0, in: theme) })
    return item
  }
}
