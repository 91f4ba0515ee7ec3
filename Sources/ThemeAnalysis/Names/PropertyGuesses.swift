import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// Guesses which property an unknown one was meant to be.
///
/// The guesses do not depend on the order of the questions, as long as the limit of searches is not reached.
struct PropertyGuesses {
  private let registry: Registry
  /// Reads values as a near property would.
  private let reader: ValueReader
  private let target: Target
  private var suggester = LimitedSuggester<RegistrySuggester>(searches: 1_000)
  /// The properties of each path, as the notes of a finding list them.
  private var lists: [ID<Registry.Path>: [String]] = [:]
  /// The properties of each path, as candidates for near names.
  private var candidates: [ID<Registry.Path>: [String]] = [:]
  /// The value that the first of the app's own classes, in the order of their names, gives each property.
  private var examples: [PropertyID: Program.Value] = [:]
  /// The guesses about properties of the app's own classes, as far as they were asked for.
  private var guesses: [PropertyID: Guess] = [:]

  /// A guess about a property of a class of the app's own, which may have properties of its own, too.
  struct Guess {
    /// The property that was probably meant.
    var meant: String?
    var advice: String?
    /// Whether the name means nothing: without a counterpart here, a word of CSS is as good a name as any.
    var isSlip: Bool
  }

  init(_ compilation: Compilation) {
    registry = compilation.registry
    target = compilation.target
    reader = ValueReader(target: compilation.target, palette: compilation.palette)
  }

  /// Adds a value that a class of the app's own gives a property; the first one is the property's example.
  mutating func addExample(_ value: Program.Value, of property: PropertyID) {
    if examples[property] == nil { examples[property] = value }
  }

  /// The guess about a property of the app's own classes, made once for each property.
  mutating func guess(_ property: PropertyID, in program: Program) -> Guess {
    if let known = guesses[property] { return known }
    let name = program.properties[property]
    let guess: Guess
    if let foreign = ForeignProperty(name), foreign.isSlip {
      guess = Guess(meant: foreign.meant(on: nil, in: registry), advice: foreign.advice, isSlip: true)
    } else {
      let example = examples[property]
      let near = nearest(to: name, on: nil).flatMap { fits(example, $0, in: program) ? $0 : nil }
      guess = Guess(meant: near, advice: nil, isSlip: near != nil)
    }
    guesses[property] = guess
    return guess
  }

  /// Whether a property takes a value: otherwise it is not the one that was meant.
  private func fits(_ value: Program.Value?, _ property: String, in program: Program) -> Bool {
    guard let value, !value.hasReferences else { return true }
    let grammar = registry.widestGrammar(of: Array(property.utf8)[...])
    let text = ValueText(program.texts.slice(value.text))
    return reader.read(text, under: grammar).match?.mismatch == nil
  }

  /// The property nearest to an unknown one, among those of a path or among all; nil if none is near.
  mutating func nearest(to property: String, on path: ID<Registry.Path>?) -> String? {
    guard !suggester.isExhausted else { return nil }
    let (registry, target) = (registry, target)
    guard let suggester = suggester.next({ registry.suggester(for: target) }) else { return nil }
    let names = path.map { candidates[$0] ?? suggester.propertyNames(of: $0) } ?? []
    if let path { candidates[path] = names }
    return suggester.property(property, on: path, taking: names)
  }

  /// The notes that list the properties of a path, made once for each path.
  mutating func taken(by path: ID<Registry.Path>) -> [String] {
    if let known = lists[path] { return known }
    let names = registry.entries(of: path).filter { !$0.flags.contains(.slip) && !$0.flags.contains(.notRead) }.map {
      registry.properties[$0.property]
    }
    let notes = names.isEmpty ? [] : ["this path takes \(names.quotedList(limit: 12))"]
    lists[path] = notes
    return notes
  }
}
