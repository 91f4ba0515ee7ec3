import ThemeBase
import ThemeSyntax

/// Reads `@component FUIHierarchyItemView { … }`.
///
/// Components that exist already are extended, so that users can add parts to those that themec
/// brings along.
enum ComponentReader {
  /// The words that a block may hold beside parts.
  private static let keys = ["certainty", "note", "refers-to", "source", "styles", "superclass"]

  static func read(_ rule: AtRuleSyntax, into builder: inout RegistryBuilder) {
    var cursor = rule.cursor
    let span = cursor.span
    guard cursor.kind.isName, let name = cursor.takeText() else {
      return builder.diagnostics.append(.expectedName(of: "component", at: span))
    }
    if !cursor.isAtEnd { builder.diagnostics.append(.expectedBlock(of: "@component \(name)", at: cursor.span)) }
    let component = builder.component(name, declaredAt: span)
    let items = rule.items
    // Its parts are read as its certainty says.
    for case .declaration(let declaration) in items { readKey(declaration, of: component, in: &builder) }
    for item in items {
      switch item {
      case .atRule(let part) where part.isNamed("@part"): PartReader.read(part, of: component, into: &builder)
      // The parser has reported at-rules that are not allowed here.
      case .declaration, .atRule, .mediaRule, .importRule, .unexpected: break
      case .rule, .definition: builder.diagnostics.append(.expectedPart(at: item.node.firstToken.span))
      }
    }
  }

  private static func readKey(
    _ declaration: DeclarationSyntax, of component: ID<Component>, in builder: inout RegistryBuilder
  ) {
    let key = String(decoding: declaration.property.bytes, as: UTF8.self)
    var cursor = declaration.cursor
    switch key {
    case "superclass": builder.update(component) { $0.superclass = cursor.takeText() }
    case "styles": builder.update(component) { $0.styles = cursor.takeText() }
    case "note": builder.update(component) { $0.note = cursor.takeText() }
    case "source":
      builder.update(component) { component in
        component.sources = list(&cursor) { text, isQuoted in
          isQuoted ? text : Sources.classPage(of: component.name, version: text)
        }
      }
    case "refers-to": builder.update(component) { $0.refersTo = list(&cursor) { text, _ in text } }
    case "certainty":
      if let certainty = cursor.takeCertainty(in: &builder) { builder.update(component) { $0.certainty = certainty } }
    default:
      let nearest = builder.nearest(to: key) { _ in keys }
      return builder.diagnostics.append(.unknownComponentKey(key, at: declaration.property.span, nearest: nearest))
    }
    if !cursor.isAtEnd { builder.diagnostics.append(.unexpectedInKey(key, at: cursor.span)) }
  }

  /// Words and strings with commas between.
  private static func list(_ cursor: inout TokenCursor, _ transform: (String, Bool) -> String) -> [String] {
    var result: [String] = []
    repeat {
      let isQuoted = cursor.kind == .string
      guard let text = cursor.takeText() else { break }
      result.append(transform(text, isQuoted))
    } while cursor.take(.comma)
    return result
  }
}

/// The documents about components.
private enum Sources {
  /// The page of a class in a version of SAP's reference.
  static func classPage(of component: String, version: String) -> String {
    "help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/\(version)/en-US/Documents/Frameworks/"
      + "SAPFiori/Classes/\(component).html"
  }
}
