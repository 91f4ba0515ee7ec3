import ThemeBase
package import ThemeCompiler
package import ThemeDiagnostics
import ThemeRegistry

/// Declarations of the classes that some themes style and nobody declares, as a registry file.
///
/// A class whose name ends with the name of a known class takes that class for its base if the base takes all of its
/// properties. Classes whose paths have parts, and classes with properties that nothing is known about, become components
/// that list their properties.
package struct ClassDeclarations {
  private var classes: [String: UndeclaredClass] = [:]
  private let registry: Registry
  /// The known classes that can be a base, each with its name in small letters; the longest names first.
  private let bases: [(name: String, lowercased: String)]

  /// A theme with those of its class paths that nobody declares.
  package struct Theme {
    let compilation: Compilation
    let undeclared: [PathID]
    /// The findings of the passes and the rules.
    let reports: [Diagnostic]

    package init(_ compilation: Compilation, undeclared: [PathID], reports: [Diagnostic]) {
      self.compilation = compilation
      self.undeclared = undeclared
      self.reports = reports
    }

    /// The properties whose names are nearly those of known ones.
    fileprivate var misspeltProperties: Set<String> {
      let misspelt = reports.filter { $0.code == .unknownProperty && !$0.fixIts.isEmpty }
      return Set(misspelt.compactMap { compilation.sources[$0.span.file]?.text($0.span) })
    }
  }

  /// The text of the registry file, or nil if every class is declared.
  package static func text(for themes: [Theme]) -> String? {
    guard let registry = themes.first?.compilation.registry else { return nil }
    var declarations = ClassDeclarations(registry: registry)
    for theme in themes { declarations.add(theme) }
    return declarations.classes.isEmpty ? nil : declarations.text
  }

  private init(registry: Registry) {
    self.registry = registry
    bases = registry.components.values
      .filter { $0.styles != nil }
      .map { (name: $0.name, lowercased: $0.name.lowercased()) }
      .sorted { ($1.name.count, $0.name) < ($0.name.count, $1.name) }
  }

  private mutating func add(_ theme: Theme) {
    let compilation = theme.compilation
    let paths = Set(theme.undeclared)
    let misspelt = theme.misspeltProperties
    for row in compilation.theme.groups.rows.values where paths.contains(row.path) {
      let name = compilation.program.paths[row.path]
      classes[name, default: UndeclaredClass(name: name)].add(
        row, of: compilation, except: misspelt)
    }
  }

  // MARK: - Text

  private var text: String {
    let families = Dictionary(grouping: classes.values, by: \.root).sorted { $0.key < $1.key }
    var lines: [String] = []
    var components: [String] = []
    for (root, members) in families {
      let members = members.sorted { $0.name < $1.name }
      let hasParts = members.contains { $0.name != root } && registry.component(named: root) == nil
      if hasParts || members.contains(where: { !$0.unknownProperties.isEmpty }) {
        components.append(component(root, members))
      } else {
        lines += members.map(line)
      }
    }
    let groups = (lines.isEmpty ? [] : [lines.joined(separator: "\n")]) + components
    return groups.joined(separator: "\n\n") + "\n"
  }

  private func line(_ member: UndeclaredClass) -> String {
    base(of: member).map { "@class \(member.name) : \($0);" } ?? "@class \(member.name);"
  }

  private func component(_ root: String, _ members: [UndeclaredClass]) -> String {
    let name = root.hasPrefix("fdl") ? String(root.dropFirst(3)) : root
    let parts = members.map { member in
      let path = root.hasPrefix("fdl") ? "&" + member.name.dropFirst(root.count) : member.name
      var properties = member.properties.sorted { $0.key < $1.key }.map { "    \($0): \($1);" }
      if let base = base(of: member) {
        properties = member.unknownProperties.sorted { $0.key < $1.key }.map { "    \($0): \($1);" }
        properties.insert("    styled-like: \(base);", at: 0)
      }
      guard !properties.isEmpty else { return "  @part \(path);" }
      return "  @part \(path) {\n\(properties.joined(separator: "\n"))\n  }"
    }
    return "@component \(name) {\n\(parts.joined(separator: "\n"))\n}"
  }

  /// The known class with the longest name that is a suffix of a class's name and that takes all its known properties.
  ///
  /// Nil if there is no such class.
  private func base(of member: UndeclaredClass) -> String? {
    let name = member.name.lowercased()
    return bases.first { name.hasSuffix($0.lowercased) && takes(member, on: $0.name) }?.name
  }

  private func takes(_ member: UndeclaredClass, on base: String) -> Bool {
    guard let path = registry.resolvePath(base) else { return false }
    return member.properties.keys.allSatisfy { property in
      if member.unknownProperties[property] != nil { return true }
      switch registry.standing(of: property, on: path) {
      case .declared, .assumed: return true
      default: return false
      }
    }
  }
}
