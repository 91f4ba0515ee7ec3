import ThemeBase
import ThemeModel
import ThemeReports

/// A property: what it takes, in which states, and how many class paths take it.
struct PropertyAnswer: RegistryAnswer {
  private let name: String
  /// The types that class paths expect for it, each with the number of those paths, the most frequent first.
  private let types: [(text: String, count: Int)]
  private let states: [String]
  private let pathCount: Int

  /// A property by its name, with or without a state; nil if no class path takes it.
  init?(_ word: String, in registry: Registry) {
    let base = String(decoding: registry.split(Array(word.utf8)[...]).base, as: UTF8.self)
    guard registry.properties.id(word) != nil || registry.properties.id(base) != nil else { return nil }
    name = word
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
    types = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    self.states = states.sorted()
    self.pathCount = pathCount
  }

  func text(_ options: RenderingOptions) -> StyledText {
    var text = StyledText(options)
    text.append(name, .emphasis)
    text.append(line: " (property)")
    for type in types {
      let paths = types.count == 1 ? "" : "  (\(counted(type.count, "class path")))"
      text.append(line: "  takes     \(type.text)\(paths)")
    }
    if !states.isEmpty { text.append(line: "  states    \(states.joined(separator: " "))") }
    text.append(line: "  taken by  \(counted(pathCount, "class path"))")
    text.append(line: "            'themec registry --takes \(name)' lists them")
    return text
  }

  func json() -> [UInt8] {
    RegistryJSON.document("property") { json in
      json.object { json in
        json.member("name", name)
        json.member("paths", pathCount)
        json.array("states", states, inline: true) { $0.value($1) }
        json.array("types", types.map(\.text), inline: true) { $0.value($1) }
      }
    }
  }
}

/// The class paths that take a property, or any property of a type.
struct PathsAnswer: RegistryAnswer {
  private let paths: [String]

  /// The paths, of `parts` only, sorted by their bytes; nil if nothing takes a property or type of that name.
  init?(taking word: String, among parts: [ID<Registry.Path>]?, in registry: Registry) {
    let typed = Set(registry.grammars.ids.filter { TypeAnswer.matches(registry.grammars[$0], word) })
    let property = registry.properties.id(word)
    guard property != nil || !typed.isEmpty else { return nil }
    let found = (parts ?? registry.partPaths).filter { path in
      registry.entries(of: path).contains { entry in
        guard !entry.flags.contains(.slip) else { return false }
        return entry.property == property || property == nil && typed.contains(entry.grammar)
      }
    }
    paths = Set(found.map { registry.paths[$0] }).sorted()
  }

  func text(_ options: RenderingOptions) -> StyledText { StyledText(lines: paths.map { $0 + "\n" }.joined(), options) }

  func json() -> [UInt8] { RegistryJSON.document("paths") { json in json.array(paths) { $0.value($1) } } }
}
