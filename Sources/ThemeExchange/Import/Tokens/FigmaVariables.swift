import ThemeBase

/// Variables of Figma, as its REST interface gives them and as plugins export them by collections.
///
/// They become tokens with modes, each of which has its whole path as its name.
struct FigmaVariables {
  /// A variable as it is written, with its value in each mode.
  private struct Variable {
    let id: String
    let name: String
    /// The title of its collection.
    let collection: String
    let value: JSONValue
    var type: JSONValue?
    let span: Span
    /// The values by the titles of the modes; an alias is a reference to the other variable's id.
    var modes: [JSONMember] = []
    var defaultMode: String?
  }

  private var variables: [Variable] = []
  /// The paths of the variables by their ids.
  private var paths: [String: String] = [:]
  /// The number that the next variable with a path gets, so that many equal names take linear time.
  private var taken: [String: Int] = [:]

  /// The tokens of a file, or nil if the file is not of this kind.
  static func layers(of root: JSONValue, _ findings: inout ImportFindings) -> TokenLayers? {
    var figma = FigmaVariables()
    let meta = root["meta"] ?? root
    if let variables = members(of: meta["variables"]), variables.contains(where: { $0.value["valuesByMode"] != nil }) {
      figma.read(variables, in: members(of: meta["variableCollections"]) ?? [])
    } else if let collections = root["collections"]?.elements,
      collections.contains(where: { $0["modes"]?.elements != nil })
    {
      figma.read(collections)
    } else {
      return nil
    }
    for variable in figma.variables { figma.assignPath(to: variable, &findings) }
    let tokens = figma.variables.compactMap { figma.token(of: $0, &findings) }
    return TokenLayers(steps: [Situated([JSONValue(.object(tokens), at: root.span)])], isDerived: true)
  }

  /// The members of an object by their ids, or the elements of an array, which plugins write, by theirs.
  private static func members(of value: JSONValue?) -> [JSONMember]? {
    value?.members
      ?? value?.elements?.map { element in
        JSONMember(element["id"]?.string ?? element.title ?? "", at: element.span, element)
      }
  }

  // MARK: - Forms

  /// Reads variables as the interface has them: with ids, which aliases name.
  private mutating func read(_ members: [JSONMember], in collections: [JSONMember]) {
    let collections = Dictionary(collections.map { ($0.name, $0.value) }) { first, _ in first }
    for member in members {
      let (variable, id) = (member.value, member.value["variableCollectionId"]?.string ?? "")
      let collection = collections[id]
      let titles = Dictionary(
        firstOf: (collection?["modes"]?.elements ?? []).map { ($0["modeId"]?.string ?? "", $0.title ?? "") })
      let modes = (variable["valuesByMode"]?.members ?? []).map { mode in
        let isAlias = mode.value["type"]?.string == "VARIABLE_ALIAS"
        let target = isAlias ? mode.value["id"]?.string : nil
        return JSONMember(
          titles[mode.name] ?? mode.name, at: mode.nameSpan,
          target.map { Self.reference($0, at: mode.value) } ?? mode.value)
      }
      variables.append(
        Variable(
          id: member.name, name: variable.title ?? member.name, collection: collection?.title ?? id, value: variable,
          type: variable["resolvedType"], span: member.nameSpan, modes: modes,
          defaultMode: collection?["defaultModeId"]?.string.map { titles[$0] ?? $0 }))
    }
  }

  /// Reads variables as plugins have them: by collections and modes, with aliases that name a collection and a variable.
  private mutating func read(_ collections: [JSONValue]) {
    // Other collections may have the same title: an alias means its own collection, or else the first one.
    var shared: [String: [String: String]] = [:]
    let own = collections.enumerated().map { index, collection in
      let names = collection.modeVariables.compactMap { $0.variable.title }
      let ids = Dictionary(names.map { ($0, "\(index)/\($0)") }) { first, _ in first }
      shared[collection.title ?? "", default: [:]].merge(ids) { first, _ in first }
      return ids
    }
    for (collection, ids) in zip(collections, own) {
      let title = collection.title ?? ""
      var numbers: [String: Int] = [:]
      for (mode, variable) in collection.modeVariables {
        guard let name = variable.title, let value = variable["value"] else { continue }
        let number = numbers[name] ?? variables.count
        if numbers.updateValue(number, forKey: name) == nil {
          variables.append(
            Variable(
              id: ids[name] ?? name, name: name, collection: title, value: variable, type: variable["type"],
              span: variable.span))
        }
        var content = value
        if variable["isAlias"]?.boolean == true, let target = value.title {
          let other = value["collection"]?.string ?? title
          let id = (other == title ? ids[target] : nil) ?? shared[other]?[target]
          content = Self.reference(id ?? Self.path(target), at: value)
        }
        variables[number].modes.append(JSONMember(mode.title ?? "", at: variable.span, content))
      }
    }
  }

  // MARK: - Tokens

  /// Finds the path of a variable: after that of its collection if another variable has it already, and numbered if that is
  /// taken, too.
  private mutating func assignPath(to variable: Variable, _ findings: inout ImportFindings) {
    let name = Self.path(variable.name)
    var unique = name
    if taken[name] != nil {
      let second = "\(Self.path(variable.collection)).\(name)"
      unique = second
      while taken[unique] != nil {
        let number = taken[second, default: 2]
        taken[second] = number + 1
        unique = "\(second)-\(number)"
      }
      findings.lose(
        "same name", "two collections have a variable '\(name)'; the second is called '\(unique)'", at: variable.span)
    }
    taken[unique] = 2
    paths[variable.id] = paths[variable.id] ?? unique
  }

  /// The token of a variable, or nil if it has no value here.
  private func token(of variable: Variable, _ findings: inout ImportFindings) -> JSONMember? {
    let path = paths[variable.id] ?? variable.name
    guard !variable.modes.isEmpty else {
      if variable.value["remote"]?.boolean != true {
        findings.reject("no value", "'\(path)' has no value", at: variable.span)
      }
      return nil
    }
    let modes = NamedContexts(
      kind: "mode", owner: variable.collection, contexts: variable.modes.map { ($0.name, $0.nameSpan, $0.value) },
      preferred: variable.defaultMode ?? variable.modes.first?.name
    ).situated(&findings)
    let modeMembers = modes.conditions.filter { $0 != ImportCondition() }.compactMap { condition in
      modes[condition].map { JSONMember(condition.text, at: variable.span, pathReference($0)) }
    }
    func object(_ members: [(String, JSONValue?)]) -> JSONValue {
      let members = members.compactMap { name, value in value.map { JSONMember(name, at: variable.span, $0) } }
      return JSONValue(.object(members), at: variable.value.span)
    }
    let token = object([
      ("$value", modes[ImportCondition()].map(pathReference)), ("$type", variable.type),
      ("$description", variable.value["description"]),
      ("$extensions", object([("modes", JSONValue(.object(modeMembers), at: variable.span))])),
    ])
    return JSONMember(path, at: variable.span, token)
  }

  private static func reference(_ target: String, at value: JSONValue) -> JSONValue {
    JSONValue(.string("{\(target)}"), at: value.span)
  }

  /// A value in which a reference to an id names the path of that variable.
  private func pathReference(_ value: JSONValue) -> JSONValue {
    let path = value.string.flatMap(TokenReference.path).flatMap { paths[$0] }
    return path.map { Self.reference($0, at: value) } ?? value
  }

  /// Figma separates the parts of names by slashes.
  private static func path(_ name: String) -> String {
    name.split(separator: "/").map { $0.replacing(".", with: "-") }.joined(separator: ".")
  }
}

extension JSONValue {
  /// The name of a collection, mode or variable.
  fileprivate var title: String? { self["name"]?.string }

  /// The variables of a collection in each of its modes.
  fileprivate var modeVariables: [(mode: JSONValue, variable: JSONValue)] {
    (self["modes"]?.elements ?? []).flatMap { mode in (mode["variables"]?.elements ?? []).map { (mode, $0) } }
  }
}
