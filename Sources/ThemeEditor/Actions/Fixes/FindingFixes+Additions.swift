import ThemeBase
import ThemeSyntax

/// Fixes that add something or move it.
extension FindingFixes {
  /// Declares the class that a selector names.
  func declaration(ofClassAt span: Span) -> [FixIt] {
    guard case .classPath(let paths) = CursorTarget.find(in: tree, at: Int(span.start))?.meaning, let path = paths.first
    else { return [] }
    return fix("declare the class: '@class \(path);'", tree.insertionOfStatement("@class \(path);\n"))
  }

  /// Defines the name that a value uses, with a value of the type that is wanted there.
  func definition(at span: Span) -> [FixIt] {
    guard let target = CursorTarget.find(in: tree, at: Int(span.start)), case .reference(let name) = target.meaning
    else { return [] }
    let value = SampleValue(for: target, theme.registry).text
    return fix("define '\(name)' as '\(value)'", tree.insertionOfStatement("\(name): \(value);\n"))
  }

  /// Defines the other variants of a palette colour with the value of the one that is overridden.
  func missingVariants(at span: Span) -> [FixIt] {
    guard let node = node(.definition, at: span), let value = DefinitionSyntax(node)?.value else { return [] }
    let family = DefinitionFamily(node.firstToken.text)
    let missing = family.missingVariants(theme.knows)
    guard !missing.isEmpty, !value.tokens.isEmpty else { return [] }
    let indentation = tree.line(of: Int(node.span.start)).indentation
    let lines = missing.map { "\n\(indentation)\($0): \(tree.file.text(value.span));" }
    return fix("fill in the variants of '\(family.base)'", tree.insertion(lines.joined(), at: Int(node.span.end)))
  }

  /// Moves the declarations of a rule to an earlier one for the same classes.
  func merge(_ finding: Diagnostic) -> [FixIt] {
    RuleMerge(of: finding, in: tree).map {
      [FixIt("merge with the rule above", edits: $0.edits, applicability: .unsafe)]
    } ?? []
  }

  /// Moves a definition out of a rule.
  func definitionMovedOut(at span: Span) -> [FixIt] {
    guard let node = node(.definition, at: span) else { return [] }
    let text = tree.file.text(node.span)
    return fix(
      "move the definition out of the rule", tree.removal(of: node),
      tree.insertionOfStatement(text + (text.hasSuffix(";") ? "\n" : ";\n")))
  }

  /// Moves a rule behind the one that holds it.
  func ruleMovedOut(at span: Span) -> [FixIt] {
    let rules = tree.nodes(at: Int(span.start)).filter { $0.kind == .rule }
    guard rules.count == 2 else { return [] }
    return fix(
      "move the rule out", tree.removal(of: rules[1]),
      tree.insertion("\n" + tree.file.text(rules[1].span), at: Int(rules[0].span.end)))
  }

  // MARK: - Selectors and signs

  /// Names the class that a class list styles alone.
  func lastClass(at span: Span) -> [FixIt] {
    guard let list = node(.selector, at: span), let last = list.tokens.last, last.kind.isName,
      !StateWords.contains(last.text)
    else { return [] }
    return fix("name '\(last.text)' alone", TextEdit(span: list.span, replacement: last.text))
  }

  /// Writes commas between the classes of a selector.
  func separateClasses(at span: Span) -> [FixIt] {
    guard let selector = node(.selector, at: span), selector.tokens.allSatisfy(\.kind.isName) else { return [] }
    let text = selector.tokens.map(\.text).joined(separator: ", ")
    return fix("write '\(text)'", TextEdit(span: selector.span, replacement: text))
  }

  /// Writes a percentage as a fraction.
  func fraction(at span: Span) -> [FixIt] {
    let sign = tree.token(at: Int(span.start))
    guard sign.kind == .percent, let word = sign.previous, let number = Double(word.text) else { return [] }
    let text = (number / 100).shortestDigits
    return fix(
      "write '\(text)'", TextEdit(span: tree.file.span(word.range.lowerBound, sign.range.upperBound), replacement: text)
    )
  }

  func closingQuote(at span: Span) -> [FixIt] {
    let token = tree.token(at: Int(span.start))
    guard token.kind == .unterminatedString, let quote = token.text.first else { return [] }
    let text = String(token.text.reversed().drop { $0.isWhitespace || $0 == ";" }.reversed())
    return fix("insert '\(quote)'", tree.insertion(String(quote), at: token.range.lowerBound + text.utf8.count))
  }

  /// Ends a comment with its line.
  func closedComment(at span: Span) -> [FixIt] {
    let rest = tree.file.bytes[Int(span.start)...]
    let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
    return fix("end the comment with its line", tree.insertion(" */", at: end))
  }
}
