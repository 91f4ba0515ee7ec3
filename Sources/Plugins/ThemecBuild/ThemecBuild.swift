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
      readsTables: target.dependencies.contains(where: Self.isThemeTable),
      tool: context.tool(named: "themec").url, folder: context.pluginWorkDirectoryURL)
  }

  private static func isThemeTable(_ dependency: TargetDependency) -> Bool {
    switch dependency {
    case .product(let product): product.name == "ThemeTable"
    case .target(let target): target.name == "ThemeTable"
    @unknown default: false
    }
  }

  /// The commands for the stylesheets of a target; one that reads tables gets accessors for them.
  fileprivate func commands(
    themes: [URL], target: String, readsTables: Bool, tool: URL, folder: URL
  ) throws -> [Command] {
    let scan = ThemeScan(themes)
    guard !scan.themes.isEmpty else { return [] }
    try checkNames(of: scan.themes)
    let tables = command(
      "Compiling the themes of \(target)", tool, scan, scan.themes,
      emitting: [("table", folder.path + "/")],
      to: scan.themes.map { theme in
        let name = theme.deletingPathExtension().lastPathComponent
        return folder.appending(path: "\(name).nsst")
      })
    guard let theme = scan.themeOfAccessors(in: target) else { return [tables] }
    let forms = [("swift", "ThemeColors")] + (readsTables ? [("accessors", "ThemeAccessors")] : [])
    let sources = forms.map { form, name in
      (form: form, file: folder.appending(path: "\(name).swift"))
    }
    let accessors = command(
      "Writing accessors for \(theme.lastPathComponent)", tool, scan, [theme],
      emitting: sources.map { ($0.form, $0.file.path) }, to: sources.map(\.file))
    return [tables, accessors]
  }

  /// A command that writes products of some themes, each form to its path.
  private func command(
    _ title: String, _ tool: URL, _ scan: ThemeScan, _ themes: [URL],
    emitting forms: [(form: String, path: String)], to files: [URL]
  ) -> Command {
    .buildCommand(
      displayName: title, executable: tool,
      arguments: ["build", "--allow-outside-root", "--report", "concise"]
        + forms.flatMap { ["--emit", "\($0.form):\($0.path)"] } + ["--"] + themes.map(\.path),
      inputFiles: scan.files, outputFiles: files)
  }

  /// Reports themes whose products would have one name.
  private func checkNames(of themes: [URL]) throws {
    var names: [String: URL] = [:]
    for theme in themes {
      let name = theme.deletingPathExtension().lastPathComponent
      guard let other = names.updateValue(theme, forKey: name.lowercased()) else { continue }
      Diagnostics.error(
        "'\(other.path)' and '\(theme.path)' would both become '\(name).nsst'; rename one of them")
      throw DuplicateName()
    }
  }

  /// Two themes whose products would have one name; it is reported already.
  private struct DuplicateName: Error {}
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ThemecBuild: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      try commands(
        themes: target.inputFiles.map(\.url).filter { $0.pathExtension == "nss" },
        target: target.displayName,
        readsTables: target.dependencies.contains { dependency in
          if case .product(let product) = dependency { product.name == "ThemeTable" } else { false }
        }, tool: context.tool(named: "themec").url,
        folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
