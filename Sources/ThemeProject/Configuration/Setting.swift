import ThemeBase

/// One value that a configuration or the command line gives to a key.
package struct Setting: Hashable, Sendable {
  /// The thing that is set.
  package enum Value: Hashable, Sendable {
    case flag(Bool)
    case word(String)
    /// Words, or patterns.
    case words([String])
    /// Files, as bytes: absolute, or relative to the working folder.
    case paths([[UInt8]])
  }

  /// The origin of the setting.
  package enum Origin: Hashable, Sendable {
    /// A place in a configuration.
    case file(name: String, line: Int, column: Int)
    /// An option of the command line, as it is spelled.
    case option(String)
  }

  /// The key, with the keys that hold it: `rules.unit-suffix`.
  package var key: String
  package var value: Value
  package var origin: Origin
  /// The folder that paths may not leave, or nil for anywhere.
  package var root: [UInt8]?
  /// Where a configuration names each path.
  var places: [Span] = []

  package init(_ key: String, _ value: Value, from origin: Origin, root: [UInt8]? = nil) {
    (self.key, self.value, self.origin, self.root) = (key, value, origin, root)
  }

  // MARK: - The command line

  /// Reads `key=value`, as `-c` takes it: `target=nui`, `rules.unit-suffix=error`, `portable=nui,fiori-swiftui`.
  ///
  /// Paths are relative to the working folder.
  ///
  /// The level of a group is that of each of its codes.
  package static func commandLine(_ text: String) throws(TextFault) -> [Setting] {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let key = try key(name)
    guard parts.count > 1 else { throw TextFault(message: "'\(name)' needs a value", help: "write '\(name)=<value>'") }
    guard let value = try value(String(parts[1]), of: key, name) else { return [] }
    let codes = try rule(name).map(ConfigurationKey.codes)?.map { "rules.\($0.rawValue)" }
    return (codes ?? [name]).map { Setting($0, value, from: .option("-c")) }
  }

  /// The code or group of a key such as `rules.unit-suffix`, or nil for any other key.
  private static func rule(_ name: String) -> String? {
    name.hasPrefix("rules.") ? String(name.dropFirst("rules.".count)) : nil
  }

  /// The shape of the value of a key.
  private static func key(_ name: String) throws(TextFault) -> ConfigurationKey.Shape {
    if let code = rule(name) {
      _ = try ConfigurationKey.codes(named: code)
      return .word(ConfigurationKey.levels)
    }
    if let key = keys.first(where: { $0.name == name }) { return key.shape }
    let names = keys.map { $0.name } + ["rules.<code>"]
    throw TextFault(
      message: ConfigurationKey.all.contains { $0.name == name }
        ? "'\(name)' cannot be set on the command line" : "unknown key '\(name)'",
      help: ConfigurationKey.help(for: name, among: names, "keys"))
  }

  /// The keys that can be set on the command line, besides those of codes and groups.
  private static let keys: [(name: String, shape: ConfigurationKey.Shape)] = ConfigurationKey.perFile.flatMap { key in
    key.members.isEmpty
      ? [(name: key.name, shape: key.shape)] : key.members.map { (name: "\(key.name).\($0.name)", shape: $0.shape) }
  }.filter { key in
    switch key.shape {
    case .flag, .word, .words, .paths: true
    case .ignored, .version, .address, .count, .path, .patterns, .levels, .section, .overrides: false
    }
  }

  /// All keys that can be set on the command line.
  package static let commandLineKeys = keys.map { $0.name } + DiagnosticCode.selectorNames.map { "rules.\($0)" }

  /// The words that a key takes on the command line, and whether it takes several of them; nil if it takes others.
  package static func commandLineWords(of key: String) -> (words: [String], isList: Bool)? {
    switch try? Self.key(key) {
    case .flag: (["true", "false"], false)
    case .word(let words): (words, false)
    case .words(let words): (words, true)
    default: nil
    }
  }

  /// Nil for a shape that no key of the command line has.
  private static func value(_ text: String, of shape: ConfigurationKey.Shape, _ name: String) throws(TextFault)
    -> Value?
  {
    switch shape {
    case .flag: return .flag(try word(text, of: ["true", "false"], name) == "true")
    case .word(let words): return .word(try word(text, of: words, name))
    case .words(let words):
      var chosen: [String] = []
      for part in text.split(separator: ",") { chosen.append(try word(String(part), of: words, name)) }
      return .words(chosen)
    case .paths: return .paths(text.utf8.split(separator: UInt8(ascii: ",")).map { Array($0) })
    case .ignored, .version, .address, .count, .path, .patterns, .levels, .section, .overrides: return nil
    }
  }

  private static func word(_ text: String, of words: [String], _ name: String) throws(TextFault) -> String {
    guard !words.contains(text) else { return text }
    throw TextFault(
      message: "'\(text)' is not a value of '\(name)'", help: ConfigurationKey.help(for: text, among: words, "values"))
  }
}

extension Setting.Origin: CustomStringConvertible {
  /// `themec.json:3:13`, or the option of the command line.
  package var description: String {
    switch self {
    case .file(let name, let line, let column): "\(name):\(line):\(column)"
    case .option(let name): name
    }
  }
}
