import ThemeBase
import ThemeModel
import ThemeProject
import ThemeSyntax

/// Finds the fixes of findings in a file: those that a finding carries, then those that need the text around it.
///
/// The latter are made only when somebody asks for them. None is certain to be meant.
struct FindingFixes {
  let theme: AnalyzedTheme
  /// The file, which may have changed since the theme was analysed.
  let tree: SyntaxTree

  /// The fixes of a finding in the file, the best first.
  func fixes(of finding: Diagnostic) -> [FixIt] {
    finding.fixIts.filter { !$0.edits.isEmpty } + [made(for: finding)].compactMap(\.self)
  }

  private func made(for finding: Diagnostic) -> FixIt? {
    switch finding.code {
    case .undeclaredClass where !theme.namesTarget: declaration(ofClassAt: finding.span)
    case .undefinedDefinition: definition(at: finding.span)
    case .partialPaletteOverride: missingVariants(at: finding.span)
    case .splitRule: merge(finding)
    case .definitionInRule: definitionMovedOut(at: finding.span)
    case .nestedSelectorWithoutParent: ruleMovedOut(at: finding.span)
    case .classListSelector where finding.fixIts.isEmpty: lastClass(at: finding.span)
    case .descendantSelector: separateClasses(at: finding.span)
    case .percentSign: fraction(at: finding.span)
    case .unterminatedString: closingQuote(at: finding.span)
    case .unterminatedComment: closedComment(at: finding.span)
    default: removals(for: finding)
    }
  }

  /// A fix that is not certain to be meant.
  func fix(_ title: String, _ edits: TextEdit...) -> FixIt { FixIt(title, edits: edits, applicability: .unsafe) }

  /// The innermost node of a kind at the start of a span.
  func node(_ kind: NodeKind, at span: Span) -> SyntaxNode? { tree.nodes(at: Int(span.start)).last { $0.kind == kind } }

  // MARK: Fixes that add something or move it

  /// Declares the class that a selector names.
  func declaration(ofClassAt span: Span) -> FixIt? {
    guard let line = line(declaringClassAt: span) else { return nil }
    return fix("declare the class: '\(line)'", tree.insertionOfStatement(line + "\n"))
  }

  /// The declaration of the class that a selector names.
  func line(declaringClassAt span: Span) -> String? {
    guard case .classPath(let paths) = CursorTarget.find(in: tree, at: Int(span.start))?.meaning, let path = paths.first
    else { return nil }
    return "@class \(path);"
  }

  /// Defines the name that a value uses, with a value of the type that is wanted there.
  func definition(at span: Span) -> FixIt? {
    guard let target = CursorTarget.find(in: tree, at: Int(span.start)), case .reference(let name) = target.meaning
    else { return nil }
    let value = sampleValue(for: target)
    return fix("define '\(name)' as '\(value)'", tree.insertionOfStatement("\(name): \(value);\n"))
  }

  /// A value of the type that a use of a definition wants, for a definition that is still to be given its own.
  private func sampleValue(for target: CursorTarget) -> String {
    switch CompletionContext.find(in: target.token.tree, at: Int(target.span.start))?.syntax {
    case .argument(let function, let number):
      number >= function.types.count || function.types[number] == .color ? "black" : "1"
    case .value(let property, let paths):
      ValueGrammars.grammar(of: property, on: paths.first, theme.registry)?.alternatives.first?.sample ?? "black"
    default: "black"
    }
  }

  /// Defines the other variants of a palette colour with the value of the one that is overridden.
  func missingVariants(at span: Span) -> FixIt? {
    guard let node = node(.definition, at: span), let value = DefinitionSyntax(node)?.value else { return nil }
    let family = DefinitionFamily(node.firstToken.text)
    let missing = family.missingVariants(theme.knows)
    guard !missing.isEmpty, !value.tokens.isEmpty else { return nil }
    let indentation = tree.line(of: Int(node.span.start)).indentation
    let lines = missing.map { "\n\(indentation)\($0): \(tree.file.text(value.span));" }
    return fix("fill in the variants of '\(family.base)'", tree.insertion(lines.joined(), at: Int(node.span.end)))
  }

  /// Moves the declarations of a rule to an earlier one for the same classes.
  func merge(_ finding: Diagnostic) -> FixIt? {
    RuleMerge(of: finding, in: tree).map {
      FixIt("merge with the rule above", edits: $0.edits, applicability: .unsafe)
    }
  }

  /// Moves a definition out of a rule.
  func definitionMovedOut(at span: Span) -> FixIt? {
    guard let node = node(.definition, at: span) else { return nil }
    let text = tree.file.text(node.span)
    return fix(
      "move the definition out of the rule", tree.removal(of: node),
      tree.insertionOfStatement(text + (text.hasSuffix(";") ? "\n" : ";\n")))
  }

  /// Moves a rule behind the one that holds it.
  func ruleMovedOut(at span: Span) -> FixIt? {
    let rules = tree.nodes(at: Int(span.start)).filter { $0.kind == .rule }
    guard rules.count == 2 else { return nil }
    return fix(
      "move the rule out", tree.removal(of: rules[1]),
      tree.insertion("\n" + tree.file.text(rules[1].span), at: Int(rules[0].span.end)))
  }

  // MARK: - Selectors and signs

  /// Names the class that a class list styles alone.
  func lastClass(at span: Span) -> FixIt? {
    guard let list = node(.selector, at: span), let last = list.tokens.last, last.kind.isName,
      !StateWords.contains(last.text)
    else { return nil }
    return fix("name '\(last.text)' alone", TextEdit(span: list.span, replacement: last.text))
  }

  /// Writes commas between the classes of a selector.
  func separateClasses(at span: Span) -> FixIt? {
    guard let selector = node(.selector, at: span), selector.tokens.allSatisfy(\.kind.isName) else { return nil }
    let text = selector.tokens.map(\.text).joined(separator: ", ")
    return fix("write '\(text)'", TextEdit(span: selector.span, replacement: text))
  }

  /// Writes a percentage as a fraction.
  func fraction(at span: Span) -> FixIt? {
    let sign = tree.token(at: Int(span.start))
    guard sign.kind == .percent, let word = sign.previous, let number = Double(word.text) else { return nil }
    let text = (number / 100).shortestDigits
    return fix(
      "write '\(text)'", TextEdit(span: tree.file.span(word.range.lowerBound, sign.range.upperBound), replacement: text)
    )
  }

  func closingQuote(at span: Span) -> FixIt? {
    let token = tree.token(at: Int(span.start))
    guard token.kind == .unterminatedString, let quote = token.text.first else { return nil }
    let text = String(token.text.reversed().drop { $0.isWhitespace || $0 == ";" }.reversed())
    return fix("insert '\(quote)'", tree.insertion(String(quote), at: token.range.lowerBound + text.utf8.count))
  }

  /// Ends a comment with its line.
  func closedComment(at span: Span) -> FixIt? {
    let rest = tree.file.bytes[Int(span.start)...]
    let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
    return fix("end the comment with its line", tree.insertion(" */", at: end))
  }

  /// The findings whose item has no effect, or none that can be meant.
  private static let removableItems: Set<DiagnosticCode> = [
    .unusedDefinition, .unreadProperty, .unknownProperty, .unknownState, .documentedSlip, .repeatedProperty,
    .shadowedDeclaration, .duplicateDeclaration, .undoneMediaRule, .insetsWithoutImage, .halfGradient, .missingImage,
    .missingFont, .missingValue, .invalidValue, .unknownColor, .hexLength, .outOfRange, .invalidExpression,
    .divisionByZero, .arithmeticOverflow, .unknownFunction, .misspeltPaletteColor, .unreachablePaletteOverride,
    .clearPaletteName, .emptyRule, .rulesNotRead, .missingSelector, .parentOutsideRule, .declarationOutsideRule,
    .misplacedAtRule, .unknownAtRule, .importNotFound, .importCycle, .importOutsideRoot, .unknownPalette,
  ]
  /// The findings whose selector styles nothing.
  private static let removableSelectors: Set<DiagnosticCode> = [.unusedClass, .unknownClassPath, .unmatchedPattern]

  private static let names: [NodeKind: String] = [
    .declaration: "declaration", .definition: "definition", .rule: "rule", .importRule: "import", .atRule: "at-rule",
    .classRule: "class", .mediaRule: "media rule", .unexpected: "text",
  ]

  /// Removes the item, the selector or the text of a finding, where nothing else can be meant.
  func removals(for finding: Diagnostic) -> FixIt? {
    let nodes = tree.nodes(at: Int(finding.span.start))
    if finding.code == .unexpectedCharacter {
      let text = tree.file.excerpt(finding.span)
      return fix("remove '\(text)'", TextEdit(span: finding.span, replacement: ""))
    }
    if Self.removableSelectors.contains(finding.code), let rule = nodes.last(where: { $0.kind == .rule }) {
      return selectorRemoval(nodes) ?? removal(of: rule)
    }
    guard Self.removableItems.contains(finding.code), let node = nodes.last(where: { Self.names[$0.kind] != nil }),
      // One of several classes may need what another one does not.
      node.kind != .declaration || ClassPathText.paths(ofRulesAround: nodes).count <= 1
        || finding.code == .repeatedProperty
    else { return nil }
    return removal(of: node)
  }

  /// Removes one of several selectors; nil for an only one.
  private func selectorRemoval(_ nodes: [SyntaxNode]) -> FixIt? {
    guard let selector = nodes.last(where: { $0.kind == .selector }),
      let siblings = nodes.last(where: { $0.kind == .selectorList }).map({ Array($0.children) }), siblings.count > 1,
      let index = siblings.firstIndex(of: selector)
    else { return nil }
    // The comma that sets it apart goes too.
    var span = selector.span
    if index > 0 { span.start = siblings[index - 1].span.end } else { span.end = siblings[1].span.start }
    return fix("remove '\(selector.excerpt)'", TextEdit(span: span, replacement: ""))
  }

  /// Removes an item, and each rule around it that would be empty.
  private func removal(of node: SyntaxNode) -> FixIt {
    var removed = node
    let path = tree.nodes(at: Int(node.span.start)).prefix { $0.id != node.id }
    for around in path.reversed() {
      let isEmptied =
        switch around.kind {
        case .block: Array(around.children.prefix(2)).count == 1
        case .rule, .mediaRule: true
        default: false
        }
      guard isEmptied else { break }
      if around.kind != .block { removed = around }
    }
    return fix("remove the \(Self.names[node.kind] ?? "")", tree.removal(of: removed))
  }
}

extension ValueGrammar.Alternative {
  /// A value that fits.
  fileprivate var sample: String {
    switch self {
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
