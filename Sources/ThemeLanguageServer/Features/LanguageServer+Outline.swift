import ThemeDiagnostics
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeJSON
import ThemeSyntax

/// Symbols, folds, selections and links, which need the text alone.
extension LanguageServer {
  mutating func listSymbols(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (_, document, parsed) = try parsedDocument(parameters)
    let symbols = SymbolWriter(
      items: Outline.items(of: parsed.value), file: parsed.value.file,
      cursor: document.text.cursor(client.encoding))
    guard client.hasSymbolTree else {
      return { symbols.writeFlat(in: document.uri, to: &$0) }
    }
    return { symbols.writeTree(to: &$0) }
  }

  static func kind(_ kind: OutlineItem.Kind) -> Int {
    switch kind {
    case .rule, .classRule: 5
    case .definition: 13
    case .mediaRule: 3
    case .declaration: 7
    case .importRule: 1
    case .component: 23
    }
  }

  // MARK: - Workspace

  /// How many symbols of the workspace are listed.
  private static let maximumSymbols = 500

  mutating func findSymbols(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let query = TypedWord(try parameters.string("query").lowercased())
    var found: [(name: String, kind: Int, Location)] = []
    for path in workspace.allFiles() {
      guard found.count < Self.maximumSymbols, let tree = workspace.tree(of: path),
        let text = workspace.text(of: path), let uri = uri(of: path)
      else { continue }
      for item in Outline.items(of: tree, nested: false)
      where item.kind != .mediaRule && item.kind != .importRule {
        let name = item.name.string(in: tree.file)
        guard found.count < Self.maximumSymbols, query.spells(name) else { continue }
        let range = text.range(item.nameSpan, client.encoding)
        found.append((name, Self.kind(item.kind), Location(uri: uri, range: range)))
      }
    }
    return { json in
      json.array(found) { json, symbol in
        json.object { json in
          json.member("name", symbol.name)
          json.member("kind", symbol.kind)
          json.key("location")
          json.writeLocation(symbol.2.uri, symbol.2.range)
        }
      }
    }
  }

  // MARK: - Folds, selections, links

  mutating func fold(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (_, document, parsed) = try parsedDocument(parameters)
    let folds = Folding.ranges(of: parsed.value)
    let cursor = document.text.cursor(client.encoding)
    let linesOnly = client.foldsLinesOnly
    return { json in
      var cursor = cursor
      json.array { json in
        for fold in folds {
          let start = cursor.position(at: fold.range.lowerBound)
          var end = cursor.position(at: fold.range.upperBound)
          // A closing brace stays visible: the fold ends on the line before it.
          if linesOnly, fold.kind == .block, end.line > start.line { end.line -= 1 }
          guard end.line > start.line else { continue }
          json.beginValue()
          json.fragment("{\"startLine\":")
          json.digits(start.line)
          json.fragment(",\"endLine\":")
          json.digits(end.line)
          if !linesOnly {
            json.fragment(",\"startCharacter\":")
            json.digits(start.character)
            json.fragment(",\"endCharacter\":")
            json.digits(end.character)
          }
          if fold.kind == .comment { json.fragment(",\"kind\":\"comment\"") }
          if fold.kind == .imports { json.fragment(",\"kind\":\"imports\"") }
          json.fragment("}")
        }
      }
    }
  }

  mutating func select(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (_, document, parsed) = try parsedDocument(parameters)
    var chains: [[TextRange]] = []
    for element in try parameters.array("positions") {
      let position = try TextPosition(Parameters(value: element))
      let offset = document.text.offset(of: position, client.encoding)
      var ranges: [TextRange] = []
      for range in SelectionRanges.around(offset, in: parsed.value) {
        let range = document.text.range(range, client.encoding)
        if ranges.last != range { ranges.append(range) }
      }
      chains.append(ranges)
    }
    return { json in json.array(chains) { Self.write($1[...], to: &$0) } }
  }

  /// Writes the first and innermost range with the others as its parents, as deep as the tree.
  private static func write(_ ranges: ArraySlice<TextRange>, to json: inout JSONWriter) {
    json.object { json in
      guard let first = ranges.first else { return }
      json.member("range", first)
      if ranges.count > 1 {
        json.key("parent")
        write(ranges.dropFirst(), to: &json)
      }
    }
  }

  mutating func listLinks(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (path, document, parsed) = try parsedDocument(parameters)
    var links: [(TextRange, uri: String, name: String)] = []
    for link in ImportLinks.find(in: parsed.value, at: ImportPath(path)) {
      guard let uri = uri(of: link.path.text) else { continue }
      links.append((range(link.span, in: document), uri, workspace.name(of: link.path)))
    }
    return { json in
      json.array(links) { json, link in
        json.object { json in
          json.member("range", link.0)
          json.member("target", link.uri)
          json.member("tooltip", link.name)
        }
      }
    }
  }
}
