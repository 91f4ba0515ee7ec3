import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject
import ThemeSyntax

extension Method {
  /// Lists the changes that the user can choose for a selection.
  static let codeAction = request(
    "textDocument/codeAction", announcing: "codeActionProvider",
    options: { client in
      [
        "codeActionKinds": EditorAction.Purpose.allCases.map(\.rawValue),
        "resolveProvider": client.resolvesActions ? true : nil,
      ]
    }
  ) { (parameters, server) throws(ResponseError) in
    let document = try server.document(parameters)
    let selection = document.text.offsets(of: try parameters.range())
    let context = try parameters.object("context")
    guard server.client.has(.actionLiterals) else { return [JSONObject]() }
    let (theme, file) = try server.analysis(of: document.path)
    let only = context["only"]?.elements?.compactMap(\.string)
    let asksUnasked = context["triggerKind"]?.integer == 2
    // An action that cannot be taken is shown only to a user who asked for actions.
    let showsRefused = server.client.has(.disabledActions) && !asksUnasked
    var actions = EditorActions.imports(in: selection, ofFile: file, of: theme) { name in
      let files = server.workspace.importableDefinitions(for: document.path)[name] ?? []
      return files.map { $0.relative(to: document.path.folder) }
    }
    actions += EditorActions.find(in: selection, ofFile: file, of: theme) { path in
      // The files of other themes in which the names of the file mean the same.
      let others = server.workspace.filesAround(path).filter { theme.file(at: $0) == nil }
      return server.workspace.trees(of: others).map(\.tree)
    }
    if let action = FileFixes.safeAction(inFile: file, of: theme) { actions.append(action) }
    let takesCommands = !asksUnasked && isWanted(PageCommand.actionKind, only)
    let pages =
      takesCommands && server.client.has(.pages)
      ? pageActions(for: document, at: selection.lowerBound, theme.tree(file)) : []
    return pages + (takesCommands && server.client.has(.edits) ? [folderAction] : [])
      + actions.filter { isWanted($0.purpose.rawValue, only) && ($0.refusal == nil || showsRefused) }.compactMap {
        action -> JSONObject? in
        var action = action
        // Trying many fixes is slow, so it waits until the user has chosen the action, if the client can resolve actions.
        if let fixes = action.deferred, !server.client.resolvesActions {
          guard !asksUnasked || action.purpose == .fixAll else { return nil }
          action.edits = fixes.edits(inFile: file, of: theme, through: server.workspace.access)
          action.deferred = nil
        }
        guard var object = json(action, context, theme, &server) else { return nil }
        object.append("data", action.deferred?.data(for: document))
        return object
      }
  }

  /// Whether the client asks for a kind, or for one above it: `refactor` includes `refactor.inline`.
  private static func isWanted(_ kind: String, _ only: [String]?) -> Bool {
    guard let only, !only.isEmpty else { return true }
    return only.contains { $0 == kind || kind.hasPrefix($0 + ".") }
  }

  /// The actions that show a page about the theme or about the word at an offset.
  private static func pageActions(for document: OpenDocument, at offset: Int, _ tree: SyntaxTree) -> [JSONObject] {
    let words = CursorTarget.find(in: tree, at: offset)?.explainedWords ?? []
    func action(_ title: String, _ command: PageCommand, _ words: [String] = []) -> JSONObject {
      ["title": title, "kind": PageCommand.actionKind, "command": command.json(title, document.uri, words)]
    }
    let preview = action("Show a preview of the theme", .preview)
    guard !words.isEmpty else { return [preview] }
    return [action("Explain '\(words.joined(separator: " "))'", .explain, words), preview]
  }

  private static var folderAction: JSONObject {
    let command: JSONObject = ["title": FolderFixes.title, "command": FolderFixes.command]
    return ["title": FolderFixes.title, "kind": PageCommand.actionKind, "command": command]
  }

  /// The edits of an action, or nil for one that is refused or whose edits are worked out later.
  private static func edit(_ action: EditorAction, _ theme: AnalyzedTheme, _ server: inout LanguageServer)
    -> WorkspaceEdit?
  {
    guard action.refusal == nil, action.deferred == nil else { return nil }
    if let line = action.declaration, let top = theme.graph.entries.last {
      return .declaring(line, forTheme: theme.graph.paths[top], &server)
    }
    let files = Dictionary(grouping: action.edits, by: \.span.file).sorted { $0.key < $1.key }
    return WorkspaceEdit(
      files.map { file, edits in
        let number = Int(file.index)
        return (theme.graph.paths[number], theme.tree(number), edits)
      }, &server)
  }

  private static func json(
    _ action: EditorAction, _ context: Parameters, _ theme: AnalyzedTheme, _ server: inout LanguageServer
  ) -> JSONObject? {
    let edit = edit(action, theme, &server)
    // The client cannot make the file that the action needs.
    if action.declaration != nil, edit == nil { return nil }
    let fixed = action.finding.map { diagnostics(of: context, $0, theme, server) } ?? []
    let isPreferred = server.client.has(.actionPreference) && action.isPreferred
    return [
      "title": action.title, "kind": action.purpose.rawValue, "diagnostics": fixed.isEmpty ? nil : fixed,
      "isPreferred": isPreferred ? true : nil, "disabled": action.refusal.map { ["reason": $0] as JSONObject },
      "edit": edit,
    ]
  }

  /// The diagnostics of the client that an action puts right.
  private static func diagnostics(
    of context: Parameters, _ finding: Diagnostic, _ theme: AnalyzedTheme, _ server: LanguageServer
  ) -> [JSONValue] {
    var ranges = FindingRanges(theme, server.workspace.documents)
    let range = ranges.range(of: finding.span, widened: true)
    return (context["diagnostics"]?.elements ?? []).filter { diagnostic in
      // A mark has its code for a message.
      let code = diagnostic["code"] ?? diagnostic["message"]
      guard code?.string == finding.code.rawValue, let value = diagnostic["range"] else { return false }
      return (try? TextRange(Parameters(value: value))) == range
    }
  }

  /// Adds the edits to an action that applies many fixes, once the user has chosen it.
  static let codeActionResolve = request("codeAction/resolve") { (parameters, server) throws(ResponseError) in
    var action = try parameters.completable("title")
    guard parameters["edit"] == nil, let data = parameters["data"].map(Parameters.init), data["uri"] != nil else {
      return action
    }
    let path = try server.unchangedDocument(data)
    let (theme, file) = try server.analysis(of: path)
    let edits = FileFixes(data).edits(inFile: file, of: theme, through: server.workspace.access)
    action.append("edit", WorkspaceEdit([(path, theme.tree(file), edits)], &server))
    return action
  }
}

extension FileFixes {
  /// The fixes of an action for the client to send back: for a document as it is now.
  fileprivate func data(for document: OpenDocument) -> JSONObject {
    var data: JSONObject = ["uri": document.uri, "version": document.version]
    if case .similar(let code) = self { data.append("code", code.rawValue) }
    return data
  }

  /// The fixes in the data of an action.
  init(_ data: Parameters) {
    let code = data["code"]?.string.flatMap { DiagnosticCode.byName[$0] }
    self = code.map(FileFixes.similar) ?? .safe
  }
}
