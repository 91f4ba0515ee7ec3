import Foundation
import TestSupport
import Testing

/// The pages that show commands, `README.md` and those of the documentation, show what the commands print.
@Suite(.serialized) struct PageTests {
  private static let pages = MarkdownLinks.pages.filter { page in
    ((try? MarkdownFence.all(ofPage: page)) ?? []).contains { $0.language == "console" }
  }

  /// One reader goes down each page in one folder: each block finds what those before it left.
  ///
  /// `Tests/BuildEngines` and `Tests/SamplePackage` run the blocks `sh run`.
  @Test(arguments: pages) func theBlocksGoAsShownInTheirOrder(path: String) throws {
    let session = try ToolSession()
    let page = try PagePictures(path: path)
    for file in Repository.files(under: "Themes") { try session.write(try Repository.bytes(file), to: file) }
    for fence in try MarkdownFence.all(ofPage: path) {
      let name = fence.words.last ?? ""
      if fence.language == "console" {
        try page.check(shown(fence, in: session), named: name)
      } else if fence.words == ["sh"] {
        try check(fence, in: session)
      } else if fence.words.count == 2, name.contains(".") || name.contains("/") {
        try session.write(Array(fence.body.utf8), to: name)
      }
    }
    for picture in try MarkdownLinks(page: path).pictures {
      Golden.check(try session.read(picture.lastComponent), named: "Pictures/\(picture.lastComponent)")
    }
  }

  /// The commands of a block, each with what it prints.
  private func shown(_ fence: MarkdownFence, in session: ToolSession) throws -> String {
    let commands = fence.body.split(separator: "\n").filter { $0.hasPrefix("$ ") }
    expect(!commands.isEmpty)
    return try commands.map { command in
      let text = try session.run(String(command.dropFirst(2))).text
      return "\(command)\n\(text)" + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n")
    }.joined()
  }

  /// Commands that are shown without their output succeed.
  private func check(_ fence: MarkdownFence, in session: ToolSession) throws {
    for line in fence.body.split(separator: "\n") {
      let run = try session.run(String(line))
      expectEqual(run.code, 0, "\(line)\n\(run.text)")
    }
  }

  @Test func theReadmeIsShort() throws {
    expect(try Repository.bytes("README.md").count { $0 == UInt8(ascii: "\n") } <= 200)
  }

  @Test(arguments: MarkdownLinks.pages) func everyLinkLeadsSomewhere(page: String) throws {
    let links = try MarkdownLinks(page: page)
    for link in links.targets + links.pictures {
      expect(FileManager.default.fileExists(atPath: Repository.url(link.path).path), "\(link)")
      guard let anchor = link.anchor else { continue }
      expect(try MarkdownLinks(page: link.path).anchors.contains(anchor), "\(link)")
    }
  }

  /// What somebody new asks, with words of the answer.
  private static let questions = [
    ("What is lost with a missing ';'?", "NUI would drop this whole stylesheet"),
    ("How does my pull request fail on a new finding only?", "fails for new findings only"),
    ("Where does my app get a colour at run time?", "let color = button.color(.fontColor)"),
    ("What does 'split-rule' mean?", "`split-rule` | note | A class is styled by two rules"),
  ]

  @Test(arguments: questions) func theAnswerIsTwoClicksAway(question: String, answer: String) throws {
    var pages: Set = ["README.md"]
    for _ in 0..<2 {
      for page in pages where page.hasSuffix(".md") {
        pages.formUnion(try MarkdownLinks(page: page).targets.map(\.path))
      }
    }
    let holdsAnswer = try pages.contains { page in
      try page.hasSuffix(".md") && String(decoding: Repository.bytes(page), as: UTF8.self).contains(answer)
    }
    expect(holdsAnswer, "\(question)")
  }

  /// Every way to an app is in the overview, and says which of its steps were tried.
  @Test func theOverviewNamesEveryPage() throws {
    let folder = "Sources/themec/themec.docc/"
    let overview = try MarkdownLinks(page: folder + "FromAThemeToAnApp.md").targets.map(\.path)
    let catalogue = try MarkdownLinks(page: folder + "themec.md").targets.map(\.path)
    for file in Repository.files(under: String(folder.dropLast()), ending: ".md") {
      expect(file.hasSuffix("/themec.md") || catalogue.contains(file), "\(file)")
      guard file.hasPrefix(folder + "App") else { continue }
      expect(overview.contains(file), "\(file)")
      let lowered = String(decoding: try Repository.bytes(file), as: UTF8.self).lowercased()
      expect(lowered.contains("(tried") && lowered.contains("not tried"), "\(file)")
    }
  }
}
