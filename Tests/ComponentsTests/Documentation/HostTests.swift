import Foundation
import TestSupport
import Testing

/// The native views and the apps of their pages compile, here against stand-ins for Apple's modules.
///
/// `Tests/HostStandIn` declares what they use and nothing else. It cannot show how the host behaves on a device.
@Suite struct HostTests {
  private static let page = "Sources/ThemeViews/ThemeViews.docc/FirstApp.md"
  private static let embedding = "Sources/ThemeViews/ThemeViews.docc/UIKit.md"
  private static let successor = "Sources/ThemeViews/ThemeViews.docc/FromNUI.md"
  private static let appFiles = ["OwnViewsController", "ComponentsScreen"].map { "Tests/AppleApp/Sources/\($0).swift" }
  private static let recipe = "Sources/ThemeComponents/ThemeComponents.docc/NativeScrolling.md"
  private static let settings = ["-parse-as-library"] + StandIn.settings

  #if !canImport(SwiftUI)
    @Test func theHostAndItsPagesCompile() throws {
      let folder = try folderWithHost(over: "UIKit")
      defer { try? FileManager.default.removeItem(at: folder) }

      let code = try Self.code(of: Self.page)
      expect(code.contains("@main struct PlantsApp: App"))
      try expectEqual(errors(in: code, folder), "")
      // The check finds what is wrong.
      let wrong = code.replacing("HierarchyLists(plants)", with: "HierarchyLists(42)")
      expect(try errors(in: wrong, folder).contains("error"))
      try expectEqual(errors(in: Self.code(of: Self.embedding), folder), "")
      try expectEqual(errors(in: Self.code(of: Self.successor), folder), "")
      for file in Self.appFiles { try expectEqual(errors(in: DocumentedCode.text(of: file), folder), "") }
      let recipe = try Self.code(of: Self.recipe)
      expect(recipe.contains("UICollectionViewLayout"))
      try expectEqual(errors(in: recipe, folder), "")
      let stale = recipe.replacing("geometry?.frame(ofRow:", with: "geometry?.frame(row:")
      expect(try errors(in: stale, folder).contains("error"))
    }

    /// Colours, environments and fonts of the platforms come out of what a theme says, on any thread.
    @Test(arguments: ["UIKit", "AppKit"]) func theBridgesCompile(platform: String) throws {
      let folder = try folderWithHost(over: platform)
      defer { try? FileManager.default.removeItem(at: folder) }
      try expectEqual(errors(in: Self.bridges(platform), folder), "")
    }

    /// A new folder with the stand-ins of a platform, and the host compiled over them.
    private func folderWithHost(over platform: String) throws -> URL {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for module in [platform, "SwiftUI"] {
        try emit(module, from: StandIn.sources(of: module), into: folder)
      }
      let host = Repository.files(under: "Sources/ThemeViews", ending: ".swift")
      expect(host.count > 1)
      try emit("ThemeViews", from: host.map { Repository.url($0).path }, into: folder)
      return folder
    }
  #endif

  private static func bridges(_ platform: String) -> String {
    let prefix = platform == "UIKit" ? "UI" : "NS"
    return """
      import \(platform)
      import SwiftUI
      import ThemeComponents
      import ThemeViews
      import ThemeTable

      nonisolated func platformColor(_ color: StyleColor) -> \(prefix)Color { \(prefix)Color(color) }
      nonisolated func platformFont(_ font: FontDescription) -> \(prefix)Font { font.\(prefix.lowercased())Font }
      #if canImport(UIKit)
      nonisolated func environment(_ traits: UITraitCollection) -> StyleEnvironment { StyleEnvironment(traits) }
      #endif

      struct Title: View {
        let table: StyleTable
        @Environment(\\.self) private var surroundings

        var body: some View {
          let style = table.style(for: "Label", in: StyleEnvironment(surroundings))
          Text("Title")
            .font(Font(style, for: surroundings.dynamicTypeSize))
            .foregroundStyle(style.color(.fontColor).map { Color($0) } ?? .primary)
        }
      }
      """
  }

  /// The views stay thin: what can be tested is in the models and in the values that say what is shown.
  @Test func theHostIsThin() throws {
    let lines = try ["Hosts", "Screens"].flatMap {
      Repository.files(under: "Sources/ThemeViews/" + $0, ending: ".swift")
    }
    .flatMap { String(decoding: try Repository.bytes($0), as: UTF8.self).split(separator: "\n") }
    expect(lines.count { !$0.drop { $0 == " " }.hasPrefix("//") } <= 1_400)
  }

  /// The Swift code of a page, in order.
  private static func code(of page: String) throws -> String {
    let text = String(decoding: try Repository.bytes(page), as: UTF8.self)
    return text.matches(of: /```swift\n(.*?)```/.dotMatchesNewlines()).map { String($0.output.1) }.joined(
      separator: "\n")
  }

  private func emit(_ module: String, from files: [String], into folder: URL) throws {
    let text = try SwiftCompiler.run(
      ["-emit-module", "-module-name", module] + Self.settings + [
        "-I", folder.path, "-I", BuiltProducts.modules.path, "-emit-module-path",
      ] + [folder.appending(path: module + ".swiftmodule").path] + files)
    expectEqual(text, "", "\(module)")
  }

  private func errors(in code: String, _ folder: URL) throws -> String {
    let file = folder.appending(path: "App.swift")
    try Data(code.utf8).write(to: file)
    return try SwiftCompiler.run(
      ["-typecheck"] + Self.settings + ["-I", folder.path, "-I", BuiltProducts.modules.path, file.path])
  }
}
