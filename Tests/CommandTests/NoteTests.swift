import TestSupport
import Testing

/// Which notes people see.
@Suite struct NoteTests {
  private static let theme = "Own { font-size: 1; }\nLabell { font-size: 2; }\n"

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "a.nss")
    return sandbox
  }

  @Test func aBuildShowsNotesThatCanBeActedOn() throws {
    let sandbox = try sandbox()
    for line in ["build a.nss --report concise", "resolve a.nss --report concise"] {
      let talk = try sandbox.shell("themec \(line)").errors.split(separator: "\n")
      expectEqual(talk.filter { $0.hasPrefix("a.nss:") }.map { $0.prefix(9) }, ["a.nss:2:1"], "\(line)")
    }
    let text = try sandbox.run("build", "a.nss").errors
    expect(text.contains("'Labell'") && !text.contains("'Own'"))
  }

  @Test func lintAndToolsGetAll() throws {
    let sandbox = try sandbox()
    expect(try sandbox.run("lint", "a.nss").output.contains("'Own'"))
    let result = try sandbox.run("build", "a.nss", "--report=json", "--report=json:r.json", "--report=concise:r.txt")
    expect(result.errors.contains("'Own'"))
    expectEqual(sandbox.read("r.json"), result.errors.replacing("wrote a.nsst (2 classes, 2 properties)\n", with: ""))
    expectEqual(sandbox.read("r.txt")?.contains("'Own'"), true)
  }
}
