import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// The studio, a page on which people edit themes, with a place for the files that it begins with.
///
/// `Sources/Studio/pack.py` makes the page. In front of the module, which is most of the page, an element holds the files.
struct StudioPage {
  /// The name by which the page lies beside the executable.
  static let fileName: FilePath = "themec-studio.html"
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

  /// The page with some themes and all stylesheets that they import, each theme before its imports.
  ///
  /// Built-in themes are left out, as the page has them.
  func filled(with graph: ImportGraph) -> [UInt8] {
    let names = graph.namesBelowSharedFolder
    var json = JSONWriter(.compact)
    json.object { json in
      json.array("themes", graph.entries) { $0.value(names[$1] ?? "") }
      json.array("files", names.sorted { $0.key < $1.key }) { json, file in
        json.array { json in
          json.value(file.value)
          json.value(String(decoding: graph.files[file.key].tree.file.bytes, as: UTF8.self))
        }
      }
    }
    return head + Self.escaped(json.document()) + tail
  }

  /// JSON in which no text ends an element of a page or begins a comment.
  private static func escaped(_ json: [UInt8]) -> [UInt8] {
    json.flatMap { $0 == UInt8(ascii: "<") ? Array(#"\u003C"#.utf8) : [$0] }
  }
}

extension ImportGraph {
  /// The path of each stylesheet below the folder that all of them share, by its number.
  ///
  /// Imports lead from one such path to another, and nothing tells where on the disk they lie.
  fileprivate var namesBelowSharedFolder: [Int: String] {
    let files = paths.indices.filter { paths[$0].origin != .builtIn }
    let places = files.map { FilePath(bytes: paths[$0].bytes).absolute.bytes }
    let shared = places.dropFirst().reduce(places.first ?? []) { shared, place in
      zip(shared, place).prefix { $0 == $1 }.map(\.0)
    }
    let start = shared.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let names = places.map { String(decoding: $0[start...], as: UTF8.self) }
    return Dictionary(uniqueKeysWithValues: zip(files, names))
  }
}
