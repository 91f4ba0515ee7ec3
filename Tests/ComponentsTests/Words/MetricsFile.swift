/// The Swift that is made of `metrics.txt`.
enum MetricsFile {
  static func swift(_ lines: [Substring]) -> String {
    var types: [(name: Substring, doc: [Substring], members: [(line: Substring, doc: [Substring])])] = []
    for line in lines where !line.hasPrefix("#") {
      if line.hasPrefix("  | ") || line == "  |" {
        types[types.count - 1].doc.append(line.dropFirst(4))
      } else if line.hasPrefix("    ") {
        let members = types[types.count - 1].members.count
        types[types.count - 1].members[members - 1].doc.append(line == "    |" ? "" : line.dropFirst(4))
      } else if line.hasPrefix("  ") {
        types[types.count - 1].members.append((line.dropFirst(2), []))
      } else {
        types.append((line, [], []))
      }
    }
    func comment(_ doc: [Substring], indent: String) -> String {
      doc.map { "\(indent)///\($0.isEmpty ? "" : " ")\($0)\n" }.joined()
    }
    let structs = types.map { type in
      let members = type.members.map { comment($0.doc, indent: "  ") + "  public var \($0.line)\n" }.joined()
      return """

        \(comment(type.doc, indent: ""))public struct \(type.name): Hashable, Sendable {
        \(members)
          /// The numbers above, to be changed one by one.
          public init() {}
        }

        """
    }
    return """
      // Made from Data/metrics.txt by DataFileTests; do not edit.
      // swift-format-ignore-file

      public import ThemeTable
      \(structs.joined())
      """
  }
}
