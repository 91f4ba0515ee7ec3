import ThemeBase

/// Constructs of CSS and Sass that people write from habit. Each is recognised as a whole and reported once.
extension Parser {
  // MARK: - Definitions

  /// Whether `$name` begins at a token.
  func isDollarName(_ token: Int) -> Bool {
    tokenIs(token, "$") && tokens.kinds[token + 1].isName && !tokens.hasGap(before: token + 1)
  }

  /// Reads `$brand: red;`, a definition of Sass.
  mutating func parseDollarDefinition() {
    reportDollarName()
    skipUnexpected(upTo: endOfItem())
  }

  /// Reports `$name` at the position.
  mutating func reportDollarName() {
    report(
      .foreignDefinition("$" + text(position + 1), name: "@" + text(position + 1), at: span(position), sign: "@"),
      unexpected: position)
  }

  /// Whether `--name:` begins at the position, a custom property of CSS.
  var isCustomProperty: Bool {
    kind == .identifier && tokens.kinds[position + 1] == .colon
      && file.bytes[tokens.range(position)].starts(with: "--".utf8) && tokens.range(position).count > 2
  }

  /// Reads `--brand: red;` outside of rules.
  mutating func parseCustomProperty() {
    let name = text(position)
    diagnostics.append(
      .foreignDefinition(
        name, name: "@" + name.drop { $0 == "-" },
        at: file.span(tokens.range(position).lowerBound, tokens.range(position).lowerBound + 2), sign: "@"))
    skipUnexpected(upTo: endOfItem())
  }

  /// One past the `;` of the item at the position, or where its block ends.
  private mutating func endOfItem() -> Int {
    let end = boundary()
    return tokens.kinds[end] == .semicolon ? end + 1 : Swift.max(end, position + 1)
  }

  // MARK: - Selectors

  /// Whether `:root {` begins at the position.
  var isRootSelector: Bool {
    kind == .colon && tokenIs(position + 1, "root") && tokens.kinds[position + 2] == .leftBrace
  }

  /// Reads `:root { --brand: red; }` and skips its block.
  mutating func parseRootRule() {
    diagnostics.append(.rootSelector(at: span(from: position, through: position + 1)))
    let first = position
    position += 2
    let end = endOfBalancedBlock()
    position = first
    skipUnexpected(upTo: end)
  }

  // MARK: - Declarations

  /// Whether a `;` at the position is meant as `:`: `font-size; 17;`.
  mutating func isSemicolonForColon() -> Bool {
    let next = position + 1
    return kind == .semicolon && !isFirstOnLine(next) && [.identifier, .variable, .string].contains(tokens.kinds[next])
      && [.semicolon, .rightBrace, .identifier, .leftParenthesis, .comma].contains(tokens.kinds[next + 1])
  }

  /// Reports `font-color:highlighted: red`, where the state belongs to the property.
  ///
  /// `owner` is the token of the property. Returns false if the value at the position begins with no state.
  mutating func reportStateAfterColon(of owner: Int) -> Bool {
    guard position == owner + 3, StateWords.contains(text(position - 1)) else { return false }
    report(
      .stateAfterColon(
        text(owner), state: text(position - 1), at: span(from: owner, through: position - 1), colon: span(owner + 1)),
      unexpected: position)
    return true
  }
}

/// At-rules of CSS and Sass, and what to do instead.
enum ForeignAtRule {
  /// The advice about each at-rule of the phrasebook.
  static let advice: [String: String] = {
    let styles = "there are no mixins: name several classes in one rule, 'A, B { … }', or declare '@class A : B;'"
    let control = "there is no control flow: write the rules one by one, or use '@media'"
    let modules = "write '@import \"base.nss\";'"
    return [
      "@include": styles, "@mixin": styles, "@extend": styles, "@apply": styles, "@if": control, "@else": control,
      "@each": control, "@for": control, "@while": control, "@return": control, "@use": modules, "@forward": modules,
      "@charset": "remove it: a stylesheet is UTF-8",
      "@font-face": "remove it: the app brings its fonts, and 'font-name' names them",
      "@keyframes": "remove it: a theme has no animations",
      "@supports": "remove it: write rules for conditions with '@media'", "@namespace": "remove it",
    ]
  }()
}

extension Diagnostic {
  fileprivate static func foreignDefinition(_ written: String, name: String, at span: Span, sign: String) -> Diagnostic
  {
    Diagnostic(
      .unexpectedToken, "the name of a definition begins with '@': '\(name)', not '\(written)'", at: span,
      help: ["definitions belong at the top level: '\(name): …;'"],
      fixIts: [FixIt("write '\(name)'", replacing: span, with: sign)])
  }

  fileprivate static func rootSelector(at span: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "':root' is not a class", at: span,
      help: ["definitions belong at the top level, outside of rules: '@name: …;'"])
  }

  fileprivate static func stateAfterColon(_ property: String, state: String, at span: Span, colon: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "a state is joined to its property by '-'", at: span,
      fixIts: [FixIt("write '\(property)-\(state)'", replacing: colon, with: "-")])
  }

  static func gapAfterParent(suffix: String, at span: Span, gap: Span) -> Diagnostic {
    Diagnostic(
      .descendantSelector, "there is no space between '&' and its suffix", at: span,
      fixIts: [FixIt("write '&\(suffix)'", replacing: gap, with: "")])
  }

  static func stateInSelector(_ state: String, of name: String, at span: Span, severity: Severity? = nil) -> Diagnostic
  {
    Diagnostic(
      .classListSelector, "a state cannot be part of a selector", at: span,
      label: severity == nil ? "the rule styles a class '\(state)'" : "", severity: severity,
      help: ["join the state to each property: '\(name) { font-color-highlighted: …; }'"])
  }
}
