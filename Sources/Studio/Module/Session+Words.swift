import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeSyntax

extension Session {
  /// The words of a file to colour, as one array of JSON: where each begins and ends in UTF-16 code units, and the number
  /// of its role.
  func words(of name: String) -> [UInt8] {
    guard let theme, let file = theme.file(at: ImportPath(name)) else { return Array("[]".utf8) }
    let tree = theme.tree(file)
    var units = UTF16Counter(tree.file.bytes)
    return JSONWriter.answer(SemanticTokens.find(in: tree)) { json, token in
      json.value(units.count(before: token.range.lowerBound))
      json.value(units.count(before: token.range.upperBound))
      json.value(token.role.rawValue)
    }
  }
}
