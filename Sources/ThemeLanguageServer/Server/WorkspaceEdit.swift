import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeProject
import ThemeSyntax

/// Edits of some files as one change of the workspace.
struct WorkspaceEdit: JSONObjectConvertible {
  /// A file with the edits that it gets.
  typealias File = (path: ImportPath, tree: SyntaxTree, edits: [TextEdit])

  /// The edits of a file.
  private struct Change: JSONObjectConvertible {
    let uri: String
    /// The version of the open document that is edited, or nil for a file that is not open.
    let version: Int?
    var edits: [JSONObject]

    var json: JSONObject {
      let document: JSONObject = ["uri": uri, "version": version.orNull]
      return ["textDocument": document, "edits": edits]
    }
  }

  /// The edits about which the client asks the user, by the identifier of their annotation.
  enum Question: String {
    case app, fixes

    var annotation: JSONObject {
      let (label, description) =
        switch self {
        case .app: ("Rename in the app", "the sources ask for the class by its name")
        case .fixes: ("Safe fixes", "as 'themec lint --fix' applies them")
        }
      return ["label": label, "needsConfirmation": true, "description": description]
    }
  }

  private var changes: [Change] = []
  /// The number of each file's change, by its address.
  private var numbers: [String: Int] = [:]
  /// The addresses of files that are made before they are edited.
  private var newFiles: [String] = []
  private var question: Question?
  /// Whether the client takes changes with the versions of their documents.
  private let hasDocumentChanges: Bool

  /// The edits of some files, about which the client asks a question if it can.
  init(_ files: [File], asking question: Question? = nil, _ server: inout LanguageServer) {
    hasDocumentChanges = server.client.has(.documentChanges)
    ask(question, server)
    for file in files where !file.edits.isEmpty {
      let edits = file.edits.sorted { $0.span < $1.span }.map { ($0.span.offsets, $0.replacement) }
      add(edits, asking: question != nil, to: file.path, file.tree.file.bytes, &server)
    }
  }

  /// Replaces places of a file of the app, which the client asks about if it can.
  mutating func replace(
    _ ranges: [Range<Int>], with text: String, in file: AppFiles.File, _ server: inout LanguageServer
  ) {
    ask(.app, server)
    add(ranges.map { ($0, text) }, asking: true, to: file.path, file.bytes, &server)
  }

  private mutating func ask(_ question: Question?, _ server: LanguageServer) {
    if hasDocumentChanges, server.client.has(.changeAnnotations) { self.question = question }
  }

  /// Adds edits to those of a file, whose text is given, if the client can open it.
  private mutating func add(
    _ edits: [(range: Range<Int>, text: String)], asking: Bool, to path: ImportPath, _ bytes: [UInt8],
    _ server: inout LanguageServer
  ) {
    guard let uri = server.uri(of: path) else { return }
    let number = numbers[uri] ?? changes.count
    if number == changes.count {
      numbers[uri] = number
      changes.append(Change(uri: uri, version: server.workspace.documents[path]?.version, edits: []))
    }
    var cursor = TextDocument(bytes, server.client.encoding).cursor
    for (range, text) in edits {
      var edit = JSONObject.edit(cursor.range(range), text)
      if asking, let question { edit.append("annotationId", question.rawValue) }
      changes[number].edits.append(edit)
    }
  }

  /// Inserts a text into a file that need not be of a theme, at its end if no offset is given.
  ///
  /// A missing file is made. False if the client makes none.
  private mutating func insert(
    _ text: String, at offset: Int? = nil, into path: ImportPath, _ server: inout LanguageServer
  )
    -> Bool
  {
    guard let uri = server.uri(of: path) else { return false }
    let bytes = server.workspace.documents.bytes(of: path)
    if bytes == nil {
      guard hasDocumentChanges, server.client.has(.fileCreation) else { return false }
      newFiles.append(uri)
    }
    let content = bytes ?? []
    let place = offset ?? content.count
    let isOpenLine = offset == nil && content.last.map { $0 != UInt8(ascii: "\n") } ?? false
    add([(place..<place, (isOpenLine ? "\n" : "") + text)], asking: false, to: path, content, &server)
    return true
  }

  var json: JSONObject {
    if hasDocumentChanges {
      let made = newFiles.map { ["kind": "create", "uri": $0] as JSONObject }
      return [
        "documentChanges": made + changes.map(\.json),
        "changeAnnotations": question.map { [$0.rawValue: $0.annotation] as JSONObject },
      ]
    }
    return ["changes": JSONObject(changes.map { ($0.uri, $0.edits) })]
  }

  /// The insertion of a line at the end of the registry file of a theme.
  ///
  /// Where `themec.json` names none, one is made beside it with the key, if the client can make files. nil if it cannot.
  static func declaring(_ line: String, forTheme theme: ImportPath, _ server: inout LanguageServer) -> WorkspaceEdit? {
    var edit = WorkspaceEdit([], &server)
    let documents = server.workspace.documents
    if let named = server.workspace.settings.settings(for: theme, documents).registry.last {
      return edit.insert(line, into: ImportPath(bytes: named).normalized, &server) ? edit : nil
    }
    let configuration = server.workspace.settings.configurations(of: theme.folder, documents).last
    let path =
      configuration.map { ImportPath($0.file.path) } ?? ImportPath(Configuration.fileName).resolved(from: theme)
    guard edit.insert(line, into: ImportPath(registryName).resolved(from: path), &server) else { return nil }
    let key = "\"registry\": [\"\(registryName)\"]"
    guard let bytes = configuration?.file.bytes else {
      return edit.insert("{\n  \(key)\n}\n", into: path, &server) ? edit : nil
    }
    guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let rest = bytes[(brace + 1)...].first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
    let end = rest == UInt8(ascii: "}") ? "\n" : ","
    return edit.insert("\n  \(key)\(end)", at: brace + 1, into: path, &server) ? edit : nil
  }

  /// The name of a new registry file.
  private static let registryName = "registry.nss"
}
