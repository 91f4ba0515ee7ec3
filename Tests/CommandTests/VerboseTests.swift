import TestSupport
import Testing

@testable import themec

/// The lines that `--verbose` adds.
@Suite struct VerboseTests {
  @Test func patternsSayWhatTheyStyle() throws {
    let sandbox = try Sandbox()
    try sandbox.write("fdlFUIHierarchyItemView_* { font-color: red; }\n", to: "theme.nss")
    let line = "theme.nss:1:29: 'font-color' styles 4 of 5 class paths\n"
    let lint = try sandbox.run("lint", "--verbose", "theme.nss")
    expect(lint.code == 0 && lint.errors.contains(line))
    let build = try sandbox.run("build", "--verbose", "theme.nss")
    expect(build.code == 0 && build.errors.contains(line))
    let silent = try sandbox.run("build", "theme.nss")
    expect(!silent.errors.contains("class paths"))
  }

  @Test func aBuildOfSeveralThemesHasOneLine() throws {
    let sandbox = try Sandbox()
    for name in ["a.nss", "b.nss", "c.nss"] { try sandbox.write("Label { font-size: 1; }\n", to: name) }
    try expectEqual(sandbox.run("build", ".").errors, "wrote 3 of 3 products\n")
    try expectEqual(sandbox.run("build", ".").errors, "all 3 products are up to date\n")
    try sandbox.write("Label { font-size: 2; }\n", to: "b.nss")
    try expectEqual(
      sandbox.run("build", ".", "--verbose").errors,
      """
      a.nsst is up to date
      wrote b.nsst (1 class, 1 property)
      c.nsst is up to date

      """)
    expect(try sandbox.run("build", ".", "--quiet").errors.isEmpty)
  }
}
