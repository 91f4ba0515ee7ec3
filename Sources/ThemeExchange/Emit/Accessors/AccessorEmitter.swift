import ThemeBase
import ThemeCompiler
import ThemeTable

extension OutputForm {
  /// Typed accessors of all styled properties, over the table.
  package static let accessors = OutputForm(
    name: "accessors", summary: "typed Swift accessors for the table's styles", fileExtension: "swift",
    productName: "source file"
  ) { compilation, options in
    AccessorEmitter.emit(compilation, called: options.swiftName.text, opening: options.tableResource)
  }
}

/// The styled properties of a theme as typed keys for `ThemeTable`.
///
///     public nonisolated enum Theme {
///       public enum HierarchyItemView {
///         public static let title = Title()
///         public struct Title: Sendable {
///           public let fontColor = Property<StyleColor>("fdlFUIHierarchyItemView_title", "font-color")
///
/// So an app writes `Theme.HierarchyItemView.title.fontColor(in: table)`, and a property that the theme no longer styles is an
/// error of the compiler and not a missing colour. The types are `nonisolated`, because the main actor may be the default of
/// the app's module.
enum AccessorEmitter {
  /// The source file; with the name of a resource it opens the table, too.
  static func emit(_ compilation: Compilation, called theme: String, opening resource: String?) -> EmittedProduct {
    let components = StyledComponent.list(of: compilation.table)
    let names = ExportedNames(components.map { $0.name }, reserved: SwiftWords.usedTypes.union([theme])) {
      SwiftNames.upperCamel(StyledComponent.shortName(of: $0))
    }
    let body =
      components.map { declaration(of: $0, called: names, in: theme) }.joined()
      + definitions(of: compilation.definitionTable, in: theme)
    var text = Template(EmbeddedSwift.accessors).filled([
      "theme": theme, "imports": resource == nil ? "" : "import Foundation\n", "body": body,
    ])
    if let resource {
      text += Template(EmbeddedSwift.loader).filled(["theme": theme, "resource": SwiftNames.literal(resource)])
    }
    return EmittedProduct(text: text, names.diagnostics(in: compilation.program, severity: .note))
  }

  /// Names after a dot that mean something else.
  static let reservedMembers: Set<String> = ["self", "init", "Type", "Protocol"]

  private static func declaration(of component: StyledComponent, called names: ExportedNames, in theme: String)
    -> String
  {
    let type = SwiftNames.quoted(names[component.name])
    var text = "\n  /// The styles of `\(SwiftNames.comment(component.name))`.\n"
    text += "  public enum \(type) {\n"
    // Properties of the component itself and its parts share one scope; a part's type is a name of it, too.
    let own = component.parts.first { $0.name.isEmpty }?.properties ?? []
    let parts = component.parts.filter { !$0.name.isEmpty }
    let members = ExportedNames(
      own.map { "." + $0.name } + parts.map { $0.name }, reserved: reservedMembers, spelling: SwiftNames.lowerCamel)
    // In scripts without case a member would have the name of its type.
    let types = ExportedNames(
      parts.map { $0.name }, reserved: SwiftWords.usedTypes.union([theme, names[component.name]]).union(members.names),
      spelling: SwiftNames.upperCamel)
    for property in own { text += member(property, called: members["." + property.name], in: theme, isStatic: true) }
    for part in parts {
      let type = types[part.name]
      text += "\n    /// The styles of `\(SwiftNames.comment(part.path))`.\n"
      text += "    public static let \(SwiftNames.quoted(members[part.name])) = \(type)()\n\n"
      text += "    /// The styles of `\(SwiftNames.comment(part.path))`.\n"
      text += "    public struct \(type): Sendable {\n"
      let names = ExportedNames(
        part.properties.map { $0.name }, reserved: reservedMembers, spelling: SwiftNames.lowerCamel)
      for property in part.properties {
        text += member(property, called: names[property.name], in: theme, isStatic: false)
      }
      text += "    }\n"
    }
    return text + "  }\n"
  }

  private static func member(_ property: StyledProperty, called name: String, in theme: String, isStatic: Bool)
    -> String
  {
    let indent = isStatic ? "    " : "      "
    let path = SwiftNames.literal(property.path)
    let values = property.values.map { "`\(SwiftNames.comment($0))`" }.joined(separator: " or ")
    return """
      \(indent)/// `\(SwiftNames.comment(property.name))`: \(values).
      \(indent)public \(isStatic ? "static " : "")let \(SwiftNames.quoted(name)) = \(theme).Property<\(property.type)>(
      \(indent)  \(path), \(SwiftNames.literal(property.name)))

      """
  }

  /// The theme's own definitions, `Theme.Definitions.brand(in: table)`.
  private static func definitions(of table: ResolvedTable, in theme: String) -> String {
    guard !table.rows.isEmpty else { return "" }
    let names = ExportedNames(
      table.rows.map { table.names[$0.path] }, reserved: reservedMembers, spelling: SwiftNames.lowerCamel)
    var text = "\n  /// The theme's own definitions.\n  public enum Definitions {\n"
    for (row, member) in zip(table.rows, names.names) {
      let variants = table.variants[table.cells[row.cells.lowerBound].variants]
      let type = StyledProperty.type(variants.map { table.values[$0.value].definedType })
      let name = table.names[row.path]
      text += """
            /// `@\(SwiftNames.comment(name))`.
            public static let \(SwiftNames.quoted(member)) = \(theme).Definition<\(type)>(\(SwiftNames.literal(name)))

        """
    }
    return text + "  }\n"
  }
}

extension StyleValue {
  /// The type of a definition's accessor.
  fileprivate var definedType: String {
    switch self {
    case .integer: "Double"
    case .color, .number, .textStyle, .fontName: StyledProperty.type(of: self)
    default: "StyleValue"
    }
  }
}

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
