import ThemeService
import ThemeTable
import ThemeValues

extension PaletteVariant {
  /// The environment of a room with these choices; the level is elevated if `isElevated` is set.
  func environment(in room: PageRoom, isElevated: Bool = false) -> StyleEnvironment {
    let environment = applied(to: room.environment)
    return isElevated ? environment.choosing(.level(.elevated)) : environment
  }

  /// `dark, elevated, high contrast`; of a default choice only the appearance is named.
  var name: String {
    ([isOnDark ? "dark" : "light"] + (isElevated ? ["elevated"] : [])
      + (isHighContrast ? ["high contrast"] : [])).joined(separator: ", ")
  }
}
