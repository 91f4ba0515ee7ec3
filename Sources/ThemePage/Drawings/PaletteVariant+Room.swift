import ThemeAnalysis
import ThemeModel
import ThemeTable

extension PaletteVariant {
  /// The environment of a room with these choices; the level is elevated if `isElevated` is set.
  func environment(in room: PageRoom, isElevated: Bool = false) -> StyleEnvironment {
    let environment = applied(to: room.environment)
    return isElevated ? environment.choosing(.level(.elevated)) : environment
  }
}
