import Foundation
import TestSupport
import Testing

/// `themec.json` governs every command, and folders and patterns stand for stylesheets.
@Suite struct ConfigurationCommandTests {
  private static let theme = "Label { font-size: 17px; }"

  /// A folder that is the top of a repository, with these configurations and stylesheets.
  private func sandbox(_ files: [String: String]) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("", to: ".git/HEAD")
    for (name, text) in files { try sandbox.write(text, to: name) }
    return sandbox
  }

  /// `file severity` for each finding.
  private func findings(_ sandbox: Sandbox, _ words: String) throws -> [String] {
    try sandbox.shell("themec lint --format concise \(words)").output.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return "\(words[0].prefix { $0 != ":" }) \(words[1].dropLast())"
    }
  }

  /// Whatever stands there cannot be read as a configuration, so nothing is done: nobody knows what was wanted.
  @Test func aConfigurationThatCannotBeReadStopsEveryCommand() throws {
    let sandbox = try sandbox(["a.nss": Self.theme, "bytes": ""])
    try sandbox.write(Array("{\"root\": \"".utf8) + [0xFF] + Array("\"}".utf8), to: "bytes")
    for (making, reason) in [
      ("mkdir themec.json", "cannot read 'themec.json': it is a folder"),
      ("mkfifo themec.json", "cannot read 'themec.json': it is a pipe or a device"),
      ("cp bytes themec.json", "themec.json:1:10: the string is not UTF-8"),
      ("echo '{\"ruls\": {}}' > themec.json", "themec.json:1:2: unknown key 'ruls'"),
    ] {
      try expectEqual(sandbox.shell("rm -rf themec.json; \(making)").code, 0)
      for command in ["lint a.nss", "build a.nss", "format --check a.nss", "config show a.nss"] {
        let result = try sandbox.shell("themec \(command)")
        expect(result.code == 2 && result.output.isEmpty, "\(command): \(making)")
        expect(result.errors.contains(reason), "\(command): \(result.errors)")
      }
    }
    expect(!sandbox.names.contains("a.nsst"))
  }

  /// The configuration of somebody else shows nothing of other files, whatever spells their names.
  @Test func aConfigurationReadsNothingOutsideOfItsRepository() throws {
    let sandbox = try sandbox(["a.nss": Self.theme, "App/A.swift": "let a = 1\n"])
    try sandbox.write("", to: "repo/.git/HEAD")
    try sandbox.write("root:secret\n", to: "secret.swift")
    for name in ["a.nss", "App/A.swift"] { try sandbox.write(sandbox.bytes(name) ?? [], to: "repo/\(name)") }
    _ = try sandbox.shell(
      "cd repo && ln -s ../secret.swift link && ln -s / disk && ln -s ../../secret.swift App/S.swift")
    let lint = "cd repo && themec lint a.nss --report concise"
    for path in [
      "../secret.swift", "$PWD/secret.swift", "link", "App/S.swift", "App/../../secret.swift", "/", "..",
      "../../../../../../..", "/proc", "/dev/zero", "disk", "disk/etc/passwd",
    ] {
      for key in ["registry", "app"] {
        let made = try sandbox.shell(#"echo "{\"\#(key)\": [\"\#(path)\"]}" > repo/themec.json"#)
        expectEqual(made.code, 0)
        let result = try sandbox.shell(lint)
        expect(result.code == 2 && result.output.isEmpty, "\(key) \(path)")
        expect(result.errors.contains("is outside of the configuration's root"))
        expect(result.errors.contains("--allow-outside-root"))
        expect(!result.errors.contains("root:secret"))
      }
    }
    try expectEqual(sandbox.shell("rm repo/themec.json; ln -s ../secret.swift repo/themec.json").code, 0)
    for command in ["lint a.nss", "format --check a.nss", "config show a.nss"] {
      let result = try sandbox.shell("cd repo && themec \(command)")
      expect(result.code == 2 && !(result.errors + result.output).contains("root:secret"))
    }
    // In the app's folder the link alone is left out, and a pipe is not waited for.
    try sandbox.write(#"{"app": ["App"]}"#, to: "repo/new.json")
    let rest = try sandbox.shell("cd repo && mv new.json themec.json && themec lint a.nss")
    expect(rest.code == 2 && rest.errors.contains("'App/S.swift': it lies outside of the root"))
    try sandbox.write(#"{"registry": ["pipe"]}"#, to: "repo/themec.json")
    let pipe = try sandbox.shell("mkfifo repo/pipe; \(lint)")
    expect(pipe.code == 2 && pipe.errors.contains("it is a pipe or a device"))
    // The command line is the user's own.
    try sandbox.write(#"{"app": ["../App"]}"#, to: "repo/themec.json")
    try expectEqual(sandbox.shell("\(lint) --allow-outside-root").code, 0)
    for option in ["--registry ../a.nss", "--app ../App", "--app /dev/null"] {
      expect(try sandbox.shell("\(lint) --isolated \(option)").code != 2, "\(option)")
    }
  }

  /// Only root can give a file to somebody else.
  @Test func aConfigurationOfAnotherUserIsNotAppliedInASharedFolder() throws {
    let sandbox = try sandbox([
      "shared/themec.json": #"{"rules": {"unit-suffix": "off"}}"#, "shared/in/a.nss": Self.theme,
    ])
    let lint = "themec lint --format concise shared/in shared/in/a.nss"
    expect(try sandbox.shell("chmod 1777 shared; \(lint)").output.isEmpty)
    guard try sandbox.shell("chown 12345 shared/themec.json").code == 0 else { return }
    let note = "note: 'shared/themec.json' is not applied: another user has put it into a folder"
    for making in [
      "true", "rm shared/themec.json; mkfifo shared/themec.json",
      "rm shared/themec.json; ln -s in/a.nss shared/themec.json",
    ] {
      let result = try sandbox.shell("\(making); chown -h 12345 shared/themec.json; \(lint)")
      expect(result.output.contains("[unit-suffix]"))
      expectEqual(result.errors.components(separatedBy: note).count, 2, "\(result.errors)")
    }
    let own = try sandbox.shell(
      "rm shared/themec.json; echo '{\"rules\": {\"unit-suffix\": \"off\"}}' > shared/themec.json; \(lint)")
    expect(own.output.isEmpty && own.errors.isEmpty)
  }

  @Test func configurationsAreFoundFromTheFileUpwards() throws {
    let sandbox = try sandbox([
      "themec.json": #"{"rules": {"unit-suffix": "error"}}"#, "a.nss": Self.theme,
      "in/themec.json": #"{"rules": {"unit-suffix": "note"}}"#, "in/deep/b.nss": Self.theme,
      "top/themec.json": #"{"root": true}"#, "top/c.nss": Self.theme, "own/.git/HEAD": "", "own/d.nss": Self.theme,
    ])
    let expected = ["a.nss error", "in/deep/b.nss note", "own/d.nss warning", "top/c.nss warning"]
    try expectEqual(findings(sandbox, ".").sorted(), expected)
    try expectEqual(findings(sandbox, "in/../a.nss"), ["a.nss error"].map { "in/../" + $0 })
    try expectEqual(sandbox.shell("cd in/deep && themec lint ../../a.nss").code, 1)
    try expectEqual(findings(sandbox, "--isolated a.nss"), ["a.nss warning"])
    expect(try findings(sandbox, "a.nss -W unit-suffix=off").isEmpty)
    try expectEqual(findings(sandbox, "a.nss -c rules.unit-suffix=note"), ["a.nss note"])
    let input = try sandbox.shell("themec lint --stdin-filename in/x.nss - --strict < a.nss")
    expect(input.code == 0 && input.output.contains("note[unit-suffix]"))
  }

  @Test func anImportHasTheLevelsOfItsOwnFolder() throws {
    let sandbox = try sandbox([
      "a.nss": "@import \"in/b.nss\";\n" + Self.theme, "in/b.nss": Self.theme,
      "in/themec.json": #"{"rules": {"unit-suffix": "error"}}"#,
    ])
    try expectEqual(findings(sandbox, "a.nss"), ["a.nss warning", "in/b.nss error"])
    let build = try sandbox.run("build", "a.nss")
    expect(build.code == 1 && !sandbox.names.contains("a.nsst"))
  }

  @Test func everyCommandFollowsIt() throws {
    let sandbox = try sandbox([
      "themec.json": """
      {"target": "fiori-swiftui", "registry": ["own.nss"], "rules": {"unit-suffix": "off"}}
      """, "own.nss": "@class Fancy;", "in/a.nss": "@red: #FF0000;\nFancy { font-size: 17px; }\n",
    ])
    let registry = try sandbox.shell("cd in && themec registry Fancy")
    expect(registry.code == 0 && registry.output.contains("Fancy"))
    try expectEqual(findings(sandbox, "in"), ["in/a.nss note"])
    let format = try sandbox.shell("themec format in/a.nss")
    expect(format.output.hasPrefix("@red:#FF0000;\n"))
    expect(try sandbox.shell("themec format --target nui - < in/a.nss").output.hasPrefix("@red: "))
    let build = try sandbox.run("build", "in", "--depfile", "d", "--metafile", "m.json")
    expectEqual(build.code, 0)
    let rule = "in/a.nsst: \\\n  in/a.nss \\\n  own.nss \\\n  themec.json\n"
    expectEqual(sandbox.read("d"), rule + "own.nss:\nthemec.json:\n")
    expectEqual(sandbox.read("m.json")?.contains("\"themec.json\""), true)
  }

  @Test func aConfigurationIsNeverWrittenOver() throws {
    let text = #"{"root": true}"#
    let sandbox = try sandbox(["themec.json": text, "a.nss": Self.theme])
    for line in [
      "build a.nss -o themec.json", "build a.nss --depfile themec.json", "lint a.nss --report json:themec.json",
      "baseline write a.nss --baseline themec.json", "registry --report json:themec.json",
    ] {
      let result = try sandbox.shell("themec \(line)")
      expectEqual(result.code, 64, "\(line)")
      expect(result.errors.contains("'themec.json' is read by this run"), "\(line)")
    }
    expectEqual(sandbox.read("themec.json"), text)
  }

  @Test func mistakesHavePlaces() throws {
    let sandbox = try sandbox([
      "themec.json": "{\n  \"taget\": \"nui\",\n  \"palette\": \"v9\"\n}", "a.nss": Self.theme,
    ])
    for command in ["lint", "build", "format", "registry", "config show", "baseline diff"] {
      let file = command == "registry" ? "" : "a.nss"
      let result = try sandbox.shell("themec \(command) \(file)")
      expect(result.code == 2 && result.output.isEmpty, "\(command)")
      expect(
        result.errors.hasPrefix(
          """
          error: themec.json:2:3: unknown key 'taget'
            help: did you mean 'target'?
          error: themec.json:3:14: 'v9' is not a value of 'palette'

          """), "\(command): \(result.errors)")
    }
    try FileManager.default.removeItem(at: sandbox.url("themec.json"))
    try sandbox.write("", to: "themec.json/x")
    let folder = try sandbox.run("lint", "a.nss")
    expect(folder.code == 2 && folder.errors.contains("cannot read 'themec.json'"))
    try expectEqual(sandbox.run("lint", "a.nss", "-c", "taget=nui").code, 64)
  }

  @Test func settingsAreShownWithTheirPlaces() throws {
    let sandbox = try sandbox([
      "themec.json": #"{"target": "nui", "overrides": [{"files": ["x.nss"], "palette": "v3"}]}"#
    ])
    let shown = try sandbox.run("config", "show", "x.nss", "-c", "requireReasons=true")
    expectEqual(
      shown.output,
      """
      {
        "configurations": ["themec.json"],
        "file": "x.nss",
        "format": "themec-settings",
        "settings": {
          "app": {"from": "default", "value": []},
          "layers": {"from": "default", "value": []},
          "palette": {"from": "themec.json:1:65", "value": "v3"},
          "portable": {"from": "default", "value": []},
          "registry": {"from": "default", "value": []},
          "requireReasons": {"from": "-c", "value": true},
          "target": {"from": "themec.json:1:12", "value": "nui"}
        },
        "version": 1
      }

      """)
    let option = try sandbox.run("lint", "--print-config", "x.nss", "-c", "requireReasons=true")
    expect(option.output == shown.output && option.code == 0)
    let flag = try sandbox.run("build", "--print-config=x.nss", "--target", "fiori-uikit")
    expect(flag.output.contains(#""target": {"from": "--target", "value": "fiori-uikit"}"#))
    let schema = try sandbox.run("config", "schema")
    expectEqual(schema.bytes, (try Repository.bytes("Sources/ThemeProject/Schema/themec.schema.json")))
  }

  @Test func foldersAndPatternsStandForStylesheets() throws {
    let names = ["b.nss", "a/x.nss", "a/b/y.nss", "build/z.nss", ".hidden/h.nss", "note.txt"]
    let sandbox = try sandbox(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.theme) }))
    func files(_ words: String) throws -> [String] {
      try findings(sandbox, words).map { String($0.prefix { $0 != " " }) }
    }
    try expectEqual(files("."), ["a/b/y.nss", "a/x.nss", "b.nss", "build/z.nss"])
    try expectEqual(files("a/ b.nss a"), ["a/b/y.nss", "a/x.nss", "b.nss"])
    try expectEqual(files("'a/**/*.nss'"), ["a/b/y.nss", "a/x.nss"])
    try expectEqual(files("'*/?.nss' b.nss b.nss"), ["a/x.nss", "build/z.nss", "b.nss"])
    try expectEqual(files("\"$PWD/a/*.nss\"").count, 1)
    try sandbox.write(#"{"exclude": ["build", "**/y.nss"]}"#, to: "themec.json")
    try expectEqual(files("."), ["a/x.nss", "b.nss"])
    try expectEqual(files("'**/*.nss' build/z.nss"), ["a/x.nss", "b.nss", "build/z.nss"])
    try sandbox.write(#"{"include": ["**/x.nss"]}"#, to: "themec.json")
    try expectEqual(files("."), ["a/x.nss"])
    let format = try sandbox.shell("themec format --check .")
    expect(format.code == 1 && format.output == "a/x.nss\n")
  }

  @Test func whatIsMissingFailsTheRunAndAllElseIsLinted() throws {
    let sandbox = try sandbox(["a.nss": Self.theme, "none/x.txt": ""])
    for missing in ["gone.nss", "none", "'q*.nss'"] {
      let result = try sandbox.shell("themec lint --format concise \(missing) a.nss")
      expectEqual(result.code, 2, "\(missing)")
      expect(result.output.hasPrefix("a.nss:1:20: warning: "), "\(missing)")
      expect(result.errors.hasPrefix("error: "), "\(missing)")
    }
    try expectEqual(sandbox.shell("themec lint none").code, 2)
    try expectEqual(sandbox.shell("themec lint 'a**'").code, 64)
  }

  /// A key of the configuration puts stylesheets beneath themes, as the option does.
  @Test func layersOfTheConfigurationLieBeneathThemes() throws {
    let sandbox = try sandbox([
      "base.nss": "@stem: #112233;\nLabel { font-color: red; }\n", "brand.nss": "Label { font-color: @stem; }\n",
      "themec.json": #"{"layers": ["base.nss"]}"#,
    ])
    expectEqual(try sandbox.shell("themec lint .").code, 0)
    let layered = try sandbox.shell("themec build --isolated --layer base.nss brand.nss -o -")
    let configured = try sandbox.shell("themec build brand.nss -o -")
    expect(layered.code == 0 && configured.code == 0, "\(configured.errors)")
    expectEqual(configured.output, layered.output)
    expect(try sandbox.shell("themec explain brand.nss Label").output.contains("#112233"))
    // Of two themes over one stylesheet each finding in it is reported once.
    try sandbox.write("Label { font-color: @stem; }\nButton { font-color: @stem; }\n", to: "other.nss")
    try sandbox.write("@stem: #112233;\nLabel { font-colr: red; }\n", to: "base.nss")
    let found = try sandbox.shell("themec lint --report concise brand.nss other.nss")
    expectEqual(found.output.split(separator: "\n").count { $0.contains("font-colr") }, 1, "\(found.output)")
    try sandbox.write(#"{"layers": ["no.nss"]}"#, to: "themec.json")
    let missing = try sandbox.shell("themec lint brand.nss")
    expect(missing.code == 2 && missing.errors.contains("'layers'") && missing.errors.contains("no.nss"))
  }
}
