import TestSupport
import ThemeTable

/// Tables drawn at random, with values of every type and every dependence on the environment.
struct RandomTables {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A table of up to so many class paths.
  mutating func table(paths: Int) -> ResolvedTable { builder(paths: paths).resolved }

  /// The parts of a random table of up to so many class paths.
  mutating func builder(paths: Int) -> StyleTableBuilder {
    var builder = StyleTableBuilder()
    for _ in 0..<random.below(paths + 1) {
      let path = path()
      builder.add(path)
      for _ in 0..<random.below(9) {
        let property = property()
        for _ in 0...random.below(3) {
          let value = value()
          builder.set(
            path, property, in: environments(), value, text: random.pick(["", "text", "another text"]),
            origin: TableIndex(random.below(4)))
        }
      }
    }
    return builder
  }

  /// Some environments, all of them more often than not.
  mutating func environments() -> EnvironmentSet {
    if !random.oneIn(3) { return .all }
    if random.oneIn(4) { return EnvironmentSet(bits: random.next()) }
    let first = EnvironmentSet(choice())
    return random.oneIn(2) ? first : first.intersection(EnvironmentSet(choice()))
  }

  private mutating func choice() -> StyleChoice { random.pick(random.pick(StyleAxis.allCases).choices) }

  private mutating func path() -> String {
    if random.oneIn(20) { return random.pick(["", "Ünïcode-名前", "a", "font-color"]) }
    let parts = ["", "_title", "_subtitle", "_detailImageView", "_nextButtonItem"]
    return "fdlFUIComponent\(random.below(40))" + random.pick(parts)
  }

  private mutating func property() -> String {
    let names = [
      "font-color", "font-style", "font-size", "text-align", "tint-color", "background-image",
      "background-image-insets", "content-insets", "shadow-offset", "exclude-views", "x",
    ]
    let states = ["", "", "", "-highlighted", "-selected", "-selected-highlighted", "-disabled"]
    return random.pick(names) + random.pick(states)
  }

  private mutating func number() -> Double {
    random.pick([0, 1, -1, 0.5, 0.1, 1e300, -0.0, 16_777_217, .infinity, Double(random.below(99))])
  }

  private mutating func name() -> String {
    random.pick(["", "headline", "a-name-longer-than-fifteen-bytes", "名前", "Menlo-Regular"])
  }

  private mutating func value() -> StyleValue {
    switch random.below(13) {
    case 0: .color(StyleColor(rgba: UInt32(truncatingIfNeeded: random.next())))
    case 1: .number(number())
    case 2: .integer(Int32(truncatingIfNeeded: random.next()))
    case 3: .boolean(random.oneIn(2))
    case 4: .textStyle(StyleTextStyle(name()))
    case 5: .textAlignment(random.pick(StyleTextAlignment.allCases))
    case 6: .keyword(name())
    case 7: .fontName(name())
    case 8: .imageName(name())
    case 9: .box(StyleBox(top: number(), right: number(), bottom: number(), left: number()))
    case 10: .offset(StyleOffset(x: number(), y: number()))
    case 11: .names((0..<random.below(4)).map { _ in name() })
    default: .string(name())
    }
  }
}

extension ResolvedTable {
  /// Every value with its environments, apart from the numbers that names and values have.
  func content(withTexts: Bool = false) -> [Content] {
    rows.flatMap { row in
      [Content(path: names[row.path], environments: row.environments)]
        + cells[row.cells].flatMap { cell in content(of: cell, path: names[row.path], withTexts: withTexts) }
    }
  }

  private func content(of cell: Cell, path: String, withTexts: Bool) -> [Content] {
    var contents: [Content: EnvironmentSet] = [:]
    for variant in variants[cell.variants] {
      let content = Content(
        path: path, property: names[cell.property], value: values[variant.value],
        text: withTexts ? names[variant.text] : "", origin: withTexts ? variant.origin.rawValue : 0)
      contents[content, default: []].formUnion(variant.environments)
    }
    return contents.sorted { $0.value.bits < $1.value.bits }.map { content, environments in
      var content = content
      content.environments = environments
      return content
    }
  }
}

/// A row, or a value in some environments.
struct Content: Hashable {
  var path: String
  var property: String?
  var environments = EnvironmentSet()
  var value: StyleValue?
  var text = ""
  var origin: UInt32 = 0
}
