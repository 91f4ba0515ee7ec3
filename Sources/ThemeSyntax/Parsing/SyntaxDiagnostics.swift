import ThemeBase

/// The parser's diagnostics: one factory for each mistake, so that no message is written twice.
extension Diagnostic {
  static func missingSemicolon(at span: Span) -> Diagnostic {
    Diagnostic(
      .missingSemicolon, "missing ';'", at: span, label: "expected ';' here",
      fixIts: [FixIt("insert ';'", replacing: span, with: ";")])
  }

  /// `a: 1, b: 2;`: the comma is where the declaration ends.
  static func commaForSemicolon(at span: Span) -> Diagnostic {
    Diagnostic(
      .missingSemicolon, "expected ';', found ','", at: span, label: "declarations end with ';'",
      fixIts: [FixIt("write ';'", replacing: span, with: ";")])
  }

  static func missingLastSemicolon(at span: Span, after last: Span) -> Diagnostic {
    Diagnostic(
      .missingLastSemicolon, "the last declaration has no ';'", at: last, label: "expected ';' after this",
      nui: "NUI ignores a stylesheet without it", fixIts: [FixIt("insert ';'", replacing: span, with: ";")])
  }

  static func straySemicolon(at span: Span) -> Diagnostic {
    Diagnostic(
      .straySemicolon, "stray ';'", at: span, nui: "NUI ignores a stylesheet that contains one",
      fixIts: [FixIt("remove it", replacing: span, with: "")])
  }

  static func semicolonForComment(at span: Span, _ declaration: Span, _ comment: String) -> Diagnostic {
    Diagnostic(
      .straySemicolon, "';' begins no comment", at: span, nui: "NUI ignores a stylesheet that contains a stray one",
      fixIts: [FixIt("write '\(comment)'", replacing: declaration, with: comment, applicability: .unsafe)])
  }

  static func missingColon(after name: String, at span: Span, replacing wrong: Span?) -> Diagnostic {
    Diagnostic(
      .missingColon, "expected ':' after '\(name)'", at: wrong ?? span,
      fixIts: [
        FixIt(wrong == nil ? "insert ':'" : "write ':'", replacing: wrong ?? span, with: ":", applicability: .unsafe)
      ])
  }

  static func missingValue(of name: String, at span: Span) -> Diagnostic {
    Diagnostic(.missingValue, "'\(name)' has no value", at: span, label: "expected a value here")
  }

  static func declarationOutsideRule(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .declarationOutsideRule, "'\(name)' is outside a rule", at: span,
      help: ["put it into the rule of a class: 'Label { \(name): …; }'"])
  }

  static func definitionInRule(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .definitionInRule, "definition '\(name)' is inside a rule", at: span,
      help: ["definitions are global: move it to the top of the file"])
  }

  static func expectedProperty(found: String, at span: Span, stray: Span?) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "expected a property, found '\(found)'", at: span,
      fixIts: stray.map { [FixIt("remove it", replacing: $0, with: "")] } ?? [])
  }

  static func unexpectedItem(_ found: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "expected a rule or a definition, found '\(found)'", at: span)
  }

  static func unexpectedInValue(_ found: String, at span: Span) -> Diagnostic {
    var diagnostic = Diagnostic(.unexpectedCharacter, "'\(found)' is not allowed in a value", at: span)
    if found == "!" { diagnostic.help = ["there is no '!important': of two declarations the later one wins"] }
    return diagnostic
  }

  /// `stray` is the text to remove where the colon separates nothing.
  static func colonInValue(at span: Span, stray: Span?) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "':' is not allowed in a value", at: span,
      notes: stray == nil ? ["a value contains no address and no second declaration"] : [],
      fixIts: stray.map { [FixIt("remove ':'", replacing: $0, with: "")] } ?? [])
  }

  static func percentSign(at span: Span) -> Diagnostic {
    Diagnostic(
      .percentSign, "there are no percentages", at: span, nui: "NUI ignores a stylesheet that contains a '%'",
      help: ["write a fraction, 0.5, where a share is meant, or points"])
  }

  static func unterminatedString(at span: Span) -> Diagnostic {
    Diagnostic(.unterminatedString, "this string has no closing quote on its line", at: span)
  }

  static func nonASCIIName(of token: Int, _ parser: Parser) -> Diagnostic {
    let word = parser.file.bytes[parser.tokens.range(token)]
    let first = word.firstIndex { $0 >= 0x80 } ?? word.startIndex
    let end = word[first...].firstIndex { $0 < 0x80 } ?? word.endIndex
    return Diagnostic(
      .nonAsciiName, "'\(parser.text(token))' contains letters outside ASCII", at: parser.file.span(first, end),
      nui: "NUI ignores a stylesheet that contains one outside comments")
  }

  // MARK: Rules

  static func missingSelector(at span: Span) -> Diagnostic {
    Diagnostic(.missingSelector, "expected a class", at: span, label: "no class before this")
  }

  static func unexpectedInSelector(_ found: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedCharacter, "'\(found)' is not allowed in a selector", at: span,
      notes: ["a selector is one class; several classes are separated by commas"])
  }

  static func strayColon(at span: Span) -> Diagnostic {
    Diagnostic(
      .strayColon, "a selector does not end in ':'", at: span,
      fixIts: [FixIt("remove ':'", replacing: span, with: "", applicability: .safe)])
  }

  static func descendantSelector(at span: Span) -> Diagnostic {
    Diagnostic(
      .descendantSelector, "a selector is one class", at: span, notes: ["descendant selectors are not supported"],
      help: ["separate several classes by commas"])
  }

  static func classListSelector(at span: Span, last: String) -> Diagnostic {
    Diagnostic(
      .classListSelector, "a class list cannot be a selector", at: span, label: "the rule styles '\(last)'",
      nui: "NUI ignores a stylesheet that contains one",
      fixIts: last.namesClass
        ? [FixIt("name the last class alone", replacing: span, with: last, applicability: .safe)] : [])
  }

  static func nestedSelectorWithoutParent(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .nestedSelectorWithoutParent, "a nested rule must begin with '&'", at: span,
      help: ["write '&_part' for a part of the outer class, or move the rule '\(name)' out"])
  }

  static func parentSuffixOutsideRule(at span: Span) -> Diagnostic {
    Diagnostic(.parentOutsideRule, "'&' has no parent outside a rule", at: span)
  }

  static func missingOpeningBrace(at span: Span) -> Diagnostic {
    Diagnostic(
      .missingOpeningBrace, "expected '{' after the selector", at: span,
      fixIts: [FixIt("insert '{'", replacing: span, with: " {", applicability: .unsafe)])
  }

  static func missingClosingBrace(at span: Span, opened: Span) -> Diagnostic {
    Diagnostic(
      .missingClosingBrace, "missing '}'", at: span,
      label: span.length == 0 ? "the file ends here" : "expected '}' before this",
      secondary: [Label(opened, "this block is not closed")])
  }

  static func unexpectedClosingBrace(at span: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedClosingBrace, "this '}' closes no block", at: span,
      fixIts: [FixIt("remove it", replacing: span, with: "", applicability: .unsafe)])
  }

  static func nestingTooDeep(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(.nestingTooDeep, "nested deeper than \(limit) levels", at: span)
  }

  /// A `*/` outside a comment; `text` is the text on the lines before it.
  static func unopenedCommentEnd(at span: Span, after text: Span?) -> Diagnostic {
    let notes = ["comments do not nest: the first '*/' ends them all"]
    guard let text else { return Diagnostic(.unopenedComment, "'*/' ends no comment", at: span, notes: notes) }
    return Diagnostic(
      .unopenedComment, "this text is not a comment", at: text, secondary: [Label(span, "this '*/' ends none")],
      notes: notes,
      fixIts: [
        FixIt(
          "begin the comment here", replacing: Span(file: text.file, start: text.start, end: text.start), with: "/* ",
          applicability: .unsafe)
      ])
  }

  // MARK: At-rules

  static func unknownAtRule(_ name: String, at span: Span, nearest: String?) -> Diagnostic {
    Diagnostic(
      .unknownAtRule, "unknown at-rule '\(name)'", at: span,
      notes: nearest == nil ? ["a definition is written '\(name): value;'"] : [], help: suggestion(nearest) ?? [],
      fixIts: replacement(nearest, span))
  }

  static func foreignAtRule(_ name: String, at span: Span, advice: String) -> Diagnostic {
    Diagnostic(.unknownAtRule, "the language has no '\(name)'", at: span, help: [advice])
  }

  /// A `{` after an at-rule that has no block.
  static func unexpectedBlock(of name: AtRuleName, at span: Span) -> Diagnostic {
    Diagnostic(.malformedAtRule, "'\(name.rawValue)' has no block", at: span)
  }

  static func missingImportPath(at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedAtRule, "expected a path in quotes after '@import'", at: span, help: ["write '@import \"base.nss\";'"])
  }

  static func unquotedImport(_ path: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedAtRule, "the path of '@import' must be quoted", at: span,
      fixIts: [FixIt("quote it", replacing: span, with: "\"\(path)\"")])
  }

  /// `@import url("base.nss");`, as CSS has it.
  static func importURL(_ path: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedAtRule, "the path of '@import' is written without 'url'", at: span,
      fixIts: [FixIt("write '\(path)'", replacing: span, with: path)])
  }

  static func unexpectedInImport(_ found: String, at span: Span) -> Diagnostic {
    Diagnostic(.malformedAtRule, "expected ';' after the path of '@import', found '\(found)'", at: span)
  }

  static func malformedCondition(_ message: String, at span: Span, opened: Span? = nil) -> Diagnostic {
    Diagnostic(
      .malformedMediaCondition, message, at: span, secondary: opened.map { [Label($0, "opened here")] } ?? [],
      help: ["a condition looks like '(device: ipad) and (orientation: portrait)'"])
  }
}

extension String {
  /// Whether a name can be a class that builds on another one, as `Button` in `Control:Button`.
  ///
  /// `Button:highlighted` names a state in the manner of CSS, and `highlighted` alone would be no class.
  fileprivate var namesClass: Bool { hasPrefix("fdl") || first.map { $0.isUppercase } == true }
}
