import TestSupport
import Testing

@Suite struct DebugTests {
  @Test func theLayoutFollowsThemeAndRoom() throws {
    let sandbox = try Sandbox()
    try sandbox.write("fdlFUIHierarchyItemView_title { font-style: title1; }", to: "a.nss")
    let phone = try sandbox.run("debug", "layout", "hierarchy")
    #expect(phone.code == 0)
    #expect(phone.output.contains("(headline 17 left)"))
    let tablet = try sandbox.run(
      "debug", "layout", "hierarchy", "--theme", "a.nss", "--size", "834x1194")
    #expect(tablet.code == 0)
    #expect(tablet.output.contains("(title1 28 left)"))
    #expect(tablet.output.contains("preview"))
  }

  @Test func wrongUsageIsExplained() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("debug", "nope", "hierarchy").code == 64)
    #expect(try sandbox.run("debug", "layout", "nope").code == 64)
    #expect(try sandbox.run("debug", "layout", "grid", "--size", "3").code == 64)
    #expect(try !sandbox.run("--help").output.contains("debug"))
  }
}
