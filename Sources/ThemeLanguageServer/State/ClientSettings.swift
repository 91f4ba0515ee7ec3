import ThemeBase
import ThemeProject

/// The settings that an editor sends, read one by one.
struct ClientSettings {
  private(set) var settings: [Setting] = []
  /// The settings that the command line's `-c` would refuse.
  private(set) var refused: [(key: String, text: String)] = []
  /// The name of the file of accepted findings; nil if the editor says nothing of it.
  let baseline: String?
  /// Whether the editor wants a lens above each definition; nil if it says nothing of it.
  let showsLenses: Bool?

  /// Reads the settings, or the member `themec` that holds them; nil if they are not an object.
  init?(_ value: JSONValue?) {
    guard let value = value?["themec"] ?? value, value.members != nil else { return nil }
    baseline = value["baseline"]?.string
    showsLenses = value["codeLens"]?.boolean
    for name in ["target", "palette", "docs"] { if let word = value[name]?.string { read(name, word) } }
    if let words = value["portable"]?.elements?.compactMap(\.string) { read("portable", words.joined(separator: ",")) }
    for member in value["rules"]?.members ?? [] {
      if let level = member.value.string { read("rules.\(member.name)", level) }
    }
  }

  /// Reads a setting as the command line's `-c` does.
  private mutating func read(_ key: String, _ text: String) {
    if let read = try? Setting.commandLine("\(key)=\(text)") { settings += read } else { refused.append((key, text)) }
  }
}
