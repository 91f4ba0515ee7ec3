import Foundation
import TestSupport
import Testing

/// The snippets for CI systems on the pages are documents of those systems.
///
/// `check-jsonschema` brings their schemas. Without it a note is printed and nothing is checked.
@Suite struct SnippetTests {
  /// The block of a page that begins with a fence and these words.
  private func snippet(_ words: String, of page: String = "ContinuousIntegration") throws -> String {
    let path = "Sources/themec/themec.docc/\(page).md"
    let text = String(decoding: try Repository.bytes(path), as: UTF8.self)
    let parts = text.components(separatedBy: "```\(words)\n")
    try #require(parts.count == 2, "\(page).md has one block '\(words)'")
    return parts[1].components(separatedBy: "```")[0]
  }

  private func check(_ text: String, as name: String, _ schema: String...) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "themec-\(UUID().uuidString)-\(name)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let run = try ProgramRun(["check-jsonschema"] + schema + [file.path])
    if run.code == 127 {
      print("note: no 'check-jsonschema'; the snippets of the pages are not validated")
      return
    }
    expectEqual(run.code, 0, "\(name): \(run.text)")
  }

  @Test func theWorkflowIsOneOfGitHub() throws {
    try check(snippet("yaml github"), as: "workflow.yml", "--builtin-schema", "vendor.github-workflows")
  }

  @Test(arguments: Repository.files(under: ".github", ending: ".yml")) func theWorkflowsHereAreToo(path: String) throws
  {
    let text = String(decoding: try Repository.bytes(path), as: UTF8.self)
    try check(text, as: "workflow.yml", "--builtin-schema", "vendor.github-workflows")
    expect(text.contains("has not run"), "\(path) says that it has not run")
  }

  @Test func theActionAndItsWorkflowAreOfGitHub() throws {
    try check(
      snippet("yaml action", of: "Packaging"), as: "workflow.yml", "--builtin-schema", "vendor.github-workflows")
    let action = try Repository.bytes("Sources/themec/Packaging/action/action.yml")
    try check(String(decoding: action, as: UTF8.self), as: "action.yml", "--builtin-schema", "vendor.github-actions")
  }

  @Test func ourOwnWorkflowIsOfGitHub() throws {
    let workflow = String(decoding: try Repository.bytes(".github/workflows/apple.yml"), as: UTF8.self)
    try check(workflow, as: "workflow.yml", "--builtin-schema", "vendor.github-workflows")
    // Nobody must take it for one that is green.
    expect(workflow.contains("has not run yet"))
  }

  @Test func theJobIsOneOfGitLab() throws {
    try check(
      snippet("yaml gitlab"), as: "gitlab-ci.yml", "--builtin-schema", "vendor.gitlab-ci", "--data-transform",
      "gitlab-ci")
  }

  @Test func theHooksAreThoseOfPreCommit() throws {
    let hooks = String(decoding: try Repository.bytes(".pre-commit-hooks.yaml"), as: UTF8.self)
    for line in try snippet("yaml pre-commit").split(separator: "\n") where line.contains("id: ") {
      let hook = line.split(separator: " ").last ?? ""
      expect(hooks.contains("- id: \(hook)\n"))
    }
    let schema = "reference/schemas/pre-commit-hooks.json"
    guard SharedFacts.data(schema) != nil else { return }
    try check(hooks, as: "hooks.yaml", "--schemafile", SharedFacts.url(schema).path)
  }
}
