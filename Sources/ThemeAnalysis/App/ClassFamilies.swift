import ThemeBase

/// Classes that share a beginning with which no class begins that the app asks for: a library may ask for them.
struct ClassFamilies {
  /// The fewest classes that make a beginning more than a coincidence.
  private static let fewest = 3

  private var members: [String: [String]]
  private let known: Set<String>

  init(_ names: [String], askedFor: [String]) {
    let asked = Set(askedFor.compactMap(Self.beginning))
    members = Dictionary(grouping: names) { Self.beginning(of: $0) ?? "" }.filter {
      !$0.key.isEmpty && $0.value.count >= Self.fewest && !asked.contains($0.key)
    }
    known = Set(members.keys)
  }

  /// The beginning that a class shares with enough others.
  func family(of name: String) -> String? {
    Self.beginning(of: name).flatMap { known.contains($0) ? $0 : nil }
  }

  /// The members of a family when it is first asked for; nil later.
  mutating func takeMembers(of family: String) -> [String]? { members.removeValue(forKey: family) }

  /// The capitals before a word, as in `ABCButton`, or else the first word, as in `WidgetTitle`.
  private static func beginning(of name: String) -> String? {
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }
    if capitals.count > 2 { return String(capitals.dropLast()) }
    let word = name.prefix(1) + name.dropFirst().prefix { $0.isLowercase }
    return word.count > 2 && word.count < name.count ? String(word) : nil
  }
}
