import ThemeApp

/// Classes that share a beginning with which no class begins that the app asks for: a library may ask for them.
struct ClassFamilies {
  /// The fewest classes that make a beginning more than a coincidence.
  private static let fewest = 3

  private var members: [String: [String]]
  private let known: Set<String>

  init(_ names: [String], of app: AppUsage) {
    members = Dictionary(grouping: names) { AppUsage.beginning(of: $0) ?? "" }.filter {
      !$0.key.isEmpty && $0.value.count >= Self.fewest && !app.beginnings.contains($0.key)
    }
    known = Set(members.keys)
  }

  /// The beginning that a class shares with enough others.
  func family(of name: String) -> String? {
    AppUsage.beginning(of: name).flatMap { known.contains($0) ? $0 : nil }
  }

  /// The members of a family when it is first asked for; nil later.
  mutating func takeMembers(of family: String) -> [String]? { members.removeValue(forKey: family) }
}
