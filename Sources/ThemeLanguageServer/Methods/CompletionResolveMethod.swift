import ThemeEditor
import ThemeJSON

/// Adds the documentation to the proposal that is selected.
enum CompletionResolveMethod: RequestMethod {
  static let name = "completionItem/resolve"

  static func answer(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) -> any JSONWritable {
    var item = try parameters.completable("label")
    let label = try parameters.string("label")
    // A colour has its documentation already.
    guard parameters.value?["documentation"] == nil, let top = server.answers.proposingTheme,
      let theme = server.workspace.lastAnalysis(of: top)
    else { return item }
    let isClass = parameters["kind"]?.integer == CompletionItem.Kind.class.protocolKind
    let text = Hover.documentation(of: label, isClass: isClass, in: theme)
    guard !text.isEmpty else { return item }
    item.append(
      "documentation",
      JSONObject.markup(text, isMarkdown: server.client.hasMarkdownCompletion))
    return item
  }
}
