import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeTable

/// Generated Swift in a module of an app: two themes side by side, hostile names, and UIKit and SwiftUI as stand-ins.
@Suite struct AppModuleTests {
  private static let settings = StandIn.settings

  /// Words of Swift, names of its library and of Apple's modules, digits first, no letters, and names that become one.
  private static let names = [
    "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break",
    "case", "catch", "class", "consume", "consuming", "continue", "copy", "default", "defer", "deinit", "didSet",
    "discard", "do", "dynamic", "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
    "for", "func", "get", "guard", "if", "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated",
    "lazy", "left", "let", "macro", "mutating", "nil", "none", "nonisolated", "nonmutating", "open", "operator",
    "optional", "override", "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public",
    "repeat", "required", "rethrows", "return", "right", "self", "sending", "set", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "unsafe", "var", "weak",
    "where", "while", "willSet", "yield", "all", "allCases", "hash", "hashValue", "rawValue", "description", "variants",
    "rgba", "uiColor", "color", "Color", "UIColor", "CGFloat", "Array", "String", "Swift", "ThemeColor", "ThemeColors",
    "Theme", "Brand", "Property", "StyleColor", "path", "name", "callAsFunction", "1", "1st", "9-lives", "_", "__", "-",
    "--", "_1", "x_-_y", "brand-color", "brandColor", "BrandColor", "brand_color", "brand--color", "BRAND-COLOR", "b2c",
    "B2C", "b-2-c", "URL", "url", "URLPath", "urlPath", "iPhone", "i-phone",
  ]

  private func compile(_ text: String) -> Compilation {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(text.utf8))
    return Compiler.compile(sources, options: CompilerOptions())
  }

  private func source(
    _ form: OutputForm, _ theme: Compilation, _ name: String, styles: Bool = false, resource: String? = nil
  ) throws -> Data {
    var options = EmissionOptions(includesStyles: styles)
    options.swiftName = try #require(SwiftTypeName(name))
    options.tableResource = resource
    let product = form.emit(theme, options)
    guard case .file(let bytes) = product.content else { return Data() }
    return Data(bytes)
  }

  /// Definitions and classes of all names; each class has properties of hostile names and a part of each name, too.
  private static let theme: String = {
    var text = ""
    for name in names {
      text += "@\(name): #010203;\n"
      text += "\(name) { font-color: @\(name); font-size: 3; \(name): red; }\n"
      text += "Holder_\(name) { font-color: red; \(name): blue; }\n"
    }
    return text + "/* Deprecated: \"use\" \\(brand) */\n@old: @all;\n@older: @old;\n"
  }()

  /// A new folder with modules that stand in for SwiftUI and what is under it, where these are missing.
  private func folderWithModules(over platform: String = "UIKit") throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "themec-app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #if !canImport(UIKit)
      for module in [platform, "SwiftUI"] {
        let said = try SwiftCompiler.run(
          ["-emit-module", "-parse-as-library", "-module-name", module] + Self.settings + [
            "-I", folder.path, "-emit-module-path",
          ] + [
            folder.appending(path: "\(module).swiftmodule").path
          ] + StandIn.sources(of: module))
        expectEqual(said, "", "\(module)")
      }
    #endif
    return folder
  }

  @Test func everythingCompilesInOneModule() throws {
    let folder = try folderWithModules()
    defer { try? FileManager.default.removeItem(at: folder) }
    let theme = compile(Self.theme)
    expect(!theme.hasErrors && theme.table.rows.count == 2 * Set(Self.names).count)
    let other = compile("@brand: red;\nLabel { font-color: @brand; }")
    var files: [URL] = []
    func write(_ data: Data, _ name: String) throws {
      files.append(folder.appending(path: name))
      try data.write(to: folder.appending(path: name))
    }
    try write(source(.swift, theme, "Theme", styles: true), "Colors.swift")
    try write(source(.accessors, theme, "Theme"), "Accessors.swift")
    try write(source(.swift, other, "Brand"), "BrandColors.swift")
    try write(source(.accessors, other, "Brand"), "BrandAccessors.swift")
    try write(Data(Self.app.utf8), "App.swift")
    let command =
      ["-typecheck", "-parse-as-library"] + Self.settings + ["-I", folder.path, "-I", BuiltProducts.modules.path]
    try expectEqual(SwiftCompiler.run(command + files.map(\.path)), "")
    // Without names of their own two themes clash, and the compiler says so.
    try write(source(.accessors, other, "Theme"), "Clash.swift")
    expect(try SwiftCompiler.run(command + files.map(\.path)).contains("redeclaration of 'Theme'"))
  }

  /// In each version of the language, and where the main actor is the default as in new projects of Xcode, code on any
  /// thread reads colours and styles; on a phone, a Mac and a watch.
  @Test(arguments: ["UIKit", "AppKit", "watchOS"]) func anyThreadReadsTheTheme(platform: String) throws {
    let folder = try folderWithModules(over: platform == "AppKit" ? "AppKit" : "UIKit")
    defer { try? FileManager.default.removeItem(at: folder) }
    let theme = compile(
      """
      @brand: #0B6E99;
      @media (appearance: dark) { @brand: #7FD4FF; }
      @text: "Helvetica Neue";
      @size: 17;
      @media (appearance: dark) { @size: 18; }
      @share: 0.5;
      Label { font-color: @brand; font-name: @text; }
      Label_title { font-size: @size; text-alpha: @share; }
      """)
    let files = ["Colors", "Accessors", "App"].map { folder.appending(path: "\($0).swift") }
    var colors = String(decoding: try source(.swift, theme, "Theme"), as: UTF8.self)
    if platform == "watchOS" { colors = colors.replacing("os(watchOS)", with: "true") }
    try Data(colors.utf8).write(to: files[0])
    try source(.accessors, theme, "Theme", resource: "Theme").write(to: files[1])
    try Data(Self.threads.utf8).write(to: files[2])
    for version in ["5", "6"] {
      for isolation in [[], ["-default-isolation", "MainActor"]] {
        let said = try SwiftCompiler.run(
          ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-swift-version", version] + isolation + [
            "-I", folder.path, "-I", BuiltProducts.modules.path,
          ] + files.map(\.path))
        expectEqual(said, "", "Swift \(version) \(isolation)")
      }
    }
  }

  /// Code of an app that belongs to no actor.
  private static let threads = """
    import ThemeTable
    #if canImport(UIKit)
    import SwiftUI
    import UIKit

    nonisolated func shown(_ color: ThemeColor) -> (UIColor, Color) { (color.uiColor, color.color) }
    #endif

    #if canImport(AppKit)
    import AppKit
    import SwiftUI

    nonisolated func shown(_ color: ThemeColor) -> (NSColor, Color) { (color.nsColor, color.color) }
    #endif

    func opened() throws -> [StyleTable] { [Theme.table, try Theme.loadTable()] }
    nonisolated func length() -> Double { ThemeNumbers.size(isDark: true) + ThemeNumbers.share }
    nonisolated func family() -> String { ThemeFonts.text }
    nonisolated func digits() -> UInt32 { ThemeColors.brand.rgba(isDark: true) }
    nonisolated func names() -> [String] { ThemeColors.all.map(\\.name) }
    nonisolated func colors() -> Set<ThemeColor> { [ThemeColors.brand, ThemeColor(0xFF)] }
    nonisolated func color(_ table: StyleTable) -> StyleColor? { Theme.Label.fontColor(in: table) }
    nonisolated func font(_ table: StyleTable) -> String? { Theme.Label.fontName(in: table) }
    nonisolated func size(_ table: StyleTable) -> Double? { Theme.Label.title.fontSize(in: table) }

    """

  /// An app that uses some of it.
  private static let app = """
    internal import ThemeTable
    #if canImport(UIKit)
    internal import SwiftUI
    internal import UIKit

    func colors() -> [UIColor] { [ThemeColors.`class`.uiColor, BrandColors.brand.uiColor] }
    func color() -> Color { ThemeColors._1st.color }
    #endif

    func style(_ table: StyleTable) -> StyleColor? {
      Brand.Label.fontColor(in: table) ?? Theme._1st.fontColor(in: table)
        ?? Theme.Holder.brandColor.fontColor(in: table)
    }

    """

  @Test func namesOfTypesAreChecked() {
    for name in ["Brand", "A", "My_Theme2"] { expectEqual(SwiftTypeName(name)?.text, name) }
    for name in ["", "brand", "2nd", "Été", "A-B", "Any", "Self", "String", "StyleColor", "UI", "Style", "A B", "A\n"] {
      expect(SwiftTypeName(name) == nil, "\(name)")
    }
  }
}
