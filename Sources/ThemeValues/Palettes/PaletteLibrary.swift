/// All palettes, each read when it is first asked for.
package enum PaletteLibrary {
  package static func palette(_ version: PaletteVersion) -> Palette {
    switch version {
    case .v2: v2
    case .v3: v3
    case .v4: v4
    case .v5: v5
    case .v6: v6
    case .v7: v7
    case .v8: v8
    }
  }

  private static let v2 = Palette(EmbeddedData.paletteV2)
  private static let v3 = Palette(EmbeddedData.paletteV3)
  private static let v4 = Palette(EmbeddedData.paletteV4)
  private static let v5 = Palette(EmbeddedData.paletteV5)
  private static let v6 = Palette(EmbeddedData.paletteV6)
  private static let v7 = Palette(EmbeddedData.paletteV7)
  private static let v8 = Palette(EmbeddedData.paletteV8)

  /// UIKit's own adaptive colours by the names that `UIColor` has for them, `Color` left off.
  package static let uiKit = Palette(EmbeddedData.paletteUIKit)

  private static let names = PaletteNames.read(EmbeddedData.paletteNames)

  /// The names that the latest palette lacks, each at the beginning of a line.
  private static let olderNames = PaletteText(EmbeddedData.paletteNames)

  /// Whether any palette has the name; only the latest one is read for that.
  package static func isStyle(_ name: String) -> Bool {
    palette(.latest).contains(name) || olderNames.place(of: name) != nil
  }

  /// The newer names that took the place of an older one, in the order of the table.
  package static func successors(of name: String) -> [String] { names.successors[name] ?? [] }

  /// The older names whose place a newer one took, in the order of the table.
  package static func predecessors(of name: String) -> [String] { names.predecessors[name] ?? [] }
}

/// What took the place of names that the latest palette lacks.
struct PaletteNames: Sendable {
  var successors: [String: [String]] = [:]
  var predecessors: [String: [String]] = [:]

  /// Reads lines of `OLD NEW` and of a single old name; `#` begins a comment.
  static func read(_ text: StaticString) -> PaletteNames {
    text.withUTF8Buffer { buffer in
      var names = PaletteNames()
      for line in buffer.split(separator: UInt8(ascii: "\n")) {
        let words = line.split(separator: UInt8(ascii: " ")).map {
          String(decoding: $0, as: UTF8.self)
        }
        guard words.count == 2, words[0] != "#" else { continue }
        names.successors[words[0], default: []].append(words[1])
        names.predecessors[words[1], default: []].append(words[0])
      }
      return names
    }
  }
}
