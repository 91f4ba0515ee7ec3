import Foundation
import TestSupport
import Testing

/// The SwiftUI host and the app of its tour compile, here against stand-ins for Apple's modules.
///
/// `Tests/HostStandIn` declares what they use and nothing else. It cannot show how the host behaves on a device.
@Suite struct HostTests {
  private static let page = "Sources/ThemeHost/ThemeHost.docc/FirstApp.md"
  private static let recipe = "Sources/ThemeComponents/ThemeComponents.docc/NativeScrolling.md"
  private static let settings = [
    "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-upcoming-feature", "ExistentialAny",
  ]

  #if !canImport(SwiftUI)
    @Test func theHostAndItsPagesCompile() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for module in ["UIKit", "SwiftUI"] {
        try emit(module, from: ["Tests/HostStandIn/\(module).swift"], into: folder)
      }
      let host = Repository.files(under: "Sources/ThemeHost", ending: ".swift")
      #expect(host.count > 1)
      try emit("ThemeHost", from: host, into: folder)

      let code = try Self.code(of: Self.page)
      #expect(code.contains("@main struct PlantsApp: App"))
      #expect(try errors(in: code, folder) == "")
      // The check finds what is wrong.
      let wrong = code.replacing("plants.send(event)", with: "plants.send(42)")
      #expect(try errors(in: wrong, folder).contains("error"))
      let recipe = try Self.code(of: Self.recipe)
      #expect(recipe.contains("UICollectionViewLayout"))
      #expect(try errors(in: recipe, folder) == "")
      let stale = recipe.replacing("geometry?.frame(ofRow:", with: "geometry?.frame(row:")
      #expect(try errors(in: stale, folder).contains("error"))
    }
  #endif

  /// The adapter stays thin: what can be tested belongs in the models.
  @Test func theHostIsThin() throws {
    let lines = try Repository.files(under: "Sources/ThemeHost", ending: ".swift").map {
      String(decoding: try Repository.bytes($0), as: UTF8.self).split(separator: "\n").count
    }
    #expect(lines.reduce(0, +) <= 400)
  }

  /// The Swift code of a page, in order.
  private static func code(of page: String) throws -> String {
    let text = String(decoding: try Repository.bytes(page), as: UTF8.self)
    return text.matches(of: /```swift\n(.*?)```/.dotMatchesNewlines()).map { String($0.output.1) }
      .joined(separator: "\n")
  }

  private func emit(_ module: String, from files: [String], into folder: URL) throws {
    let text = try SwiftCompiler.run(
      ["-emit-module", "-module-name", module] + Self.settings
        + ["-I", folder.path, "-I", BuiltProducts.modules.path, "-emit-module-path"]
        + [folder.appending(path: module + ".swiftmodule").path]
        + files.map { Repository.url($0).path })
    #expect(text == "", "\(module)")
  }

  private func errors(in code: String, _ folder: URL) throws -> String {
    let file = folder.appending(path: "App.swift")
    try Data(code.utf8).write(to: file)
    return try SwiftCompiler.run(
      ["-typecheck"] + Self.settings
        + ["-I", folder.path, "-I", BuiltProducts.modules.path, file.path])
  }
}
