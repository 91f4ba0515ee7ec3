import TestSupport
import Testing
import ThemeBase
import ThemeModel
import ThemeProject

@Suite struct ConfigurationTests {
  private func read(_ text: String, in folder: String = "/demo") throws(ConfigurationFault) -> Configuration {
    var sources = SourceSet()
    let file = sources.add(path: "themec.json", bytes: Array(text.utf8))
    return try Configuration(file, in: Array(folder.utf8))
  }

  private func settings(_ path: String, _ texts: (folder: String, text: String)..., commandLine: [Setting] = []) throws
    -> FileSettings
  {
    let configurations = try texts.map { try read($0.text, in: $0.folder) }
    return FileSettings(for: Array(path.utf8), in: configurations, commandLine)
  }

  // MARK: - Values

  @Test func everyKeyIsRead() throws {
    let settings = try settings(
      "/demo/a.nss",
      (
        "/demo",
        """
        {
          "$schema": "x", "root": true, "target": "nui", "portable": ["fiori-swiftui"],
          "palette": "v3", "registry": ["own.nss", "/abs.nss"], "requireReasons": true,
          "rules": {"unit-suffix": "error", "undeclared-class": "off"},
          "format": {"definitions": "line-reader"},
          "include": ["**/*.nss"], "exclude": ["build"], "overrides": []
        }
        """
      ))
    expect(settings.target == .nui && settings.portable == [.fioriSwiftUI])
    expect(settings.palette == .v3 && settings.requiresReasons)
    expectEqual(settings.registry, ["/demo/own.nss", "/abs.nss"].map { Array($0.utf8) })
    expectEqual(settings.severities, [.unitSuffix: .error, .undeclaredClass: nil])
    expectEqual(settings.definitions, .lineReader)
    expectEqual(settings.byKey["palette"]?.origin, .file(name: "themec.json", line: 3, column: 14))
  }

  @Test func aLaterVersionCanBeRequired() throws {
    for version in ["0", "0.1", "0.9.0", "00.0.9", ToolVersion.current] {
      _ = try settings("/a.nss", ("/", #"{"requires": "\#(version)", "target": "nui"}"#))
    }
    for version in ["0.9.1", "0.10", "1", "4294967295"] {
      // Nothing is said about what else a later version may hold.
      check(
        #"{"later": 1, "requires": "\#(version)"}"#,
        (
          "1:26 themec \(version) or later is required, and this is themec \(ToolVersion.current)",
          "install a later version of themec"
        ))
    }
    for version in ["", ".", "0.", "1.2.3.4", "+1", "-1", "v1", "1 ", ">=0.1", "4294967296", "٣"] {
      check(#"{"requires": "\#(version)"}"#, ("1:14 '\(version)' is not a version", #"write '"requires": "0.2"'"#))
    }
    check(#"{"requires": 0.2}"#, ("1:14 'requires' must be a string, not a number", nil))
    check(
      #"{"overrides": [{"files": ["a"], "requires": "0.1"}]}"#,
      ("1:33 'requires' applies to all files, not to an override", nil))
  }

  @Test func nothingSetIsTheDefault() throws {
    let settings = try settings("/demo/a.nss", ("/demo", "{}"))
    expectEqual(settings, FileSettings())
    expect(settings.target == .fioriUIKit && settings.palette == .latest)
    expect(settings.severities.isEmpty && settings.registry.isEmpty && settings.portable.isEmpty)
    expect(settings.definitions == .spaced && !settings.requiresReasons)
  }

  @Test func theTargetDecidesHowDefinitionsAreWritten() throws {
    let target = #"{"target": "fiori-swiftui"}"#
    try expectEqual(settings("/a.nss", ("/", target)).definitions, .lineReader)
    let both = #"{"target": "fiori-swiftui", "format": {"definitions": "spaced"}}"#
    try expectEqual(settings("/a.nss", ("/", both)).definitions, .spaced)
  }

  // MARK: - What counts

  @Test func nearerConfigurationsCountOverOuterOnes() throws {
    let settings = try settings(
      "/demo/in/a.nss", ("/demo", #"{"target": "nui", "rules": {"unit-suffix": "off", "empty-rule": "error"}}"#),
      ("/demo/in", #"{"palette": "v2", "rules": {"unit-suffix": "note"}}"#))
    expect(settings.target == .nui && settings.palette == .v2)
    expectEqual(settings.severities, [.unitSuffix: .note, .emptyRule: .error])
  }

  @Test func overridesCountForTheirFiles() throws {
    let text = """
      {"rules": {"unit-suffix": "error"}, "overrides": [
        {"files": ["legacy/**", "old.nss"], "target": "nui", "rules": {"unit-suffix": "off"}},
        {"files": ["legacy/new.nss"], "rules": {"unit-suffix": "note"}}
      ]}
      """
    func level(_ path: String) throws -> Severity?? { try settings(path, ("/demo", text)).severities[.unitSuffix] }
    try expectEqual(level("/demo/a.nss"), .error)
    try expectEqual(level("/demo/old.nss"), .some(nil))
    try expectEqual(level("/demo/legacy/x/a.nss"), .some(nil))
    try expectEqual(level("/demo/legacy/new.nss"), .note)
    try expectEqual(settings("/demo/old.nss", ("/demo", text)).target, .nui)
    // A nearer configuration counts over an override of an outer one.
    let inner = ("/demo/legacy", #"{"rules": {"unit-suffix": "warning"}}"#)
    try expectEqual(settings("/demo/legacy/a.nss", ("/demo", text), inner).severities[.unitSuffix], .warning)
  }

  @Test func aCodeCountsOverItsGroup() throws {
    check(
      #"{"rules": {"portabilty": "off"}}"#,
      ("1:12 unknown diagnostic code or group 'portabilty'", "did you mean 'portability'?"))
    let groups = try settings("/a.nss", ("/", #"{"rules": {"line-comment": "error", "portability": "off"}}"#))
      .severities
    expectEqual(groups[.lineComment], .error)
    let others = DiagnosticGroup.portability.codes.filter { $0 != .lineComment }
    expect(!others.isEmpty && others.allSatisfy { groups[$0] == .some(nil) })
    let option = try Setting.commandLine("rules.portability=note").map(\.key)
    expectEqual(option, DiagnosticGroup.portability.codes.map { "rules.\($0.rawValue)" })
  }

  @Test func theCommandLineCountsOverAll() throws {
    let text = #"{"target": "nui", "rules": {"unit-suffix": "off"}}"#
    let options = try ["target=fiori-swiftui", "rules.unit-suffix=error", "palette=v4"].flatMap {
      try Setting.commandLine($0)
    }
    let settings = try settings("/a.nss", ("/", text), commandLine: options)
    expect(settings.target == .fioriSwiftUI && settings.palette == .v4)
    expectEqual(settings.severities, [.unitSuffix: .error])
  }

  @Test(arguments: [
    ("taget=nui", "did you mean 'target'?"), ("target", "write 'target=<value>'"),
    ("target=nuii", "did you mean 'nui'?"), ("rules.unit-sufix=off", "did you mean 'unit-suffix'?"),
    ("requireReasons=yes", "the values are 'true', 'false'"),
    ("format.definition=spaced", "did you mean 'format.definitions'?"), ("overrides=[]", "the keys are"),
    ("portable=nui,uikit", "the values are"),
  ]) func faultySettingsOfTheCommandLineAreRefused(_ text: String, _ help: String) {
    let fault = #expect(throws: TextFault.self) { try Setting.commandLine(text) }
    expectEqual(fault?.help.hasPrefix(help), true, "\(fault.debugDescription)")
  }

  @Test func listsOfTheCommandLineHaveCommas() throws {
    try expectEqual(Setting.commandLine("portable=nui,fiori-swiftui").map(\.value), [.words(["nui", "fiori-swiftui"])])
    try expectEqual(
      Setting.commandLine("registry=a.nss,b.nss").map(\.value),
      [
        .paths([Array("a.nss".utf8), Array("b.nss".utf8)])
      ])
  }

  // MARK: - Mistakes

  /// Checks what is reported about a configuration, and where: `line:column message` and its help.
  private func check(
    _ text: String, _ expected: (String, String?)..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(ConfigurationFault) {
      _ = try read(text)
      Issue.record("no mistake is reported", sourceLocation: sourceLocation)
    } catch {
      let lines = LineMap(error.file)
      let found = error.problems.map { problem in
        let place = lines.position(at: Int(problem.span.start))
        return "\(place.line):\(place.column) \(problem.message) | \(problem.help ?? "")"
      }
      expectEqual(found, expected.map { "\($0) | \($1 ?? "")" }, sourceLocation: sourceLocation)
    }
  }

  @Test func mistakesHavePlacesAndNearNames() {
    check(#"{"taget": "nui"}"#, ("1:2 unknown key 'taget'", "did you mean 'target'?"))
    check(
      "{\n  \"target\": \"nuii\",\n  \"palette\": 8\n}",
      ("2:13 'nuii' is not a value of 'target'", "did you mean 'nui'?"),
      ("3:14 'palette' must be a string, not a number", nil))
    check(
      #"{"rules": {"unit-sufix": "off", "empty-rule": "eror"}}"#,
      ("1:12 unknown diagnostic code or group 'unit-sufix'", "did you mean 'unit-suffix'?"),
      ("1:47 'eror' is not a value of 'empty-rule'", "did you mean 'error'?"))
    check(#"{"format": {"definition": "spaced"}}"#, ("1:13 unknown key 'definition'", "did you mean 'definitions'?"))
    check(#"{"root": 1}"#, ("1:10 'root' must be true or false, not a number", nil))
    check(#"{"registry": "a.nss"}"#, ("1:14 'registry' must be an array, not a string", nil))
    check(#"{"registry": [1]}"#, ("1:15 'registry' must be an array of strings, not a number", nil))
    check(
      #"{"exclude": ["../x"]}"#,
      ("1:14 a pattern must stay in the folder of its file", "write the pattern in a 'themec.json' of the other folder")
    )
    check("[]", ("1:1 the configuration must be an object, not an array", nil))
    check(#"{"target": "nui", "target": "nui"}"#, ("1:19 duplicate key 'target'", nil))
  }

  @Test func mistakesInOverridesAreReported() {
    check(#"{"overrides": [{"rules": {}}]}"#, ("1:16 an override needs 'files'", #"write '"files": ["**"]'"#))
    check(
      #"{"overrides": [{"files": ["a"], "exclude": []}]}"#,
      ("1:33 'exclude' applies to all files, not to an override", nil))
    check(#"{"overrides": [1]}"#, ("1:16 an override must be an object, not a number", nil))
  }

  @Test func whatIsNotJSONIsReported() {
    check("{\n  // no\n}", ("2:3 JSON has no comments", "remove the comment; JSON5 and JSONC are not read"))
    check(#"{"root": true,}"#, ("1:14 JSON has no trailing commas", "remove the ','"))
    check("", ("1:1 expected a value, found the end of the file", nil))
  }

  // MARK: - Selection and search

  @Test func filesAreSelected() throws {
    let outer = try read(#"{"include": ["themes/**/*.nss"], "exclude": ["**/old"]}"#)
    func includes(_ path: String, _ configurations: [Configuration]) -> Bool {
      FileSelection(configurations).includes(Array(path.utf8))
    }
    expect(includes("/demo/x.nss", []) && !includes("/demo/x.json", []))
    expect(includes("/demo/themes/a/b.nss", [outer]) && !includes("/demo/a.nss", [outer]))
    expect(!includes("/demo/themes/old/b.nss", [outer]))
    expect(FileSelection([outer]).excludes(Array("/demo/themes/old".utf8)))
    // The nearest list replaces the outer one.
    let inner = try read(#"{"exclude": []}"#, in: "/demo/themes")
    expect(includes("/demo/themes/old/b.nss", [outer, inner]))
  }

  /// Checks the message about a configuration in `/r/a`, of the repository `/r`, that may read what lies there.
  private func checkRoot(
    _ json: String, _ message: String?, in folder: String = "/r/a", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var search = ConfigurationSearch<ConfigurationFault>(
      read: { $0 == Array("\(folder)/themec.json".utf8) ? ("c.json", Array(json.utf8)) : nil },
      isTop: { $0 == Array("/r".utf8) },
      isInside: { path, root in path.starts(with: root) && !path.suffix(4).elementsEqual("link".utf8) },
      isForeign: { $0 == Array("/f/themec.json".utf8) }, fault: { $0 })
    var found: String?
    do throws(ConfigurationFault) { _ = try search.configurations(of: Array(folder.utf8)) } catch {
      found = error.problems.map { "\($0.span.start) \($0.message)" }.joined(separator: "; ")
    }
    expectEqual(found, message, sourceLocation: sourceLocation)
    expectEqual(search.foreign.isEmpty, (folder != "/f"), sourceLocation: sourceLocation)
  }

  @Test func pathsStayInTheRoot() {
    checkRoot(#"{"app": ["App"], "registry": ["/r/x.nss"]}"#, nil)
    checkRoot(#"{"app": ["/"]}"#, "9 '/' is outside of the configuration's root")
    checkRoot(#"{"app": ["App", "link"]}"#, "16 'link' is outside of the configuration's root")
    checkRoot(
      #"{"overrides": [{"files": ["*"], "registry": ["/x"]}]}"#, "45 '/x' is outside of the configuration's root")
    // Without a repository the root is the folder of the configuration.
    checkRoot(#"{"app": ["App"]}"#, nil, in: "/q/a")
    checkRoot(#"{"app": ["/q/App"]}"#, "9 '/q/App' is outside of the configuration's root", in: "/q/a")
  }

  @Test func configurationsOfOthersDoNotApply() { checkRoot("[", nil, in: "/f") }

  /// Searches configurations among files in memory; the repository begins at `/r`.
  private func found(_ folder: String, _ files: [String: String]) throws -> [String] {
    var looked: [String] = []
    var search = ConfigurationSearch<ConfigurationFault>(
      read: { path in
        let folder = "/" + String(decoding: path, as: UTF8.self).split(separator: "/").dropLast().joined(separator: "/")
        looked.append(folder)
        return files[folder].map { (folder, Array($0.utf8)) }
      }, isTop: { $0 == Array("/r".utf8) }, isInside: nil, isForeign: { _ in false }, fault: { $0 })
    _ = try search.configurations(of: Array("/r/a".utf8))
    let result = try search.configurations(of: Array(folder.utf8)).map(\.file.path)
    expectEqual(Set(looked).count, looked.count, "each folder is looked at once")
    return result
  }

  @Test func foldersAreSearchedUpwards() throws {
    let files = ["/": "{}", "/r": "{}", "/r/a/b": "{}", "/q": #"{"root": true}"#]
    try expectEqual(found("/r/a/b", files), ["/r", "/r/a/b"])
    try expectEqual(found("/r/a", files), ["/r"])
    try expectEqual(found("/q/x", files), ["/q"])
    try expectEqual(found("/s/x", files), ["/"])
    try expectEqual(found("/", files), ["/"])
    #expect(throws: ConfigurationFault.self) { try found("/s", ["/s": "["]) }
  }
}
