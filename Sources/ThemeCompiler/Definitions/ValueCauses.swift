import ThemeBase
import ThemeModel
import ThemeSyntax
package import ThemeTable

/// Finds the definitions that give values and palette colours what they are, such as those of the user's behind the
/// declarations of built-in themes.
///
/// A built-in theme is made to be changed by definitions: what they make wrong is reported at them.
package struct ValueCauses: Sendable {
  private let resolved: ResolvedProgram
  /// The definitions that set each palette colour: the later entry wins.
  private let settings: [String: [PaletteSetting]]

  init(_ resolved: ResolvedProgram, _ settings: [String: [PaletteSetting]]) {
    self.resolved = resolved
    self.settings = settings
  }

  private var program: Program { resolved.program }

  /// A value in some environments.
  private struct Part: Hashable {
    var place: Program.Place
    var environments: EnvironmentSet
  }

  /// A definition in the environments in which a value gets it.
  private typealias Source = (definition: Program.Definition, environments: EnvironmentSet)

  /// The user's definitions that give a built-in theme's declaration its value in some environments; none for a declaration of
  /// the user's.
  ///
  /// Each is the one in which the text is written. Linear in the definitions of the built-in theme, because the search ends
  /// at the first of the user's.
  package func definitions(behind declaration: Program.Declaration, in environments: EnvironmentSet) -> [Program.Place]
  {
    guard program.isBuiltIn(declaration.place.file) else { return [] }
    var found: [Program.Place] = []
    var pending = [Part(place: declaration.place, environments: environments)]
    while let part = pending.popLast() {
      for source in sources(of: part) {
        let place = source.definition.place
        if program.isBuiltIn(place.file) {
          pending.append(Part(place: place, environments: source.environments))
        } else {
          found += origins(of: source).filter { !found.contains($0) }
        }
      }
    }
    return found
  }

  /// Every definition on the way to a declaration's value in some environments, of the user's and of built-in themes.
  ///
  /// Linear in the definitions on the way.
  package func chain(behind declaration: Program.Declaration, in environments: EnvironmentSet) -> [Program.Definition] {
    var chain: [Program.Definition] = []
    var seen: Set<Part> = []
    var pending = [Part(place: declaration.place, environments: environments)]
    while let part = pending.popLast() {
      for source in sources(of: part) {
        let next = Part(place: source.definition.place, environments: source.environments)
        guard seen.insert(next).inserted else { continue }
        chain.append(source.definition)
        pending.append(next)
      }
    }
    return chain
  }

  /// The definitions of a name that apply somewhere, each with its environments.
  package func applying(of name: VariableID) -> [(definition: Program.Definition, environments: EnvironmentSet)] {
    resolved.definitions.applying(of: name, in: .all)
  }

  /// The definition that sets the palette colour of a name in an environment, or nil if the palette's own colour applies.
  package func setter(of name: String, in environment: StyleEnvironment) -> Program.Definition? {
    setters(of: name, in: [environment]).first?.definition
  }

  /// The definitions that a value names, and those that set the palette colours that it names.
  private func sources(of part: Part) -> [Source] {
    program.valueTokens(part.place).flatMap { token -> [Source] in
      if token.kind == .identifier { return setters(of: token.excerpt, in: part.environments) }
      guard token.kind.isVariable, let name = program.variables.id(token.bytes) else { return [] }
      return resolved.definitions.applying(of: name, in: part.environments)
    }
  }

  private func setters(of name: String, in environments: EnvironmentSet) -> [Source] {
    guard !settings.isEmpty else { return [] }
    let style = String(decoding: name.utf8.prefix { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    guard let known = settings[style] else { return [] }
    var rest = environments
    var result: [Source] = []
    for setting in known.reversed() {
      let reach = setting.environments.shown(by: name).intersection(rest)
      rest = rest.subtracting(reach)
      // A suffix shows elsewhere what is set in one environment.
      let isShownWhereSet = name.utf8.count == style.utf8.count
      if !reach.isEmpty { result.append((setting.definition, isShownWhereSet ? reach : setting.environments)) }
      if rest.isEmpty { break }
    }
    return result
  }

  /// The definitions of the user's in which the text of one of the user's is written or put together.
  private func origins(of source: Source) -> [Program.Place] {
    var origins: [Program.Place] = []
    for part in resolved.parts(of: source.definition) where !part.environments.isDisjoint(with: source.environments) {
      let written = part.source ?? source.definition.place
      let place = program.isBuiltIn(written.file) ? source.definition.place : written
      if !origins.contains(place) { origins.append(place) }
    }
    return origins.isEmpty ? [source.definition.place] : origins
  }
}
