import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeReports
import ThemeTable

extension RegistryAnswer {
  /// A property by its name, with or without a state: what it takes, in which states, and how many class paths take it.
  ///
  /// Nil if no class path takes it.
  static func property(_ word: String, in registry: Registry) -> RegistryAnswer? {
    let base = String(decoding: registry.split(Array(word.utf8)[...]).base, as: UTF8.self)
    guard registry.properties.id(word) != nil || registry.properties.id(base) != nil else { return nil }
    var counts: [String: Int] = [:]
    var states: Set<String> = []
    var pathCount = 0
    for path in registry.partPaths {
      var isTaken = false
      for entry in registry.entries(of: path) where !entry.flags.contains(.slip) {
        let full = registry.properties.slice(entry.property)
        let split = registry.split(full)
        guard split.base.elementsEqual(base.utf8) else { continue }
        if let state = split.state { states.insert(state) }
        guard full.elementsEqual(word.utf8) else { continue }
        isTaken = true
        let grammar = registry.grammars[entry.grammar]
        // Other names of a type are the type.
        counts[grammar.keywords.isEmpty ? grammar.text : grammar.shownText, default: 0] += 1
      }
      if isTaken { pathCount += 1 }
    }
    guard pathCount > 0 else { return nil }
    // The most frequent first.
    let types = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let taken = counted(pathCount, "class path")
    let value: JSONObject = [
      "name": word, "paths": pathCount, "states": states.sorted().inline, "types": types.map(\.key).inline,
    ]
    return RegistryAnswer("property", value) { text in
      text.append(word, .emphasis)
      text.append(line: " (property)")
      for (type, count) in types {
        text.append(line: "  takes     \(type)\(types.count == 1 ? "" : "  (\(counted(count, "class path")))")")
      }
      if !states.isEmpty { text.append(line: "  states    \(states.sorted().joined(separator: " "))") }
      text.append(line: "  taken by  \(taken)")
      text.append(line: "            'themec registry --takes \(word)' lists them")
    }
  }

  /// The class paths that take a property, or any property of a type: of `parts` only, sorted by their bytes.
  ///
  /// Nil if nothing takes a property or type of that name.
  static func paths(taking word: String, among parts: [ID<Registry.Path>]?, in registry: Registry) -> RegistryAnswer? {
    let typed = Set(registry.grammars.ids.filter { registry.grammars[$0].takes(type: word) })
    let property = registry.properties.id(word)
    guard property != nil || !typed.isEmpty else { return nil }
    let found = (parts ?? registry.partPaths).filter { path in
      registry.entries(of: path).contains { entry in
        guard !entry.flags.contains(.slip) else { return false }
        return entry.property == property || property == nil && typed.contains(entry.grammar)
      }
    }
    let paths = Set(found.map { registry.paths[$0] }).sorted()
    return RegistryAnswer("paths", paths) { text in for path in paths { text.append(line: path) } }
  }

  /// A type of values by its name: what can be written, and which properties take it; nil for any other word.
  static func type(_ word: String, in registry: Registry) -> RegistryAnswer? {
    let declared = registry.grammars.ids.map { registry.grammars[$0] }.last { $0.name == word }
    let keywords = declared?.keywords ?? []
    let type = ValueType(rawValue: word) ?? declared?.onlyType
    guard type != nil || !keywords.isEmpty else { return nil }
    let name = type?.rawValue ?? word
    // The purpose of the type, or the look of its values.
    let summary =
      type.map { $0.summary + (keywords.isEmpty ? "" : ", or one of these words") } ?? "one of these words"
    // The words that can be written, each with a remark.
    let words = (type == .fontStyle ? textStyles : []) + keywords.map { [$0, ""] }
    let ids = Set(registry.entries.values.filter { registry.grammars[$0.grammar].takes(type: name) }.map(\.property))
    let properties = ids.map { registry.properties[$0] }.filter { registry.split(Array($0.utf8)[...]).state == nil }
      .sorted()
    let value: JSONObject = [
      "name": name, "properties": properties.inline, "summary": summary, "words": words.map { $0[0] }.inline,
    ]
    return RegistryAnswer("type", value) { text in
      text.append(name, .emphasis)
      text.append(line: " (type): \(summary)")
      TextColumns(rows: words).write(to: &text, indent: 2)
      if !properties.isEmpty { text.append(line: "  properties: \(properties.joined(separator: " "))") }
    }
  }

  private static let textStyles = StyleTextStyle.wellKnown.map { style in
    let size = style.pointSize.map { "\($0.shortestDigits) pt" }
    let weight = style.weight == .regular ? nil : style.weight.rawValue
    return [style.name, [size, weight].compactMap(\.self).joined(separator: ", ")]
  }

  /// A colour by its name, with or without `@`, with its variants; nil if neither a palette nor UIKit has it.
  static func color(_ word: String, in version: PaletteVersion) -> RegistryAnswer? {
    let name = word.hasPrefix("@") ? String(word.dropFirst()) : word
    let found = ColorPalette(version).lookup(name)
    let palette = found.color.map { _ in version.rawValue }
    guard let color = found.color ?? NamedColor.color(name, target: .fioriUIKit) ?? PaletteLibrary.uiKit.color(name)
    else { return nil }
    let variants = PaletteVariant.allCases.compactMap { variant in
      variant.environments.first.flatMap(color.color).map { (variant, $0) }
    }
    return RegistryAnswer("color", ["name": name, "palette": palette, "variants": variants.map(object)] as JSONObject) {
      text in
      text.append(name, .emphasis)
      text.append(line: " (colour of \(palette.map { "palette \($0)" } ?? "UIKit"))")
      if let note = found.note(in: version.rawValue) { text.append(line: "  \(note)") }
      let colors = Dictionary(uniqueKeysWithValues: variants)
      for (variant, color) in variants where variant.fallback.map({ colors[$0] != color }) ?? true {
        text.append("  ")
        if text.hasColor {
          text.append(swatch: color.channels(over: variant.isOnDark ? 0 : 255), width: 4)
          text.append("  ")
        }
        text.append(line: "\(color.hexText)  \(variant.name)")
      }
    }
  }

  private static func object(_ variant: PaletteVariant, _ color: StyleColor) -> JSONObject {
    .inline([
      "appearance": variant.isOnDark ? "dark" : "light", "contrast": variant.isHighContrast ? "high" : "normal",
      "level": variant.isElevated ? "elevated" : "base", "value": color.hexText,
    ])
  }
}

extension ValueGrammar {
  /// Whether the grammar is the type of that name, or takes it among others.
  func takes(type word: String) -> Bool {
    if name == word { return true }
    guard let type = ValueType(rawValue: word) else { return false }
    return alternatives.contains { alternative in if case .type(type, _) = alternative { true } else { false } }
  }

  /// The type of a grammar that is nothing but that type.
  fileprivate var onlyType: ValueType? {
    if alternatives.count == 1, case .type(let type, _) = alternatives[0] { type } else { nil }
  }
}

extension ValueType {
  /// The notation of values of the type.
  fileprivate var summary: String {
    switch self {
    case .color: "#RRGGBB, #RRGGBBAA, rgb(…), rgba(…), hsl(…), a CSS or UIKit colour, a palette colour"
    case .number: "a number without a unit, such as 17 or 0.5; lengths are in points"
    case .integer: "a whole number"
    case .boolean: "true or false"
    case .box: "one number for all sides, two, or four: top, right, bottom, left"
    case .offset: "two numbers: horizontal and vertical"
    case .fontStyle: "a text style that scales with the user's text size"
    case .fontName: "the name of a font, or system, boldSystem or italicSystem"
    case .image: "the name of an image or of a symbol"
    case .names: "names with commas between"
    case .string: "a text in quotes"
    }
  }
}

extension ColorPalette.Lookup {
  /// The origin of the colour in words; nil if the palette states it.
  fileprivate func note(in palette: String) -> String? {
    switch self {
    case .color, .unknown: nil
    case .compatible(_, let other): "palette \(palette) draws it in the colour of '\(other)'"
    case .older(_, let older): "not in palette \(palette): keeps its colour of \(older.rawValue)"
    case .clear(let newer):
      "not in palette \(palette) and older ones: drawn clear" + (newer.map { " before palette \($0.rawValue)" } ?? "")
    }
  }
}

extension PaletteVariant {
  /// The variant whose colour it has unless the palette says otherwise; nil for the plain ones.
  fileprivate var fallback: PaletteVariant? {
    let plain = PaletteVariant(onDark: isOnDark)
    let like = PaletteVariant(onDark: isOnDark, highContrast: isHighContrast)
    return self == plain ? nil : self == like ? plain : like
  }
}

extension StyleColor {
  /// The channels as they look on a grey ground.
  fileprivate func channels(over ground: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    func mixed(_ channel: UInt8) -> UInt8 {
      UInt8(clamping: (Int(channel) * Int(alpha) + ground * (255 - Int(alpha)) + 127) / 255)
    }
    return (mixed(red), mixed(green), mixed(blue))
  }
}
