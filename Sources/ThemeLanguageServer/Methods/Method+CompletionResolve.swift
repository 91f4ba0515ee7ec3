import ThemeBase
import ThemeEditor

extension Method {
  /// Adds the documentation to the proposal that is selected.
  static let completionResolve = request("completionItem/resolve") { (parameters, server) throws(ResponseError) in
    var item = try parameters.completable("label")
    let label = try parameters.string("label")
    // A colour has its documentation already.
    guard parameters.value?["documentation"] == nil, let top = server.answers.proposingTheme,
      let theme = server.workspace.lastAnalysis(of: top)
    else { return item }
    let isClass = parameters["kind"]?.integer == CompletionItem.Category.class.protocolKind
    let text = Hover.documentation(of: label, isClass: isClass, in: theme)
    guard !text.isEmpty else { return item }
    item.append(
      "documentation",
      JSONObject.markup(text, isMarkdown: server.client.hasMarkdownCompletion) { server.address(of: $0, in: theme) })
    return item
  }
}
