import ThemeBase

/// A method of the protocol that the client calls: its name, how the client learns of it, and its handler.
///
/// They lie in `Methods`, those of one concept in a file.
struct Method: Sendable {
  /// Returns the result of a request.
  typealias Answer = @Sendable (Parameters, inout LanguageServer) throws(ResponseError) -> any JSONWritable
  /// Begins the work on a request that is answered later.
  typealias Beginning = @Sendable (Message.ID, Parameters, inout LanguageServer) -> Void
  typealias Reception = @Sendable (Parameters, inout LanguageServer) throws(ResponseError) -> Void
  /// The value of a capability for a client, or nil to leave the capability out.
  typealias Options = @Sendable (ClientCapabilities) -> JSONObject?

  enum Handler: Sendable {
    case request(Answer)
    case deferred(Beginning)
    case notification(Reception)
  }

  let name: String
  /// The member of the server's capabilities that announces the method; nil if another one does, or none has to.
  private var provider: String?
  /// The value of that member; `true` without it.
  private var options: Options?
  let handler: Handler

  static func request(
    _ name: String, announcing provider: String? = nil, options: Options? = nil, _ answer: @escaping Answer
  ) -> Method { Method(name: name, provider: provider, options: options, handler: .request(answer)) }

  static func deferred(_ name: String, _ begin: @escaping Beginning) -> Method {
    Method(name: name, handler: .deferred(begin))
  }

  static func notification(
    _ name: String, announcing provider: String? = nil, options: Options? = nil, _ receive: @escaping Reception
  ) -> Method { Method(name: name, provider: provider, options: options, handler: .notification(receive)) }

  /// The capability that announces the method to a client, or nil if there is none.
  func capability(for client: ClientCapabilities) -> (name: String, value: any JSONWritable)? {
    guard let provider else { return nil }
    guard let options else { return (provider, true) }
    return options(client).map { (provider, $0) }
  }

  /// The methods of the server, in the order in which its capabilities name them.
  static let all: [Method] = [
    initialize, initialized, shutdown, exit,
    // The texts of the client.
    didOpen, didChange, didClose, didSave,
    // Questions about a document or all of them.
    hover, definition, references, documentHighlight, workspaceSymbol, formatting, rangeFormatting, foldingRange,
    selectionRange, documentColor, colorPresentation, inlayHint, documentSymbol, completion, completionResolve,
    prepareRename, rename, onTypeFormatting, documentLink, codeLens, codeLensResolve, codeAction, codeActionResolve,
    semanticTokens, diagnostic, signatureHelp, typeDefinition, prepareTypeHierarchy, supertypes, subtypes,
    // The workspace around the documents.
    workspaceDiagnostic, didChangeWatchedFiles, didChangeConfiguration,
    didChangeWorkspaceFolders, willRenameFiles, executeCommand,
  ]

  static func named(_ name: String) -> Method? { all.first { $0.name == name } }

  /// The server's capabilities for a client.
  static func capabilities(for client: ClientCapabilities) -> JSONObject {
    var capabilities: JSONObject = ["positionEncoding": client.encoding.rawValue]
    for method in all { if let (name, value) = method.capability(for: client) { capabilities.append(name, value) } }
    return capabilities
  }
}
