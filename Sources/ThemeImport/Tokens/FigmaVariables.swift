import ThemeBase
import ThemeJSON

/// Variables of Figma, as its REST interface gives them and as plugins export them by collections.
struct FigmaVariables {
  private var table = TokenTable()
  private var findings: ImportFindings
  /// The number that the next variable with a path gets, so that many equal names take linear time.
  private var taken: [String: Int] = [:]

  /// The tokens of a file, or nil if the file is not of this kind.
  static func table(of root: JSONValue, _ findings: inout ImportFindings) -> TokenTable? {
    var figma = FigmaVariables(findings: findings)
    let meta = root["meta"] ?? root
    if let variables = members(of: meta["variables"]),
      variables.contains(where: { $0.value["valuesByMode"] != nil })
    {
      figma.read(variables, in: members(of: meta["variableCollections"]) ?? [])
    } else if let collections = root["collections"]?.elements,
      collections.contains(where: { $0["modes"]?.elements != nil })
    {
      figma.read(collections)
    } else {
      return nil
    }
    findings = figma.findings
    return figma.table
  }

  private init(findings: ImportFindings) { self.findings = findings }

  /// The members of an object by their ids, or the elements of an array, which plugins write, by theirs.
  private static func members(of value: JSONValue?) -> [JSONMember]? {
    value?.members
      ?? value?.elements?.map { element in
        let id = element["id"]?.string ?? element["name"]?.string ?? ""
        return JSONMember(id, at: element.span, element)
      }
  }

  private mutating func read(_ variables: [JSONMember], in collections: [JSONMember]) {
    let collections = Dictionary(collections.map { ($0.name, $0.value) }) { first, _ in first }
    var paths: [String: String] = [:]
    for variable in variables {
      let id = variable.value["variableCollectionId"]?.string ?? ""
      let path = unique(
        variable.value["name"]?.string ?? variable.name, of: collections[id]?.title ?? id,
        at: variable.nameSpan)
      paths[variable.name] = paths[variable.name] ?? path
    }
    for variable in variables {
      let value = variable.value
      guard value["remote"]?.boolean != true || value["valuesByMode"]?.members != nil else {
        continue
      }
      let collection = value["variableCollectionId"]?.string.flatMap { collections[$0] }
      let titles = Dictionary(
        (collection?["modes"]?.elements ?? []).map { ($0["modeId"]?.string ?? "", $0.title ?? "") }
      ) { first, _ in first }
      let modes = (value["valuesByMode"]?.members ?? []).map { mode in
        let title = titles[mode.name] ?? mode.name
        return JSONMember(title, at: mode.nameSpan, Self.aliased(mode.value, paths))
      }
      let preferred = collection?["defaultModeId"]?.string.map { titles[$0] ?? $0 }
      add(
        value, at: paths[variable.name] ?? variable.name, type: value["resolvedType"], modes,
        preferred: preferred, span: variable.nameSpan)
    }
  }

  /// A value in which an alias is a reference by name.
  private static func aliased(_ value: JSONValue, _ paths: [String: String]) -> JSONValue {
    guard value["type"]?.string == "VARIABLE_ALIAS", let id = value["id"]?.string else {
      return value
    }
    return JSONValue(.string("{\(paths[id] ?? id)}"), at: value.span)
  }

  /// Adds a variable with its value in each mode.
  mutating func add(
    _ variable: JSONValue, at path: String, type: JSONValue?, _ modes: [JSONMember],
    preferred: String? = nil, span: Span
  ) {
    guard let base = TokenModes.base(of: modes, preferred: preferred) ?? modes.first else {
      return findings.reject("no value", "'\(path)' has no value", at: span)
    }
    let others = modes.filter { $0.nameSpan != base.nameSpan }
    table.add(
      TokenTable.Entry(
        path: path, type: Self.type(type?.string),
        values: TokenModes.spread(others, over: base.value, at: path, &findings),
        note: variable["description"]?.string, deprecation: nil, span: span))
  }

  /// The path of a name, after that of its collection if another collection has it already, and numbered if that is taken
  /// too.
  mutating func unique(_ name: String, of collection: String, at span: Span) -> String {
    let name = Self.path(name)
    guard taken[name] != nil else {
      taken[name] = 2
      return name
    }
    let second = "\(Self.path(collection)).\(name)"
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

  /// Figma separates the parts of names by slashes.
  static func path(_ name: String) -> String {
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

extension JSONValue {
  /// The name of a collection, mode or variable.
  var title: String? { self["name"]?.string }
}
