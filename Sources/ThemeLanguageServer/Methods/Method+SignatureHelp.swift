import ThemeBase
import ThemeEditor

extension Method {
  /// Shows the parameters of the function around the cursor.
  static let signatureHelp = request(
    "textDocument/signatureHelp", announcing: "signatureHelpProvider",
    options: { _ in ["triggerCharacters": ["(", ","]] }
  ) { (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    let offset = document.offset(of: try parameters.position())
    guard case .argument(let function, let number)? = CompletionContext.find(in: tree, at: offset)?.syntax else {
      return JSONNull()
    }
    let signature: JSONObject = [
      "label": function.signature, "documentation": function.text,
      "parameters": function.parameters.map { ["label": $0] as JSONObject },
    ]
    return ["signatures": [signature], "activeSignature": 0, "activeParameter": number] as JSONObject
  }
}
