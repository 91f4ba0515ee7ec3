import ThemeTable

// MARK: - Arguments

extension ExpressionParser {
  /// The arguments of a call whose name is next, up to the `)`.
  ///
  /// An argument without tokens has an empty range, at the comma or the parenthesis after it. `takingShares`
  /// says whether percentages are numbers in them.
  private mutating func parseArguments(takingShares: Bool) -> (arguments: [Operand], isClosed: Bool) {
    let outer = takesShares
    takesShares = takingShares
    defer { takesShares = outer }
    let opening = position + 1
    position += 2
    guard enter(at: opening) else { return ([], false) }
    var arguments: [Operand] = []
    while tokens.kind(position) != nil {
      let argument = parseArgument()
      let isLast = tokens.kind(position) != .comma
      if !isLast || !arguments.isEmpty || !argument.tokens.isEmpty { arguments.append(argument) }
      guard !isLast else { break }
      position += 1
    }
    return (arguments, leave(opening: opening))
  }

  private mutating func parseArgument() -> Operand {
    var argument: Operand?
    while let kind = tokens.kind(position), kind != .comma, kind != .rightParenthesis {
      let operand = parseSum()
      if argument == nil { argument = operand } else { argument?.append(operand) }
    }
    return argument ?? .text(position..<position)
  }

  // MARK: Literals

  /// `rgb()` and the like: read when a component is computed, else left to the readers of literals.
  mutating func parseLiteral(_ literal: ColorLiteral) -> Operand {
    let start = position
    let (arguments, isClosed) = parseArguments(takingShares: false)
    let range = start..<position
    if arguments.contains(where: { $0.hasFailed }) { return .failed(range) }
    guard arguments.contains(where: { $0.isComputed }) else { return Operand(content: .word, tokens: range) }
    var pieces = [Piece.tokens(start..<start + 2)]
    for (index, argument) in arguments.enumerated() {
      if index > 0 { pieces.append(.literal([UInt8(ascii: ",")])) }
      guard argument.isComputed, case .number(let number) = argument.content else {
        pieces += argument.pieces
        continue
      }
      guard let component = literal.component(number, at: index) else {
        return fail(.componentOutOfRange(number.value), at: argument.tokens)
      }
      pieces.append(.literal(component))
    }
    if isClosed { pieces.append(.tokens(range.upperBound - 1..<range.upperBound)) }
    let content = colorContent(of: pieces) ?? .text(pieces)
    return Operand(content: content, tokens: range, isComputed: true)
  }

  /// The colour of a literal that was put together; nil if it is not one.
  private func colorContent(of pieces: [Piece]) -> Operand.Content? {
    let parts = assemble(pieces)
    guard parts.count == 1, let variants = color(parts[0].text), !variants.isEmpty else { return nil }
    return .color(variants)
  }

  // MARK: Functions

  mutating func parseCall(of function: ValueFunction) -> Operand {
    let start = position
    isArithmetic = true
    let (arguments, isClosed) = parseArguments(takingShares: true)
    let range = start..<position
    guard isClosed, !arguments.contains(where: { $0.hasFailed }) else { return .failed(range) }
    if let empty = arguments.first(where: { $0.tokens.isEmpty }) {
      let place = empty.tokens.lowerBound
      return fail(.emptyArgument(function), at: place..<place + 1)
    }
    guard function.argumentCounts.contains(arguments.count) else {
      return fail(.argumentCount(function, found: arguments.count), at: range)
    }
    return call(function, arguments, range)
  }

  private mutating func call(_ function: ValueFunction, _ arguments: [Operand], _ range: Range<Int>) -> Operand {
    let count = function.colorCount(of: arguments.count)
    var colors: [[VariantColor]] = []
    for argument in arguments.prefix(count) {
      guard let variants = variants(of: argument) else {
        return fail(.notAColor(function, excerpt(argument.tokens)), at: argument.tokens)
      }
      colors.append(variants)
    }
    var amount: Double?
    if let argument = arguments.dropFirst(count).first {
      guard case .number(let number) = argument.content else {
        return fail(.notANumber(nonNumber(argument)), at: argument.tokens)
      }
      guard function.amounts.contains(number.value) else {
        return fail(.amountOutOfRange(function, number.value), at: argument.tokens)
      }
      amount = number.value
    }
    var variants: [VariantColor] = []
    for row in Self.rows(colors) {
      if let color = function.apply(to: row.colors, amount) { variants.add(color, in: row.environments) }
    }
    calls.append(Evaluation.Call(text: slice(range), result: variants))
    return Operand(content: .color(variants), tokens: range, isComputed: true)
  }

  /// The colours of an argument: a computed one, or those of its word or literal.
  private func variants(of argument: Operand) -> [VariantColor]? {
    switch argument.content {
    case .color(let variants): return variants
    case .word:
      guard let variants = color(slice(argument.tokens)), !variants.isEmpty else { return nil }
      return variants
    default: return nil
    }
  }

  // MARK: Environments

  /// The pieces of a computed value put together, once for each part of the environments.
  func assemble(_ pieces: [Piece]) -> [Evaluation.Part] {
    var parts: [Evaluation.Part] = []
    let variants = pieces.compactMap { if case .color(let variants) = $0 { variants } else { nil } }
    for (environments, colors) in Self.rows(variants) {
      let bytes = bytes(pieces, with: colors)
      if let same = parts.firstIndex(where: { $0.text.bytes == bytes }) {
        parts[same].environments = parts[same].environments.union(environments)
      } else {
        parts.append(.init(environments: environments, text: ValueText(bytes)))
      }
    }
    return parts.sorted { $0.environments.lowest < $1.environments.lowest }
  }

  /// The text in which the pieces that are colours have these ones.
  private func bytes(_ pieces: [Piece], with colors: [StyleColor]) -> ArraySlice<UInt8> {
    var bytes: [UInt8] = []
    var colors = colors.makeIterator()
    for piece in pieces where !piece.isEmpty {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      switch piece {
      case .tokens(let range): bytes += text.bytes[tokens.bytes(range)]
      case .literal(let literal): bytes += literal
      case .color: bytes += colors.next().map(ColorText.literal) ?? []
      }
    }
    return bytes[...]
  }

  /// The colours within which nothing changes, one variant of each, and the environments in which they meet.
  ///
  /// There are 64 environments, so at most 64 rows.
  private static func rows(_ colors: [[VariantColor]]) -> [(environments: EnvironmentSet, colors: [StyleColor])] {
    colors.reduce([(.all, [])]) { rows, variants in
      rows.flatMap { row in
        variants.compactMap { variant in
          let common = row.environments.intersection(variant.environments)
          return common.isEmpty ? nil : (common, row.colors + [variant.color])
        }
      }
    }
  }
}
