import ThemeBase

/// The names of images and colours that an app has, by the paths of its files.
package struct AssetNames: Sendable, Equatable {
  package private(set) var images: Set<String> = []
  package private(set) var colors: Set<String> = []
  /// The paths of images outside of catalogues, without endings and with a '/' before them.
  private var paths: Set<String> = []

  /// Takes the paths of files; those of `namespaces` are folders of catalogues that precede their assets' names.
  package init(paths: some Sequence<String>, namespaces: Set<String> = []) {
    for path in paths {
      let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
      if let catalog = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
        add(parts, in: catalog, namespaces: namespaces)
      } else if let file = parts.last, let name = Self.imageName(file) {
        images.insert(name)
        self.paths.insert((parts.dropLast() + [name[...]]).map { "/" + $0 }.joined())
      }
    }
  }

  /// Whether an image has a name, or lies so in a folder: `Icons/arrow`.
  package func have(image name: String) -> Bool {
    if images.contains(name) { return true }
    let end = "/" + name
    return name.contains("/") && paths.contains { $0.hasSuffix(end) }
  }

  /// Whether a file says something about images by its path.
  package static func isOfInterest(_ path: String) -> Bool {
    let file = path.split(separator: "/").last ?? ""
    return file == "Contents.json" || imageName(file) != nil
  }

  /// Whether a file describes a folder of a catalogue, not an asset.
  package static func isCatalogFolder(_ path: String) -> Bool {
    let parts = path.split(separator: "/").suffix(2)
    return path.includes(".xcassets/") && parts.last == "Contents.json" && parts.first?.hasSuffix("set") == false
  }

  /// Whether such a description makes the folder's name a part of the names in it.
  package static func providesNamespace(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return text.includes("\"provides-namespace\":true")
  }

  private mutating func add(_ parts: [Substring], in catalog: Int, namespaces: Set<String>) {
    guard parts.count > catalog + 2, parts.last == "Contents.json" else { return }
    var name = ""
    for index in (catalog + 1)..<(parts.count - 2) {
      if namespaces.contains(parts[...index].joined(separator: "/")) { name += parts[index] + "/" }
    }
    let folder = parts[parts.count - 2]
    for (end, isImage) in [(".imageset", true), (".symbolset", true), (".colorset", false)] where folder.hasSuffix(end)
    {
      name += folder.dropLast(end.count)
      if isImage { images.insert(name) } else { colors.insert(name) }
    }
  }

  /// `arrow` of `arrow@2x~ipad.png`; nil for other files.
  private static func imageName(_ file: Substring) -> String? {
    let kinds = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".gif", ".webp"]
    let lowercased = file.lowercased()
    guard let kind = kinds.first(where: lowercased.hasSuffix) else { return nil }
    var name = file.dropLast(kind.count)
    for end in ["~ipad", "~iphone", "@2x", "@3x"] where name.hasSuffix(end) { name = name.dropLast(end.count) }
    return String(name)
  }
}
