import ThemeTable

/// One of the eight ways in which a colour can look in a room: appearance, level and contrast.
struct ColorVariant: Hashable, Sendable {
  /// Dark counts 1, elevated 2, high contrast 4.
  let index: Int

  /// All eight, the light, base, normal one first.
  static let all = (0..<8).map { ColorVariant(index: $0) }

  var isDark: Bool { index & 1 != 0 }
  var isElevated: Bool { index & 2 != 0 }
  var isHighContrast: Bool { index & 4 != 0 }

  /// The environment of a room with these choices, on an elevated surface if one says so.
  func environment(in room: PageRoom, isElevated: Bool = false) -> StyleEnvironment {
    room.environment.choosing(.appearance(isDark ? .dark : .light))
      .choosing(.level(isElevated || self.isElevated ? .elevated : .base))
      .choosing(.contrast(isHighContrast ? .high : .normal))
  }

  /// `dark, elevated, high contrast`; of a default choice only the appearance is named.
  var name: String {
    ([isDark ? "dark" : "light"] + (isElevated ? ["elevated"] : [])
      + (isHighContrast ? ["high contrast"] : [])).joined(separator: ", ")
  }

  /// `dark-elevated-high`, for names of files.
  var fileName: String {
    ([isDark ? "dark" : "light"] + (isElevated ? ["elevated"] : [])
      + (isHighContrast ? ["high"] : [])).joined(separator: "-")
  }
}
