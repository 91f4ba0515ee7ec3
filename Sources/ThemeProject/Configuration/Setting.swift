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

  package init(_ key: String, _ value: Value, from origin: Origin, root: [UInt8]? = nil) {
    self.key = key
    self.value = value
    self.origin = origin
    self.root = root
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
