import ThemeBase
import ThemeModel
import ThemeSyntax

/// A value of the type that is wanted at a place, for a definition that is still to be given its own.
struct SampleValue {
  let text: String

  /// The value that a use of a definition wants.
  init(for target: CursorTarget, _ registry: Registry) {
    let context = CompletionContext.find(in: target.token.tree, at: Int(target.span.start))
    switch context?.syntax {
    case .argument(let function, let number):
      let isColor = number >= function.types.count || function.types[number] == .color
      text = isColor ? "black" : "1"
    case .value(let property, let paths):
      let grammar = ValueGrammars.grammar(of: property, on: paths.first, registry)
      text = grammar?.alternatives.first.map(Self.text) ?? "black"
    default: text = "black"
    }
  }

  private static func text(_ alternative: ValueGrammar.Alternative) -> String {
    switch alternative {
    case .keyword(let word): word
    case .type(let type, let range):
      switch type {
      case .color: "black"
      case .number, .integer: range?.contains(1) ?? true ? "1" : "\(range?.lowerBound ?? 1)"
      case .boolean: "true"
      case .box: "0"
      case .offset: "0, 0"
      case .fontStyle: "body"
      case .fontName: "system"
      case .image, .names, .string: "name"
      }
    }
  }
}
