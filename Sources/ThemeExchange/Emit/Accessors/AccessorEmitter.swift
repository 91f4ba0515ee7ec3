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
    var text = header(theme, imports: resource == nil ? "" : "import Foundation\n")
    for component in components { text += declaration(of: component, called: names, in: theme) }
    text += definitions(of: compilation.definitionTable, in: theme)
    text += "}\n" + support(theme) + (resource.map { TableLoader.declaration(theme, of: $0) } ?? "")
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
    let values = table.rows.map { row in
      (
        name: table.names[row.path],
        types: Set(
          table.variants[table.cells[row.cells.lowerBound].variants].map {
            table.values[$0.value].definedType
          })
      )
    }
    let names = ExportedNames(values.map { $0.name }, reserved: reservedMembers, spelling: SwiftNames.lowerCamel)
    var text = "\n  /// The theme's own definitions.\n  public enum Definitions {\n"
    for (name, types) in values {
      let type = types.count == 1 ? types.first ?? "StyleValue" : "StyleValue"
      text += """
            /// `@\(SwiftNames.comment(name))`.
            public static let \(SwiftNames.quoted(names[name])) = \(theme).Definition<\(type)>(\(SwiftNames.literal(name)))

        """
    }
    return text + "  }\n"
  }

  // MARK: - The parts that are the same for every theme

  private static func header(_ theme: String, imports: String) -> String {
    """
    // The styled properties of a theme, written by themec. Do not edit: change the theme.
    // swift-format-ignore-file
    // swiftlint:disable all

    \(imports)public import ThemeTable

    /// The properties that the theme styles, as typed keys of its table.
    public nonisolated enum \(theme) {
      /// A property of a class path, and the type of its value.
      public struct Property<Value: Sendable>: Sendable {
        /// The class path, as the theme names it.
        public let path: String
        /// The property, with its state.
        public let name: String

        fileprivate init(_ path: String, _ name: String) {
          self.path = path
          self.name = name
        }
      }

      /// A definition of the theme, and the type of its value.
      public struct Definition<Value: Sendable>: Sendable {
        /// The name without `@`.
        public let name: String

        fileprivate init(_ name: String) { self.name = name }
      }

    """
  }

  private static func support(_ theme: String) -> String {
    let style = "table.style(for: path, in: environment)"
    let words = """
      switch \(style).value(name) {
          case .keyword(let text), .fontName(let text), .imageName(let text), .string(let text): text
          default: nil
          }
      """
    let defined = [
      ("StyleColor", "?.color"), ("Double", "?.number"), ("StyleTextStyle", "?.textStyle"), ("String", "?.fontName"),
      ("StyleValue", ""),
    ].map { accessor(of: $0, in: theme, "value", "table.definition(name, in: environment)\($1)", kind: "Definition") }
    return defined.joined() + accessors.map { accessor(of: $0, in: theme, "value", "\(style).\($1)(name)") }.joined()
      + accessor(of: "String", in: theme, "word, name or text", words)
  }

  private static func accessor(
    of type: String, in theme: String, _ noun: String, _ body: String, kind: String = "Property"
  ) -> String {
    """

    nonisolated extension \(theme).\(kind) where Value == \(type) {
      /// The \(noun) in a table, or nil if the table has none.
      public func callAsFunction(
        in table: StyleTable, _ environment: StyleEnvironment = StyleEnvironment()
      ) -> \(type)? {
        \(body)
      }
    }

    """
  }

  private static let accessors = [
    ("StyleColor", "color"), ("Double", "number"), ("Int", "integer"), ("Bool", "boolean"),
    ("StyleTextStyle", "textStyle"), ("StyleTextAlignment", "textAlignment"), ("StyleBox", "box"),
    ("StyleOffset", "offset"), ("[String]", "names"), ("StyleValue", "value"),
  ]
}

extension StyleValue {
  /// The type of a definition's accessor.
  fileprivate var definedType: String {
    switch self {
    case .color: "StyleColor"
    case .number, .integer: "Double"
    case .textStyle: "StyleTextStyle"
    case .fontName: "String"
    default: "StyleValue"
    }
  }
}

/// The part of generated Swift that opens the table among the resources of the app's module.
enum TableLoader {
  /// The extension of the type of a theme; it belongs to the actor that the module's resources do.
  static func declaration(_ theme: String, of resource: String) -> String {
    let name = SwiftNames.literal(resource)
    return """

      extension \(theme) {
        /// The table, opened once; one that says nothing if it cannot be opened, which `loadTable()` explains.
        public static let table: StyleTable = (try? loadTable()) ?? .empty

        /// Opens the table among the resources of this module.
        public static func loadTable() throws(StyleTableError) -> StyleTable {
          #if SWIFT_PACKAGE
          let bundle = Bundle.module
          #else
          let bundle = Bundle(for: BundleMember.self)
          #endif
          guard let path = bundle.path(forResource: \(name), ofType: "nsst") else {
            throw .unreadable(path: \(name) + ".nsst", reason: "it is not among the resources")
          }
          return try StyleTable(contentsOfFile: path)
        }

        #if !SWIFT_PACKAGE
        private final class BundleMember {}
        #endif
      }

      """
  }
}
