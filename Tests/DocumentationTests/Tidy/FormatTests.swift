import TestSupport
import Testing

@Suite struct FormatTests {
  @Test func theTreeIsFormatted() throws {
    let run = try ProgramRun(
      ["swift", "format", "lint", "-r", "--strict", "Sources", "Tests", "Package.swift"], in: Repository.root)
    expect(run.code == 0 && run.text.isEmpty, "\(run.text)")
  }
}
