import ThemeBase
import ThemeTable

/// The texts of a catalogue, byte for byte as Xcode writes them: sorted keys, spaces around colons, three decimals.
enum CatalogText {
  /// The `Contents.json` of a folder.
  static func folder(isNamespace: Bool) -> [UInt8] {
    document { json in
      writeInfo(to: &json)
      if isNamespace { json.object("properties") { $0.member("provides-namespace", true) } }
    }
  }

  /// The `Contents.json` of a colour set.
  static func colorSet(_ set: CatalogSet) -> [UInt8] {
    document { json in
      json.array("colors") { json in
        write(set.phone, idiom: "universal", to: &json)
        // Without entries of its own a device takes the universal ones.
        if set.pad != set.phone { write(set.pad, idiom: "ipad", to: &json) }
      }
      writeInfo(to: &json)
    }
  }

  private static func document(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(.spaced)
    json.object(body)
    return json.document()
  }

  private static func writeInfo(to json: inout JSONWriter) {
    json.object("info") { json in
      json.member("author", "xcode")
      json.member("version", 1)
    }
  }

  /// Writes the entries for light, dark, and both with high contrast; those that say nothing new are left out.
  private static func write(_ colors: [StyleColor], idiom: String, to json: inout JSONWriter) {
    let followsAppearance = colors[0] != colors[1] || colors[2] != colors[3]
    let followsContrast = colors[0] != colors[2] || colors[1] != colors[3]
    for (index, color) in colors.enumerated() {
      let (isDark, isHigh) = (index & 1 != 0, index & 2 != 0)
      guard followsAppearance || !isDark, followsContrast || !isHigh else { continue }
      let appearances = (isDark ? [("luminosity", "dark")] : []) + (isHigh ? [("contrast", "high")] : [])
      json.object { json in
        if !appearances.isEmpty {
          json.array("appearances", appearances) { json, appearance in
            json.object { json in
              json.member("appearance", appearance.0)
              json.member("value", appearance.1)
            }
          }
        }
        json.object("color") { write(color, to: &$0) }
        json.member("idiom", idiom)
      }
    }
  }

  private static func write(_ color: StyleColor, to json: inout JSONWriter) {
    json.member("color-space", "srgb")
    json.object("components") { json in
      json.member("alpha", share(color.alpha))
      json.member("blue", share(color.blue))
      json.member("green", share(color.green))
      json.member("red", share(color.red))
    }
  }

  /// A channel as 0…1 with three decimals, which give the same eight bits back.
  private static func share(_ channel: UInt8) -> String {
    let thousandths = (Int(channel) * 1_000 + 127) / 255
    let digits = String(1_000 + thousandths % 1_000).dropFirst()
    return "\(thousandths / 1_000).\(digits)"
  }
}
