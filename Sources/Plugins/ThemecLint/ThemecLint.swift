import Foundation
import PackagePlugin

/// `swift package themec-lint [--target <name>] [<options of themec lint>]`: checks the themes of a package.
///
/// The runtime is named by `-c target=nui` or by `themec.json`: `--target` is a target of the package.
@main struct ThemecLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let themes = targets.compactMap(\.sourceModule).flatMap { $0.sourceFiles(withSuffix: ".nss").map(\.url.path) }
    try run(
      context.tool(named: "themec").url, on: themes, extractor.remainingArguments, in: context.package.directoryURL)
  }

  /// Runs the tool in a folder, so that names in messages are short; its exit status is that of the plugin.
  fileprivate func run(_ tool: URL, on themes: [String], _ options: [String], in folder: URL) throws {
    guard !themes.isEmpty else { return Diagnostics.remark("there is no stylesheet in these targets") }
    let process = Process()
    process.executableURL = tool
    process.arguments = ["lint"] + options + ["--"] + themes
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    Diagnostics.error("'themec lint' ended with \(process.terminationStatus)")
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ThemecLint: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      let themes = context.xcodeProject.targets.filter { names.isEmpty || names.contains($0.displayName) }.flatMap(
        \.inputFiles
      ).map(\.url.path).filter { $0.hasSuffix(".nss") }
      try run(
        context.tool(named: "themec").url, on: themes, extractor.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
