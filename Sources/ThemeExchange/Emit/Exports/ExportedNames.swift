import ThemeBase
import ThemeCompiler

/// Names of a theme as names of another language, each once.
struct ExportedNames {
  /// The names, in the order of the colours.
  private(set) var names: [String] = []
  /// Names of the theme that would become the same name, and what they are called instead.
  private(set) var clashes: [(first: String, second: String, name: String, instead: String, place: Int)] = []
  private(set) var byOwner: [String: String] = [:]

  /// Spells names; of several that would become the same one, one keeps it and the others get the next free numbers.
  ///
  /// The first keeps it, or the one that is spelt so in the theme already. With `titles` the owners are called by these, and
  /// the first keeps a name.
  ///
  /// `keys` returns what has to be unique in a name, such as its letters without case.
  init(
    _ owners: [String], called titles: [String]? = nil, reserved: Set<String> = [],
    keys: (String) -> [String] = { [$0] },
    numbering: (String, Int) -> String = { "\($0)\($1)" }, spelling: (String) -> String
  ) {
    let spelled = (titles ?? owners).map(spelling)
    let wanted = spelled.map(keys)
    let keepers = Self.keepers(of: wanted, first: owners.indices.filter { titles == nil && owners[$0] == spelled[$0] })
    // Names that need no number keep their spelling, whatever is numbered.
    var taken = reserved.union(wanted.joined())
    var counters: [String: Int] = [:]
    for (index, (owner, name)) in zip(owners, spelled).enumerated() {
      var result = name
      if let key = wanted[index].first(where: { reserved.contains($0) || (keepers[$0] ?? index) != index }) {
        var number = counters[key] ?? 2
        while !taken.isDisjoint(with: keys(numbering(name, number))) { number += 1 }
        counters[key] = number + 1
        result = numbering(name, number)
        taken.formUnion(keys(result))
        if let keeper = keepers[key], !reserved.contains(key) {
          clashes.append((owners[keeper], owner, name, result, index))
        }
      }
      names.append(result)
      byOwner[owner] = result
    }
  }

  /// Which name keeps each key, by its place: a name that keeps one keeps all of its keys.
  private static func keepers(of keys: [[String]], first: [Int]) -> [String: Int] {
    var keepers: [String: Int] = [:]
    for index in first + keys.indices where keys[index].allSatisfy({ keepers[$0] == nil }) {
      for key in keys[index] { keepers[key] = index }
    }
    return keepers
  }

  /// The name that a name of the theme has got.
  subscript(owner: String) -> String { byOwner[owner] ?? owner }

  /// The words of a name: parted at signs, and where a capital follows a small letter or a digit.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name.unicodeScalars {
      guard character.properties.isAlphabetic || ("0"..."9").contains(character) else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let isCapital = character.properties.isUppercase
      let follows = word.unicodeScalars.last.map { !$0.properties.isUppercase } ?? false
      if isCapital, follows {
        words.append(word)
        word = ""
      }
      word.unicodeScalars.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The reports, sorted, of a `severity` of the names that two owners would share.
  ///
  /// They are placed where the second owner is given, or at the beginning of the theme if that is not known.
  func diagnostics(at spans: [String: Span] = [:], in program: Program, severity: Severity = .warning) -> [Diagnostic] {
    clashes.map { clash in
      Diagnostic(
        .notExpressible,
        "'\(clash.first)' and '\(clash.second)' would both be called '\(clash.name)'; "
          + "'\(clash.second)' is called '\(clash.instead)'", at: spans[clash.second] ?? program.start,
        severity: severity)
    }.sortedForReport()
  }
}

extension Dictionary {
  /// The values by their keys; of those with equal keys the first.
  init(firstOf pairs: some Sequence<(Key, Value)>) {
    self = pairs.reduce(into: [:]) { values, pair in
      if values[pair.0] == nil { values[pair.0] = pair.1 }
    }
  }
}
