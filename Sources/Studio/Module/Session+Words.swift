import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeSyntax

extension Session {
  /// The words of a file to colour, as JSON: where each begins and ends in UTF-16 code units, and the number of its role.
  func words(of name: String) -> [UInt8] {
    guard let theme, let file = theme.file(at: ImportPath(name)) else { return Array("[]".utf8) }
    let tree = theme.tree(file)
    var units = UTF16Counter(tree.file.bytes)
    var json = JSONWriter(.compact)
    json.array(SemanticTokens.find(in: tree)) { json, token in
      json.array(inline: true) { json in
        json.value(units.count(before: token.range.lowerBound))
        json.value(units.count(before: token.range.upperBound))
        json.value(token.role.rawValue)
      }
    }
    return json.document()
  }
}
