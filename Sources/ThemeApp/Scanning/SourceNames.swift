/// The values of the names that one file declares.
struct SourceNames {
  private let blocks: SourceBlocks
  private let source: LexedSource
  private let resolver = TextResolver<Int>()
  private let read = ReadExpressions()

  init(_ blocks: SourceBlocks, in source: LexedSource) { (self.blocks, self.source) = (blocks, source) }

  /// The texts of a binding's expression, one that is computed where nothing else is known; empty for a value without a text.
  private func texts(of binding: SourceBlock.Binding) -> [AppText] {
    guard let expression = binding.expression else { return binding.texts }
    if let known = read.texts[expression] { return known }
    let texts = TextReader.texts(source, at: expression).map { $0.text }
    read.texts[expression] = texts
    return texts
  }

  /// The texts of a text in a block; names that the file does not declare stay.
  func texts(of text: AppText, in block: Int) -> [AppText] {
    resolver.texts(of: text, at: block) { piece, block in
      guard case .name(let name) = piece else { return [AppText([piece])] }
      return values(of: name, in: block)
    }
  }

  private func values(of name: String, in block: Int) -> [AppText] {
    var path = name.split(separator: ".").map(String.init)
    let isRaw = path.last == "rawValue"
    if isRaw { path.removeLast() }
    guard let last = path.popLast() else {
      return blocks.enclosingType(of: block).map { [AppText([.anyCase(of: $0)])] } ?? [.computed]
    }
    var homes = home(of: last, in: path, isMember: name.hasPrefix("."), from: block)
    if homes.isEmpty, path.count == 1, let type = blocks.type(of: path[0], from: block) {
      homes = blocks.blocks(of: [type])
      if homes.isEmpty { return [AppText([.name("\(type).\(last)")])] }
    }
    var values: [AppText] = []
    for home in homes {
      for binding in blocks[home].bindings[last] ?? [] {
        let texts = texts(of: binding)
        if texts.isEmpty, !binding.isReturned {
          let type = isRaw ? binding.type : nil
          values.append(type.map { AppText([.anyCase(of: $0)]) } ?? .computed)
        }
        values += texts.flatMap { self.texts(of: $0, in: home) }
      }
    }
    return values.isEmpty ? [AppText([.name(name)])] : values
  }

  private func home(of name: String, in path: [String], isMember: Bool, from block: Int) -> [Int] {
    if isMember { return blocks.blocks(with: name) }
    return path.isEmpty ? blocks.home(of: name, from: block).map { [$0] } ?? [] : blocks.blocks(of: path)
  }

  /// The texts of constants with the names by which other files know them.
  func constants() -> [String: Set<AppText>] {
    var constants: [String: Set<AppText>] = [:]
    for (index, block) in blocks.blocks.enumerated() where block.type != nil || index == 0 {
      // In order, because chains that are too long end where they were begun.
      for (name, bindings) in block.bindings.sorted(by: { $0.key < $1.key }) {
        let texts = bindings.flatMap(texts(of:)).flatMap { self.texts(of: $0, in: index) }
        guard !texts.isEmpty else { continue }
        let whole = block.type.map { "\($0).\(name)" } ?? name
        constants[whole, default: []].formUnion(texts)
        if block.isEnumOfStrings, let type = block.type { constants[type + ".*", default: []].formUnion(texts) }
      }
    }
    return constants
  }
}

/// The texts of the expressions that were asked for, by the tokens at which they begin: each is read once.
private final class ReadExpressions {
  var texts: [Int: [AppText]] = [:]
}
