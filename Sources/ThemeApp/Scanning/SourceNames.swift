/// A pair of braces and the names that are known in it.
struct SourceBlock: Sendable {
  /// A name's values and type, as far as its declaration tells them.
  struct Binding: Sendable {
    /// Empty if only the running app knows the value, and where an expression has it.
    var texts: [AppText] = []
    /// The token at which the expression of the value begins, which is read where somebody asks for the value.
    var expression: Int?
    /// Whether a function returns the value: one without a text is none.
    var isReturned = false
    var type: String?
  }

  var parent: Int?
  /// The type that the braces belong to, with the types around it: `Style.Cell`.
  var type: String?
  var isEnumOfStrings = false
  /// The name of the function or computed property that the braces make; a function's has `()`.
  var value: String?
  var bindings: [String: [Binding]] = [:]
}

/// The blocks of a file; the first one is the file itself.
struct SourceBlocks: Sendable {
  private(set) var blocks = [SourceBlock()]
  /// The blocks of types, by the last part of their names.
  private var ofType: [Substring: [Int]] = [:]
  /// The blocks of types that have a member.
  private var ofMember: [String: [Int]] = [:]

  subscript(_ block: Int) -> SourceBlock { blocks[block] }

  mutating func add(_ block: SourceBlock) -> Int {
    blocks.append(block)
    if let last = block.type?.split(separator: ".").last { ofType[last, default: []].append(blocks.count - 1) }
    return blocks.count - 1
  }

  mutating func bind(_ name: String, _ binding: SourceBlock.Binding, in block: Int) {
    blocks[block].bindings[name, default: []].append(binding)
    if blocks[block].type != nil, blocks[block].bindings[name]?.count == 1 { ofMember[name, default: []].append(block) }
  }

  /// The innermost block from one outwards that fits, among so many as somebody would write.
  func first(from block: Int, where fits: (SourceBlock) -> Bool) -> Int? {
    var index = block
    for _ in 0..<100 {
      if fits(blocks[index]) { return index }
      guard let parent = blocks[index].parent else { return nil }
      index = parent
    }
    return fits(blocks[0]) ? 0 : nil
  }

  /// The block that knows a name, from one outwards.
  func home(of name: String, from block: Int) -> Int? { first(from: block) { $0.bindings[name] != nil } }

  func enclosingType(of block: Int) -> String? { first(from: block) { $0.type != nil }.flatMap { blocks[$0].type } }

  func type(of name: String, from block: Int) -> String? {
    guard let home = home(of: name, from: block) else { return nil }
    return blocks[home].bindings[name]?.lazy.compactMap { $0.type }.first
  }

  /// The blocks of a type that is named by the end of its path.
  func blocks(of path: [String]) -> [Int] {
    let name = path.joined(separator: ".")
    let alike = ofType[path.last.map { $0[...] } ?? "", default: []]
    let exact = alike.filter { blocks[$0].type == name }
    return exact.isEmpty ? alike.filter { blocks[$0].type?.hasSuffix("." + name) == true } : exact
  }

  /// The blocks of the one type that has a member; of several, the SDK's type for styles.
  func blocks(with member: String) -> [Int] {
    let homes = ofMember[member] ?? []
    let types = Set(homes.map { blocks[$0].type })
    return types.count < 2 ? homes : homes.filter { blocks[$0].type == "FioriStyle" }
  }
}

/// The values of the names that one file declares.
struct SourceNames {
  private let blocks: SourceBlocks
  private let source: LexedSource
  private let resolver = TextResolver<Int>()
  /// The texts of the expressions that were asked for, by the tokens at which they begin: each is read once.
  private var read: [Int: [AppText]] = [:]

  init(_ blocks: SourceBlocks, in source: LexedSource) { (self.blocks, self.source) = (blocks, source) }

  /// The texts of a binding's expression, one that is computed where nothing else is known; empty for a value without a text.
  private mutating func texts(of binding: SourceBlock.Binding) -> [AppText] {
    guard let expression = binding.expression else { return binding.texts }
    if let known = read[expression] { return known }
    let texts = TextReader.texts(source, at: expression).map { $0.text }
    read[expression] = texts
    return texts
  }

  /// The texts of a text in a block; names that the file does not declare stay.
  mutating func texts(of text: AppText, in block: Int) -> [AppText] {
    resolver.texts(of: text, at: block) { piece, block in
      guard case .name(let name) = piece else { return [AppText([piece])] }
      return values(of: name, in: block)
    }
  }

  private mutating func values(of name: String, in block: Int) -> [AppText] {
    var path = name.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
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
        for text in texts { values += self.texts(of: text, in: home) }
      }
    }
    return values.isEmpty ? [AppText([.name(name)])] : values
  }

  private func home(of name: String, in path: [String], isMember: Bool, from block: Int) -> [Int] {
    if isMember { return blocks.blocks(with: name) }
    return path.isEmpty ? blocks.home(of: name, from: block).map { [$0] } ?? [] : blocks.blocks(of: path)
  }

  /// The texts of constants with the names by which other files know them.
  mutating func constants() -> [String: Set<AppText>] {
    var constants: [String: Set<AppText>] = [:]
    for (index, block) in blocks.blocks.enumerated() where block.type != nil || index == 0 {
      // In order, because chains that are too long end where they were begun.
      for (name, bindings) in block.bindings.sorted(by: { $0.key < $1.key }) {
        let values = bindings.flatMap { texts(of: $0) }.flatMap { texts(of: $0, in: index) }
        guard !values.isEmpty else { continue }
        let whole = block.type.map { "\($0).\(name)" } ?? name
        constants[whole, default: []].formUnion(values)
        if block.isEnumOfStrings, let type = block.type { constants[type + ".*", default: []].formUnion(values) }
      }
    }
    return constants
  }
}
