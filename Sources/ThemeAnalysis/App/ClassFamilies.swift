import ThemeApp
import ThemeModel

/// Classes that share a beginning with which no class begins that the app asks for: a library may ask for them.
///
/// Kinds of the runtime's own classes, such as `LargeButton`, are none.
struct ClassFamilies {
  /// The fewest classes that make a beginning more than a coincidence.
  private static let fewest = 3

  private let known: Set<String>

  init(_ names: [String], of app: AppUsage, in registry: Registry) {
    let members = Dictionary(grouping: names) { AppUsage.beginning(of: $0) ?? "" }.filter { beginning, names in
      // Such as `LargeButton` and `LargeLabel`, which no library asks for.
      let isKindOfKnown = { (name: String) in registry.resolvePath(String(name.dropFirst(beginning.count))) != nil }
      guard names.count >= Self.fewest else { return false }
      return !beginning.contains(where: { $0.isLowercase }) || !names.allSatisfy(isKindOfKnown)
    }
    known = Set(members.keys).subtracting(app.beginnings)
  }

  /// The beginning that a class shares with enough others.
  func family(of name: String) -> String? {
    AppUsage.beginning(of: name).flatMap { known.contains($0) ? $0 : nil }
  }
}
