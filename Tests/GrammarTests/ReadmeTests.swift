import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeComponents
import ThemeTable

/// Runs what `README.md` shows, and compares.
@Suite(.serialized) struct ReadmeTests {
  private let page: PagePictures
  private let session: ToolSession

  init() throws {
    page = try PagePictures(path: "README.md")
    session = try ToolSession()
    for file in Repository.files(under: "Themes") {
      try session.write(try Repository.bytes(file), to: file)
    }
  }

  /// One reader goes down the page in one folder: each block finds what those before it left.
  @Test func theBlocksGoAsShownInTheirOrder() throws {
    for fence in try MarkdownFence.all(ofPage: "README.md") {
      switch fence.language {
      case "nss": try session.write(Array(fence.body.utf8), to: try #require(fence.words.last))
      case "console": try page.check(shown(fence), named: try #require(fence.words.last))
      case "sh": try check(fence)
      default: break
      }
    }
  }

  /// The commands of a block, each with what it prints.
  private func shown(_ fence: MarkdownFence) throws -> String {
    let commands = fence.body.split(separator: "\n").filter { $0.hasPrefix("$ ") }
    #expect(!commands.isEmpty)
    return try commands.map { command in
      let text = try session.run(String(command.dropFirst(2))).text
      return "\(command)\n\(text)" + (text.hasSuffix("\n") ? "" : "\n")
    }.joined()
  }

  /// Commands that are shown without their output succeed.
  private func check(_ fence: MarkdownFence) throws {
    for line in fence.body.split(separator: "\n") {
      let run = try session.run(String(line))
      #expect(run.code == 0, "\(line)\n\(run.text)")
    }
  }

  @Test(arguments: ["table", "components"]) func aSnippetIsWhatIsCompiled(name: String) throws {
    let source = String(
      decoding: try Repository.bytes("Tests/GrammarTests/ReadmeSnippets.swift"), as: UTF8.self)
    let lines = source.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("// \(name) {") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// } \(name)") })
    let indent = lines[start].prefix { $0 == " " }.count
    let snippet = lines[start + 1..<end].map { String($0.dropFirst(indent)) }
    try page.check(snippet.joined(separator: "\n") + "\n", named: name)
  }

  @Test func theSnippetsWork() throws {
    let theme = try StyleTable(bytes: table(of: "meadow.nss"))
    try session.write(try table(of: "meadow.nss"), to: "meadow.nsst")
    let values = try ReadmeSnippets.table(folder: session.folder.path)
    #expect(values.color == StyleColor(rgba: 0x81C7_84FF) && values.touched == values.color)
    #expect(values.size == 17 && values.largeSize == 17)
    let (drawing, effects) = ReadmeSnippets.components(theme)
    #expect(effects == [.shown("repair", .push)])
    try page.check(drawing.description, named: "drawing")
  }

  private func table(of name: String) throws -> [UInt8] {
    var sources = SourceSet()
    sources.add(path: name, bytes: Array(try #require(page[name]).utf8))
    let compilation = Compiler.compile(sources, options: CompilerOptions())
    #expect(compilation.diagnostics.isEmpty)
    return try TableWriter.write(compilation.table)
  }

  @Test func everyLinkLeadsSomewhere() throws {
    for name in ["README.md", "Sources/README.md", "Grammar.md"] {
      let text = String(decoding: try Repository.bytes(name), as: UTF8.self)
      let folder = name.split(separator: "/").dropLast().joined(separator: "/")
      for match in text.matches(of: /\]\(([^)#]+)\)/) where !match.1.hasPrefix("https://") {
        let path = folder.isEmpty ? String(match.1) : "\(folder)/\(match.1)"
        #expect(FileManager.default.fileExists(atPath: Repository.url(path).path), "\(path)")
      }
    }
  }
}
