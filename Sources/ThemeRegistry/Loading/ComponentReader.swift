import ThemeDiagnostics
import ThemeSyntax

/// Reads `@component FUIHierarchyItemView { … }`.
///
/// Components that exist already are extended, so that users can add parts to those that themec
/// brings along.
enum ComponentReader {
  /// The words that a block may hold beside parts.
  private static let keys = [
    "certainty", "note", "refers-to", "source", "styles", "superclass",
  ]

  static func read(
    _ rule: AtRule, into registry: inout Registry, _ diagnostics: inout DiagnosticList
  ) {
    var cursor = rule.prelude
    let span = cursor.span
    guard cursor.kind.isName, let name = cursor.takeText() else {
      return diagnostics.append(.expectedName(of: "component", at: span))
    }
    if !cursor.isAtEnd {
      diagnostics.append(.expectedBlock(of: "@component \(name)", at: cursor.span))
    }
    let index = registry.component(named: name, declaredAt: span)
    for item in rule.items {
      switch rule.text.kind(item) {
      case .declaration:
        let declaration = RegistryDeclaration(rule.text, item)
        readKey(declaration, of: &registry.components[Int(index)], &diagnostics)
      case .atRule where AtRule(rule.text, item).isNamed("@part"):
        PartReader.read(AtRule(rule.text, item), of: index, into: &registry, &diagnostics)
      case .unexpected: break
      case _ where rule.text.isAtRule(item): break
      default:
        diagnostics.append(.expectedPart(at: rule.text.firstSpan(item)))
      }
    }
  }

  private static func readKey(
    _ declaration: RegistryDeclaration, of component: inout Component,
    _ diagnostics: inout DiagnosticList
  ) {
    let key = String(decoding: declaration.name, as: UTF8.self)
    var cursor = declaration.value
    switch key {
    case "superclass": component.superclass = cursor.takeText()
    case "styles": component.styles = cursor.takeText()
    case "note": component.note = cursor.takeText()
    case "source":
      component.sources = list(&cursor) { text, isQuoted in
        isQuoted ? text : Sources.classPage(of: component.name, version: text)
      }
    case "refers-to": component.refersTo = list(&cursor) { text, _ in text }
    case "certainty":
      let word = cursor.text
      if let certainty = Certainty(rawValue: word) {
        component.certainty = certainty
      } else {
        diagnostics.append(.unknownCertainty(word, at: cursor.span))
      }
      cursor.advance()
    default:
      let nearest = diagnostics.nearest(to: key, in: keys)
      return diagnostics.append(
        .unknownComponentKey(key, at: declaration.nameSpan, nearest: nearest))
    }
    if !cursor.isAtEnd { diagnostics.append(.unexpectedInKey(key, at: cursor.span)) }
  }

  /// Words and strings with commas between.
  private static func list(
    _ cursor: inout TokenCursor, _ transform: (String, Bool) -> String
  ) -> [String] {
    var result: [String] = []
    repeat {
      let isQuoted = cursor.kind == .string
      guard let text = cursor.takeText() else { break }
      result.append(transform(text, isQuoted))
    } while cursor.take(.comma)
    return result
  }
}

/// Where components are documented.
private enum Sources {
  /// The page of a class in a version of SAP's reference.
  static func classPage(of component: String, version: String) -> String {
    "help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/\(version)/en-US/Documents/Frameworks/"
      + "SAPFiori/Classes/\(component).html"
  }
}
