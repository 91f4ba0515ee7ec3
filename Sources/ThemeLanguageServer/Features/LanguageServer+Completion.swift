import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeJSON
import ThemeTable

/// Completion.
extension LanguageServer {
  mutating func complete(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (path, document) = try document(parameters)
    let offset = document.text.offset(of: try parameters.position(), client.encoding)
    let window = CompletionWindow(around: offset, in: document.text.bytes)
    guard let context = CompletionContext.find(in: window.tree, at: offset - window.start),
      let top = workspace.themes(of: path).first,
      // The theme as it was before the last keys is good enough: it lacks only names typed a moment ago.
      let theme = workspace.lastAnalysis(of: top)
    else { return { $0.null() } }
    proposingTheme = top
    let files: [String] = context.place == .importPath ? importableFiles(from: path) : []
    let completion = Completion.find(context, of: theme, files: files)
    let word = (context.word.lowerBound + window.start)..<(context.word.upperBound + window.start)
    let range = document.text.range(word, client.encoding)
    let client = client
    return { json in
      json.object { json in
        json.member("isIncomplete", completion.isIncomplete)
        if client.hasEditRangeDefault {
          json.key("itemDefaults")
          json.object { $0.member("editRange", range) }
        }
        json.key("items")
        json.array(completion.items) { json, item in
          guard client.hasSnippets || !item.isSnippet || item.kind != .snippet else { return }
          Self.write(item, range, client, to: &json)
        }
      }
    }
  }

  private static func write(
    _ item: CompletionItem, _ range: TextRange, _ client: ClientCapabilities,
    to json: inout JSONWriter
  ) {
    let isSnippet = item.isSnippet && client.hasSnippets
    let text = item.isSnippet && !client.hasSnippets ? item.label : item.insertion ?? item.label
    json.object { json in
      json.member("label", item.label)
      json.member("kind", kind(item.kind))
      if !item.detail.isEmpty { json.member("detail", item.detail) }
      let rank = String(1000 + item.rank).dropFirst()
      json.member("sortText", rank + item.label)
      if isSnippet { json.member("insertTextFormat", 2) }
      if client.hasEditRangeDefault {
        if text != item.label { json.member("textEditText", text) }
      } else {
        json.key("textEdit")
        json.writeEdit(range, text)
      }
      if let color = item.color {
        // Editors draw a swatch for a documentation that is a colour.
        json.member("documentation", StyleValue.color(color).editorText)
      }
    }
  }

  private static func kind(_ kind: CompletionItem.Kind) -> Int {
    switch kind {
    case .class: 7
    case .property: 10
    case .value: 12
    case .color: 16
    case .variable: 6
    case .keyword: 14
    case .function: 3
    case .snippet: 15
    case .file: 17
    }
  }

  /// Adds the documentation to the proposal that is selected.
  mutating func resolveCompletion(_ parameters: Parameters) throws(ResponseError) -> Reply {
    guard let item = parameters.value, let members = item.members else {
      throw Parameters.missing("label", "a string")
    }
    let label = try parameters.string("label")
    var documentation: HoverText?
    if item["documentation"] == nil, let top = proposingTheme,
      let theme = workspace.lastAnalysis(of: top)
    {
      let isClass = item["kind"]?.integer == Self.kind(CompletionItem.Kind.class)
      documentation = Hover.documentation(of: label, isClass: isClass, in: theme)
    }
    let isMarkdown = client.hasMarkdownCompletion
    return { json in
      json.object { json in
        for member in members {
          json.key(member.name)
          json.value(member.value)
        }
        guard let documentation, !documentation.isEmpty else { return }
        json.key("documentation")
        json.write(documentation, isMarkdown: isMarkdown)
      }
    }
  }

  /// The stylesheets that an import in a file can name, as it would spell them.
  private mutating func importableFiles(from path: String) -> [String] {
    let folder = ImportPath(path).folder.bytes
    return workspace.allFiles().filter { $0 != path }.compactMap { other in
      let bytes = ImportPath(other).bytes
      guard bytes.starts(with: folder + [UInt8(ascii: "/")]) else { return nil }
      return String(decoding: bytes.dropFirst(folder.count + 1), as: UTF8.self)
    }
  }
}
