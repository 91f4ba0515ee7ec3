import Foundation
import TestSupport
import Testing

/// `themec preview`: pages and pictures.
@Suite struct PreviewTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("@accent: #112233;\nButton { background-color: @accent; }\n", to: "a.nss")
    try sandbox.write("@accent: #445566;\nButton { background-color: @accent; }\n", to: "b.nss")
    return sandbox
  }

  @Test func aPageIsOneFileThatIsTheSameEachTime() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("preview", "a.nss", "--text-size", "large")
    expect(result.code == 0 && result.errors == "wrote preview.html\n")
    let page = try #require(sandbox.read("preview.html"))
    expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    expect(page.contains("default-src 'none'".replacing("'", with: "&#39;")))
    let again = try sandbox.run("preview", "a.nss", "--text-size", "large", "-o", "-")
    expectEqual(again.output, page)
  }

  @Test func aThemeWithErrorsIsShownBelowThem() throws {
    let sandbox = try sandbox()
    try sandbox.write("Button { background-color #112233; corner-radius: 4; }\n", to: "a.nss")
    try expectEqual(sandbox.run("preview", "a.nss", "--text-size", "large").code, 1)
    let page = try #require(sandbox.read("preview.html"))
    expect(page.contains("class=\"alarm\"") && page.contains("corner-radius"))
    try expectEqual(sandbox.run("preview", "none.nss").code, 2)
  }

  @Test func aComparisonShowsValuesBeforeAndAfter() throws {
    let sandbox = try sandbox()
    // One text size is enough, and a third of the work.
    func compare(_ theme: String) throws -> String {
      try sandbox.run("preview", theme, "--against", "a.nss", "--text-size", "large", "-o", "-").output
    }
    let page = try compare("b.nss")
    let start = try #require(page.range(of: "id=\"changes\"")?.lowerBound)
    let row = page[start...].prefix(while: { $0 != "\n" })
    for part in ["Button", "background-color", "#112233", "#445566", "always"] {
      expect(row.contains(part), "\(part)")
    }
    expect(try compare("a.nss").contains("An app gets the same from both themes."))
    try expectEqual(sandbox.run("preview", "a.nss", "b.nss", "--against", "a.nss").code, 64)
  }

  @Test func hostileNamesStayText() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Button { font-color: #112233; }\n", to: "<b>'x' & y.nss")
    let page = try sandbox.run("preview", "<b>'x' & y.nss", "--text-size", "large", "-o", "-").output
    expect(page.contains("&lt;b&gt;&#39;x&#39; &amp; y.nss") && !page.contains("<b>"))
  }

  @Test func picturesAreCompared() throws {
    let sandbox = try sandbox()
    try sandbox.write("fdlFUIHierarchyItemView_title { font-color: #112233; }\n", to: "a.nss")
    try expectEqual(sandbox.run("preview", "a.nss", "--svg", "pictures").code, 0)
    let count = sandbox.names.count { $0.hasSuffix(".svg") }
    expectEqual(count, 24 * 15, "\(count)")
    let same = try sandbox.run("preview", "a.nss", "--check", "pictures")
    expect(same.code == 0 && same.errors == "\(count) pictures are as they were\n")
    try sandbox.write("<svg/>", to: "pictures/grid-phone-dark.svg")
    try expectEqual(sandbox.shell("rm pictures/siblings-tablet-light.svg").code, 0)
    let other = try sandbox.run("preview", "a.nss", "--check", "pictures")
    expectEqual(other.code, 1)
    expectEqual(other.output, "differs: grid-phone-dark.svg\nmissing: siblings-tablet-light.svg")
  }

  @Test func picturesHaveOneTextSize() throws {
    let sandbox = try sandbox()
    try sandbox.write("fdlFUIHierarchyItemView_title { font-color: #112233; }\n", to: "a.nss")
    try expectEqual(sandbox.run("preview", "a.nss", "--svg", "large").code, 0)
    try expectEqual(sandbox.run("preview", "a.nss", "--svg", "small", "--text-size", "extraSmall").code, 0)
    expect(sandbox.read("large/grid-phone-dark.svg") != sandbox.read("small/grid-phone-dark.svg"))
    try expectEqual(sandbox.run("preview", "a.nss", "--check", "small", "--text-size", "extraSmall").code, 0)
    let two = try sandbox.run("preview", "a.nss", "--svg", "x", "--text-size", "small", "--text-size", "large")
    expect(two.code == 64 && two.errors.contains("one '--text-size'"))
  }

  @Test func onePictureShowsThreeComponents() throws {
    let sandbox = try sandbox()
    try sandbox.write("fdlFUIHierarchyItemView_title { font-color: #112233; }\n", to: "a.nss")
    let made = try sandbox.run("preview", "a.nss", "--svg", "out/theme.svg")
    expect(made.code == 0 && made.errors == "wrote theme.svg\n", "\(made.errors)")
    let picture = try #require(sandbox.read("out/theme.svg"))
    expect(picture.contains(">Turbine 1</text>") && picture.contains(">Berlin</text>"))
    let names = picture.matches(of: /<clipPath id="([^"]+)"/).map(\.1)
    expect(Set(names).count == names.count && names.count > 6)
    let same = try sandbox.run("preview", "a.nss", "--check", "out/theme.svg")
    expect(same.code == 0 && same.errors == "1 picture is as it was\n", "\(same.errors)")
    try sandbox.write("<svg/>", to: "out/theme.svg")
    let other = try sandbox.run("preview", "a.nss", "--check", "out/theme.svg")
    expect(other.code == 1 && other.output == "differs: theme.svg")
  }

  /// Checks of a page that need a browser; see `Browser/check_page.py`, which `.ci/run` runs as a whole.
  @Test func pagesWorkInABrowser() throws {
    let sandbox = try Sandbox()
    let tools = "command -v chromium && python3 -c 'import axe_playwright_python, playwright'"
    // The packages belong to the Python that the caller finds first.
    let own = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME"].contains($0.key) }
    guard try sandbox.shell("{ \(tools); } >/dev/null 2>&1", environment: own).code == 0 else {
      print("note: no page was opened, because chromium or axe-playwright-python is missing")
      return
    }
    let script = Repository.url("Tests/CommandTests/Browser/check_page.py").path
    let theme = Repository.url("Themes/Fiori.nss").path
    let result = try sandbox.shell("python3 -B '\(script)' \"$THEMEC\" \"$PWD\" '\(theme)' --short", environment: own)
    expectEqual(result.code, 0, "\(result.output)\(result.errors)")
    let lines = result.output.split(separator: "\n")
    expect(lines.count == 1 && lines.last?.hasPrefix("checked ") == true, "\(result.output)")
  }
}
