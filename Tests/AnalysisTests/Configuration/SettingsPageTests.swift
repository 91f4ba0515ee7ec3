import TestSupport
import Testing
import ThemeBase
import ThemeProject

/// The page about settings is made from the table of the keys.
@Suite struct SettingsPageTests {
  @Test func thePageIsFresh() {
    let keys = ConfigurationKey.all.flatMap(Self.withMembers)
    let rows = keys.map { name, key in
      "| `\(name)` | \(Self.type(of: key)) | \(Self.cell(key.defaultValue.map(Self.json))) | \(Self.cell(key.option)) | \(key.since) |"
    }
    let sections = keys.filter { $0.key.members.isEmpty }.map(Self.section)
    GeneratedFile.check(
      """
      # Settings

      Every key of `themec.json`, with the option that says the same.

      ## Overview

      <doc:Configuration> says where the file lies and which one counts. An option counts over the file, and
      `-c KEY=VALUE` sets any key for one run. `themec config show FILE` prints what counts for a file, and from where.
      Paths are relative to the folder of the `themec.json`.

      | key | type | default | option | since |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      \(sections.joined(separator: "\n\n"))

      """, at: "Sources/themec/themec.docc/Settings.md")
  }

  /// Each option that the table names is one of the command line.
  @Test func everyOptionExists() throws {
    let page = try String(decoding: Repository.bytes("Sources/themec/themec.docc/CommandLine.md"), as: UTF8.self)
    for (name, key) in ConfigurationKey.all.flatMap(Self.withMembers) {
      guard let word = key.option?.split(separator: " ").first(where: { $0.hasPrefix("-") }) else { continue }
      expect(page.contains(try Regex("\n  (-., )?\(word) ")), "\(name): \(word)")
    }
  }

  /// A key with its name, and those of its section by the names that `-c` takes.
  private static func withMembers(_ key: ConfigurationKey) -> [(name: String, key: ConfigurationKey)] {
    [(key.name, key)] + key.members.map { ("\(key.name).\($0.name)", $0) }
  }

  private static func section(_ name: String, _ key: ConfigurationKey) -> String {
    let path = name.split(separator: ".").map(String.init)
    let example = path.reversed().reduce(key.example.map(json) ?? "") { #"{"\#($1)": \#($0)}"# }
    let scope = key.isPerFile ? " `overrides` can set it for some files." : ""
    return """
      ## \(name)

      \(key.description)\(scope)

      ```json
      \(example)
      ```
      """
  }

  private static func type(of key: ConfigurationKey) -> String {
    switch key.shape {
    case .ignored: "text"
    case .version: "version"
    case .address: "address of a site"
    case .flag: "`true` or `false`"
    case .word(let words): "one of " + list(words)
    case .words(let words): "some of " + list(words)
    case .count: "number from 0"
    case .path: "path"
    case .paths: "paths"
    case .patterns: "patterns of paths"
    case .levels: "codes and groups, each with " + list(ConfigurationKey.levels)
    case .section: "object"
    case .overrides: "objects with `files`, patterns of paths, and settings"
    }
  }

  private static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }

  private static func cell(_ text: String?) -> String { text.map { "`\($0)`" } ?? "" }

  private static func json(_ value: JSONValue) -> String {
    var json = JSONWriter()
    json.value(value)
    return String(json.text().dropLast())
  }
}
