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

/// Names of folders and colour sets from which Xcode makes good symbols.
enum CatalogNames {
  /// The longest name of a set, in bytes: file systems take 255, with an extension.
  private static let longest = 200

  /// A name that every file system takes and that is not a keyword of Swift: the theme's own as far as possible.
  static func name(_ name: String) -> String {
    var scalars = String.UnicodeScalarView(
      name.unicodeScalars.map { scalar in
        let isForbidden = "/:\\".unicodeScalars.contains(scalar) || scalar.value < 0x20
        return isForbidden || scalar.value == 0x7F ? "-" : scalar
      })
    if let first = scalars.first, first == "." || first == "~" {
      scalars.replaceSubrange(..<scalars.index(after: scalars.startIndex), with: ["-"])
    }
    while String(scalars).utf8.count > longest { scalars.removeLast() }
    while let last = scalars.last, last == "." || last == " " { scalars.removeLast() }
    let text = String(scalars)
    if ExportedNames.words(of: text).isEmpty { return "unnamed" }
    return keywords.contains(symbol(text)) ? "theme-\(text)" : text
  }

  /// The keys in which the names of two sets must differ: the folder, ignoring case, and the symbol.
  static func keys(_ name: String) -> [String] { ["/\(folder(name))", symbol(name)] }

  /// The folder's name as the file systems of Apple compare it, without regard to case.
  static func folder(_ name: String) -> String { name.lowercased() }

  /// The key of the symbol for a name: Xcode splits a name into words and drops a final "Color".
  static func symbol(_ name: String) -> String {
    var words = ExportedNames.words(of: name).map { $0.lowercased() }
    if words.count > 1, words.last == "color" { words.removeLast() }
    return words.joined()
  }

  /// The words that a symbol cannot be called without backticks, in small letters as ``symbol(_:)`` returns them.
  private static let keywords = Set(SwiftWords.keywords.map { $0.lowercased() })
}

/// The places of a theme's colours in a catalogue, so that an app's existing code finds them.
package struct CatalogLayout: Sendable {
  /// Whether each folder is a name space: `Colors/brand`, and not `brand`.
  package var hasNamespaces = true
  /// The folders and the name of a colour's set, by the name of the colour in the theme: `Text/ENA Background Color`.
  package private(set) var places: [String: String] = [:]

  package init() {}

  /// Sets the place of a colour's set; false for one that no catalogue can have.
  package mutating func setPlace(_ place: String, of name: String) -> Bool {
    let parts = place.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !name.isEmpty, parts.allSatisfy(Self.isName) else { return false }
    places[name.hasPrefix("@") ? String(name.dropFirst()) : name] = place
    return true
  }

  private static func isName(_ part: String) -> Bool {
    let isPlain = part.unicodeScalars.allSatisfy { $0.value >= 0x20 && !":\\".unicodeScalars.contains($0) }
    return isPlain && !part.isEmpty && part.first != "." && part.utf8.count <= 200
  }
}
