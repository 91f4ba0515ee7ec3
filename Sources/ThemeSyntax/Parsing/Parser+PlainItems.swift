/// The items that nearly all of a real sheet consists of, each read in one go.
///
/// They only abbreviate: the general functions make the same nodes of the same tokens, and a test compares the two on
/// every sample. They save 6 % of a lint of 1 MB. Each function returns false, and has read nothing, if the item is not plain.
extension Parser {
  /// A declaration in a rule, or a rule outside rules.
  mutating func parsePlainItem() -> Bool { holdsDeclarations ? parsePlainDeclaration() : parsePlainRule() }

  /// `property: value;` in a rule.
  private mutating func parsePlainDeclaration() -> Bool {
    guard tokens.kinds[position + 1] == .colon, let end = endOfPlainValue() else { return false }
    appendItem(.declaration, value: position + 2..<end)
    return true
  }

  /// `@name: value;` outside rules.
  mutating func parsePlainDefinition() -> Bool {
    guard !holdsDeclarations, tokens.kinds[position + 1] == .colon, let end = endOfPlainValue() else { return false }
    appendItem(.definition, value: position + 2..<end)
    return true
  }

  /// `A, B {` outside rules.
  private mutating func parsePlainRule() -> Bool {
    var brace = position + 1
    while tokens.kinds[brace] == .comma, tokens.kinds[brace + 1] == .identifier { brace += 2 }
    steps += brace - position
    guard tokens.kinds[brace] == .leftBrace else { return false }
    let rule = open(.rule)
    let list = open(.selectorList)
    while position < brace {
      let selector = open(.selector)
      position += 1
      close(selector)
      if position < brace { position += 1 }
    }
    close(list)
    openBlock(of: rule, .rule)
    return true
  }

  /// The `;` that ends the value after the name and the colon at the position, or nil if the value is not plain.
  private mutating func endOfPlainValue() -> Int? {
    var end = position + 2
    // With a variable further in the value, something else can begin.
    if tokens.kinds[end] == .variable { end += 1 }
    while tokens.kinds[end].isPlainInValue { end += 1 }
    steps += end - position
    return tokens.kinds[end] == .semicolon && end > position + 2 ? end : nil
  }
}
