import ThemeJSON

/// Variables by collections, as plugins export them.
extension FigmaVariables {
  mutating func read(_ collections: [JSONValue]) {
    let paths = collections.map { pathsByName(in: $0) }
    // An alias names a collection by its title, which others may have too: its own collection comes first.
    var shared: [String: [String: String]] = [:]
    for (collection, paths) in zip(collections, paths) {
      shared[collection.title ?? "", default: [:]].merge(paths) { first, _ in first }
    }
    for (collection, paths) in zip(collections, paths) {
      let title = collection.title ?? ""
      var order: [(name: String, variable: JSONValue)] = []
      var modes: [String: [JSONMember]] = [:]
      for (mode, variable) in collection.modeVariables {
        guard let name = variable.title, let value = variable["value"] else { continue }
        if modes[name] == nil { order.append((name, variable)) }
        let alias = value.title.map { target in
          let other = value["collection"]?.string ?? title
          let path = (other == title ? paths[target] : nil) ?? shared[other]?[target]
          return JSONValue(.string("{\(path ?? Self.path(target))}"), at: value.span)
        }
        modes[name, default: []].append(
          JSONMember(
            mode.title ?? "", at: variable.span,
            variable["isAlias"]?.boolean == true ? alias ?? value : value))
      }
      for (name, variable) in order {
        add(
          variable, at: paths[name] ?? Self.path(name), type: variable["type"], modes[name] ?? [],
          span: variable.span)
      }
    }
  }

  /// The paths of the variables of a collection by their names.
  private mutating func pathsByName(in collection: JSONValue) -> [String: String] {
    var paths: [String: String] = [:]
    for (_, variable) in collection.modeVariables {
      guard let name = variable.title, paths[name] == nil else { continue }
      paths[name] = unique(name, of: collection.title ?? "", at: variable.span)
    }
    return paths
  }
}

extension JSONValue {
  /// The variables of a collection in each of its modes.
  fileprivate var modeVariables: [(mode: JSONValue, variable: JSONValue)] {
    (self["modes"]?.elements ?? []).flatMap { mode in
      (mode["variables"]?.elements ?? []).map { (mode, $0) }
    }
  }
}
