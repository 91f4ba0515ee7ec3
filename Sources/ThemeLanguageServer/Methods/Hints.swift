import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject
import ThemeTable

extension Method {
  /// Explains the word under the cursor.
  static let hover = request("textDocument/hover", announcing: "hoverProvider") {
    (parameters, server) throws(ResponseError) in
    let (word, theme, _) = try server.themedWord(parameters)
    guard let target = word.target, let hover = Hover.find(target, of: theme) else { return JSONNull() }
    let contents = JSONObject.markup(hover.text, isMarkdown: server.client.hasMarkdownHover) {
      server.address(of: $0, in: theme)
    }
    return ["contents": contents, "range": word.document.text.range(hover.span)] as JSONObject
  }

  /// Shows the parameters of the function around the cursor.
  static let signatureHelp = request(
    "textDocument/signatureHelp", announcing: "signatureHelpProvider",
    options: { _ in ["triggerCharacters": ["(", ","]] }
  ) { (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    let offset = document.text.offset(of: try parameters.position())
    guard case .argument(let function, let number)? = CompletionContext.find(in: tree, at: offset)?.syntax else {
      return JSONNull()
    }
    let signature: JSONObject = [
      "label": function.signature, "documentation": function.text,
      "parameters": function.parameters.map { ["label": $0] as JSONObject },
    ]
    return ["signatures": [signature], "activeSignature": 0, "activeParameter": number] as JSONObject
  }

  /// Shows the values of definitions where they are used.
  static let inlayHint = request("textDocument/inlayHint", announcing: "inlayHintProvider") {
    (parameters, server) throws(ResponseError) in
    let document = try server.document(parameters)
    let range = document.text.offsets(of: try parameters.range())
    guard server.workspace.settings.shown.contains(.inlayHints) else { return [JSONObject]() }
    let (theme, file) = try server.analysis(of: document.path)
    var cursor = document.text.cursor
    return InlayHint.find(in: range, ofFile: file, of: theme).map { hint -> JSONObject in
      ["position": cursor.position(at: hint.offset), "label": hint.text, "paddingLeft": true]
    }
  }

  /// Lists the lenses above definitions and classes, without their texts.
  static let codeLens = request(
    "textDocument/codeLens", announcing: "codeLensProvider", options: { _ in ["resolveProvider": true] }
  ) { (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    guard server.workspace.settings.shown.contains(.codeLens) else { return [JSONObject]() }
    var cursor = document.text.cursor
    var lenses: [JSONObject] = []
    if server.client.has(.pages) {
      let preview = PageCommand.preview.json("Show a preview", document.uri)
      lenses.append(["range": document.text.range(0..<0), "command": preview])
    }
    return lenses
      + CodeLens.find(in: tree, for: server.workspace.app(of: document.path)?.usage).map { lens -> JSONObject in
        let data: JSONObject = ["uri": document.uri, "version": document.version, "name": lens.name]
        return ["range": cursor.range(of: lens.span), "data": data]
      }
  }

  /// Adds the text to a lens that the user can see.
  static let codeLensResolve = request("codeLens/resolve") { (parameters, server) throws(ResponseError) in
    guard parameters["command"] == nil else { return try parameters.completable("range") }
    let data = try parameters.object("data")
    let range = try parameters.range()
    let path = try server.unchangedDocument(data)
    let name = try data.string("name")
    let title = CodeLens.text(of: name, in: try server.analysis(of: path).theme)
    let command: JSONObject =
      server.client.has(.pages)
      ? PageCommand.explain.json(title, try data.string("uri"), [name]) : ["title": title, "command": ""]
    return ["range": range, "command": command] as JSONObject
  }

  /// Lists the literal colours of a document.
  static let documentColor = request("textDocument/documentColor", announcing: "colorProvider") {
    (parameters, server) throws(ResponseError) in
    let document = try server.document(parameters)
    let (theme, file) = try server.analysis(of: document.path)
    let marks = ColorMarks.find(in: theme.tree(file), of: theme)
    var cursor = document.text.cursor
    return marks.map { mark -> JSONObject in
      let color = mark.color
      let channels = [("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha)]
      let members = channels.map { ($0, JSONDocument(bytes: Array((Double($1) / 255).shortestDigits.utf8))) }
      return ["range": cursor.range(of: mark.span), "color": JSONObject(members)]
    }
  }

  /// Lists the notations of a colour that the user has picked.
  static let colorPresentation = request("textDocument/colorPresentation") {
    (parameters, server) throws(ResponseError) in
    let document = try server.document(parameters)
    let range = try parameters.range()
    let object = try parameters.object("color")
    let color = StyleColor(
      red: try channel("red", of: object), green: try channel("green", of: object),
      blue: try channel("blue", of: object), alpha: try channel("alpha", of: object))
    let theme = try server.analysis(of: document.path).theme
    return ColorMarks.notations(for: color, of: theme).map { text -> JSONObject in
      ["label": text, "textEdit": JSONObject.edit(range, text)]
    }
  }

  private static func channel(_ name: String, of color: Parameters) throws(ResponseError) -> UInt8 {
    UInt8(min(max(try color.number(name), 0), 1) * 255 + 0.5)
  }

  // MARK: - Completion

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
