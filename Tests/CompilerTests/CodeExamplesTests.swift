import TestSupport
import Testing
import ThemeAnalysis
import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
import ThemeProject

/// The examples of `themec explain CODE`: the wrong one gives exactly its code, the right one nothing at all.
@Suite struct CodeExamplesTests {
  @Test(arguments: DiagnosticCode.allCases) func wrongGivesTheCode(code: DiagnosticCode) {
    let codes = Set(diagnostics(of: code.explanation.wrong, about: code).map(\.code.rawValue))
    expectEqual(codes, [code.rawValue])
  }

  @Test(arguments: DiagnosticCode.allCases) func rightGivesNothing(code: DiagnosticCode) {
    let diagnostics = diagnostics(of: code.explanation.right, about: code)
    expectEqual(diagnostics.map { "\($0.code.rawValue): \($0.message)" }, [])
  }

  @Test(arguments: DiagnosticCode.allCases) func examplesAreUsable(code: DiagnosticCode) {
    let explanation = code.explanation
    for text in [explanation.meaning, explanation.reason, explanation.wrong, explanation.right] {
      expect(!text.isEmpty && text == text.trimmingNewlines)
    }
    // Lines are joined by a space, which would fall into a word.
    for text in [explanation.meaning, explanation.reason] { expect(!text.contains("-\n")) }
    expect(explanation.wrong != explanation.right)
  }

  private func diagnostics(of example: String, about code: DiagnosticCode) -> [Diagnostic] {
    var setup = ThemeSetup()
    if code.isOptIn { setup.lint.severities[code] = code.defaultSeverity }
    if let target = code.explanation.target.flatMap(Target.init) {
      setup.options.target = target
      // The only code about a target that is named alone.
      setup.lint.namesTarget = code == .lostStylesheet
      setup.lint.portability = code == .lostStylesheet ? [] : [target]
    }
    var entries = [ImportGraph.Entry(path: "theme.nss", bytes: Self.bytes(of: example), root: "")]
    if let layer = code.explanation.lowerLayer {
      entries.insert(.init(path: "lower.nss", bytes: Array(layer.utf8), root: ""), at: 0)
    }
    // The only code about a limit that no example of this size reaches.
    let budget = code == .tooManyImports ? ImportGraph.Budget(files: 1, bytes: 1_000) : .standard
    let graph = ImportGraph.load(entries, budget: budget, read: Self.read)
    if code == .notExpressible {
      let compilation = Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
      return NSSEmitter.emit(compilation, for: .nui).diagnostics
    }
    if code == .malformedImportSource {
      let name = "x.tokens.json"
      let file = ImportFile(path: name, name: name, bytes: Array(example.utf8))
      return TokenImporter.read([ImportSource(name, [file], isFolder: false)]).diagnostics
    }
    if let theme = code.explanation.theme { return Self.diagnostics(of: example, with: theme) }
    if [.missingImage, .missingFont].contains(code) { setup.lint.app = Self.assets }
    let trees = graph.files.map(\.tree)
    let declarations = Registry.standard.adding(declarationsOf: trees)
    let found =
      LintedTheme(graph, setup).diagnostics + declarations.diagnostics.diagnostics
    return setup.review(found, in: trees).diagnostics
  }

  /// An app with an image and a font.
  private static let assets: AppUsage = {
    var app = AppUsage()
    app.assets = AssetNames(paths: ["Media.xcassets/arrow.imageset/Contents.json"])
    app.fonts = ["Inter-Regular", "Inter-Bold"]
    return app
  }()

  /// The findings about an app of one source and about its theme.
  private static func diagnostics(of source: String, with theme: String) -> [Diagnostic] {
    let bytes = Array(source.utf8)
    var setup = ThemeSetup()
    let path = source.hasPrefix("<") ? "App.xib" : "App.swift"
    var app = AppUsage([AppFile(path: path)?.allFacts(of: bytes)])
    app.unknownPlace = app.dynamicPlaces.isEmpty ? nil : "App.swift:1"
    setup.lint.app = app
    let graph = ImportGraph.load([.init(path: "theme.nss", bytes: Array(theme.utf8), root: "")], read: read)
    let theme = LintedTheme(graph, setup)
    let file = SourceFile(id: FileID(index: 1), path: path, bytes: bytes)
    return theme.diagnostics
      + AppCheck.findings(
        app, files: [0: file], themes: [StyledClasses(theme.compilation, for: app)], sheets: ["theme"])
  }

  /// The files that examples can import: an empty one, and a series of which each imports the next, without an end.
  private static func read(_ path: String) -> ImportGraph.Reading {
    if ["base.nss", "many/0.nss", "many/1.nss"].contains(path) { return .bytes([]) }
    guard path.hasPrefix("deep/"), path.hasSuffix(".nss"), let number = Int(path.dropFirst(5).dropLast(4)) else {
      return .notFound
    }
    return .bytes(Array("@import \"\(number + 1).nss\";\n".utf8))
  }

  /// The bytes of an example, in which `\xE9` stands for the byte of that number.
  static func bytes(of example: String) -> [UInt8] {
    var rest = Array(example.utf8)[...]
    var bytes: [UInt8] = []
    while let first = rest.popFirst() {
      if first == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "x"), rest.count > 2,
        let byte = UInt8(String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(first)
      }
    }
    return bytes
  }

  @Test func aByteIsWrittenByItsNumber() {
    expectEqual(Self.bytes(of: #"a\xE9b\xZZ\"#), [0x61, 0xE9, 0x62] + Array(#"\xZZ\"#.utf8))
  }
}

extension String {
  fileprivate var trimmingNewlines: String { String(drop { $0 == "\n" }.reversed().drop { $0 == "\n" }.reversed()) }
}
