import Foundation
import PackagePlugin

/// Compiles the themes of a target: each becomes a table among the target's resources, and one also typed Swift accessors.
///
/// A theme is a stylesheet in the target's folder that no other one there imports. The build runs the plugin again only when
/// files come or go, not when a stylesheet gets a new import. So every stylesheet is an input of the one command that compiles
/// all themes; a table that comes out the same is not touched, and nothing after it runs.
@main struct ThemecBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return try commands(
      themes: module.sourceFiles(withSuffix: ".nss").map(\.url), target: target.name,
      readsTables: target.dependencies.contains(where: Self.isThemeTable), tool: context.tool(named: "themec").url,
      folder: context.pluginWorkDirectoryURL)
  }

  private static func isThemeTable(_ dependency: TargetDependency) -> Bool {
    switch dependency {
    case .product(let product): product.name == "ThemeTable"
    case .target(let target): target.name == "ThemeTable"
    @unknown default: false
    }
  }

  /// The commands for the stylesheets of a target; one that reads tables gets accessors for them.
  fileprivate func commands(themes: [URL], target: String, readsTables: Bool, tool: URL, folder: URL) throws
    -> [Command]
  {
    let scan = ThemeScan(themes)
    guard !scan.themes.isEmpty else { return [] }
    try checkNames(of: scan.themes)
    let main = scan.themeOfAccessors(in: target)
    var products = scan.themes.map { (form: "table", path: Self.name(of: $0) + ".nsst") }
    var options: [String] = []
    if let main {
      options = ["--main=\(main.path)"]
      products += try mainProducts(of: main, scan, readsTables, &options)
    }
    // All in one command, so that each finding is reported once.
    let forms =
      ["table:\(folder.path)/"] + products.filter { $0.form != "table" }.map { "\($0.form):\(folder.path)/\($0.path)" }
    var arguments = ["build", "--allow-outside-root", "--report", "concise"] + options
    for form in forms { arguments += ["--emit", form] }
    arguments += ["--"] + scan.themes.map(\.path)
    return [
      .buildCommand(
        displayName: "Compiling the themes of \(target)", executable: tool, arguments: arguments,
        inputFiles: scan.files, outputFiles: products.map { folder.appending(path: $0.path) })
    ]
  }

  /// The forms of the theme that gives a target its accessors, besides its table, and their files.
  private func mainProducts(of theme: URL, _ scan: ThemeScan, _ readsTables: Bool, _ options: inout [String]) throws
    -> [(form: String, path: String)]
  {
    var products = [(form: "swift", path: "ThemeColors.swift")]
    if readsTables {
      products.append(("accessors", "ThemeAccessors.swift"))
      options.append("--table-resource=\(Self.name(of: theme))")
    }
    if let name = try word("swiftName", of: theme, scan) { options.append("--swift-name=\(name)") }
    if let target = try word("flat", of: theme, scan) {
      products.append(("nss-\(target)", Self.name(of: theme) + ".flat.nss"))
    }
    if let name = try word("catalog", of: theme, scan) { products.append(("xcassets", "\(name).xcassets")) }
    return products
  }

  /// A key of the section `plugin`, whose value must not lead a product to another folder.
  private func word(_ key: String, of theme: URL, _ scan: ThemeScan) throws -> String? {
    guard let value = scan.setting(key, of: theme) else { return nil }
    guard !value.contains(where: { "/:".contains($0) }) else {
      Diagnostics.error("'plugin.\(key)' in 'themec.json' is a name without '/' and ':'")
      throw PathForName()
    }
    return value
  }

  private static func name(of theme: URL) -> String { theme.deletingPathExtension().lastPathComponent }

  /// Reports themes whose products would have one name.
  private func checkNames(of themes: [URL]) throws {
    var names: [String: URL] = [:]
    for theme in themes {
      let name = Self.name(of: theme)
      guard let other = names.updateValue(theme, forKey: name.lowercased()) else { continue }
      Diagnostics.error("'\(other.path)' and '\(theme.path)' would both become '\(name).nsst'; rename one of them")
      throw DuplicateName()
    }
  }

  /// A path where the configuration needs a name, which is reported already.
  private struct PathForName: Error {}

  /// Two themes whose products would have one name; it is reported already.
  private struct DuplicateName: Error {}
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ThemecBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        themes: target.inputFiles.map(\.url).filter { $0.pathExtension == "nss" }, target: target.displayName,
        readsTables: target.dependencies.contains { dependency in
          if case .product(let product) = dependency { product.name == "ThemeTable" } else { false }
        }, tool: context.tool(named: "themec").url, folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
