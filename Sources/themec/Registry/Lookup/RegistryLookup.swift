import ThemeBase
import ThemeModel

/// Finds the meaning of a word: a component, class paths, a property, a type of values or a palette colour.
struct RegistryLookup {
  let registry: Registry
  let palette: PaletteVersion

  /// The answer about a word, or nil if nothing has the name.
  func answer(_ word: String) -> RegistryAnswer? {
    if let selection = RegistrySelection(word, in: registry) { return .components(selection, in: registry) }
    return .property(word, in: registry) ?? .type(word, in: registry) ?? .color(word, in: palette)
  }

  /// The failure for an unknown word, with the nearest names.
  func problem(with word: String) -> Failure.Problem {
    if word.contains("*") { return Failure.Problem(message: "no class path is of the pattern \(quoted(word))") }
    let near = nearNames(to: word)
    let help = near.isEmpty ? holders(of: word) ?? nearPart(of: word) : "did you mean \(near.quotedList("or"))?"
    return Failure.Problem(
      message: "the registry has no component, class path, property, type or colour \(quoted(word))",
      help: [help ?? "'themec registry' lists the components"])
  }

  /// The components in whose names a word occurs, else the class paths, in a sentence.
  private func holders(of word: String) -> String? {
    holders(of: word, among: registry.components.values.map(\.name), "component name")
      ?? holders(of: word, among: paths, "class path")
  }

  private func holders(of word: String, among names: [String], _ kind: String) -> String? {
    let holders = MeantNames(names).holding(word)
    guard !holders.isEmpty else { return nil }
    return "it is a part of \(counted(holders.count, kind)): \(holders.quotedList(limit: 12))"
  }

  /// The part of class paths that differs from a word in a few letters, and the paths, in sentences.
  private func nearPart(of word: String) -> String? {
    let parts = paths.compactMap { $0.split { "_.".contains($0) }.last.map(String.init) }
    guard let part = NameSuggester.nearest(to: word, in: parts) else { return nil }
    return holders(of: part, among: paths, "class path").map { "did you mean \(quoted(part))? \($0)" }
  }

  private var paths: [String] { registry.partPaths.map { registry.paths[$0] } }

  /// The component of the view of UIKit that differs from a word in a few letters.
  private func nearView(of word: String) -> String? {
    let views = registry.components.values.compactMap(\.styles)
    return MeantNames(views).near(word).first.flatMap { registry.styling(Array($0.utf8)[...]) }
  }

  private func nearNames(to word: String) -> [String] {
    if let name = registry.styling(Array(word.utf8)[...]) { return [name] }
    let suggester = registry.suggester()
    let bare = word.hasPrefix("@") ? String(word.dropFirst()) : word
    let near = [
      nearView(of: word), suggester.component(word), suggester.path(word), suggester.property(word, on: nil),
      NameSuggester.nearest(to: word, in: registry.typeNames),
      NameSuggester.nearest(to: bare, in: PaletteLibrary.palette(palette).names),
    ]
    var names: [String] = []
    for name in near.compactMap(\.self) where !names.contains(name) { names.append(name) }
    let components = MeantNames(registry.components.values.map(\.name))
    return names.isEmpty && components.holding(word).isEmpty ? components.near(word) : names
  }
}

extension Registry {
  /// The names of all types of values.
  var typeNames: [String] { grammars.values.compactMap(\.name) }
}
