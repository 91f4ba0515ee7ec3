import ThemeApp

/// Classes that share a beginning with which no class begins that the app asks for: a library may ask for them.
struct ClassFamilies {
  /// The fewest classes that make a beginning more than a coincidence.
  private static let fewest = 3

  private let known: Set<String>

  init(_ names: [String], of app: AppUsage) {
    let members = Dictionary(grouping: names.compactMap(AppUsage.beginning)) { $0 }
    known = Set(members.filter { $0.value.count >= Self.fewest }.keys).subtracting(app.beginnings)
  }

  /// The beginning that a class shares with enough others.
  func family(of name: String) -> String? {
    AppUsage.beginning(of: name).flatMap { known.contains($0) ? $0 : nil }
  }
}
