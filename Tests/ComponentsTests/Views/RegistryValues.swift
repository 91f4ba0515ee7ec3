import ThemeAnalysis
import ThemeBase
import ThemeModel
import ThemeViews

/// A value for each property that the registry gives a class of NUI's.
enum RegistryValues {
  private static let values = [
    "true", "#123456", "6", "b.png", "2 3 4 5", "2,3", "headline", "uppercase", "right", "center", "bezel", "dark",
    "single-line", "Georgia",
  ]

  /// The first of the values that fits a property; nil if none does.
  static func value(of property: String, in name: String) -> String? {
    let values = property == "background-repeat" ? ["false"] : values
    return values.first { value in
      Linter.findings(compiled("\(name) { \(property): \(value); }")).diagnostics.allSatisfy {
        $0.severity != .error || $0.code == .halfGradient
      }
    }
  }

  /// A sheet with all properties of all kinds that set something, those of images or all others.
  static func sheet(ofImages isOfImages: Bool) -> String {
    let registry = Registry.standard
    let parts = ["TableCellDetail", "TableCellContentView", "SearchBarScopeBar"]
    let names = ViewKind.allCases.map { $0.defaultClasses.split(separator: ":").last.map(String.init) ?? "" } + parts
    return names.map { name in
      let properties = registry.resolvePath(name).map { path in
        registry.entries(of: path).filter { $0.flags.isDisjoint(with: [.notRead, .slip]) }
          .map { registry.properties[$0.property] }
      }
      let declarations = (properties ?? []).filter { property in
        let isImage = property.contains("image") && !property.contains("color") || property == "background-repeat"
        return !property.hasPrefix("exclude-") && isImage == isOfImages
      }.compactMap { property in value(of: property, in: name).map { "\(property): \($0);" } }
      return "\(name) { \(declarations.joined(separator: " ")) }"
    }.joined(separator: "\n")
  }
}
