import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeEditor
import ThemeJSON
import ThemeSyntax

/// References, highlights and renames.
extension LanguageServer {
  /// A file whose names are looked at.
  private struct NamedFile {
    var path: String
    var tree: SyntaxTree
  }

  mutating func findReferences(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (path, _, parsed, target) = try target(parameters)
    let includesDeclarations =
      parameters["context"]?["includeDeclaration"]?.boolean ?? true
    var locations: [Location] = []
    for file in filesSharingNames(with: path, parsed.value) {
      guard let target else { break }
      for use in uses(of: target, in: file.tree) where includesDeclarations || !use.isDeclaration {
        guard let place = location(of: use.span, in: file.tree, at: file.path) else { continue }
        locations.append(place)
      }
    }
    return { json in json.array(locations) { $0.writeLocation($1.uri, $1.range) } }
  }

  mutating func highlight(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (_, document, parsed, target) = try target(parameters)
    let uses = target.map { self.uses(of: $0, in: parsed.value) } ?? []
    let marks = uses.map { (range($0.span, in: document), $0.isDeclaration ? 3 : 2) }
    return { json in
      json.array(marks) { json, mark in
        json.object { json in
          json.member("range", mark.0)
          json.member("kind", mark.1)
        }
      }
    }
  }

  /// The word at the cursor, found in the text alone: no theme has to be analysed.
  private mutating func target(
    _ parameters: Parameters
  ) throws(ResponseError) -> (String, OpenDocument, Checked<SyntaxTree>, CursorTarget?) {
    let (path, document, parsed) = try parsedDocument(parameters)
    let offset = document.text.offset(of: try parameters.position(), client.encoding)
    return (path, document, parsed, CursorTarget.find(in: parsed.value, at: offset))
  }

  private func uses(of target: CursorTarget, in tree: SyntaxTree) -> [NameUse] {
    switch target.kind {
    case .definition(let name), .reference(let name): NameUses.ofDefinition(name, in: tree)
    case .classPath(let paths): paths.flatMap { NameUses.ofClass($0, in: tree) }
    default: []
    }
  }

  /// The files in which a name means the same: those of all themes to which the file belongs, the file itself first.
  private mutating func filesSharingNames(with path: String, _ tree: SyntaxTree) -> [NamedFile] {
    var files = [NamedFile(path: path, tree: tree)]
    var seen: Set<String> = [path]
    for other in workspace.filesAround(path) where seen.insert(other).inserted {
      guard let tree = workspace.tree(of: other) else { continue }
      files.append(NamedFile(path: other, tree: tree))
    }
    return files
  }

  // MARK: - Rename

  mutating func prepareRename(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (path, document, _, target) = try target(parameters)
    guard let target else { return { $0.null() } }
    let builtIn = workspace.filesAround(path).filter { ImportPath($0).isBuiltIn }
    let scope = Rename.Scope(
      trees: [], builtIn: builtIn.compactMap { workspace.tree(of: $0) },
      registry: try analysis(path).0.registry)
    let subject: (span: Span, name: String)
    do throws(Rename.Refusal) {
      subject = try Rename.subject(of: target, in: scope)
    } catch {
      throw ResponseError(.requestFailed, Self.sentence(of: error))
    }
    let range = range(subject.span, in: document)
    return { json in
      json.object { json in
        json.member("range", range)
        json.member("placeholder", subject.name)
      }
    }
  }

  mutating func rename(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let newName = try parameters.string("newName")
    let (path, _, parsed, target) = try target(parameters)
    guard let target else { throw ResponseError(.requestFailed, "nothing here has a name") }
    let all = filesSharingNames(with: path, parsed.value)
    let files = all.filter { !ImportPath($0.path).isBuiltIn }
    let scope = Rename.Scope(
      trees: files.map(\.tree),
      builtIn: all.filter { ImportPath($0.path).isBuiltIn }.map(\.tree),
      registry: try analysis(path).0.registry)
    do throws(Rename.Refusal) {
      let edits = try Rename.edits(of: target, to: newName, in: scope)
      return workspaceEdit(zip(files, edits).map { ($0.path, $0.tree, $1) })
    } catch {
      throw ResponseError(.requestFailed, Self.sentence(of: error))
    }
  }

  /// The sentence of a refusal with the place that is in the way.
  private static func sentence(of refusal: Rename.Refusal) -> String {
    guard let place = refusal.place else { return refusal.reason }
    let line = LineTable(place.file.bytes).line(at: Int(place.span.start)) + 1
    return "\(refusal.reason) (\(place.file.path):\(line))"
  }

  /// Edits of some files as one change of the workspace.
  mutating func workspaceEdit(
    _ files: [(path: String, tree: SyntaxTree, edits: [TextEdit])]
  ) -> Reply {
    var changes: [(uri: String, version: Int?, edits: [(TextRange, String)])] = []
    for file in files where !file.edits.isEmpty {
      let bytes = file.tree.file.bytes
      var cursor = PositionCursor(
        workspace.documents[file.path]?.text.lines ?? LineTable(bytes), bytes, client.encoding)
      let edits = file.edits.sorted { $0.span < $1.span }
        .map { (cursor.range(of: $0.span), $0.replacement) }
      guard let uri = uri(of: file.path) else { continue }
      changes.append((uri, workspace.documents[file.path]?.version, edits))
    }
    let hasDocumentChanges = client.hasDocumentChanges
    return { json in
      json.object { json in
        json.key(hasDocumentChanges ? "documentChanges" : "changes")
        guard hasDocumentChanges else {
          return json.object { json in
            for change in changes {
              json.key(change.uri)
              json.array(change.edits) { $0.writeEdit($1.0, $1.1) }
            }
          }
        }
        json.array(changes) { json, change in
          json.object { json in
            json.key("textDocument")
            json.object { json in
              json.member("uri", change.uri)
              json.key("version")
              if let version = change.version { json.value(version) } else { json.null() }
            }
            json.key("edits")
            json.array(change.edits) { $0.writeEdit($1.0, $1.1) }
          }
        }
      }
    }
  }
}
