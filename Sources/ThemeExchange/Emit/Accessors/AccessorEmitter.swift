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
    let names = ExportedNames(components.map { $0.name }, reserved: usedTypes.union([theme])) {
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

  /// Names that no type of a theme must have: our own, and those of the values.
  static let usedTypes: Set<String> = [
    "Property", "Definition", "Definitions", "String", "Double", "Bool", "Int", "Sendable", "Self", "Type", "Any",
    "Protocol", "StyleColor",
    "StyleTextStyle", "StyleTextAlignment", "StyleBox", "StyleOffset", "StyleValue", "StyleTable", "StyleTableError",
    "StyleEnvironment", "Bundle", "BundleMember",
  ]

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
      parts.map { $0.name }, reserved: usedTypes.union([theme, names[component.name]]).union(members.names),
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
