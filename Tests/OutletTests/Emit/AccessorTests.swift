import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeExchange

/// Typed accessors compile under Swift 6 without warnings and give what the table holds.
@Suite struct AccessorTests {
  private func compile(_ text: String) -> Compilation {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(text.utf8))
    return Compiler.compile(sources, options: CompilerOptions())
  }

  /// Classes and parts with hostile names: keywords, our own types, names that become one, digits, other scripts.
  private static let theme = """
    @leaf: #2E7D32;
    @media (appearance: dark) { @leaf: #81C784; }
    @gap: 8; @heading: Georgia; @class: headline; @both: red; @media (device: ipad) { @both: 3; }
    fdlFUIHierarchyItemView_title { font-color: @leaf; font-style: headline; font-size: 17; }
    fdlFUIHierarchyItemView { background-color: white; }
    Label { font-name: Helvetica; text-align: center; border-width: 2; padding: 4; }
    Property { font-color: red; } Theme_Theme { font-color: red; } String { font-size: 3; }
    self_init { font-color: red; } class_self { font-color: red; } Type { font-color: red; }
    item-view { font-color: red; } ItemView { font-color: red; }
    a_b-c { font-color: red; } a_bC { font-color: red; } a { b-c: 2; }
    C_1st { 2nd: 3; self: 4; init: 5; font-color-highlighted: blue; }
    """

  @Test func accessorsCompileAndRun() throws {
    let theme = compile(Self.theme)
    let options = EmissionOptions()
    guard case .file(let source) = OutputForm.accessors.emit(theme, options).content,
      case .file(let table) = OutputForm.table.emit(theme, options).content
    else {
      Issue.record("no product")
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "themec-accessors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (accessors, main) = (folder.appending(path: "Theme.swift"), folder.appending(path: "main.swift"))
    try Data(source).write(to: accessors)
    try Data(table).write(to: folder.appending(path: "theme.nsst"))
    try Data(
      """
      import ThemeTable

      let table = try StyleTable(contentsOfFile: CommandLine.arguments[1])
      let dark = StyleEnvironment(appearance: .dark)
      let color = Theme.HierarchyItemView.title.fontColor
      precondition(color.path == "fdlFUIHierarchyItemView_title" && color.name == "font-color")
      precondition(Theme.Definitions.leaf(in: table, dark) == StyleColor(rgba: 0x81C784FF))
      precondition(Theme.Definitions.gap(in: table) == 8 && Theme.Definitions.heading(in: table) == "Georgia")
      precondition(Theme.Definitions.`class`(in: table) == .headline)
      precondition(Theme.Definitions.both(in: table)?.color == StyleColor(rgba: 0xFF0000FF))
      precondition(color(in: table) == StyleColor(rgba: 0x2E7D32FF))
      precondition(color(in: table, dark) == StyleColor(rgba: 0x81C784FF))
      precondition(Theme.HierarchyItemView.title.fontStyle(in: table) == .headline)
      precondition(Theme.HierarchyItemView.title.fontSize(in: table) == 17)
      precondition(Theme.HierarchyItemView.backgroundColor(in: table) == StyleColor(rgba: 0xFFFFFFFF))
      precondition(Theme.Label.fontName(in: table) == "Helvetica")
      precondition(Theme.Label.textAlign(in: table) == .center)
      precondition(Theme.Label.borderWidth(in: table) == 2)
      precondition(Theme.C._1st.fontColorHighlighted(in: table) == StyleColor(rgba: 0x0000FFFF))
      precondition(Theme.Property2.fontColor(in: table) == StyleColor(rgba: 0xFF0000FF))
      """.utf8
    ).write(to: main)
    let modules = BuiltProducts.modules
    let tool = folder.appending(path: "tool")
    let said = try SwiftCompiler.run(
      ["-swift-version", "6", "-warnings-as-errors", "-I", modules.path, accessors.path, main.path, "-o", tool.path]
        + BuiltProducts.objects(of: "ThemeTable"))
    expectEqual(said, "")
    guard said.isEmpty else { return }
    try expectEqual(ProgramRun([tool.path, folder.appending(path: "theme.nsst").path]).code, 0)
  }
}
