/// Paths of imports, worked out as text: forward slashes, `.` and `..` taken out.
package enum ImportPath {
  /// The path of an import relative to the file that holds it.
  package static func resolve(_ path: String, from importer: String) -> String {
    if path.hasPrefix("/") { return normalize(path) }
    let folder = folder(of: importer)
    return normalize(folder.isEmpty ? path : folder + "/" + path)
  }

  /// The folder of a file; empty for a file of the working directory.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The same path without `.`, empty parts, and `..` behind a folder.
  package static func normalize(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The folder that a theme's imports may not leave: the working directory for a theme below it, else the theme's own.
  package static func root(ofTheme path: String) -> String {
    let normal = normalize(path)
    return normal.hasPrefix("/") || normal == ".." || normal.hasPrefix("../")
      ? folder(of: normal) : ""
  }

  /// Whether a path lies in a folder or below it; both are normal.
  package static func isInside(_ path: String, _ root: String) -> Bool {
    if root.isEmpty { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    return root == "/" ? path.hasPrefix("/") : path.hasPrefix(root + "/")
  }
}
