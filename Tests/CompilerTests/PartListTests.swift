import Foundation
import TestSupport
import Testing
import ThemeCompiler
import ThemeExchange
import ThemeTable

/// From a theme to what an app gets that asks for a component's part.
@Suite struct PartListTests {
  private func table(_ theme: String) throws -> StyleTable {
    try StyleTable(bytes: TableWriter.write(compile(theme).table))
  }

  private func check(
    _ theme: String, _ part: String, carries list: String?, size: Double? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let table = try table(theme)
    expectEqual(table.classList(ofPart: part), list, sourceLocation: sourceLocation)
    expectEqual(table.style(forPart: part)?.number(.fontSize), size, sourceLocation: sourceLocation)
  }

  /// Styles that NUI attaches to parts of its bars: the rightmost class wins, property by property.
  @Test func partsOfUIKit() throws {
    let both = "BarButton { font-size: 1; } BarButtonBack { font-size: 2; }"
    try check(both, "BarButtonBack", carries: "BarButton:BarButtonBack", size: 2)
    try check("BarButton { font-size: 1; }", "BarButtonBack", carries: "BarButton:BarButtonBack", size: 1)
    try check("BarButtonBack { font-color: red; }", "BarButtonBack", carries: "BarButton:BarButtonBack")
    try check(both, "SearchBarButton", carries: "BarButton:SearchBarButton", size: 1)
    try check("Label { font-size: 1; }", "BarButtonBack", carries: nil)
  }

  /// A part that carries its own class alone needs no entry.
  @Test func partsOfFiori() throws {
    let theme = """
      fdlFUIHierarchyItemView_title { font-style: headline; font-color: primaryLabel; }
      @media (appearance: dark) { fdlFUIHierarchyItemView_title { font-color: white; } }
      """
    let table = try table(theme)
    let title = "fdlFUIHierarchyItemView_title"
    expect(ResolvedTable(table).parts.isEmpty)
    expectEqual(table.classList(ofPart: title), title)
    let style = try #require(table.style(forPart: title, in: StyleEnvironment(appearance: .dark)))
    expectEqual(style.textStyle(.fontStyle), .headline)
    expectEqual(style.color(.fontColor), StyleColor(rgba: 0xFFFF_FFFF))
    expect(table.style(forPart: "fdlFUIHierarchyItemView_subtitle") == nil)
  }

  /// A class that inherits has it all in its own row.
  @Test func classesOfTheUser() throws {
    let large = "@class Large : Button; Button { font-size: 1; font-color: red; }"
    try check(large, "Large", carries: "Large", size: 1)
    try check(large + "Large { font-size: 2; }", "Large", carries: "Large", size: 2)
    try check("@class Plain; Plain { font-size: 3; }", "Plain", carries: "Plain", size: 3)
  }

  @Test func partsOfTheUser() throws {
    let component = """
      @component Cell {
        @part &_row[n] : text { carries: Label, Row, &_row[n]; }
        @part &_title { carries: Label fdlCell_title; styled-like: Label; }
      }
      """
    let theme = component.replacing("Row, &_row[n]", with: "TextField")
    try check(
      theme + "Label { font-size: 4; } fdlCell_title { font-size: 5; }", "fdlCell_title",
      carries: "Label:fdlCell_title", size: 5)
    try check(
      theme + "TextField { font-size: 4; } fdlCell_row7 { font-color: red; }", "fdlCell_row7",
      carries: "Label:TextField", size: 4)
  }

  @Test func theJSONFormHasThemToo() throws {
    let document = TableJSONEmitter.emit(compile("BarButton { font-size: 1; }").table)
    let parts = try #require(try json(document) as? [String: Any])["parts"] as? [String: String]
    expectEqual(parts, ["BarButtonBack": "BarButton:BarButtonBack", "SearchBarButton": "BarButton:SearchBarButton"])
    let plain = TableJSONEmitter.emit(compile("Label { font-size: 1; }").table)
    expect(!String(decoding: plain, as: UTF8.self).contains("parts"))
  }

  /// A theme of an app's own classes pays nothing.
  @Test func plainClassesStaySmall() throws {
    let theme = (0..<300).map { "Class\($0) { font-size: \($0); }" }.joined(separator: "\n")
    expect(compile(theme).table.parts.isEmpty)
  }
}
