package import Foundation

/// The stand-ins for Apple's modules, in `Tests/HostStandIn`, where those are missing.
package enum StandIn {
  /// The strictest settings that an app may have.
  package static let settings = [
    "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature", "ExistentialAny",
  ]

  /// The files that stand in for a module.
  package static func sources(of module: String) -> [String] {
    Repository.files(under: "Tests/HostStandIn", ending: ".swift")
      .filter { $0.hasPrefix("Tests/HostStandIn/\(module)") }.map { Repository.url($0).path }
  }

  /// Builds a program of the files in a folder and ThemeViews, in one module, over the stand-ins.
  ///
  /// - Parameters:
  ///   - sources: The folder, which has a `main.swift`.
  ///   - folder: Where everything is built.
  /// - Returns: The program.
  /// - Throws: What the compiler says.
  package static func program(_ sources: String, in folder: URL) throws -> URL {
    let objects = try ["UIKit", "SwiftUI"].map { module in
      let object = folder.appending(path: module + ".o").path
      try build(
        ["-c", "-emit-module", "-parse-as-library", "-module-name", module, "-emit-module-path"]
          + [folder.appending(path: module + ".swiftmodule").path, "-o", object] + self.sources(of: module), folder)
      return object
    }
    let program = folder.appending(path: "program")
    let files = ["Sources/ThemeViews", sources].flatMap { Repository.files(under: $0, ending: ".swift") }
    try build(
      ["-module-name", "ThemeViews", "-o", program.path] + files.map { Repository.url($0).path } + objects
        + ["ThemeTable", "ThemeComponents"].flatMap(BuiltProducts.objects), folder)
    return program
  }

  private static func build(_ arguments: [String], _ folder: URL) throws {
    let said = try SwiftCompiler.run(
      ["-wmo"] + settings + ["-I", folder.path, "-I", BuiltProducts.modules.path] + arguments)
    if said != "" { throw StandInError(said: said) }
  }
}

private struct StandInError: Error { let said: String }
