import ThemeAnalysis
package import ThemeComponents
import ThemeModel
package import ThemeTable

/// A room in which components are shown: a device held in one way.
package struct PageRoom: Hashable, Sendable {
  /// For people: `Phone`.
  package let name: String
  /// For names of files and classes: `phone`.
  package let key: String
  /// The room in points.
  package let size: LayoutSize
  /// Device, orientation and size class; light, base and normal.
  package let environment: StyleEnvironment

  /// A phone held upright, a tablet upright and a tablet on its side.
  package static let all = [
    PageRoom(name: "Phone", key: "phone", size: LayoutSize(width: 390, height: 844), environment: StyleEnvironment()),
    PageRoom(
      name: "Tablet", key: "tablet", size: LayoutSize(width: 834, height: 1194),
      environment: StyleEnvironment().choosing(.device(.ipad)).choosing(.sizeClass(.regular))),
    PageRoom(
      name: "Tablet, landscape", key: "tablet-landscape", size: LayoutSize(width: 1194, height: 834),
      environment: StyleEnvironment().choosing(.device(.ipad)).choosing(.sizeClass(.regular)).choosing(
        .orientation(.landscape))),
  ]

  /// The environments in which components are laid out in the light: columns are narrow, and sheets are elevated.
  static let environments = all.flatMap { room in
    [room.environment, room.environment.choosing(.sizeClass(.compact))].flatMap {
      [$0, $0.choosing(.level(.elevated))]
    }
  }

  /// The surroundings of a component in this room; nil is the room's own environment.
  package func traits(
    _ environment: StyleEnvironment? = nil, isRightToLeft: Bool = false, textSize: StyleTextSize = .large
  ) -> ViewTraits {
    ViewTraits(
      size: size, environment: environment ?? self.environment,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, contentSizeCategory: textSize)
  }
}

extension PaletteVariant {
  /// The environment of a room with these choices; the level is elevated if `isElevated` is set.
  func environment(in room: PageRoom, isElevated: Bool = false) -> StyleEnvironment {
    let environment = applied(to: room.environment)
    return isElevated ? environment.choosing(.level(.elevated)) : environment
  }
}
