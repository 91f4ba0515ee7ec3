/// The user's word about contexts, modes, themes, sets and folders of which only one can be taken.
///
///     platform=ios                    of the alternatives of 'platform' the one that is called 'ios'
///     light_ax=(contrast: high)       what is called 'light_ax' applies in high contrast
package struct ContextChoices: Sendable {
  private var chosen: [(text: String, key: String, name: String)] = []
  private var situations: [String: ImportSituation] = [:]
  /// The choices and conditions that met nothing yet, as they are written.
  private var unmet: [String: String] = [:]
  /// The alternatives that files have, by what they are alternatives of.
  private var alternatives: [String: [String]] = [:]

  package init() {}

  /// Adds a choice or a condition; false for any other text.
  package mutating func add(_ text: String) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmingSpaces }
    guard parts.count == 2, let key = parts.first, let value = parts.last else { return false }
    if value.hasPrefix("(") {
      guard let situation = ImportSituation(condition: value) else { return false }
      situations[key.lowercased()] = situation
      unmet[key.lowercased()] = text
    } else {
      chosen.append((text, Self.plain(key), value.lowercased()))
      unmet[text] = text
    }
    return true
  }

  /// The situation that a name means: the user's, or the one that its words say; nil if neither says one.
  func situation(of name: String) -> ImportSituation? {
    situations[name.lowercased()] ?? ImportSituation(mode: name)
  }

  /// The place of the alternative that the user chose; `key` is what they are alternatives of, nil if that has no name.
  mutating func choice(of key: String?, among names: [String]) -> Int? {
    let key = key.map(Self.plain)
    alternatives[key ?? "context", default: []] += names.prefix(20)
    for name in names { unmet[name.lowercased()] = nil }
    for choice in chosen.reversed() where key == nil || key == choice.key {
      guard let index = names.firstIndex(where: { $0.lowercased() == choice.name }) else {
        continue
      }
      unmet[choice.text] = nil
      return index
    }
    return nil
  }

  /// Whether the user gives a condition to a name.
  func hasCondition(for name: String) -> Bool { situations[name.lowercased()] != nil }

  /// Which of the sets, files or folders with these names are left, where some are called as a choice says.
  ///
  /// `platform-ios` and `platforms/ios/size` are chosen by `platform=ios`, which drops `platform-web`.
  mutating func selection(of names: [String]) -> [Bool] {
    for part in names.flatMap(Self.parts) { unmet[part.lowercased()] = nil }
    var isLeft = names.map { _ in true }
    for choice in chosen {
      let ends = names.map { Self.end(of: $0.lowercased(), after: choice.key) }
      let isChosen = ends.map { $0.map { $0 == choice.name || $0.hasPrefix(choice.name + "/") } }
      guard isChosen.contains(true) else { continue }
      unmet[choice.text] = nil
      for (index, isChosen) in isChosen.enumerated() where isChosen == false {
        isLeft[index] = false
      }
    }
    return isLeft
  }

  /// The names in a path that can mean a situation: its folders, its last part, and the ends of that after a mark.
  static func parts(of path: String) -> [String] {
    let folders = path.split(separator: "/").map { part in
      part.hasSuffix(".tokens") ? String(part.dropLast(7)) : String(part)
    }
    let last = folders.last ?? ""
    let marks = last.indices.filter { ".-_".contains(last[$0]) }
    return folders + marks.map { String(last[last.index(after: $0)...]) }
  }

  /// The part of a path after a key and a mark: `ios/size` in `platforms/ios/size` for `platform`.
  private static func end(of name: String, after key: String) -> Substring? {
    var rest = name[...]
    while true {
      for key in [key, key + "s"] where rest.hasPrefix(key) {
        let end = rest.dropFirst(key.count)
        if let mark = end.first, "-_./ ".contains(mark) { return end.dropFirst() }
      }
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      rest = rest[rest.index(after: slash)...]
    }
  }

  /// The choices that met nothing, with what they could have been.
  var misses: [(text: String, help: String)] {
    unmet.values.sorted().map { text in
      let key = Self.plain(String(text.prefix { $0 != "=" }))
      if let names = alternatives[key] {
        return (text, "'\(key)' is one of: \(Set(names).sorted().joined(separator: ", "))")
      }
      let keys = alternatives.keys.sorted().joined(separator: ", ")
      return (text, keys.isEmpty ? "the files have no contexts" : "there are contexts of: \(keys)")
    }
  }

  /// A key without regard to case and plural: `Platforms` is `platform`.
  private static func plain(_ key: String) -> String {
    let key = key.lowercased()
    return key.hasSuffix("s") ? String(key.dropLast()) : key
  }
}
