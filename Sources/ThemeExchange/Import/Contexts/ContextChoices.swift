/// The user's word about contexts, modes, themes, sets and folders of which only one can be taken.
///
///     platform=ios                    of the alternatives of 'platform' the one that is called 'ios'
///     light_ax=(contrast: high)       what is called 'light_ax' applies in high contrast
package struct ContextChoices: Sendable {
  private var chosen: [(text: String, key: String, name: String)] = []
  /// The number of the last choice of a name, by what it is chosen of; nil is anything.
  private var latest: [String?: [String: Int]] = [:]
  private var conditions: [String: ImportCondition] = [:]
  /// The choices and conditions that met nothing yet, as they are written.
  private var unmet: [String: String] = [:]
  /// The alternatives that files have, by what they are alternatives of.
  private var alternatives: [String: [String]] = [:]

  package init() {}

  /// Whether the user said of any name when it applies.
  var hasConditions: Bool { !conditions.isEmpty }

  /// Adds a choice or a condition; false for any other text.
  package mutating func add(_ text: String) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmingSpaces }
    guard parts.count == 2, let key = parts.first, let value = parts.last else { return false }
    if value.hasPrefix("(") {
      guard let condition = ImportCondition(text: value) else { return false }
      conditions[key.lowercased()] = condition
      unmet[key.lowercased()] = text
    } else {
      let (key, name) = (Self.plain(key), value.lowercased())
      for of in [key, nil] { latest[of, default: [:]][name] = chosen.count }
      chosen.append((text, key, name))
      unmet[text] = text
    }
    return true
  }

  /// The conditions that names beside each other mean: the user's, or those that their words say; nil for a name of which
  /// neither says one.
  ///
  /// Words that all names share say nothing, nor does what names of several situations have in common: `Brand Light` and
  /// `Brand Dark` are light and dark. Where `isWhole` is false another value, which has no name, lies below theirs.
  func conditions(of names: [String], isWhole: Bool = true) -> [ImportCondition?] {
    let words = names.map(\.contextWords)
    let situated = words.filter { $0.contains(where: ImportCondition.choosesSide) }
    var idle = Self.shared(situated).filter { !ImportCondition.isKnown($0) }
    if isWhole, names.count > 1, !situated.isEmpty { idle.formUnion(Self.shared(words)) }
    return zip(names, words).map { name, words in
      if let own = conditions[name.lowercased()] { return own }
      // Readers of dialects write a name that is a condition.
      if name.hasPrefix("("), let written = ImportCondition(text: name) { return written }
      var rest = words.filter { !idle.contains($0) }
      // A stylesheet is for iOS.
      if rest.contains(where: ImportCondition.choosesSide) { rest.removeAll { $0 == "ios" || $0 == "ipados" } }
      return ImportCondition(words: rest)
    }
  }

  private static func shared(_ words: [[String]]) -> Set<String> {
    words.dropFirst().reduce(Set(words.first ?? [])) { $0.intersection($1) }
  }

  /// The conditions of groups beside each other, or nil if the user says nothing of any of them.
  mutating func conditions(ofGroups names: [String]) -> [ImportCondition?]? {
    let named = names.filter { conditions[$0.lowercased()] != nil }
    for name in named { unmet[name.lowercased()] = nil }
    return named.isEmpty ? nil : conditions(of: names)
  }

  /// The conditions that the parts of paths mean together, each beside the others of its folder.
  ///
  /// A part counts by its name, by the end of it or by what it has where its counterpart has another side:
  /// `dark/colors`, `theme-dark-hc`, `dark-colors` beside `light-colors`.
  func conditions(ofPaths paths: [String]) -> [ImportCondition] {
    let parts = paths.map { path in
      path.split(separator: "/").map { name in (folder: path[..<name.startIndex], name: Self.withoutEnding(name)) }
    }
    var folders: [Substring: [String: ImportCondition]] = [:]
    for (folder, parts) in Dictionary(grouping: parts.joined(), by: \.folder) {
      let names = Set(parts.map(\.name)).sorted()
      let sides = Self.sides(ofCounterparts: names)
      for (name, condition) in zip(names, conditions(of: names, isWhole: false)) {
        folders[folder, default: [:]][name] = condition ?? self.condition(ofEndOf: name) ?? sides[name]
      }
    }
    return parts.map { parts in
      parts.reduce(ImportCondition()) { condition, part in
        condition.and(folders[part.folder]?[part.name] ?? ImportCondition())
      }
    }
  }

  /// What the known words of names mean that differ in these only, and of which some choose a side.
  private static func sides(ofCounterparts names: [String]) -> [String: ImportCondition] {
    let split = names.map { name in
      (name: name, words: Dictionary(grouping: name.contextWords, by: ImportCondition.isKnown))
    }
    var sides: [String: ImportCondition] = [:]
    for (_, parts) in Dictionary(grouping: split, by: { $0.words[false] }) {
      let differ = Set(parts.map { $0.words[true] }).count > 1
      for part in parts where differ {
        let known = part.words[true] ?? []
        if known.contains(where: ImportCondition.choosesSide) { sides[part.name] = ImportCondition(words: known) }
      }
    }
    return sides
  }

  /// The condition of the longest end of a name that means one: the user's word for it, or words that are all known.
  private func condition(ofEndOf name: String) -> ImportCondition? {
    let own = Self.ends(of: name).lazy.compactMap { conditions[$0.lowercased()] }.first
    let words = name.contextWords.suffix(8)
    let read = words.indices.lazy.map { words[$0...] }.first { end in
      end.contains { ImportCondition.choosesSide($0) } && ImportCondition(words: end) != nil
    }
    return own ?? read.flatMap { ImportCondition(words: $0) }
  }

  /// The place of the alternative that the user chose; `key` is what they are alternatives of, nil if that has no name but
  /// the `kind` of each.
  mutating func choice(of key: String?, _ kind: String, among names: [String]) -> Int? {
    let key = key.map(Self.plain)
    alternatives[key ?? kind, default: []] += names.prefix(20)
    for name in names { unmet[name.lowercased()] = nil }
    var best: (number: Int, place: Int)?
    for (place, name) in names.enumerated() {
      guard let number = latest[key]?[name.lowercased()], number > best?.number ?? -1 else { continue }
      best = (number, place)
    }
    if let best { unmet[chosen[best.number].text] = nil }
    return best?.place
  }

  /// Which of the sets, files or folders with these names are left, where some are called as a choice says.
  ///
  /// `platform-ios` and `platforms/ios/size` are chosen by `platform=ios`, which drops `platform-web`.
  mutating func selection(of names: [String]) -> [Bool] {
    for part in names.flatMap({ $0.split(separator: "/") }) {
      for end in Self.ends(of: Self.withoutEnding(part)) { unmet[end.lowercased()] = nil }
    }
    var isLeft = names.map { _ in true }
    for (key, ends) in ends(of: names) {
      // The names by all that a choice may say of them: `ios` and `ios/size`.
      var places: [Substring: [Int]] = [:]
      for (place, end) in ends {
        for index in end.indices where end[index] == "/" { places[end[..<index], default: []].append(place) }
        places[end, default: []].append(place)
      }
      var counts: [Int: Int] = [:]
      let choices = chosen.filter { $0.key == key && places[$0.name[...]] != nil }
      for choice in choices { unmet[choice.text] = nil }
      let names = Set(choices.map(\.name))
      for name in names { for place in places[name[...]] ?? [] { counts[place, default: 0] += 1 } }
      for (place, _) in ends where counts[place, default: 0] < names.count { isLeft[place] = false }
    }
    return isLeft
  }

  /// The choice, as it is written, that takes the first of two paths and leaves the other out; nil if none does.
  static func choice(of path: String, not other: String) -> String? {
    for mark in path.indices.reversed() where "-_./ ".contains(path[mark]) {
      let key = path[..<mark].split(separator: "/").last ?? ""
      let text = "\(key)=\(path[path.index(after: mark)...].prefix { $0 != "/" })"
      var choices = ContextChoices()
      if choices.add(text), choices.selection(of: [path, other]) == [true, false] { return text }
    }
    return nil
  }

  private static func withoutEnding(_ name: Substring) -> String {
    String(name.hasSuffix(".tokens") ? name.dropLast(7) : name)
  }

  /// A name, and the ends of it after a mark.
  private static func ends(of name: String) -> [String] {
    [name] + name.indices.suffix(200).filter { ".-_".contains(name[$0]) }.map { String(name[name.index(after: $0)...]) }
  }

  /// The parts of paths after each chosen key and a mark, with the places of the paths: `ios/size` of `platforms/ios/size`
  /// for `platform`.
  private func ends(of names: [String]) -> [String: [(place: Int, end: Substring)]] {
    let longest = chosen.map(\.key.count).max() ?? 0
    var ends: [String: [(place: Int, end: Substring)]] = [:]
    for (place, name) in names.enumerated() where !chosen.isEmpty {
      let name = name.lowercased()
      for part in name.split(separator: "/") {
        let start = name[part.startIndex...]
        for mark in start.indices.prefix(longest + 2) where "-_./ ".contains(start[mark]) {
          let key = Self.plain(String(start[..<mark]))
          guard latest[key] != nil, ends[key]?.last?.place != place else { continue }
          ends[key, default: []].append((place, start[mark...].dropFirst()))
        }
      }
    }
    return ends
  }

  /// The choices that met nothing, with what they could have been.
  var misses: [(text: String, help: String)] {
    unmet.sorted { $0.value < $1.value }.map { name, text in
      if conditions[name] != nil { return (text, "no mode, theme, set, group, folder or file is called '\(name)'") }
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
