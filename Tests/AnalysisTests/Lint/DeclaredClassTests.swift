import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// What `registry --declare` writes of a theme leaves the theme, and what is added to it, without a new finding.
@Suite struct DeclaredClassTests {
  /// The errors and warnings of a theme, by what is told apart: code and place.
  private struct Fault: Hashable {
    var code: DiagnosticCode
    var start: UInt32
  }

  private func compile(_ text: String, _ declarations: String) -> Compilation {
    var (sources, options) = (SourceSet(), CompilerOptions())
    sources.add(path: "theme.nss", bytes: Array(text.utf8))
    var files = SourceSet()
    options.registry = options.registry.adding([files.add(path: "app.nss", bytes: Array(declarations.utf8))]).value
    return Compiler.compile(sources, options: options)
  }

  private func faults(_ text: String, _ declarations: String) -> Set<Fault> {
    let findings = compile(text, declarations).diagnostics
    return Set(
      findings.filter { $0.severity != .note }.map { Fault(code: $0.code, start: $0.span.start) })
  }

  private func declarations(_ text: String) -> String {
    let compilation = compile(text, "")
    let theme = ClassDeclarations.Theme(
      compilation, undeclared: ClassCheck.undeclaredPaths(of: compilation, for: nil),
      reports: Linter.findings(compilation).diagnostics)
    return ClassDeclarations.text(for: [theme], of: nil) ?? ""
  }

  private func check(_ text: String, and further: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    let declared = declarations(text)
    var files = SourceSet()
    let file = files.add(path: "app.nss", bytes: Array(declared.utf8))
    let problems = Registry.standard.adding([file]).diagnostics.diagnostics.map { $0.message }
    expect(problems.isEmpty, "\(problems) in \(declared)", sourceLocation: sourceLocation)
    for text in [text, text + further] {
      let new = faults(text, declared).subtracting(faults(text, ""))
      expect(new.isEmpty, "\(new.map(\.code)) in \(text) with \(declared)", sourceLocation: sourceLocation)
    }
    for target in Target.allCases {
      var (sources, options, lint) = (SourceSet(), CompilerOptions(), LintOptions())
      sources.add(path: "app.nss", bytes: Array(declared.utf8))
      (options.target, lint.namesTarget, lint.shipsSheets) = (target, true, true)
      let own = Linter.findings(Compiler.compile(sources, options: options), lint).diagnostics.map(\.message)
      expect(own.isEmpty, "\(own) in \(declared)", sourceLocation: sourceLocation)
    }
  }

  @Test func whatWasFineYesterdayIsFineTomorrow() {
    check("Card_Title { font-size: 12; }", and: "Card_Title { font-name: Georgia; } Card_Body { font-size: 3; }")
    check("LabelA { text-align: left; }", and: "LabelA { text-align: fill; glow: big; } LabelAb { glow: 3; }")
    check("Chip { ring: 3; }", and: "Chip { ring: wide; ring-width: 3px; } Other { ring: #FFF; }")
    check("fdlMyChart_bar { ring: 3; }", and: "fdlMyChart_line { font-color: red; ring: x; }")
    let underline = "text-transform: underline;"
    check("Cell_A { \(underline) } LabelA { \(underline) } LabelB { \(underline) }", and: "Cell_B { \(underline) }")
    check("Label { blur: 3; } Button { blur: 3; } View { blur: 4; }", and: "Slider { blur: 3; }")
    check("Half { background-color-top: red; }", and: "Half_x { background-image-insets: 1 2 3 4; }")
  }

  @Test(arguments: RealSheets.all.indices) func realSheets(index: Int) {
    let text = String(decoding: RealSheets.all[index], as: UTF8.self)
    var random = SeededGenerator(seed: UInt64(index))
    let names = text.split(separator: "\n").filter { $0.first?.isLetter == true }.compactMap {
      $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.first
    }
    func pick(_ words: [String]) -> String { words[random.below(words.count)] }
    let lines = (0..<20).map { _ in
      let name = names.isEmpty ? "Own" : String(names[random.below(names.count)])
      return "\n\(name)\(pick(["", "_Title", "X", "s", "Label"])) { \(pick(Self.properties)): \(pick(Self.values)); }"
    }
    check(text, and: lines.joined())
  }

  private static let properties = [
    "font-color", "font-size", "text-align", "ring-width", "blur", "font-color-pressed", "border-style", "color",
    "background-color-top", "background-image-insets", "fon-color", "text-transform", "image",
  ]
  private static let values = [
    "red", "3", "#FFF", "fill", "3px", "a b c", "app_ignore", "underline", "none", "\"x\"", "1e5", "rgb(1,2)", "@x",
  ]

  /// A class is judged like its base: the same code and the same level.
  @Test(arguments: ["Button", "Label", "fdlFUIHierarchyItemView_title", "fdlFUIObjectView_headlineLabel"])
  func aClassIsJudgedLikeItsBase(base: String) {
    for property in [
      "blur", "tint-color", "font-colour", "fon-color", "font-color-highlited", "font-color-pressed", "color",
      "text-line-clamp", "background-color-top",
    ] {
      func said(_ text: String) -> [String] {
        compile(text, "@class Own : \(base);").diagnostics.map { "\($0.code.rawValue) \($0.severity)" }
      }
      expectEqual(said("Own { \(property): red; }"), said("\(base) { \(property): red; }"), "\(base) \(property)")
    }
  }

  @Test func onlyABaseThatAPersonWroteMakesASlipAnError() {
    func severity(_ declaration: String) -> Severity? {
      compile("Own { fon-color: red; }", declaration).diagnostics.first { $0.code == .unknownProperty }?.severity
    }
    expectEqual(severity("@class Own : Button;"), .error)
    for declaration in ["", "@class Own;", "@class Own : Button, inferred;", "@class A;\n@class Own : A;"] {
      expectEqual(severity(declaration), .warning, "\(declaration)")
    }
  }

  /// A guess changes no style.
  @Test func anInferredBaseGivesNoValues() throws {
    func table(_ declarations: String) throws -> [UInt8] {
      try TableWriter.write(compile("Label { font-size: 3; } Own { font-color: red; }", declarations).table)
    }
    try expect(table("@class Own : Label, inferred;") == table(""))
    try expect(table("@class Own : Label;") != table(""))
  }
}
