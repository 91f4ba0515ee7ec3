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
