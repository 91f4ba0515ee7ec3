import Foundation
import TestSupport
import Testing

/// How the commands tell that a named target loses a stylesheet as a whole.
@Suite struct LostStylesheetCommandTests {
  private static let theme = "@x: 1;\nLabel { font-size: 2; font-name: \"a\"; text-alpha: 1 + 2; }\n"
  private static let line =
    "NUI would drop this whole stylesheet: line 2, the value is a string in quotes, and 1 more cause"

  private func sandbox(_ theme: String = theme) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(theme, to: "a.nss")
    return sandbox
  }

  @Test(arguments: ["lint", "build"]) func aNamedTargetLeadsTheReport(command: String) throws {
    let sandbox = try sandbox()
    for form in ["text", "concise"] {
      let result = try sandbox.shell("themec \(command) a.nss --isolated --target nui --report \(form) 2>&1")
      let first = result.output.split(separator: "\n").first ?? ""
      expectEqual(
        first,
        (form == "text"
          ? "note[lost-stylesheet]: \(Self.line)" : "a.nss:2:34: note: \(Self.line) [lost-stylesheet]"))
      expectEqual(result.code, 0)
    }
    let json = try sandbox.shell("themec \(command) a.nss --target nui --report json:r.json")
    let report = try #require(sandbox.bytes("r.json").map { Data($0) })
    let object = try #require(try JSONSerialization.jsonObject(with: report) as? [String: Any])
    let findings = try #require(object["diagnostics"] as? [[String: Any]])
    expectEqual(findings.first?["code"] as? String, "lost-stylesheet")
    expect(findings.first?["message"] as? String == Self.line && json.code == 0)
    try expectEqual(sandbox.shell("themec \(command) a.nss --target nui --max-warnings 2").code, 0)
  }

  /// A mistake of an old sheet: one line at the head, which the frame of the mistake follows.
  @Test func aMistakeLeadsTheReport() throws {
    let sandbox = try sandbox("// sizes\nLabel {\n  font-size: 2\n  font-color: red;\n}\n")
    let line = "a.nss: NUI would drop this whole stylesheet: line 3, missing ';', and 1 more cause"
    let plain = try sandbox.shell("themec lint a.nss").output
    expect(plain.hasPrefix("warning[lost-stylesheet]: \(line)\n\nnote[line-comment]: "))
    expect(plain.hasSuffix("\nerror: 1 error, 1 warning, 1 note\n"))
    let named = try sandbox.shell("themec lint --target nui a.nss").output
    expect(named.hasPrefix("error[lost-stylesheet]: \(line)\n\nwarning[line-comment]: "))
    expect(named.contains("error[missing-semicolon]: missing ';': NUI drops the whole sheet\n"))
    expect(
      try sandbox.shell("themec lint --target nui -W line-comment=note a.nss").output.contains(
        "note[line-comment]: only themec reads '//' as a comment: NUI drops the whole sheet"))
    expect(!(try sandbox.shell("themec lint -W lost-stylesheet=off a.nss").output.contains("would drop")))
  }

  /// What 'lint' fails for, a build mends.
  @Test(
    arguments: ["nui", "fiori-uikit"],
    [("Button { font-color: red }\n", "Button { font-color: red; }\n"), ("// x\n", "/* x */\n")])
  func aSlipFailsLintAlone(target: String, sheet: (slip: String, mended: String)) throws {
    let sandbox = try sandbox(sheet.slip)
    let lint = try sandbox.shell("themec lint --target \(target) --report concise a.nss")
    expect(lint.code == 1 && lint.output.contains(": error: "))
    for command in ["build", "preview", "resolve"] {
      let run = try sandbox.shell("themec \(command) --target \(target) --report concise a.nss 2>&1")
      expect(run.code == 0 && run.output.contains("warning: ") && !run.output.contains("error: "))
    }
    try sandbox.write(#"{"root": true, "target": "\#(target)"}"#, to: "themec.json")
    try expectEqual(sandbox.shell("themec lint a.nss").code, 1)
    try expectEqual(sandbox.shell("themec lint --fix -q a.nss").code, 0)
    expectEqual(sandbox.read("a.nss"), sheet.mended)
  }

  /// A single line may have advice too, which no frame shows.
  @Test func theHelpOfALineIsShown() throws {
    let sandbox = try sandbox("Label { font-name: \"a\"; }\n")
    let text = try sandbox.shell("themec lint --target nui a.nss").output
    expect(text.contains("\n  = help: if the app reads this file itself, '--portable nui', or "))
  }

  @Test(arguments: ["lint", "build"]) func aPortableTargetFails(command: String) throws {
    let sandbox = try sandbox()
    let words = "a.nss --portable nui --report concise 2>&1"
    let result = try sandbox.shell("themec \(command) \(words)")
    expect(result.code == 1 && !result.output.contains("lost-stylesheet"))
    for code in ["quoted-string", "sign-in-value"] {
      expect(result.output.contains(": NUI drops the whole sheet [\(code)]"))
    }
    let allowed = "quoted-string sign-in-value".split(separator: " ").map { "-W \($0)=warning" }.joined(separator: " ")
    try expectEqual(sandbox.shell("themec \(command) \(words) \(allowed)").code, 0)
  }

  @Test func aTargetOfTheConfigurationIsNamedToo() throws {
    let sandbox = try sandbox()
    try sandbox.write(#"{"root": true, "target": "nui"}"#, to: "themec.json")
    let result = try sandbox.shell("themec lint --format concise a.nss")
    expect(result.output.contains("[lost-stylesheet]") && result.code == 0)
    try sandbox.write(#"{"root": true, "portable": ["nui"]}"#, to: "themec.json")
    try expectEqual(sandbox.shell("themec lint --format concise a.nss").code, 1)
  }

  /// A flat stylesheet holds nothing that its target loses.
  @Test func aFlatStylesheetIsNotLost() throws {
    let sandbox = try sandbox()
    let result = try sandbox.shell("themec build a.nss --emit nss --target nui --portable nui -o flat.nss")
    expect(result.code == 0 && !result.errors.contains("lost-stylesheet"))
    let flat = try sandbox.shell("themec lint --target nui --only portability --portable nui flat.nss")
    expectEqual(flat.output, "no findings\n")
  }

  /// A sheet that a runtime loses has a meaning for themec, and safe fixes keep it.
  @Test func fixesKeepTheMeaning() throws {
    let theme = "Label { font-size: 2; font-size: 3 }\n@media (device: ipad) or (device: iphone) { A { b: 1; } }\n"
    let sandbox = try sandbox(theme)
    let before = try sandbox.shell("themec resolve a.nss --target nui 2> e").output
    _ = try sandbox.shell("themec lint a.nss --fix --target nui --portable nui")
    try expectEqual(sandbox.shell("themec resolve a.nss --target nui 2> e").output, before)
    expect(sandbox.read("a.nss") != theme)
  }

  @Test func commentsAndBaselinesAcceptWhatIsNoErrorByDefault() throws {
    let sandbox = try sandbox(
      "/* themec-disable-file quoted-string -- only tables are built */\nLabel { font-name: \"a\"; }\n")
    try expectEqual(sandbox.shell("themec lint --portable nui a.nss").output, "no findings\n")
    try expectEqual(sandbox.shell("themec build --portable nui a.nss").code, 0)
    expect(sandbox.names.contains("a.nsst"))
    try sandbox.write("Label { font-name: \"a\"; }\n", to: "a.nss")
    try expectEqual(sandbox.shell("themec baseline write a.nss --portable nui --baseline b.json").code, 0)
    try expectEqual(sandbox.shell("themec lint --portable nui --baseline b.json a.nss").code, 0)
  }
}
