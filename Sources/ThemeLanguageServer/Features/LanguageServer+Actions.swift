import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeEditor
import ThemeJSON
import ThemeSyntax

/// Code actions.
extension LanguageServer {
  mutating func listActions(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (path, document) = try document(parameters)
    let range = try parameters.range()
    let context = try parameters.object("context")
    let selection = document.text.offsets(of: range, client.encoding)
    guard client.hasActionLiterals else { return { $0.array { _ in } } }
    let (theme, file) = try analysis(path)
    let only = context["only"]?.elements?.compactMap(\.string)
    // An action that cannot be taken is shown only to a user who asked for actions.
    let isAutomatic = context["triggerKind"]?.integer == 2
    var replies: [Reply] = []
    let actions = EditorActions.find(in: selection, ofFile: file, of: theme) { path in
      treesSharingNames(with: path.text, outside: theme)
    }
    for action in actions where Self.isWanted(action.kind, only) {
      if action.refusal != nil, isAutomatic || !client.hasDisabledActions { continue }
      replies.append(reply(action, context, theme))
    }
    if Self.isWanted(.fixAll, only), var action = SafeFixes.action(forFile: file, of: theme) {
      // Trying all fixes is slow, so it waits until the user has chosen the action, if the client can resolve actions.
      if client.resolvesActions {
        replies.append(reply(action, context, theme, resolvedBy: document))
      } else {
        action.edits = SafeFixes.edits(inFile: file, of: theme, through: workspace.access)
        replies.append(reply(action, context, theme))
      }
    }
    return { json in json.array(replies) { $1(&$0) } }
  }

  /// The trees of the files in which the names of a file mean the same, without those of a theme.
  private mutating func treesSharingNames(
    with path: String, outside theme: AnalyzedTheme
  ) -> [SyntaxTree] {
    workspace.filesAround(path).filter { theme.file(at: ImportPath($0)) == nil }
      .compactMap { workspace.tree(of: $0) }
  }

  /// Adds the edits to the action that applies all fixes, once the user has chosen it.
  mutating func resolveAction(_ parameters: Parameters) throws(ResponseError) -> Reply {
    guard let members = parameters.value?.members else {
      throw Parameters.missing("title", "a string")
    }
    var edit: Reply?
    if parameters["edit"] == nil, let data = parameters["data"].map(Parameters.init),
      data["uri"] != nil
    {
      let path = DocumentURI.path(of: try data.string("uri"))
      guard let document = workspace.documents[path], data["version"]?.integer == document.version
      else { throw ResponseError(.contentModified, "the text has changed since then") }
      let (theme, file) = try analysis(path)
      let edits = SafeFixes.edits(inFile: file, of: theme, through: workspace.access)
      edit = workspaceEdit([(path, theme.tree(file), edits)])
    }
    return { json in
      json.object { json in
        for member in members {
          json.key(member.name)
          json.value(member.value)
        }
        guard let edit else { return }
        json.key("edit")
        edit(&json)
      }
    }
  }

  /// Whether a kind is one of those that are asked for, or below one: `refactor` wants `refactor.inline`.
  private static func isWanted(_ kind: EditorAction.Kind, _ only: [String]?) -> Bool {
    guard let only, !only.isEmpty else { return true }
    return only.contains { $0 == kind.rawValue || kind.rawValue.hasPrefix($0 + ".") }
  }

  /// Writes an action; one that is resolved later names the version of its document in place of edits.
  private mutating func reply(
    _ action: EditorAction, _ context: Parameters, _ theme: AnalyzedTheme,
    resolvedBy document: OpenDocument? = nil
  ) -> Reply {
    var files: [FileID: [TextEdit]] = [:]
    for edit in action.edits { files[edit.span.file, default: []].append(edit) }
    let edit: Reply? =
      action.refusal != nil || document != nil
      ? nil
      : workspaceEdit(
        files.sorted { $0.key < $1.key }.map { file, edits in
          let number = Int(file.index)
          return (theme.graph.paths[number].text, theme.tree(number), edits)
        })
    let fixed = action.finding.map { diagnostics(of: context, matching: $0, in: theme) } ?? []
    let hasPreference = client.hasActionPreference
    return { json in
      json.object { json in
        json.member("title", action.title)
        json.member("kind", action.kind.rawValue)
        if !fixed.isEmpty {
          json.key("diagnostics")
          json.array(fixed) { $0.value($1) }
        }
        if hasPreference, action.isPreferred { json.member("isPreferred", true) }
        if let reason = action.refusal {
          json.key("disabled")
          json.object { $0.member("reason", reason) }
        }
        if let edit {
          json.key("edit")
          edit(&json)
        }
        if let document {
          json.key("data")
          json.object { json in
            json.member("uri", document.uri)
            json.member("version", document.version)
          }
        }
      }
    }
  }

  /// The diagnostics of the client that an action puts right.
  private func diagnostics(
    of context: Parameters, matching finding: Diagnostic, in theme: AnalyzedTheme
  ) -> [JSONValue] {
    var writer = DiagnosticWriter(theme, client: client, documents: workspace.documents)
    let range = writer.range(of: finding.span, widened: true)
    return (context["diagnostics"]?.elements ?? []).filter { diagnostic in
      guard diagnostic["code"]?.string == finding.code.rawValue,
        let object = diagnostic["range"], let own = try? TextRange(Parameters(value: object))
      else { return false }
      return own == range
    }
  }
}
