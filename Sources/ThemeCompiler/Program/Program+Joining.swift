import ThemeBase

extension Program {
  /// Adds what the items after those of this program say, collected on their own.
  ///
  /// The result is what comes of collecting all items one after the other, ids included: names are numbered in the order in
  /// which they come.
  mutating func append(_ later: Program) {
    let numbers = Numbers(
      paths: paths.intern(contentsOf: later.paths), properties: properties.intern(contentsOf: later.properties),
      variables: variables.intern(contentsOf: later.variables), texts: texts.intern(contentsOf: later.texts))
    for id in later.repetitions { repetitions.append(DeclarationID(index: declarations.count + id.index)) }
    declarations.values += later.declarations.values.lazy.map { numbers[$0] }
    selectors.values += later.selectors.values.lazy.map { numbers[$0] }
    for definition in later.definitions.values { definitions.append(numbers[definition]) }
    for (pattern, use) in later.patternUses where patternUses[pattern] == nil { patternUses[pattern] = use }
    for name in later.reportedDefinitions { reportedDefinitions.insert(numbers.variables[name]) }
  }

  /// The ids of the names of a later program.
  struct Numbers {
    var paths: Column<Path, PathID>
    var properties: Column<Property, PropertyID>
    var variables: Column<Variable, VariableID>
    var texts: Column<Text, TextID>

    subscript(later: Declaration) -> Declaration {
      var result = later
      result.path = paths[later.path]
      result.property = properties[later.property]
      result.value.text = texts[later.value.text]
      return result
    }

    subscript(later: Selector) -> Selector {
      var result = later
      result.path = paths[later.path]
      return result
    }

    subscript(later: Definition) -> Definition {
      var result = later
      result.name = variables[later.name]
      result.value.text = texts[later.value.text]
      return result
    }
  }
}
