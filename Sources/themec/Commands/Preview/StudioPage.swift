import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// The studio, a page on which people edit themes, with a place for the files that it begins with.
///
/// `Sources/Studio/pack.py` makes the page. In front of the module, which is most of the page, an element holds the files.
struct StudioPage {
  /// The name of the page.
  static let fileName: FilePath = "themec-studio.html"

  /// Where the page may lie for an executable: beside it, as in a folder of a release; in the `share` of its prefix, as in a
  /// wheel, a bundle or `~/.local`; and in the `dist` of the sources that it was built from.
  static func places(of executable: FilePath) -> [FilePath] {
    let folder = executable.folder
    let build = folder.foldersAbove.first { $0.lastComponent == ".build" }
    return [
      folder.appending(fileName), folder.folder.appending("share/themec").appending(fileName),
      build?.folder.appending("dist").appending(fileName),
    ].compactMap(\.self)
  }

  private static let start = Array("<script type=\"application/json\" id=\"files\">".utf8)
  private static let end = Array("</script>\n<script type=\"text/plain\" id=\"module\">".utf8)

  private let head: ArraySlice<UInt8>
  private let tail: ArraySlice<UInt8>

  /// Finds the place for the files; nil in a page that is no studio.
  init?(_ page: [UInt8]) {
    guard let start = page.firstRange(of: Self.start), let end = page[start.upperBound...].firstRange(of: Self.end)
    else { return nil }
    head = page[..<start.upperBound]
    tail = page[end.lowerBound...]
  }

  /// The page with some themes and all stylesheets that they import, each theme before its imports, and with other files, those
  /// of the settings.
  ///
  /// Built-in themes are left out, as the page has them.
  func filled(
    with graph: ImportGraph, themes count: Int, and others: [(path: FilePath, bytes: [UInt8])]
  ) -> [UInt8] {
    let numbers = graph.paths.indices.filter { graph.paths[$0].origin != .builtIn }
    let sheets = numbers.map { (path: FilePath(bytes: graph.paths[$0].bytes), bytes: graph.files[$0].tree.file.bytes) }
    let files = sheets + others
    let names = Self.namesBelowSharedFolder(files.map(\.path))
    let themes = graph.entries.prefix(count).compactMap { numbers.firstIndex(of: $0) }
    let contents: JSONObject = [
      "themes": themes.map { names[$0] },
      "files": zip(names, files).map { [$0, String(decoding: $1.bytes, as: UTF8.self)] },
    ]
    var json = JSONWriter(.compact)
    contents.write(to: &json)
    return head + Self.escaped(json.document()) + tail
  }

  /// The path of each file below the folder that all of them share.
  ///
  /// Imports lead from one such path to another, and nothing tells where on the disk they lie.
  private static func namesBelowSharedFolder(_ paths: [FilePath]) -> [String] {
    let places = paths.map(\.absolute.bytes)
    let shared = places.dropFirst().reduce(places.first ?? []) { shared, place in
      zip(shared, place).prefix { $0 == $1 }.map(\.0)
    }
    let start = shared.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return places.map { String(decoding: $0[start...], as: UTF8.self) }
  }

  /// JSON in which no text ends an element of a page or begins a comment.
  private static func escaped(_ json: [UInt8]) -> [UInt8] {
    json.flatMap { $0 == UInt8(ascii: "<") ? Array(#"\u003C"#.utf8) : [$0] }
  }
}
