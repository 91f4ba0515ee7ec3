/// The typed accessors that `--emit accessors` writes, as names of Swift and class paths.
enum AccessorList {
  /// The class paths by `Theme.Component.part`, and by `Theme.Component` for its own properties.
  static func read(_ source: LexedSource) -> [String: String] {
    var accessors: [String: String] = [:]
    var open: [(type: String, depth: Int)] = []
    var depth = 0
    var partOfType: [String: String] = [:]
    for index in source.tokens.indices {
      if source.sign(index, "{") { depth += 1 }
      if source.sign(index, "}") {
        depth -= 1
        if open.last?.depth == depth { open.removeLast() }
      }
      switch source.word(index) {
      case .enum, .struct: open.append((source.text(index + 1), depth))
      case .let where source.sign(index + 2, "="):
        if source.sign(index + 4, "("), source.sign(index + 5, ")") {
          partOfType[source.text(index + 3)] = source.text(index + 1)
        } else if let path = path(after: index, in: source), open.count > 1 {
          let part = open.count > 2 ? partOfType[open[2].type] : nil
          let names = [open[0].type, open[1].type, part]
          accessors[names.compactMap { $0 }.joined(separator: ".")] = path
        }
      default: break
      }
    }
    return accessors
  }

  /// The path in `let fontColor = Theme.Property<StyleColor>("path", "font-color")`.
  private static func path(after index: Int, in source: LexedSource) -> String? {
    var next = index + 3
    let isProperty = source.text(next + 2) == "Property"
    while isProperty, next < index + 24, source.kind(next) != .string { next += 1 }
    guard isProperty, source.kind(next) == .string else { return nil }
    return source.literal(next).literal
  }

  /// The class paths that a source asks for with accessors, and where.
  static func uses(of accessors: [String: String], in source: LexedSource) -> [AppUse] {
    let roots = Set(accessors.keys.compactMap { $0.split(separator: ".").first.map(String.init) })
    return source.tokens.indices.compactMap { index in
      guard source.isIdentifier(index), !source.sign(index - 1, "."), roots.contains(source.text(index)) else {
        return nil
      }
      var (path, last) = (source.text(index), index)
      var found: String?
      while last < index + 20, source.sign(last + 1, "."), source.isIdentifier(last + 2) {
        last += 2
        path += "." + source.text(last)
        found = accessors[path] ?? found
      }
      let range = source.tokens[index].range.lowerBound..<source.tokens[last].range.upperBound
      return found.map { AppUse(AppText([.literal($0)]), at: range) }
    }
  }
}
