import ThemeBase

/// The diagnostics of the registry's readers, one factory for each fault.
extension Diagnostic {
  /// A declaration that cannot be read, and how it is written.
  private static func malformed(_ message: String, at span: Span, help: String) -> Diagnostic {
    Diagnostic(.malformedRegistry, message, at: span, help: [help])
  }

  static func notForRegistry(_ what: String, at span: Span) -> Diagnostic {
    malformed(
      "a registry file holds no \(what)", at: span,
      help: "it holds '@component', '@kind', '@type' and '@class'; styles belong into a theme")
  }

  static func expectedName(of what: String, at span: Span) -> Diagnostic {
    malformed("expected the name of a \(what)", at: span, help: "write '\(example[what] ?? "")'")
  }

  /// The form of each at-rule.
  private static let example = [
    "class": "@class LargeButton : Button;", "component": "@component MyCell { … }", "kind": "@kind meter { … }",
  ]

  static func tooManyAlternatives(limit: Int, at span: Span) -> Diagnostic {
    malformed("a type of more than \(limit) alternatives", at: span, help: "use 'String' for values of any kind")
  }

  static func expectedBlock(of rule: String, at span: Span) -> Diagnostic {
    malformed("expected '{' after '\(rule)'", at: span, help: "write '\(rule) { … }'")
  }

  static func expectedPart(at span: Span) -> Diagnostic {
    malformed(
      "expected '@part' or a line such as 'superclass: UIView;'", at: span,
      help: "a component holds nothing else; styles belong into rules beside it")
  }

  static func expectedProperty(at span: Span) -> Diagnostic {
    malformed("expected a property and its type", at: span, help: "write 'font-color: Color;'")
  }

  static func expectedPath(at span: Span) -> Diagnostic {
    malformed(
      "expected a class path", at: span,
      help: "write it in full, 'fdlMyCell_title', or '&_title' for a part of this component;"
        + " '[n]' matches a number")
  }

  static func unexpectedInPart(at span: Span) -> Diagnostic {
    malformed(
      "expected ',', a kind, '{' or ';' after the path", at: span, help: "write '@part &_title, &_subtitle : text;'")
  }

  static func unexpectedInClass(at span: Span) -> Diagnostic {
    malformed("expected ';' after the class", at: span, help: "write '@class LargeButton : Button;'")
  }

  static func unexpectedInKey(_ key: String, at span: Span) -> Diagnostic {
    malformed("expected ';' after the value of '\(key)'", at: span, help: "put a text of several words in quotes")
  }

  static func expectedClassList(at span: Span) -> Diagnostic {
    malformed("expected a class", at: span, help: "write 'styled-like: Button;', several with commas between")
  }

  static func expectedGround(at span: Span) -> Diagnostic {
    malformed("expected the class of the view beneath", at: span, help: "write 'on: &;' for the component's own view")
  }

  static func expectedDrawing(at span: Span) -> Diagnostic {
    let kinds = Drawing.Kind.allCases.map { $0.rawValue }
    return malformed(
      "expected what is drawn", at: span, help: "write \(kinds.quotedList("or")), then the class list")
  }

  static func likeItself(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .classCycle, "'\(name)' inherits from itself", at: span,
      help: ["a class without a base is written '@class \(name);'"])
  }

  static func inheritsItself(_ name: String, through other: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .classCycle, "'\(name)' inherits from itself through '\(other)'", at: span,
      help: ["leave out a base of one of them"])
  }

  static func inheritsTooMuch(_ name: String, limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(.nestingTooDeep, "'\(name)' inherits from more than \(limit) classes", at: span)
  }

  static func repeatedProperty(_ name: String, at span: Span) -> Diagnostic {
    malformed("'\(name)' is stated twice", at: span, help: "join the two: types with '|', states after one 'states'")
  }

  static func expectedTypeName(at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedRegistry, "expected the name of a type", at: span,
      notes: ["names of types begin with a capital; words that are not values themselves"])
  }

  static func malformedType(_ name: String, at span: Span) -> Diagnostic {
    malformed(
      "type '\(name)' is not of the form 'Name = grammar'", at: span,
      help: "write '@type \(name) = left | center | right;'")
  }

  static func redeclaredType(_ name: String, at span: Span, alternatives: Span) -> Diagnostic {
    let start = Span(file: span.file, start: alternatives.start, end: alternatives.start)
    let written = name.contains(" ") ? "\"\(name)\"" : name
    return Diagnostic(
      .malformedRegistry, "the type '\(name)' is built in", at: span,
      help: ["'@type \(written) = \(written) | …;' adds words to it; a type of your own needs another name"],
      fixIts: [FixIt("add words to it", replacing: start, with: "\(written) | ", applicability: .unsafe)])
  }

  static func unknownExtendedType(_ name: String, at span: Span, nearest: String?) -> Diagnostic {
    Diagnostic(
      .unknownRegistryWord, "'\(name)' names itself but is not a type yet", at: span,
      help: suggestion(nearest) ?? ["leave '\(name)' out of its words, or declare it before this line"])
  }

  static func expectedType(at span: Span) -> Diagnostic {
    malformed("expected a type or a word", at: span, help: "write 'Color', 'Number [0,1]' or 'left | center | right'")
  }

  static func malformedRange(at span: Span) -> Diagnostic {
    malformed("expected a range of numbers", at: span, help: "write 'Number [0,1]', the smaller bound first")
  }

  // MARK: Unknown words

  private static func unknown(_ what: String, _ word: String, at span: Span, nearest: String?, help: [String] = [])
    -> Diagnostic
  {
    Diagnostic(
      .unknownRegistryWord, "unknown \(what) '\(word)'", at: span, help: suggestion(nearest) ?? help,
      fixIts: replacement(nearest, span))
  }

  static func unknownType(_ name: String, at span: Span, nearest: String?) -> Diagnostic {
    unknown("type", name, at: span, nearest: nearest, help: ["'@type \(name) = …;' declares one"])
  }

  static func unknownKind(_ name: String, at span: Span, nearest: String?) -> Diagnostic {
    unknown("kind of part", name, at: span, nearest: nearest, help: ["'@kind \(name) { … }' declares one"])
  }

  static func unknownState(_ name: String, at span: Span, nearest: String?) -> Diagnostic {
    unknown("state", name, at: span, nearest: nearest)
  }

  static func unknownCertainty(_ word: String, at span: Span) -> Diagnostic {
    let names = Certainty.allCases.map { $0.rawValue }
    return unknown(
      "certainty", word, at: span, nearest: NameSuggester.nearest(to: word, in: names),
      help: ["it is one of \(names.quotedList)"])
  }

  static func unknownComponentKey(_ key: String, at span: Span, nearest: String?) -> Diagnostic {
    unknown("line", key, at: span, nearest: nearest, help: ["properties belong into '@part'"])
  }

  static func unknownModifier(_ word: String, at span: Span) -> Diagnostic {
    unknown(
      "addition", word, at: span, nearest: NameSuggester.nearest(to: word, in: PropertyReader.modifierNames),
      help: ["', states disabled highlighted' may follow the type"])
  }

  static func unknownComponent(_ name: String, at span: Span, nearest: String?) -> Diagnostic {
    unknown("component", name, at: span, nearest: nearest, help: ["'themec registry' lists the components"])
  }

  static func unknownBaseClass(_ name: String, at span: Span, nearest: String?) -> Diagnostic {
    unknown("class", name, at: span, nearest: nearest, help: ["'@class \(name);' declares one of your own"])
  }
}
