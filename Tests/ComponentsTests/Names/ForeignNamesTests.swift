import Foundation
import TestSupport
import Testing

/// An app may import our modules beside SwiftUI, UIKit, Foundation and SAP's own: no name of ours is ambiguous there.
@Suite struct ForeignNamesTests {
  @Test func everyPublicNameIsOurs() throws {
    let names = try Self.publicNames()
    expect(names.count > 100 && names.contains("StyleTable") && names.contains("DisplayList"))
    try expectEqual(errors(using: names, beside: ForeignModules.names), "")
  }

  /// The other way round, so that the test above cannot pass for nothing.
  @Test func aNameOfTwoModulesIsAmbiguous() throws {
    let text = try errors(using: ["StyleTable"], beside: ["SwiftUI": "Color StyleTable"])
    expect(text.contains("'StyleTable' is ambiguous"))
  }

  /// The names of all public types at the top level of the two modules that apps import.
  private static func publicNames() throws -> [String] {
    let declaration = try Regex(
      #"^public (?:indirect )?(?:final )?(?:struct|class|enum|protocol|typealias|actor) ([A-Za-z]+)"#,
      as: (Substring, Substring).self
    ).anchorsMatchLineEndings()
    let files = ["ThemeTable", "ThemeComponents"].flatMap { module in
      Repository.files(under: "Sources/" + module).filter { $0.hasSuffix(".swift") }
    }
    return try files.flatMap { file in
      String(decoding: try Repository.bytes(file), as: UTF8.self).matches(of: declaration).map { String($0.output.1) }
    }
  }

  /// The compiler's messages for a file that imports everything and uses each name.
  private func errors(using names: [String], beside modules: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (module, names) in modules {
      let file = folder.appending(path: module + ".swift")
      let lines = names.split(whereSeparator: \.isWhitespace).map { "public struct \($0) {}" }
      try Data(lines.joined(separator: "\n").utf8).write(to: file)
      let text = try SwiftCompiler.run([
        "-emit-module", "-parse-as-library", "-module-name", module, "-emit-module-path",
        folder.appending(path: module + ".swiftmodule").path, file.path,
      ])
      try #require(text == "", "\(module)")
    }
    let imports = modules.keys.sorted() + ["Foundation", "ThemeComponents", "ThemeTable"]
    let lines = imports.map { "import \($0)" } + names.enumerated().map { "typealias Name\($0.offset) = \($0.element)" }
    let file = folder.appending(path: "App.swift")
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    return try SwiftCompiler.run([
      "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", folder.path, "-I", BuiltProducts.modules.path,
      file.path,
    ])
  }
}
