import ThemeAnalysis
import ThemeBase
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
}
