import ThemeBase
import ThemeModel
import ThemeSyntax
import ThemeTable

/// Values with their definitions substituted.
extension DefinitionResolver {
  /// A value with its definitions substituted, worked out once for each distinct text.
  mutating func expansion(of value: Program.Value, at place: Program.Place) -> ID<ResolvedText> {
    if let known = table.expansionsByText[value.text].id { return known }
    let text = expand(place)
    let id = table.expansions.append(text)
    table.expansionsByText[value.text] = OptionalID(id)
    return id
  }

  /// Texts that are being put together, one for each part of the environments.
  private typealias Draft = (environments: EnvironmentSet, bytes: [UInt8])

  /// A value with its definitions substituted, and what is asked of it for each declaration.
  mutating func expand(_ place: Program.Place) -> ResolvedText {
    var text = substitute(place)
    text.length = text.parts.reduce(0) { $0 + program.texts.length(of: $1.text) }
    if text.parts.count == 1, text.parts[0].environments == .all { text.onlyText = text.parts[0].text }
    return text
  }

  private mutating func substitute(_ place: Program.Place) -> ResolvedText {
    guard room >= 0 else { return ResolvedText(parts: []) }
    let tokens = program.valueTokens(place)
    if tokens.count == 1, let token = tokens.first, let name = definedName(token) { return alias(of: name, at: token) }
    var drafts: [Draft] = [(.all, [])]
    var result = ResolvedText(parts: [])
    for (word, token) in tokens.enumerated() {
      if token.kind.isVariable {
        append(definitionOf: token, word: word, isOperand: tokens.isOperand(word), to: &drafts, &result)
      } else {
        let bytes = token.kind == .string ? CopyrightByte.decoded(token.bytes) : token.bytes
        for index in drafts.indices { append(bytes, to: &drafts[index]) }
      }
      guard drafts.allSatisfy({ $0.bytes.count <= Definitions.maximumLength }) else {
        reportTooLong(token)
        if exceedsBudget(drafts.reduce(0) { $0 + $1.bytes.count }) { reportTooLong(at: place) }
        return result
      }
    }
    result.parts = drafts.map { draft in
      let text = program.texts.intern(draft.bytes.indices, of: draft.bytes)
      return ResolvedText.Part(environments: draft.environments, text: text)
    }
    return result
  }

  /// A value that is one definition and nothing else.
  private mutating func alias(of name: VariableID, at token: SyntaxToken) -> ResolvedText {
    table.uses[name] = true
    let isTooLong = table.variables[name].contains { program.texts.length(of: $0.text) > Definitions.maximumLength }
    guard !isTooLong else {
      reportTooLong(token)
      return ResolvedText(parts: [])
    }
    var result = ResolvedText(parts: table.variables[name])
    let missing = definitions.reach[name].complement
    if !missing.isEmpty { result.undefined.append((0, missing)) }
    return result
  }

  /// Reports the word with which a value becomes too long.
  private mutating func reportTooLong(_ token: SyntaxToken) {
    diagnostics.append(
      Diagnostic(.valueTooLong, "the value grows beyond \(Definitions.maximumLength) bytes", at: token.span))
  }

  /// Subtracts a value's length from the budget.
  ///
  /// Returns true once, when the budget is exceeded.
  mutating func exceedsBudget(_ count: Int) -> Bool {
    guard room >= 0 else { return false }
    room -= count
    return room < 0
  }

  mutating func reportTooLong(at place: Program.Place) {
    diagnostics.append(
      Diagnostic(
        .valueTooLong, "with their definitions put in, the values grow beyond all bounds",
        at: program.valueSpan(place), notes: ["all values together may be \(most) bytes longer than the files"]))
  }

  private func append(_ bytes: ArraySlice<UInt8>, to draft: inout Draft) {
    if !draft.bytes.isEmpty { draft.bytes.append(UInt8(ascii: " ")) }
    draft.bytes.append(contentsOf: bytes)
  }

  /// Splits the drafts by the texts of a definition.
  ///
  /// Next to an operator, a definition of several words is one operand and gets parentheses.
  private mutating func append(
    definitionOf token: SyntaxToken, word: Int, isOperand: Bool, to drafts: inout [Draft], _ result: inout ResolvedText
  ) {
    guard let name = definedName(token) else {
      result.undefined.append((word, .all))
      return drafts = []
    }
    table.uses[name] = true
    let missing = definitions.reach[name].complement
    if !missing.isEmpty { result.undefined.append((word, missing)) }
    let parts = table.variables[name]
    var texts = parts.map { program.texts.slice($0.text) }
    for index in texts.indices where isOperand && texts[index].isSeveralOperands {
      texts[index] = ([UInt8]("( ".utf8) + texts[index] + [UInt8](" )".utf8))[...]
    }
    // A draft that lies within one part grows where it is: copying it for each word would be quadratic.
    var split: [Draft] = []
    for index in drafts.indices {
      let environments = drafts[index].environments
      if let whole = parts.firstIndex(where: { $0.covers(environments) }) {
        append(texts[whole], to: &drafts[index])
        split.append((environments, []))
        swap(&split[split.count - 1].bytes, &drafts[index].bytes)
        continue
      }
      for (part, text) in zip(parts, texts) {
        let common = environments.intersection(part.environments)
        guard !common.isEmpty else { continue }
        split.append((common, drafts[index].bytes))
        append(text, to: &split[split.count - 1])
      }
    }
    drafts = split
  }
}

extension ArraySlice<UInt8> {
  /// Whether a text of tokens is more than one word or one pair of parentheses.
  fileprivate var isSeveralOperands: Bool {
    guard contains(UInt8(ascii: " ")) else { return false }
    var depth = 0
    for token in ValueText(self).tokens {
      if token.range.count == 1 {
        if self[token.range.lowerBound] == UInt8(ascii: "(") { depth += 1 }
        if self[token.range.lowerBound] == UInt8(ascii: ")") { depth -= 1 }
      }
      if depth <= 0 { return token.range.upperBound < endIndex }
    }
    return true
  }
}
