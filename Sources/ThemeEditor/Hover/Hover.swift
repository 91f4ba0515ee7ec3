package import ThemeBase
import ThemeModel

/// The explanation that an editor shows of the word under the mouse.
package struct Hover: Sendable {
  /// The explanation.
  package var text: HoverText
  /// The word that is explained.
  package var span: Span

  /// The hover at a cursor, or nil if there is nothing to say.
  package static func find(_ target: CursorTarget, of theme: AnalyzedTheme) -> Hover? {
    var writer = HoverWriter(theme: theme)
    writer.append(target.meaning)
    return writer.text.isEmpty ? nil : Hover(text: writer.text, span: target.span)
  }

  /// The documentation that an editor shows beside a proposal of a completion.
  package static func documentation(of label: String, isClass: Bool, in theme: AnalyzedTheme) -> HoverText {
    var writer = HoverWriter(theme: theme)
    if isClass {
      writer.append(classPath: label)
    } else if label.hasPrefix("@") {
      writer.append(atRule: label)
      writer.append(definition: label)
    } else if !writer.append(function: label), let grammar = theme.registry.widestGrammar(of: Array(label.utf8)[...]) {
      writer.text.append(code: "\(label): \(grammar.text)")
    }
    return writer.text
  }
}
