import TestSupport
import Testing
import ThemeBase
import ThemeReports

@testable import themec

/// What a stream is given depends on its kind, the environment and the user: colour, progress, width.
@Suite struct TerminalTests {
  @Test(
    arguments: [
      (ColorChoice.auto, false, [:], false), (.auto, true, [:], true), (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["TERM": "xterm"], true), (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": "0"], false), (.auto, false, ["FORCE_COLOR": "1"], true),
      (.auto, false, ["FORCE_COLOR": "3"], true), (.auto, true, ["FORCE_COLOR": "0"], false),
      (.auto, true, ["FORCE_COLOR": "false"], false), (.auto, true, ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      (.auto, true, ["FORCE_COLOR": "1", "TERM": "dumb"], true),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true), (.never, true, ["FORCE_COLOR": "1"], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)]) func colour(
      _ choice: ColorChoice, _ isTerminal: Bool, _ variables: [String: String], _ expected: Bool
    )
  { expectEqual(choice.usesColor(isTerminal: isTerminal) { variables[$0] }, expected) }

  @Test(
    arguments: [
      ([:], false), (["LANG": "C"], false), (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true),
      (["LC_CTYPE": "UTF-8"], true), (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false),
      (["LANG": "C", "LC_ALL": "C.UTF-8"], true), (["LANG": "C.UTF-8", "LC_CTYPE": "de_DE.ISO-8859-1"], false),
    ] as [([String: String], Bool)]) func frames(_ variables: [String: String], _ expected: Bool)
  { expectEqual(TerminalTraits.isUnicode { variables[$0] }, expected) }

  @Test(arguments: [
    (0, 7, "0 of 7 themes"), (412, 2_000, "412 of 2,000 themes"),
    (1_004_050, 2_000_000, "1,004,050 of 2,000,000 themes"),
  ])
  func progress(_ done: Int, _ total: Int, _ line: String) {
    expectEqual(ProgressLine.text(done, of: total, "themes"), line)
  }

  @Test func messagesAreWrappedOnATerminalOnly() {
    func width(_ traits: TerminalTraits) -> Int {
      var sources = SourceSet()
      let id = sources.add(path: "a.nss", bytes: Array("Label { blur: 3; }\n".utf8)).id
      let message = String(repeating: "a long message ", count: 9)
      var diagnostic = Diagnostic(.unknownProperty, message, at: Span(file: id, start: 8, end: 12))
      diagnostic.help = [String(repeating: "much help ", count: 15)]
      var renderer = TextRenderer(sources, traits.rendering)
      return renderer.render(diagnostic).split(separator: "\n").map(\.count).max() ?? 0
    }
    expect(width(TerminalTraits()) > 150)
    for columns in [40, 60, 100] { expect(width(TerminalTraits(isTerminal: true, width: columns)) <= columns) }
  }

  @Test(arguments: [nil, 60, 80, 120, 10]) func columnsFit(width: Int?) {
    var columns = TextColumns(["class", "on", "ratio"])
    let list = "Button:fdlFUIButton:fdlFUIListPickerFormCell_discardButton"
    let ground = "Table:fdlFUIListPickerTableViewController in the state 'selected'"
    columns.append([list, ground, "4.51"], .plain)
    columns.append(["Label", "itself", "7.00"], .plain)
    var output = StyledText()
    columns.write(to: &output, width: width)
    let lines = output.text.split(separator: "\n")
    // Three columns of at least twelve letters, but for the last, whose words are shorter.
    expect(lines.allSatisfy { $0.count <= max(width ?? 200, 33) }, "\(output.text)")
    expectEqual(lines.count > 3, width != nil)
    // Nothing is lost.
    let letters = lines.joined().filter { $0 != " " }
    expectEqual(letters.count, "classonratioLabelitself7.004.51".count + (list + ground).filter { $0 != " " }.count)
  }

  @Test func theToolDoesAsTheEnvironmentSays() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size 2; }", to: "a.nss")
    func output(_ options: String..., environment: [String: String] = [:]) throws -> String {
      try sandbox.shell("themec lint a.nss \(options.joined())", environment: environment).output
    }
    let plain = try output()
    expect(!plain.contains("\u{1B}") && plain.contains("┌"))
    expect(try output(environment: ["FORCE_COLOR": "1"]).contains("\u{1B}["))
    expect(try output("--color=always").contains("\u{1B}["))
    try expectEqual(output(environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"]), plain)
    try expectEqual(output("--color never", environment: ["FORCE_COLOR": "1"]), plain)
    let ascii = try output(environment: ["LANG": "C"])
    expect(ascii.utf8.allSatisfy { $0 < 0x80 })
    expect(try sandbox.run("build", "none", environment: ["FORCE_COLOR": "1"]).errors.contains("\u{1B}["))
  }
}
