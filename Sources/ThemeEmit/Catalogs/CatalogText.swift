import ThemeTable

/// The texts of a catalogue, byte for byte as Xcode writes them: sorted keys, spaces around colons, three decimals.
enum CatalogText {
  /// The `Contents.json` of a folder.
  static func folder(isNamespace: Bool) -> [UInt8] {
    let properties: [(String, Node)] =
      isNamespace ? [("properties", .object([("provides-namespace", .word("true"))]))] : []
    return Node.object([info] + properties).document
  }

  /// The `Contents.json` of a colour set.
  static func colorSet(_ set: CatalogSet) -> [UInt8] {
    var entries = entries(set.phone, idiom: "universal")
    // Without entries of its own a device takes the universal ones.
    if set.pad != set.phone { entries += self.entries(set.pad, idiom: "ipad") }
    return Node.object([("colors", .array(entries)), info]).document
  }

  private static let info: (String, Node) = (
    "info", .object([("author", .text("xcode")), ("version", .word("1"))])
  )

  /// The entries for light, dark, and both with high contrast; those that say nothing new are left out.
  private static func entries(_ colors: [StyleColor], idiom: String) -> [Node] {
    let followsAppearance = colors[0] != colors[1] || colors[2] != colors[3]
    let followsContrast = colors[0] != colors[2] || colors[1] != colors[3]
    return colors.indices.compactMap { index in
      let (isDark, isHigh) = (index & 1 != 0, index & 2 != 0)
      guard followsAppearance || !isDark, followsContrast || !isHigh else { return nil }
      return entry(colors[index], idiom, isDark: isDark, isHigh: isHigh)
    }
  }

  private static func entry(
    _ color: StyleColor, _ idiom: String, isDark: Bool, isHigh: Bool
  ) -> Node {
    var appearances: [Node] = []
    if isDark { appearances.append(appearance("luminosity", "dark")) }
    if isHigh { appearances.append(appearance("contrast", "high")) }
    var members: [(String, Node)] = []
    if !appearances.isEmpty { members.append(("appearances", .array(appearances))) }
    let components = [
      ("alpha", color.alpha), ("blue", color.blue), ("green", color.green), ("red", color.red),
    ]
    let color = Node.object([
      ("color-space", .text("srgb")),
      ("components", .object(components.map { ($0.0, .text(share($0.1))) })),
    ])
    return .object(members + [("color", color), ("idiom", .text(idiom))])
  }

  private static func appearance(_ name: String, _ value: String) -> Node {
    .object([("appearance", .text(name)), ("value", .text(value))])
  }

  /// A channel as 0…1 with three decimals, which give the same eight bits back.
  private static func share(_ channel: UInt8) -> String {
    let thousandths = (Int(channel) * 1_000 + 127) / 255
    let digits = String(1_000 + thousandths % 1_000).dropFirst()
    return "\(thousandths / 1_000).\(digits)"
  }

  /// A JSON value in Xcode's layout.
  private indirect enum Node {
    case word(String)
    case text(String)
    case array([Node])
    case object([(String, Node)])

    var document: [UInt8] { Array((text(indent: 0) + "\n").utf8) }

    private func text(indent: Int) -> String {
      let inner = String(repeating: " ", count: indent + 2)
      let outer = String(repeating: " ", count: indent)
      switch self {
      case .word(let word): return word
      // Only words of ours stand here; names of the theme are names of folders.
      case .text(let text): return "\"\(text)\""
      case .array(let nodes):
        let lines = nodes.map { inner + $0.text(indent: indent + 2) }
        return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
      case .object(let members):
        let lines = members.map { "\(inner)\"\($0.0)\" : \($0.1.text(indent: indent + 2))" }
        return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
      }
    }
  }
}
