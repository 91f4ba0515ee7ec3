/// A pair of braces and the names that are known in it.
struct SourceBlock: Sendable {
  /// A name's values and type, as far as its declaration tells them.
  struct Binding: Sendable {
    /// Empty if only the running app knows the value.
    var texts: [AppText] = []
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
  private static let deepest = 8
  /// More texts than these are no names that somebody chose one by one.
  private static let mostTexts = 64

  private(set) var blocks = [SourceBlock()]
  private var ofType: [String: [Int]] = [:]

  subscript(_ block: Int) -> SourceBlock {
    get { blocks[block] }
    set { blocks[block] = newValue }
  }

  mutating func add(_ block: SourceBlock) -> Int {
    blocks.append(block)
    if let type = block.type { ofType[type, default: []].append(blocks.count - 1) }
    return blocks.count - 1
  }

  mutating func bind(_ name: String, _ binding: SourceBlock.Binding, in block: Int) {
    blocks[block].bindings[name, default: []].append(binding)
  }

  /// The block that knows a name, from one outwards.
  func home(of name: String, from block: Int) -> Int? {
    var block: Int? = block
    while let index = block {
      if blocks[index].bindings[name] != nil { return index }
      block = blocks[index].parent
    }
    return nil
  }

  func first(from block: Int, where fits: (SourceBlock) -> Bool) -> Int? {
    var block: Int? = block
    while let index = block {
      if fits(blocks[index]) { return index }
      block = blocks[index].parent
    }
    return nil
  }

  func enclosingType(of block: Int) -> String? {
    first(from: block) { $0.type != nil }.flatMap { blocks[$0].type }
  }

  func type(of name: String, from block: Int) -> String? {
    guard let home = home(of: name, from: block) else { return nil }
    return blocks[home].bindings[name]?.lazy.compactMap(\.type).first
  }

  /// The texts with the values of all names that this file declares.
  func resolved(_ text: AppText, in block: Int, depth: Int = 0) -> [AppText] {
    var results = [AppText([])]
    for piece in text.pieces {
      var values = [AppText([piece])]
      if case .name(let name) = piece { values = self.values(of: name, in: block, depth: depth) }
      results = results.flatMap { start in values.map(start.joined) }
      if results.count > Self.mostTexts { return [.computed] }
    }
    return results
  }

  /// The values of a name; the name itself if it is not of this file.
  private func values(of name: String, in block: Int, depth: Int) -> [AppText] {
    guard depth < Self.deepest else { return [.computed] }
    var path = name.split(separator: ".").map(String.init)
    let isRaw = path.last == "rawValue"
    if isRaw { path.removeLast() }
    guard let last = path.popLast() else {
      return enclosingType(of: block).map { [AppText([.anyCase(of: $0)])] } ?? [.computed]
    }
    if path.count == 1, blocks(of: path).isEmpty, let type = type(of: path[0], from: block) {
      return self.values(of: "\(type).\(last)", in: block, depth: depth + 1)
    }
    let isMember = name.hasPrefix(".")
    let homes =
      isMember
      ? types(with: last)
      : path.isEmpty ? home(of: last, from: block).map { [$0] } ?? [] : blocks(of: path)
    var values: [AppText] = []
    for home in homes {
      for binding in blocks[home].bindings[last] ?? [] {
        values += binding.texts.flatMap { resolved($0, in: home, depth: depth + 1) }
        if binding.texts.isEmpty { values.append(Self.unknown(binding.type, isRaw: isRaw)) }
        if values.count > Self.mostTexts { return [.computed] }
      }
    }
    if values.isEmpty { return [AppText([.name(name)])] }
    return Array(Set(values))
  }

  private static func unknown(_ type: String?, isRaw: Bool) -> AppText {
    guard isRaw, let type else { return .computed }
    return AppText([.anyCase(of: type)])
  }

  /// The blocks of a type that is named by the end of its path.
  private func blocks(of path: [String]) -> [Int] {
    let name = path.joined(separator: ".")
    if let exact = ofType[name] { return exact }
    return ofType.filter { $0.key.hasSuffix("." + name) }.flatMap(\.value)
  }

  /// The blocks of the one type that has a member; of several, the SDK's type for styles.
  private func types(with member: String) -> [Int] {
    let types = ofType.filter { $0.value.contains { blocks[$0].bindings[member] != nil } }
    return types.count == 1 ? types.flatMap(\.value) : types["FioriStyle"] ?? []
  }

  /// The texts of constants with the names by which other files know them.
  var constants: [String: Set<AppText>] {
    var constants: [String: Set<AppText>] = [:]
    for (index, block) in blocks.enumerated() where block.type != nil || index == 0 {
      for (name, bindings) in block.bindings {
        let whole = block.type.map { "\($0).\(name)" } ?? name
        let texts = bindings.flatMap { binding in
          binding.texts.flatMap { resolved($0, in: index) }
        }
        if !texts.isEmpty { constants[whole, default: []].formUnion(texts) }
        if block.isEnumOfStrings, let type = block.type {
          constants[type + ".*", default: []].formUnion(texts)
        }
      }
    }
    return constants
  }
}
