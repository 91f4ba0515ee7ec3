import Foundation
import TestSupport
import Testing

/// The site that `site.py` makes of this tool's texts; `Tests/Site` holds what judges it.
@Suite struct SiteTests {
  @Test func theSiteIsWhole() throws {
    let sandbox = try Sandbox()
    let (site, tool) = (sandbox.url("site").path, BuiltProducts.tool.path)
    let made = try ProgramRun([
      "python3", "-B", Repository.url("Sources/themec/Packaging/site.py").path, site, "--themec", tool,
    ])
    guard made.code != 127 else { return print("note: no 'python3'; the site is not made") }
    expectEqual(made.code, 0, "\(made.text)")
    let script = Repository.url("Tests/Site/check_site.py").path
    let checked = try ProgramRun(["python3", "-B", script, site, tool])
    expect(checked.code == 0 && checked.text.contains("checked "), "\(checked.text)")
  }
}
