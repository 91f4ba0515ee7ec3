import ThemeBase
import ThemeJSON

/// Variables of Figma, as its REST interface gives them and as plugins export them by collections.
struct FigmaVariables {
  private enum Form {
    case interface(variables: [JSONMember], collections: [JSONMember])
    case collections([JSONValue])
  }

  private let form: Form

  /// Nil if the file is not of this kind.
  init?(_ root: JSONValue) {
    let meta = root["meta"] ?? root
    if let variables = Self.members(of: meta["variables"]),
      variables.contains(where: { $0.value["valuesByMode"] != nil })
    {
      form = .interface(
        variables: variables, collections: Self.members(of: meta["variableCollections"]) ?? [])
    } else if let collections = root["collections"]?.elements,
      collections.contains(where: { $0["modes"]?.elements != nil })
    {
      form = .collections(collections)
    } else {
      return nil
    }
  }

  func table(_ findings: inout ImportFindings) -> TokenTable {
    switch form {
    case .interface(let variables, let collections):
      return Self.table(variables, collections, &findings)
    case .collections(let collections): return Self.table(collections, &findings)
    }
  }

  // MARK: - The interface

  /// The members of an object by their ids, or the elements of an array, which plugins write, by theirs.
  private static func members(of value: JSONValue?) -> [JSONMember]? {
    value?.members
      ?? value?.elements?.map { element in
        let id = element["id"]?.string ?? element["name"]?.string ?? ""
        return JSONMember(id, at: element.span, element)
      }
  }

  private static func table(
    _ variables: [JSONMember], _ collections: [JSONMember], _ findings: inout ImportFindings
  ) -> TokenTable {
    var table = TokenTable()
    let modes = Dictionary(collections.map { ($0.name, $0.value) }) { first, _ in first }
    let names = names(of: variables, in: modes, &findings)
    for variable in variables {
      let value = variable.value
      guard value["remote"]?.boolean != true || value["valuesByMode"]?.members != nil else {
        continue
      }
      let collection = value["variableCollectionId"]?.string.flatMap { modes[$0] }
      let byMode = value["valuesByMode"]?.members ?? []
      let titles = Dictionary(
        (collection?["modes"]?.elements ?? []).map {
          ($0["modeId"]?.string ?? "", $0["name"]?.string ?? "")
        }
      ) { first, _ in first }
      let preferred = collection?["defaultModeId"]?.string
      let path = names[variable.name] ?? variable.name
      // A default that is dark, beside a light mode, is no plain value.
      let plain = byMode.filter {
        ImportSituation(mode: titles[$0.name] ?? $0.name)?.index == 0
      }
      let candidates = plain.isEmpty ? byMode : plain
      guard let base = candidates.first(where: { $0.name == preferred }) ?? candidates.first else {
        findings.reject("no value", "'\(path)' has no value", at: variable.nameSpan)
        continue
      }
      let others = byMode.filter { $0.name != base.name }.map { mode in
        JSONMember(
          titles[mode.name] ?? mode.name, at: mode.nameSpan, aliased(mode.value, names))
      }
      table.add(
        TokenTable.Entry(
          path: path, type: type(value["resolvedType"]?.string),
          values: ModeReader.spread(
            others, over: aliased(base.value, names), at: path, &findings),
          note: value["description"]?.string, deprecation: nil, span: variable.nameSpan))
    }
    return table
  }

  /// The paths of variables by their ids; one whose name another collection has too begins with its own collection.
  private static func names(
    of variables: [JSONMember], in collections: [String: JSONValue],
    _ findings: inout ImportFindings
  ) -> [String: String] {
    var names: [String: String] = [:]
    var taken: [String: Int] = [:]
    for variable in variables {
      let name = path(variable.value["name"]?.string ?? variable.name)
      let id = variable.value["variableCollectionId"]?.string ?? ""
      let unique = unique(
        name, of: collections[id]?["name"]?.string ?? id, &taken, at: variable.nameSpan, &findings)
      names[variable.name] = names[variable.name] ?? unique
    }
    return names
  }

  /// A path, after the name of its collection if another collection has it already, and numbered if that is taken too.
  ///
  /// `taken` holds for each path the number that the next one of its name gets, so that many take linear time.
  private static func unique(
    _ name: String, of collection: String, _ taken: inout [String: Int], at span: Span,
    _ findings: inout ImportFindings
  ) -> String {
    guard taken[name] != nil else {
      taken[name] = 2
      return name
    }
    let second = "\(path(collection)).\(name)"
    var unique = second
    while taken[unique] != nil {
      let number = taken[second, default: 2]
      taken[second] = number + 1
      unique = "\(second)-\(number)"
    }
    taken[unique] = 2
    findings.lose(
      "same name", "two collections have a variable '\(name)'; the second is called '\(unique)'",
      at: span)
    return unique
  }

  /// A value in which an alias is a reference by name.
  private static func aliased(_ value: JSONValue, _ names: [String: String]) -> JSONValue {
    guard value["type"]?.string == "VARIABLE_ALIAS", let id = value["id"]?.string else {
      return value
    }
    return JSONValue(.string("{\(names[id] ?? id)}"), at: value.span)
  }

  // MARK: - Collections

  private static func table(
    _ collections: [JSONValue], _ findings: inout ImportFindings
  ) -> TokenTable {
    var table = TokenTable()
    let names = names(in: collections, &findings)
    // An alias names a collection by its title, which others may have too: its own counts first.
    var shared: [String: [String: String]] = [:]
    for (collection, own) in zip(collections, names) {
      shared[title(of: collection), default: [:]].merge(own) { first, _ in first }
    }
    for (collection, own) in zip(collections, names) {
      let title = title(of: collection)
      var order: [String] = []
      var values: [String: [JSONMember]] = [:]
      var variables: [String: JSONValue] = [:]
      for mode in collection["modes"]?.elements ?? [] {
        for variable in mode["variables"]?.elements ?? [] {
          guard let name = variable["name"]?.string, let value = variable["value"] else { continue }
          if values[name] == nil { order.append(name) }
          variables[name] = variables[name] ?? variable
          let alias = value["name"]?.string.map { target in
            let other = value["collection"]?.string ?? title
            let path = (other == title ? own[target] : nil) ?? shared[other]?[target]
            return JSONValue(.string("{\(path ?? Self.path(target))}"), at: value.span)
          }
          values[name, default: []].append(
            JSONMember(
              mode["name"]?.string ?? "", at: variable.span,
              variable["isAlias"]?.boolean == true ? alias ?? value : value))
        }
      }
      for name in order {
        guard let modes = values[name], let first = modes.first, let variable = variables[name]
        else { continue }
        let base = modes.first { ImportSituation(mode: $0.name)?.index == 0 } ?? first
        let path = own[name] ?? path(name)
        table.add(
          TokenTable.Entry(
            path: path, type: type(variable["type"]?.string),
            values: ModeReader.spread(
              modes.filter { $0.name != base.name }, over: base.value, at: path, &findings),
            note: variable["description"]?.string, deprecation: nil, span: variable.span))
      }
    }
    return table
  }

  private static func title(of collection: JSONValue) -> String {
    collection["name"]?.string ?? ""
  }

  /// The paths of the variables of each collection by their names.
  private static func names(
    in collections: [JSONValue], _ findings: inout ImportFindings
  ) -> [[String: String]] {
    var taken: [String: Int] = [:]
    return collections.map { collection in
      var names: [String: String] = [:]
      for mode in collection["modes"]?.elements ?? [] {
        for variable in mode["variables"]?.elements ?? [] {
          guard let name = variable["name"]?.string, names[name] == nil else { continue }
          names[name] = unique(
            path(name), of: title(of: collection), &taken, at: variable.span, &findings)
        }
      }
      return names
    }
  }

  // MARK: - Words

  /// Figma parts names by slashes.
  private static func path(_ name: String) -> String {
    name.split(separator: "/").map { $0.replacing(".", with: "-") }.joined(separator: ".")
  }

  /// Texts and truth values have no type that a stylesheet could hold.
  private static func type(_ name: String?) -> String? {
    switch name {
    case "STRING": "string"
    case "BOOLEAN": "boolean"
    default: name
    }
  }
}
