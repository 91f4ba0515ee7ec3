/// A palette by the name that `@palette` and `--palette` take.
package enum PaletteVersion: String, CaseIterable, Comparable, Sendable {
  case v2, v3, v4, v5, v6, v7, v8

  /// The default palette.
  package static let latest = PaletteVersion.v8

  package static func < (left: PaletteVersion, right: PaletteVersion) -> Bool { left.place < right.place }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
