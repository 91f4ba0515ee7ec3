import Foundation
import TestSupport
import Testing

/// The pages that lead from a theme to an app show what themec prints.
///
/// Their files are written and their sessions run in the order of the page. `Tests/BuildEngines` runs the commands of engines.
@Suite(.serialized) struct AppPageTests {
  private static let pages = [
    "AnOldTheme", "AppWithFioriSDK", "AppWithNUI", "AppWithSwiftUI", "AppWithPlainCI",
    "BuildEngines", "TheThemeAndTheApp",
  ]

  @Test(arguments: pages) func aPageGoesAsShown(name: String) throws {
    let path = "Sources/themec/themec.docc/\(name).md"
    let session = try ToolSession()
    let page = try PagePictures(path: path)
    var sessions = 0
    for fence in try MarkdownFence.all(ofPage: path) where fence.words.count == 2 {
      let word = fence.words[1]
      if ["nss", "json", "swift"].contains(fence.language) {
        try session.write(Array(fence.body.utf8), to: word)
      }
      guard fence.language == "console" else { continue }
      sessions += 1
      var shown = ""
      for command in fence.body.split(separator: "\n") where command.hasPrefix("$ ") {
        shown += "\(command)\n\(try session.run(String(command.dropFirst(2))).text)"
      }
      try page.check(shown, named: word)
    }
    #expect(sessions > 0)
  }

  /// Every page is in the overview, and says which of its steps were tried.
  @Test func theOverviewNamesEveryPage() throws {
    let folder = "Sources/themec/themec.docc/"
    let overview = String(
      decoding: try Repository.bytes(folder + "FromAThemeToAnApp.md"), as: UTF8.self)
    let catalogue = String(decoding: try Repository.bytes(folder + "themec.md"), as: UTF8.self)
    for file in Repository.files(under: String(folder.dropLast()), ending: ".md") {
      let name = file.dropFirst(folder.count).dropLast(3)
      #expect(name == "themec" || catalogue.contains("<doc:\(name)>"), "\(name)")
      guard name.hasPrefix("App") else { continue }
      #expect(overview.contains("<doc:\(name)>"), "\(name)")
      let text = String(decoding: try Repository.bytes(file), as: UTF8.self)
      let lowered = text.lowercased()
      #expect(lowered.contains("(tried") && lowered.contains("not tried"), "\(name)")
    }
  }
}
