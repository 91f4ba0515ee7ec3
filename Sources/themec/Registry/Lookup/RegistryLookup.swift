import ThemeBase
import ThemeModel
import ThemeReports

/// The answer of `themec registry` about one word.
protocol RegistryAnswer {
  /// The answer for people.
  func text(_ options: RenderingOptions) -> StyledText
  /// The answer for tools: one document with sorted keys.
  func json() -> [UInt8]
}

/// Finds the meaning of a word: a component, class paths, a property, a type of values or a palette colour.
struct RegistryLookup {
  let registry: Registry
  let palette: PaletteVersion

  /// The answer about a word, or nil if nothing has the name.
  func answer(_ word: String) -> (any RegistryAnswer)? {
    if let selection = RegistrySelection(word, in: registry) {
      return ComponentAnswer(selection: selection, registry: registry)
    }
    if let property = PropertyAnswer(word, in: registry) { return property }
    if let type = TypeAnswer(word, in: registry) { return type }
    return ColorAnswer(word, in: palette)
  }

  /// The failure for an unknown word, with the nearest names.
  func problem(with word: String) -> Failure.Problem {
    if word.contains("*") { return Failure.Problem(message: "no class path is of the pattern \(quoted(word))") }
    let holders = registry.components.values.map(\.name).filter { $0.lowercased().contains(word.lowercased()) }
    let near = nearNames(to: word)
    let help =
      near.isEmpty && word.count > 2 && !holders.isEmpty
      ? "it is a part of \(counted(holders.count, "component name")): \(holders.quotedList(limit: 12))"
      : near.isEmpty ? "'themec registry' lists the components" : "did you mean \(near.quotedList("or"))?"
    return Failure.Problem(
      message: "the registry has no component, class path, property, type or colour \(quoted(word))", help: [help])
  }

  private func nearNames(to word: String) -> [String] {
    let suggester = registry.suggester()
    let bare = word.hasPrefix("@") ? String(word.dropFirst()) : word
    let near = [
      suggester.component(word), suggester.path(word), suggester.property(word, on: nil),
      NameSuggester.nearest(to: word, in: TypeAnswer.names(in: registry)),
      NameSuggester.nearest(to: bare, in: PaletteLibrary.palette(palette).names),
    ]
    var names: [String] = []
    for name in near.compactMap(\.self) where !names.contains(name) { names.append(name) }
    return names
  }
}

/// Components with some or all of their parts.
struct ComponentAnswer: RegistryAnswer {
  let selection: RegistrySelection
  let registry: Registry
  /// Whether only the names of components are shown to people.
  var isList = false

  func text(_ options: RenderingOptions) -> StyledText {
    var text = StyledText(options)
    let writer = RegistryText(registry: registry)
    if isList { writer.list(selection, to: &text) } else { writer.details(selection, to: &text) }
    return text
  }

  func json() -> [UInt8] { RegistryJSON(registry: registry).document(selection) }
}
