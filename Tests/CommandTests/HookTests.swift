import Foundation
import TestSupport
import Testing

/// The hooks of `.pre-commit-hooks.yaml`, run by pre-commit with the tool that was built.
@Suite struct HookTests {
  /// pre-commit may be installed for whoever runs the tests.
  private static let environment = ProcessInfo.processInfo.environment

  /// A repository of the hooks, which asks for the tool on the path instead of building it, and one with stylesheets.
  private func sandbox() throws -> Sandbox? {
    let sandbox = try Sandbox()
    guard try run("git --version && pre-commit --version", in: sandbox).code == 0 else {
      print("note: no 'pre-commit' or no 'git'; the hooks are not run")
      return nil
    }
    let hooks = String(decoding: try Repository.bytes(".pre-commit-hooks.yaml"), as: UTF8.self)
    expect(hooks.contains("language: swift"))
    try sandbox.write(hooks.replacing("language: swift", with: "language: system"), to: "hooks/.pre-commit-hooks.yaml")
    try sandbox.write("Label{width:1px}\n", to: "app/a.nss")
    try sandbox.write("Label { width 1 }\n", to: "app/b.nss")
    try sandbox.write("Label{", to: "app/note.txt")
    // Names that pre-commit hands over; none of them is an option, or the file of arguments that it names. Their mistakes
    // differ, as findings that are alike are one block.
    for (number, name) in ["@x", "--exit-zero", "-o", "$(touch x)"].enumerated() {
      try sandbox.write("Label { width\(number) 1 }\n", to: "app/\(name).nss")
    }
    try sandbox.write("--report\njson:../written\n", to: "app/x.nss")
    let made = try run(
      """
      mkdir bin; ln -s "$THEMEC" bin/themec
      git init -q hooks; git init -q app; cd hooks; git add .
      git -c user.name=a -c user.email=a@example.com commit -q -m hooks
      cd ../app; git add .
      """, in: sandbox)
    expectEqual(made.code, 0, "\(made.errors)")
    return sandbox
  }

  private func run(_ line: String, in sandbox: Sandbox) throws -> Sandbox.Result {
    let path = Self.environment["PATH"] ?? "/usr/bin:/bin"
    return try sandbox.shell(
      line,
      environment: [
        "PATH": "\(sandbox.url("bin").path):\(path)", "HOME": Self.environment["HOME"] ?? sandbox.folder.path,
        "PRE_COMMIT_HOME": sandbox.url("home").path,
        // Whoever runs the tests may sign commits, or have hooks for every repository.
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      ])
  }

  @Test func theHooksLintAndFormat() throws {
    guard let sandbox = try sandbox() else { return }
    func hook(_ words: String) throws -> Sandbox.Result {
      try run("cd app && pre-commit try-repo ../hooks \(words)", in: sandbox)
    }
    try expectEqual(hook("themec-lint --files a.nss note.txt").code, 0)
    let lint = try hook("themec-lint --all-files")
    expect(lint.code == 1 && lint.output.contains("error[missing-colon]"), "\(lint.output)")
    for name in ["@x", "--exit-zero", "-o", "$(touch x)"] {
      expect(lint.output.contains(" \(name).nss:1:"), "\(lint.output)")
    }
    expect(!sandbox.names.contains { $0 == "written" || $0 == "app/x" })
    let format = try hook("themec-format --files a.nss note.txt")
    expect(format.code == 1 && format.output.contains("files were modified by this hook"))
    expectEqual(sandbox.read("app/a.nss"), "Label { width: 1px; }\n")
    expectEqual(sandbox.read("app/note.txt"), "Label{")
  }
}
