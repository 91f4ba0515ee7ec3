import ThemeBase
import ThemeCompiler
package import ThemeProject
import ThemeSyntax
import ThemeTable

/// The resolved value of an expression, shown after it.
package struct InlayHint: Hashable, Sendable {
  /// The end of the value.
  package var offset: Int
  /// The text of the hint, `= ` included.
  package var text: String

  /// The limit of variants that are shown.
  private static let maximumVariants = 4

  /// The number of lines in which a value that was hinted at is still in sight.
  private static let sight = 10

  /// The hints for the values that use definitions and end in a range of a file's bytes.
  ///
  /// A value is not hinted at again while the same one is in sight.
  package static func find(in range: Range<Int>, ofFile file: Int, of theme: AnalyzedTheme) -> [InlayHint] {
    let program = theme.program
    let id = theme.id(ofFile: file)
    let tree = theme.tree(file)
    var parts: [NodeID: [ResolvedText.Part]] = [:]
    func note(_ place: Program.Place, _ resolved: @autoclosure () -> [ResolvedText.Part]) {
      guard place.file == id, parts[place.node] == nil else { return }
      let span = tree[place.node].span
      guard Int(span.end) >= range.lowerBound, Int(span.start) <= range.upperBound else { return }
      parts[place.node] = resolved()
    }
    for declaration in program.declarations.values where declaration.value.hasReferences {
      note(declaration.place, theme.resolved.parts(of: declaration))
    }
    for definition in program.definitions.values where definition.value.hasReferences {
      note(definition.place, theme.resolved.parts(of: definition))
    }
    let lines = LineMap(tree.file)
    var seen: [String: Int] = [:]
    return parts.sorted { $0.key < $1.key }.compactMap { node, parts in
      let variants = ValueVariants.read(parts, theme)
      guard let value = tree[node].child(.value), !value.tokens.isEmpty, !variants.isEmpty else { return nil }
      let hint = InlayHint(offset: Int(value.span.end), text: "= " + text(of: variants))
      let (line, key) = (lines.line(at: hint.offset), tree.file.text(value.span) + hint.text)
      if let last = seen[key], last < line, line < last + sight { return nil }
      seen[key] = line
      return hint
    }
  }

  /// `#0B6E99`, or each variant after its environment: `light #0B6E99 · dark #7FD4FF`.
  package static func text(of variants: [ValueVariant]) -> String {
    guard variants.count > 1 || variants.first?.environments != .all else {
      return variants.first?.value.editorText ?? ""
    }
    let shown = variants.prefix(maximumVariants).map { variant in
      "\(EnvironmentPhrase.describe(variant.environments)) \(variant.value.editorText)"
    }
    return (shown + (variants.count > maximumVariants ? ["…"] : [])).joined(separator: " · ")
  }
}
