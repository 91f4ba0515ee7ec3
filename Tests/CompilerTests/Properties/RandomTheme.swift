import TestSupport
import ThemeModel
import ThemeTable

/// A theme that nobody would write, with everything in it that the language has; the same for the same seed.
///
/// It compiles without errors, apart from few. Names and values are as nasty as readers of today still read them.
struct RandomTheme: CustomStringConvertible {
  /// The parts that a theme may hold.
  struct Options {
    var target = Target.nui
    /// The axes of its conditions.
    var axes: [StyleAxis] = [.device, .orientation]
  }

  let seed: UInt64
  /// Rules, media rules and definitions, each a text of its own, in an order that counts.
  var items: [String]

  init(seed: UInt64, _ options: Options) {
    self.seed = seed
    var writer = ThemeWriter(seed: seed, options)
    items = writer.items()
  }

  var text: String { items.joined(separator: "\n") + "\n" }

  var description: String { "seed \(seed):\n\(text)" }
}

/// Writes the items of a ``RandomTheme``.
struct ThemeWriter {
  var random: SeededGenerator
  let options: RandomTheme.Options
  /// How many definitions there are of each kind: `@n0`, `@c0`, `@b0`, `@w0`.
  private var defined: [Character: Int] = [:]
  /// How many blocks are open: inner rules stand further right, as the parser expects of rules that belong inside.
  private var blocks = 0

  init(seed: UInt64, _ options: RandomTheme.Options) {
    random = SeededGenerator(seed: seed)
    self.options = options
  }

  mutating func items() -> [String] {
    var items = (0..<4 + random.below(8)).map { _ in definition() }
    for _ in 0..<2 + random.below(10) { items.append(rule(depth: 0)) }
    for _ in 0..<random.below(5) { items.append(media(depth: 0)) }
    if random.oneIn(3) { items.append("@class Heir : Label;") }
    if options.target != .nui {
      if random.oneIn(6) { items.append("@palette \(random.pick(["v4", "v7"]));") }
      for _ in 0..<random.below(5) { items.append(paletteOverride()) }
    }
    for index in items.indices where random.oneIn(6) {
      items[index] = "/* \(random.pick(["a", "A { b: c; }", "* /", "@x: 1;"])) */ " + items[index]
    }
    return items.shuffled(using: &random)
  }
}

// MARK: - Definitions

extension ThemeWriter {
  /// A new definition, made of a literal or of earlier ones, so that there are no cycles.
  private mutating func definition() -> String {
    let kind = random.pick(Array("ncbw"))
    let text = value(of: kind)
    let number = defined[kind, default: 0]
    defined[kind] = number + 1
    return "@\(kind)\(number)\(random.pick(["", " "])):\(random.pick(["", " "]))\(text);"
  }

  /// Another value for a definition, of literals only.
  private mutating func redefinition() -> String? {
    guard let kind = random.pick(Array("ncbw")) as Character?, let count = defined[kind] else { return nil }
    return "@\(kind)\(random.below(count)): \(literal(of: kind));"
  }

  /// A use of a definition; nil while there is none of the kind.
  private mutating func use(_ kind: Character) -> String? {
    guard let count = defined[kind], count > 0 else { return nil }
    return "@\(kind)\(random.below(count))"
  }

  private mutating func paletteOverride() -> String {
    let style = random.pick(["tintColor", "tintColorDark", "primaryLabel", "cellBackground"])
    let suffix =
      style == "tintColorDark" ? "" : random.pick(["", ""] + PaletteVariant.allCases.map { "_" + $0.keySuffix })
    let definition = "@\(style)\(suffix): \(colorLiteral());"
    return random.oneIn(5) && options.target == .fioriUIKit
      ? "@media \(condition(depth: 0)) { \(definition) }" : definition
  }
}

// MARK: - Values

extension ThemeWriter {
  /// A value of a kind: `n` number, `c` colour, `b` box, `w` word.
  private mutating func value(of kind: Character) -> String {
    if random.oneIn(3), let use = use(kind) { return use }
    switch kind {
    case "n" where random.oneIn(4): return sum()
    case "c" where random.oneIn(4): return call(depth: 0)
    case "b" where random.oneIn(4): return "\(use("n") ?? number()) \(number())"
    default: return literal(of: kind)
    }
  }

  private mutating func literal(of kind: Character) -> String {
    switch kind {
    case "n": number()
    case "c": colorLiteral()
    case "b": (0...random.below(4)).map { _ in number() }.joined(separator: " ")
    default: random.pick(["center", "left", "right"])
    }
  }

  private mutating func number() -> String {
    random.pick(["0", "1", "17", "0.5", ".25", "-2", "12.75", "1e1", "007", "100", "18px"])
  }

  private mutating func plainNumber() -> String { random.pick(["0", "1", "4", "0.5", "12"]) }

  private mutating func sum() -> String {
    switch random.below(5) {
    case 0: "\(plainNumber()) + \(plainNumber()) * 2"
    case 1: "(\(plainNumber()) - 3) / 4"
    case 2: "\(plainNumber()) - \(plainNumber())"
    case 3: "- (\(plainNumber()) + 1)"
    default: "\(plainNumber())*\(plainNumber())"
    }
  }

  /// A colour in one of the spellings that the target reads.
  mutating func colorLiteral() -> String {
    let byte = { (random: inout SeededGenerator) in random.below(256) }
    let hex = String(0x100_0000 + random.below(0x100_0000), radix: 16).dropFirst()
    let (red, green, blue) = (byte(&random), byte(&random), byte(&random))
    if options.target != .nui, random.oneIn(4) {
      return random.pick(
        ["#F80", "0xabc", "#1EE68A00", "#80FF0000", "primaryLabel", "tintColor", "separator"]
          + (options.target == .fioriUIKit
            ? ["primaryLabel_darkBackground", "systemBlue", "cellBackground_deviceInverse"] : []))
    }
    if options.target == .fioriSwiftUI, random.oneIn(2) { return "#\(hex)" }
    switch random.below(9) {
    case 0: return "#\(hex.uppercased())"
    case 1: return "0x\(hex)"
    case 2: return random.pick(["red", "white", "clear", "lightGray", "black", "orange"])
    case 3: return "rgb(\(red), \(green),\(blue))"
    case 4: return "rgba(\(red),\(green),\(blue),0.\(random.below(100)))"
    case 5: return "rgba( \(red) , 0.5 , .25 , 1.0 )"
    case 6: return "hsl(0.\(random.below(100)), 0.5, 1.0)"
    case 7 where options.target == .nui: return "#1EE68A00"
    default: return "#\(hex)"
    }
  }

  /// A function of colours, perhaps of other functions.
  private mutating func call(depth: Int) -> String {
    let color = depth < 2 && random.oneIn(3) ? call(depth: depth + 1) : use("c") ?? plainColor()
    return switch random.below(6) {
    case 0: "lighten(\(color), 0.1)"
    case 1: "darken(\(color), 0.25)"
    case 2: "saturate(\(color), -0.5)"
    case 3: "mix(\(color), \(plainColor()), 0.3)"
    case 4: "alpha(\(color), 0.\(1 + random.below(9)))"
    default: "contrast-color(\(color))"
    }
  }

  /// A colour that is the same everywhere.
  private mutating func plainColor() -> String { random.pick(["#2E7D32", "white", "#0A6ED1"]) }
}

// MARK: - Rules

extension ThemeWriter {
  private static let texts = [
    "fdlFUIHierarchyItemView_title", "fdlFUIHierarchyItemView_status", "fdlFUIHierarchy*_title",
    "fdlFUIHierarchyItem*e",
  ]
  private static let nasty = [
    "Own", ".Own", "#Own", "9Own", "-Own", "Own/Other", "Own.Other", "_", "\\w", "Own/", "x-and", "brand", "AND",
    "Own_title",
  ]

  private enum Kind { case text, label, button }

  private mutating func rule(depth: Int) -> String {
    let kind = random.pick([Kind.text, .label, .label, .button])
    let known = kind == .text ? Self.texts : kind == .label ? ["Label", "Label", "Heir"] : ["Button"]
    let selectors = (0...random.below(3)).map { _ in random.oneIn(2) ? random.pick(Self.nasty) : random.pick(known) }
    if kind == .text, random.oneIn(4) {
      return "fdlFUIHierarchyItemView { &_title, &_footnote \(block(.text, depth: 9)) }"
    }
    let isOwn = selectors.allSatisfy { Self.nasty.contains($0) }
    return selectors.joined(separator: random.pick([",", ", ", " ,\n"])) + " "
      + block(kind, depth: isOwn ? depth : depth + 5)
  }

  /// Declarations and, up to some depth, nested rules.
  private mutating func block(_ kind: Kind, depth: Int) -> String {
    blocks += 1
    defer { blocks -= 1 }
    var items = (0..<random.below(5)).map { _ in declaration(kind) }
    if depth < 2 {
      for _ in 0..<random.below(2) {
        items.append("&\(random.pick(["_x", "-y", "", "_title"])) \(block(kind, depth: depth + 1))")
      }
    }
    if random.oneIn(4) { items.append("@media \(condition(depth: 0)) \(block(kind, depth: 9))") }
    let gap = random.pick([" ", "\n" + String(repeating: "  ", count: blocks)])
    return "{" + gap + items.shuffled(using: &random).joined(separator: gap) + " }"
  }

  private mutating func declaration(_ kind: Kind) -> String {
    let property: (name: String, value: String) =
      switch kind {
      case .text: random.pick([("font-color", value(of: "c")), ("text-align", value(of: "w"))])
      case .label: labelProperty()
      case .button: buttonProperty()
      }
    return "\(property.name)\(random.pick([":", ": ", " : "]))\(property.value);"
  }

  private mutating func labelProperty() -> (String, String) {
    switch random.below(10) {
    case 0: ("font-size", value(of: "n"))
    case 1: ("font-color-highlighted", value(of: "c"))
    case 2: ("font-name", random.pick(["system", "Gill Sans", "\"Gill Sans\"", "HelveticaNeue-Light"]))
    case 3: ("text-auto-fit", random.pick(["true", "false", "yes"]))
    case 4: ("exclude-views", random.pick(["A", "A, B", "UILabel ,UISwitch , C"]))
    case 5: ("shadow-offset", random.pick(["0, 2", "-1,1", "(0, 1) + (1, 1)"]))
    case 6: ("text-align", value(of: "w"))
    case 7: ("text-line-clamp", random.pick(["2", "0"]))
    case 8 where options.target != .fioriSwiftUI: ("font-color", "systemRed")
    default: ("font-color", value(of: "c"))
    }
  }

  private mutating func buttonProperty() -> (String, String) {
    switch random.below(7) {
    case 0: ("padding", value(of: "b"))
    case 1: ("background-image", random.pick(["icons/back.png", "a\\b", "x//y", "\"back.png\""]))
    case 2: ("corner-radius", value(of: "n"))
    case 3: ("background-color-disabled", value(of: "c"))
    case 4: ("content-insets", random.pick(["1 2 3 4", "(1 2) * 2", "10, 20", "3"]))
    case 5: ("font-color", call(depth: 0))
    default: ("font-color", value(of: "c"))
    }
  }
}

// MARK: - Media

extension ThemeWriter {
  private mutating func media(depth: Int) -> String {
    var items: [String] = []
    for _ in 0...random.below(3) {
      switch random.below(4) {
      case 0: items.append(redefinition() ?? rule(depth: 9))
      case 1 where depth < 2: items.append(media(depth: depth + 1))
      default: items.append(rule(depth: 1))
      }
    }
    return "@media \(condition(depth: 0)) {\n\(items.joined(separator: "\n"))\n}"
  }

  private mutating func condition(depth: Int) -> String {
    guard depth < 2 else { return feature() }
    return switch random.below(8) {
    case 0: "\(condition(depth: 2)) or \(condition(depth: depth + 1))"
    case 1: "not \(feature())"
    case 2: "\(feature()) and (\(condition(depth: depth + 1)))"
    case 3: "\(feature()), \(feature())"
    case 4: "\(feature())and\(feature())"
    default: feature()
    }
  }

  private mutating func feature() -> String {
    let axis = random.pick(options.axes)
    if random.oneIn(20) { return random.pick(["(width: large)", "(device: watch)"]) }
    return "(\(axis.name):\(random.pick(["", " "]))\(random.pick(axis.choices).name))"
  }
}
