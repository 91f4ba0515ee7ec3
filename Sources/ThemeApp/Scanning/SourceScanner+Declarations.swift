// The declarations of a file: types, constants, parameters, and values of functions.
extension SourceScanner {
  /// Opens the block of a brace.
  mutating func open(_ index: Int) {
    var opened = SourceBlock()
    if index >= pendingFrom { swap(&opened, &pending) }
    opened.parent = block
    let outer = block
    block = blocks.add(opened)
    brackets.append(Bracket(index: index, block: block, rounds: brackets.last?.rounds ?? 0))
    bindClosureParameters(after: index)
    if opened.value != nil { bindOnlyExpression(after: index, until: outer) }
  }

  /// The block that braces open from a token on.
  private mutating func expect(_ block: SourceBlock, from index: Int) {
    pending = block
    pendingFrom = index
  }

  mutating func declare(_ index: Int) {
    switch source.word(index) {
    case .class, .struct, .enum, .extension, .actor: declareType(index)
    case .implementation: declareImplementation(index)
    case .interface: noteSuperclass(index)
    case .end where source.sign(index - 1, "@") && brackets.isEmpty: block = 0
    case .let, .var: declareVariable(index)
    case .func, .initWord: declareFunction(index)
    case .case where blocks[block].isEnumOfStrings: declareCases(index)
    case .define where source.sign(index - 1, "#"): declareMacro(index)
    case .return: addReturnedValue(index)
    case .for: declareLoop(index)
    default: declareByForm(index)
    }
  }

  // MARK: - Types

  private mutating func declareType(_ index: Int) {
    guard source.language == .swift, !source.sign(index - 1, "."), source.isIdentifier(index + 1) else { return }
    guard ![.func, .var, .let].contains(source.word(index + 1)) else { return }
    var next = source.endOfName(at: index + 1)
    let name = source.text(index + 1..<next)
    if source.sign(next, "<") {
      while next < index + 60, !source.sign(next, ">"), !source.sign(next, "{") { next += 1 }
      next += 1
    }
    var type = SourceBlock()
    let outer = blocks.enclosingType(of: block).flatMap { $0.utf8.count < 200 ? $0 : nil }
    type.type = [outer, name].compactMap { $0 }.joined(separator: ".")
    if source.sign(next, ":"), source.isIdentifier(next + 1) {
      let parent = source.text(next + 1)
      type.isEnumOfStrings = source.word(index) == .enum && parent == "String"
      if source.word(index) == .class { facts.superclasses[name] = parent }
    }
    expect(type, from: next)
  }

  /// `@implementation` has no braces: its block lasts to `@end`.
  private mutating func declareImplementation(_ index: Int) {
    guard source.sign(index - 1, "@"), brackets.isEmpty else { return }
    block = blocks.add(SourceBlock(parent: 0, type: source.text(index + 1)))
  }

  private mutating func noteSuperclass(_ index: Int) {
    guard source.sign(index - 1, "@"), source.sign(index + 2, ":") else { return }
    facts.superclasses[source.text(index + 1)] = source.text(index + 3)
  }

  // MARK: - Variables

  private mutating func declareVariable(_ index: Int) {
    guard source.language == .swift, source.isIdentifier(index + 1) else { return }
    var (next, binding) = (index + 2, SourceBlock.Binding())
    if source.sign(next, ":") {
      binding.type = typeName(at: next + 1)
      next = endOfType(at: next + 1)
    }
    let name = source.text(index + 1)
    if isAssignment(next) {
      binding.expression = next + 1
      if binding.type == nil { binding.type = madeType(at: next + 1) }
    } else if source.sign(next, "{") {
      return expect(SourceBlock(value: name), from: next)
    }
    blocks.bind(name, binding, in: block)
  }

  func isAssignment(_ index: Int) -> Bool {
    guard source.sign(index, "="), !source.sign(index - 1, "!"), !source.sign(index - 1, "=") else { return false }
    return !source.sign(index + 1, "=") || source.tokens[index + 1].followsSpace
  }

  private func typeName(at index: Int) -> String? {
    source.isIdentifier(index) ? source.text(index..<source.endOfName(at: index)) : nil
  }

  private func endOfType(at index: Int) -> Int {
    source.tokens.indices[index...].prefix(60).prefix { next in
      !source.sign(next, among: "={,);") && (next == index || !source.tokens[next].startsLine)
    }.upperBound
  }

  /// The type that a value is made of: `UILabel(…)`, `[[UILabel alloc] init]`.
  private func madeType(at index: Int) -> String? {
    var index = index
    while source.language == .objectiveC, source.sign(index, "[") { index += 1 }
    let isMade = source.sign(index + 1, "(") || source.word(index + 1) == .alloc
    guard source.isIdentifier(index), isMade else { return nil }
    let name = source.text(index)
    return name.first?.isUppercase == true ? name : nil
  }

  /// Declarations and assignments that no word introduces.
  private mutating func declareByForm(_ index: Int) {
    let isObjectiveC = source.language == .objectiveC
    if isObjectiveC, let type = declaredType(before: index) {
      var binding = SourceBlock.Binding(type: type)
      if isAssignment(index + 1) { binding.expression = index + 2 }
      blocks.bind(source.text(index), binding, in: block)
    } else if isAssignment(index + 1), startsStatement(index) {
      let name = source.text(index)
      guard let home = source.language == .ruby ? 0 : blocks.home(of: name, from: block) else { return }
      blocks.bind(name, SourceBlock.Binding(expression: index + 2), in: home)
    } else if isObjectiveC, source.sign(index - 1, ")"), isMethodParameter(index) {
      blocks.bind(source.text(index), SourceBlock.Binding(), in: block)
    }
  }

  /// `UILabel` before `*label`, `*const label` and `<Protocol> *label`; not before a product in a calculation.
  private func declaredType(before index: Int) -> String? {
    var previous = index - 1
    if source.word(previous) == .const { previous -= 1 }
    guard source.sign(previous, "*"), source.isIdentifier(previous - 1) else { return nil }
    return source.sign(index + 1, among: "=;,)") ? source.text(previous - 1) : nil
  }

  private func startsStatement(_ index: Int) -> Bool {
    var first = index
    if source.sign(first - 1, "."), source.word(first - 2) == .selfWord { first -= 2 }
    return source.tokens.indices.contains(first)
      && (source.tokens[first].startsLine || source.sign(first - 1, among: "{;:)"))
  }

  /// `name` in `- (void)show:(NSString *)name`.
  private func isMethodParameter(_ index: Int) -> Bool {
    brackets.last?.rounds ?? 0 == 0 && (source.sign(index - 2, "*") || source.isIdentifier(index - 2))
      && (source.sign(index + 1, "{") || source.isIdentifier(index + 1) || source.sign(index + 1, ";"))
  }

  private mutating func declareMacro(_ index: Int) {
    let end = source.endOfDirective(at: index)
    let start = index + 2
    guard source.isIdentifier(index + 1), !source.sign(start, "("), start < end else { return }
    blocks.bind(source.text(index + 1), SourceBlock.Binding(expression: start), in: 0)
  }

  /// The cases of an enum with texts; a case without one has its name.
  private mutating func declareCases(_ index: Int) {
    var next = index + 1
    while source.isIdentifier(next) {
      let name = source.text(next)
      var text = AppText([.literal(name)])
      next += 1
      if isAssignment(next) {
        text = TextReader.texts(source, at: next + 1).first?.text ?? text
        next += 2
      }
      blocks.bind(name, SourceBlock.Binding(texts: [text]), in: block)
      guard source.sign(next, ",") else { return }
      next += 1
    }
  }

  // MARK: - Functions

  private mutating func declareFunction(_ index: Int) {
    guard source.language == .swift else { return }
    var next = index + (source.word(index) == .func ? 2 : 1)
    while next < index + 40, !source.sign(next, "("), !source.sign(next, "{") { next += 1 }
    guard source.sign(next, "(") else { return }
    let end = source.end(ofBracketAt: next, before: Swift.min(next + 400, source.tokens.count))
    var function = SourceBlock(value: source.text(index + 1) + "()")
    for colon in next..<end where source.sign(colon, ":") && source.isIdentifier(colon - 1) {
      function.bindings[source.text(colon - 1)] = [.init(type: typeName(at: colon + 1))]
    }
    expect(function, from: end)
  }

  /// `{ cell, name in`: the values come from outside.
  private mutating func bindClosureParameters(after index: Int) {
    let line = source.tokens.indices[(index + 1)...].prefix(39).prefix { !source.tokens[$0].startsLine }
    guard let end = line.first(where: { source.word($0) == .in }) else { return }
    for next in line[..<end] where source.isIdentifier(next) {
      blocks.bind(source.text(next), SourceBlock.Binding(), in: block)
    }
  }

  /// `for name in …`: the value changes.
  private mutating func declareLoop(_ index: Int) {
    guard source.language == .swift, let end = (index + 1..<index + 12).first(where: { source.word($0) == .in })
    else { return }
    var loop = SourceBlock()
    for next in index + 1..<end where source.isIdentifier(next) {
      loop.bindings[source.text(next)] = [SourceBlock.Binding()]
    }
    expect(loop, from: end)
  }

  private mutating func addReturnedValue(_ index: Int) {
    guard let function = blocks.first(from: block, where: { $0.value != nil }) else { return }
    // No text is no value.
    let isNothing = ["nil", "NULL", "Nil"].contains(source.text(index + 1))
    if isNothing, TextReader.texts(source, at: index + 1).isEmpty { return }
    addValue(SourceBlock.Binding(expression: index + 1, isReturned: true), of: function)
  }

  /// The value of a body that is one expression.
  private mutating func bindOnlyExpression(after index: Int, until outer: Int) {
    let isExpression =
      source.kind(index + 1) == .string || [.if, .switch, .fioriStyle].contains(source.word(index + 1))
    guard isExpression else { return }
    var reader = TextReader(source, at: index + 1)
    let texts = reader.expression().map { $0.text }
    if source.sign(reader.index, "}") { addValue(SourceBlock.Binding(texts: texts, isReturned: true), of: block) }
  }

  private mutating func addValue(_ value: SourceBlock.Binding, of function: Int) {
    guard let name = blocks[function].value, let home = blocks[function].parent else { return }
    blocks.bind(name, value, in: home)
  }
}
