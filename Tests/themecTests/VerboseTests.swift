import Testing

@testable import themec

/// What `--verbose` adds.
@Suite struct VerboseTests {
  @Test func patternsSayWhatTheyStyle() throws {
    let sandbox = try Sandbox()
    try sandbox.write("fdlFUIHierarchyItemView_* { font-color: red; }\n", to: "theme.nss")
    let line = "theme.nss:1:29: 'font-color' styles 4 of 5 class paths\n"
    let lint = try sandbox.run("lint", "--verbose", "theme.nss")
    #expect(lint.code == 0 && lint.errors.contains(line))
    let build = try sandbox.run("build", "--verbose", "theme.nss")
    #expect(build.code == 0 && build.errors.contains(line))
    let silent = try sandbox.run("build", "theme.nss")
    #expect(!silent.errors.contains("class paths"))
  }
}
