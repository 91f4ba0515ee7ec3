import ThemeTable

/// The class paths of a table that belong to one component.
struct StyledComponent {
  /// A part of the component; the component itself has no name.
  struct Part {
    let name: String
    let path: String
    var properties: [StyledProperty]
  }

  /// The part of the class path before the first underscore.
  let name: String
  var parts: [Part]

  /// The components of a table, in the order of their paths' bytes.
  static func list(of table: ResolvedTable) -> [StyledComponent] {
    var components: [StyledComponent] = []
    var numbers: [String: Int] = [:]
    for row in table.rows where !row.cells.isEmpty {
      let path = table.names[row.path]
      let parts = path.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? path
      let part = Part(
        name: parts.count > 1 ? String(parts[1]) : "", path: path, properties: StyledProperty.list(of: row, path, table)
      )
      if let number = numbers[name] {
        components[number].parts.append(part)
      } else {
        numbers[name] = components.count
        components.append(StyledComponent(name: name, parts: [part]))
      }
    }
    return components
  }

  /// The name without the prefix that all classes of a framework share: `HierarchyItemView` for `fdlFUIHierarchyItemView`.
  static func shortName(of name: String) -> String {
    var name = name[...]
    for prefix in ["fdl", "FUI", "FDL"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if rest.first?.isUppercase ?? false { name = rest }
    }
    return String(name)
  }
}

/// A property of a class path with the Swift type of its values.
struct StyledProperty {
  let path: String
  /// As it is written, with its state: `font-color-highlighted`.
  let name: String
  let type: String
  /// The texts of its first values, for a comment.
  let values: [String]

  static func list(of row: ResolvedTable.Row, _ path: String, _ table: ResolvedTable) -> [StyledProperty] {
    table.cells[row.cells].map { cell in
      let variants = table.variants[cell.variants]
      var texts: [String] = []
      for variant in variants {
        let text = table.names[variant.text]
        if !texts.contains(text), texts.count < 4 { texts.append(text) }
      }
      return StyledProperty(
        path: path, name: table.names[cell.property],
        type: type(variants.map { type(of: table.values[$0.value]) }), values: texts)
    }
  }

  /// The type of all of some types, or that of any value.
  static func type(_ types: [String]) -> String {
    types.first.flatMap { first in types.allSatisfy { $0 == first } ? first : nil } ?? "StyleValue"
  }

  static func type(of value: StyleValue) -> String {
    switch value {
    case .color: "StyleColor"
    case .number: "Double"
    case .integer: "Int"
    case .boolean: "Bool"
    case .textStyle: "StyleTextStyle"
    case .textAlignment: "StyleTextAlignment"
    case .box: "StyleBox"
    case .offset: "StyleOffset"
    case .names: "[String]"
    case .keyword, .fontName, .imageName, .string: "String"
    }
  }
}
