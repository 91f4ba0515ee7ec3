import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

@testable import themec

/// Many themes in one run.
@Suite struct FleetTests {
  /// Brands over one base, each with a mistake that draws a warning.
  private func fleet(_ count: Int, in sandbox: Sandbox) throws {
    let rules = (0..<40).map { "Own\($0) { font-size: \($0); font-color: @ink; }\n" }
    try sandbox.write("@ink: red;\nLabel { glow: 1; }\n" + rules.joined(), to: "base.nss")
    for number in 0..<count {
      try sandbox.write(
        "@import \"../base.nss\";\n@ink: #0000\(number + 10);\nLabel { font-size: \(number); }\n",
        to: "brands/b\(number).nss")
    }
  }

  private func products(in folder: String, of sandbox: Sandbox) -> [String: [UInt8]] {
    let names = sandbox.names.filter { $0.hasPrefix(folder + "/") }
    return Dictionary(uniqueKeysWithValues: names.map { (String($0.dropFirst(folder.count)), sandbox.bytes($0) ?? []) })
  }

  @Test func anyNumberOfThreadsGivesTheSame() throws {
    let sandbox = try Sandbox()
    try fleet(12, in: sandbox)
    var talk: Set<String> = []
    for jobs in [1, 2, 3, 64] {
      let result = try sandbox.shell(
        "themec build brands/*.nss --jobs \(jobs) -o out\(jobs)/ 2>&1 | sed 's/out[0-9]*/out/'")
      talk.insert(result.output)
      expectEqual(products(in: "out\(jobs)", of: sandbox), products(in: "out1", of: sandbox))
    }
    expectEqual(products(in: "out1", of: sandbox).count, 12)
    expectEqual(talk.count, 1)
    // A mistake in the base is reported once.
    expectEqual(talk.first?.components(separatedBy: "warning[unknown-property]").count, 2)
  }

  /// Large enough to be checked beside its table, with mistakes in all of them.
  @Test func oneLargeThemeIsTheSameOnAnyNumberOfThreads() throws {
    let sandbox = try Sandbox()
    let comment = "/* \(String(repeating: "a rule with a mistake or two ", count: 6)) */\n"
    let rules = (0..<1_300).map { number in
      let name = number % 8 == 0 ? "font-sze" : "font-size"
      return "Own\(number), Label {\n  \(name): \(number % 40);\n"
        + "  font-color: @ink\(number % 9 == 0 ? "" : ";")\n}\n"
    }
    let sheet = "@ink: red;\n" + rules.joined(separator: comment)
    expect(sheet.utf8.count > 200_000)
    try sandbox.write(sheet, to: "large.nss")
    for (form, jobs) in [("json", [1, 2, 5]), ("table", [1, 2])] {
      let results = try jobs.map {
        try sandbox.shell("themec build large.nss -o - --emit \(form) --jobs \($0) 2>&1 | cksum").output
      }
      expectEqual(Set(results).count, 1)
    }
  }

  @Test func oneErrorStopsTheFleet() throws {
    let sandbox = try Sandbox()
    try fleet(4, in: sandbox)
    try sandbox.write("Label { font-size 1; }", to: "brands/b2.nss")
    try expectEqual(sandbox.shell("themec build brands/*.nss -o out/").code, 1)
    expect(!sandbox.names.contains { $0.hasPrefix("out") })
  }

  /// The same with 10,000 takes seconds, and gives nothing new: no file stays open.
  @Test func foldersOfManyFilesAreRead() throws {
    let sandbox = try Sandbox()
    for number in 0..<100 { try sandbox.write("Label {width: 1px;}\n", to: "in/t\(number).nss") }
    let limit = "ulimit -n 40;"
    let lint = try sandbox.shell("\(limit) themec lint in --format concise | wc -l | tr -d ' '")
    expect(lint.output == "100\n" && lint.errors.isEmpty)
    try expectEqual(sandbox.shell("\(limit) themec build in -o out/ -q").code, 0)
    expectEqual(sandbox.names.count { $0.hasSuffix(".nsst") }, 100)
    try expectEqual(sandbox.shell("\(limit) themec lint --fix in -q").code, 0)
    expectEqual(sandbox.read("in/t99.nss"), "Label {width: 1;}\n")
    try expectEqual(sandbox.shell("\(limit) themec format -i in -q").code, 0)
    expectEqual(sandbox.read("in/t99.nss"), "Label { width: 1; }\n")
  }

  /// The pipe is opened after the folder was listed, so the file is gone between.
  @Test func aFileThatGoesMeanwhileDoesNotHideTheOthers() throws {
    let sandbox = try Sandbox()
    for command in ["lint --format concise", "format --check"] {
      for name in ["a", "b", "c"] { try sandbox.write("Label{width:1px}\n", to: "in/\(name).nss") }
      let result = try sandbox.shell(
        """
        rm -f pipe.nss; mkfifo pipe.nss
        "$THEMEC" \(command) pipe.nss in & tool=$!
        exec 3> pipe.nss; rm in/b.nss; exec 3>&-; wait $tool
        """)
      expectEqual(result.code, 2, "\(command)")
      expect(result.errors.contains("cannot read 'in/b.nss': no such file or folder"))
      for name in ["in/a.nss", "in/c.nss"] { expect(result.output.contains(name)) }
    }
  }

  @Test func theNumberOfJobsIsChecked() throws {
    let sandbox = try Sandbox()
    for jobs in ["0", "-1", "x", "1.5", "99999999999999999999"] {
      let result = try sandbox.run("build", "a.nss", "--jobs=\(jobs)")
      expectEqual(result.code, 64)
      expect(
        result.errors.hasPrefix(
          """
          error: '\(jobs)' is not a value of '--jobs'
            help: it takes a number from 1 to 1024

          """))
    }
  }
}
