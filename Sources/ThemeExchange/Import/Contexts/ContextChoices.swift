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

  /// The condition that a name means: the user's, or the one that its words say; nil if neither says one.
  func condition(of name: String) -> ImportCondition? { conditions[name.lowercased()] ?? ImportCondition(mode: name) }

  /// The condition that the parts of a path mean together, each by its name or the end of it: `dark/colors`, `theme-dark-hc`.
  func condition(ofPath path: String) -> ImportCondition {
    let words = ["light", "day", "dark", "night", "elevated", "high", "hc", "contrast"]
    return Self.parts(of: path).reduce(ImportCondition()) { condition, names in
      let own = names.lazy.compactMap { name -> ImportCondition? in
        let isNamed = words.contains { name.lowercased().contains($0) }
        return isNamed || conditions[name.lowercased()] != nil ? self.condition(of: name) : nil
      }.first
      return condition.and(own ?? ImportCondition())
    }
  }

  /// The place of the alternative that the user chose; `key` is what they are alternatives of, nil if that has no name.
  mutating func choice(of key: String?, among names: [String]) -> Int? {
    let key = key.map(Self.plain)
    alternatives[key ?? "context", default: []] += names.prefix(20)
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
    for part in names.flatMap(Self.parts).joined() { unmet[part.lowercased()] = nil }
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

  /// The names in a path that can mean a situation: each of its parts, and the ends of that after a mark.
  private static func parts(of path: String) -> [[String]] {
    path.split(separator: "/").map { part in
      let name = part.hasSuffix(".tokens") ? part.dropLast(7) : part
      let marks = name.indices.suffix(200).filter { ".-_".contains(name[$0]) }
      return [String(name)] + marks.map { String(name[name.index(after: $0)...]) }
    }
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
