import TestSupport
import Testing
import ThemeProject

/// `.gitignore` as Git reads it, the manual's forms.
@Suite struct IgnoreRulesTests {
  private func check(_ text: String, _ path: String, _ expected: Bool?, folder: Bool = false) {
    expectEqual(
      IgnoreRules(Array(text.utf8)).leaveOut(path.utf8, isFolder: folder), expected, "\(text) \(path)")
  }

  @Test func forms() {
    check("a.nss", "a.nss", true)
    check("a.nss", "x/y/a.nss", true)
    check("/a.nss", "x/a.nss", nil)
    check("/a.nss", "a.nss", true)
    check("x/a.nss", "y/x/a.nss", nil)
    check("out/", "out", nil)
    check("out/", "x/out", true, folder: true)
    check("*.flat.nss", "x/b.flat.nss", true)
    check("**/gen", "x/y/gen", true)
    check("x/**/a", "x/a", true)
    check("x/**/a", "x/y/z/a", true)
    check("x/*", "x/y", true)
    check("x/*", "x/y/z", nil)
    check("[Bb]uild", "build", true)
    check("[!a-c].nss", "d.nss", true)
    check("[!a-c].nss", "b.nss", nil)
    check("a?.nss", "ab.nss", true)
    check("*.nss\n!keep.nss", "keep.nss", false)
    check("!keep.nss\r\n*.nss\r\n", "keep.nss", true)
    check("# a\n\n  \n", "a", nil)
    check("\\#a", "#a", true)
    check("\\!a  ", "!a", true)
    check("a b", "a b", true)
    check("[", "[", true)
    check("", "", nil)
  }
}
