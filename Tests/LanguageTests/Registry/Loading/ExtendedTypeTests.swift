import TestSupport
import Testing
import ThemeBase
import ThemeModel
import ThemeSyntax

/// Types that name themselves: words that registry files add to known types.
@Suite struct ExtendedTypeTests {
  /// Checks the grammar of a property of `fdlC` after some registry files were read, one after the other.
  private func check(
    _ files: String..., property: String = "a", on path: String = "fdlC", is expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var sources = SourceSet()
    let checked = Registry.standard.adding(
      files.enumerated().map { sources.add(path: "\($0).nss", bytes: Array($1.utf8)) })
    let registry = checked.value
    expectEqual(checked.diagnostics.diagnostics, [], sourceLocation: sourceLocation)
    let id = try #require(registry.resolvePath(path), sourceLocation: sourceLocation)
    let grammar = registry.standing(of: property, on: id).grammar
    expectEqual(grammar.map { registry.grammars[$0].text }, expected, sourceLocation: sourceLocation)
  }

  /// Checks the message and the help of the only diagnostic, and the text after its fix.
  private func check(
    _ text: String, reports message: String, help: String, fixed: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var sources = SourceSet()
    let file = sources.add(path: "a.nss", bytes: Array(text.utf8))
    let found = Registry.standard.adding([file]).diagnostics.diagnostics
    expectEqual(found.map(\.message), [message], sourceLocation: sourceLocation)
    expectEqual(found.first?.help, [help], sourceLocation: sourceLocation)
    let edit = found.first?.fixIts.first?.edits.first
    let result = edit.map { edit in
      String(decoding: text.utf8.prefix(Int(edit.span.start)), as: UTF8.self) + edit.replacement
        + String(decoding: text.utf8.dropFirst(Int(edit.span.end)), as: UTF8.self)
    }
    expectEqual(result, fixed, sourceLocation: sourceLocation)
  }

  private let component = "@component C { @part & { a: Color; } }"

  @Test func wordsReachEverythingThatTakesTheType() throws {
    let line = "@type Color = Color | x | y;"
    try check(line, component, is: "Color | x | y")
    try check(component, line, is: "Color | x | y")
    try check(line, property: "font-color", on: "Label", is: "Color | x | y")
    try check(line, "@component C { @part & { a: UIColor; } }", is: "Color | x | y")
    try check("@component C { @part & { a: Color | none; } }", line, is: "Color | none | x | y")
    try check(line, "@component C { @part & { a: none | Color; } }", is: "none | Color | x | y")
    try check(
      "@type Corner = round | Color; @component C { @part & { a: Corner; } }", line, is: "round | Color | x | y")
  }

  @Test func severalFilesExtendOneType() throws {
    try check("@type Color = Color | x;", "@type Color = y | Color | x;", component, is: "Color | x | y")
    try check("@type Color = Color | x;", "@type Color = Color | x;", component, is: "Color | x")
    try check(
      "@type A = a | b;", "@type A = A | c;", "@component C { @part & { a: A; } }", "@type A = A | d;",
      is: "a | b | c | d")
  }

  @Test func rangesStayRanges() throws {
    let line = "@type Number = Number | automatic;"
    try check(line, "@component C { @part & { a: Number [0,1]; } }", is: "Number [0,1] | automatic")
    try check("@component C { @part & { a: Number [0,1]; } }", line, is: "Number [0,1] | automatic")
    try check(line, property: "font-size", on: "Label", is: "Number [0,] | automatic")
    try check(line, property: "text-line-clamp", on: "Label", is: "Integer [0,]")
  }

  @Test func keywordsAndStatesAreExtended() throws {
    try check(
      "@type TextTransform = TextTransform | underline;", property: "text-transform", on: "Label",
      is: "none | uppercase | lowercase | capitalize | underline")
    try check(
      "@type State = State | loading;", "@component C { @part & { a: Color, states loading; } }", property: "a-loading",
      is: "Color")
    try check(
      "@type State = State | loading;", "@component C { @part & { a: Color, states disabled; } }",
      property: "a-disabled", is: "Color")
  }

  /// Types that name each other are read in the order of their lines: there is no cycle.
  @Test func typesThatNameEachOther() throws {
    try check(
      "@type A = a; @type B = A | b; @type A = A | B; @type B = B | A | c;", "@component C { @part & { a: B; } }",
      is: "a | b | c")
  }

  @Test func aBuiltInTypeIsOnlyExtended() {
    let help = { (name: String) in
      "'@type \(name) = \(name) | …;' adds words to it; a type of your own needs another name"
    }
    check(
      "@type Color = x | y;", reports: "the type 'Color' is built in", help: help("Color"),
      fixed: "@type Color = Color | x | y;")
    check(
      "@type Number = Number [0,1] | x;", reports: "the type 'Number' is built in", help: help("Number"),
      fixed: "@type Number = Number | Number [0,1] | x;")
    check(
      "@type \"Font Style Name\" = x;", reports: "the type 'Font Style Name' is built in",
      help: help("\"Font Style Name\""), fixed: "@type \"Font Style Name\" = \"Font Style Name\" | x;")
  }

  @Test func anUnknownTypeCannotBeExtended() {
    check(
      "@type Corner = Corner | x;", reports: "'Corner' names itself but is not a type yet",
      help: "leave 'Corner' out of its words, or declare it before this line")
    check(
      "@type Colour = Colour | x;", reports: "'Colour' names itself but is not a type yet",
      help: "did you mean 'Color'?")
  }

  /// Each line would go over all types before it.
  @Test func manyExtensionsTakeTimeInProportion() throws {
    let types = (0..<500).map { "@type T\($0) = Color | t\($0);" }
    let lines = (0..<500).map { "@type Color = Color | w\($0 % 200);" }
    try check(
      (types + lines).joined(separator: "\n"), "@component C { @part & { a: T0; } }",
      is: (["Color", "t0"] + (0..<200).map { "w\($0)" }).joined(separator: " | "))
  }
}
