import ThemeBase
import ThemeRegistry

/// Valid stylesheets of any size, the same bytes for the same seed.
///
/// A third of the rules style parts that the registry documents, the rest classes of an app's own; a third of the
/// values are definitions, one rule in twenty is under `@media`, and now and then there is a comment.
struct SheetGenerator {
  private enum Kind: CaseIterable { case color, length, font, alignment, textStyle, transform, boolean, box, fraction }

  private static let properties: [(name: String, kind: Kind)] = [
    ("font-color", .color), ("font-style", .textStyle), ("text-align", .alignment), ("font-name", .font),
    ("font-size", .length), ("text-transform", .transform), ("tint-color", .color), ("background-color", .color),
    ("background-color-selected", .color), ("border-color", .color), ("border-width", .length),
    ("corner-radius", .length), ("padding", .box), ("height", .length), ("width", .length), ("text-alpha", .fraction),
    ("text-shadow-color", .color), ("text-auto-fit", .boolean),
  ]
  /// The number of the first properties that every documented part of text takes.
  private static let textProperties = 3
  private static let parts = ["headline", "subheadline", "footnote", "icon", "badge", "divider", "frame", "action"]
  private static let conditions = [
    "(device: ipad) and (orientation: landscape)", "(device: ipad)", "(orientation: portrait)",
    "(device: iphone) and (orientation: portrait)",
  ]
  private static let remarks = [
    "as agreed with the brand team", "until the old cells are gone", "see the design page", "the same as in the list",
  ]

  private let paths: [String]
  private var random: SplitMix
  private var bytes: [UInt8] = []
  /// The names of the definitions by kind.
  private var definitions: [Kind: [String]] = [:]
  private var classes = 0

  /// A sheet of at least `size` bytes and one rule more at most.
  static func sheet(size: Int, seed: UInt64 = 7) -> [UInt8] {
    var generator = SheetGenerator(SplitMix(seed: seed ^ UInt64(size)))
    generator.bytes.reserveCapacity(size + 4_096)
    generator.writeDefinitions(min(2_000, 16 + size / 10_000))
    while generator.bytes.count < size { generator.writeItem() }
    return generator.bytes
  }

  private init(_ random: SplitMix) {
    self.random = random
    let registry = Registry.standard
    let wanted = Self.properties.prefix(Self.textProperties).map(\.name)
    paths = registry.parts.values.map { registry.paths[$0.path] }.filter { path in
      guard let id = registry.resolvePath(path), !path.utf8.contains(UInt8(ascii: "[")) else { return false }
      return wanted.allSatisfy { if case .declared = registry.standing(of: $0, on: id) { true } else { false } }
    }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

// MARK: - Rules

extension SheetGenerator {
  private mutating func writeDefinitions(_ count: Int) {
    for index in 0..<count {
      let kinds: [Kind] = [.color, .color, .color, .length, .font, .alignment, .textStyle]
      let kind = kinds[index % kinds.count]
      let name = "@theme\(index)\(kind)"
      let known = definitions[kind, default: []]
      let value = !known.isEmpty && random.below(10) == 0 ? random.pick(known) : literal(kind)
      write("\(name): \(value);\n")
      definitions[kind, default: []].append(name)
    }
  }

  private mutating func writeItem() {
    if random.below(8) == 0 { write("/* \(random.pick(Self.remarks)) */\n") }
    guard random.below(75) == 0 else { return writeRule(indent: "") }
    write("@media \(random.pick(Self.conditions)) {\n")
    for _ in 0..<2 + random.below(5) { writeRule(indent: "  ") }
    write("}\n")
  }

  private mutating func writeRule(indent: String) {
    let count = random.below(8) == 0 ? 2 + random.below(3) : 1
    let isKnown = random.below(3) == 0 && !paths.isEmpty
    var selectors: [String] = []
    for _ in 0..<count {
      let selector = isKnown ? random.pick(paths) : ownClass()
      if !selectors.contains(selector) { selectors.append(selector) }
    }
    write("\(indent)\(selectors.joined(separator: ", ")) {\n")
    let choice = isKnown ? Self.textProperties : Self.properties.count
    let first = random.below(choice)
    for step in 0..<min(3 + random.below(6), choice) {
      let property = Self.properties[(first + step * 5) % choice]
      write("\(indent)  \(property.name): \(value(property.kind));\n")
    }
    write("\(indent)}\n")
  }

  private mutating func ownClass() -> String {
    classes += 1
    return "Screen\(classes)_\(random.pick(Self.parts))"
  }
}

// MARK: - Values

extension SheetGenerator {
  private mutating func value(_ kind: Kind) -> String {
    if let names = definitions[kind], random.below(100) < 50 { return random.pick(names) }
    return literal(kind)
  }

  private mutating func literal(_ kind: Kind) -> String {
    switch kind {
    case .color: color()
    case .length: "\(random.below(64))"
    case .font: random.pick(["Menlo-Regular", "AvenirNext-DemiBold", "Georgia", "boldSystem"])
    case .alignment: random.pick(["left", "center", "right"])
    case .textStyle: random.pick(["headline", "body", "caption1", "footnote"])
    case .transform: random.pick(["none", "uppercase", "lowercase", "capitalize"])
    case .boolean: random.pick(["true", "false"])
    case .box: (0...random.pick([0, 1, 3])).map { _ in "\(random.below(32))" }.joined(separator: " ")
    case .fraction: "0.\(1 + random.below(9))"
    }
  }

  private mutating func color() -> String {
    switch random.below(10) {
    case 0: "rgb(\(random.below(256)), \(random.below(256)), \(random.below(256)))"
    case 1: "rgba(\(random.below(256)), \(random.below(256)), 0, 0.\(1 + random.below(9)))"
    case 2: random.pick(["red", "black", "white", "orange", "cyan", "gray"])
    default: "#" + hex(random.below(1 << 24))
    }
  }

  private func hex(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
