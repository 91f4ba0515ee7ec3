import Foundation

/// The stylesheets of a target, and what each of them is made of.
///
/// The compiler is not built yet when a plugin is asked for its commands, so imports are found here by a scan of the text.
struct ThemeScan {
  /// The stylesheets that are compiled: those that no other one in the target imports, sorted by their paths.
  let themes: [URL]
  private let imports: [URL: [URL]]

  /// Scans some stylesheets and everything that they import.
  init(_ stylesheets: [URL]) {
    let stylesheets = stylesheets.map(\.standardizedFileURL)
    var imports: [URL: [URL]] = [:]
    var pending = stylesheets
    while let file = pending.popLast() {
      guard imports[file] == nil else { continue }
      let found = Self.imports(of: file)
      imports[file] = found
      pending += found
    }
    self.imports = imports
    let imported = Set(stylesheets.flatMap { file in (imports[file] ?? []).filter { $0 != file } })
    let roots = stylesheets.filter { !imported.contains($0) }
    // Stylesheets that import each other are all compiled, so that the compiler reports the cycle.
    themes = (roots.isEmpty ? stylesheets : roots).sorted { $0.path < $1.path }
  }

  /// The theme that gives the target its accessors: the only one, or the one that is called `Theme` or as the target is.
  func themeOfAccessors(in target: String) -> URL? {
    if themes.count == 1 { return themes.first }
    let names = ["theme", target.lowercased()]
    return themes.first { names.contains($0.deletingPathExtension().lastPathComponent.lowercased()) }
  }

  /// Every file on which the products depend, or could depend after a change of one of them.
  ///
  /// Beside a stylesheet outside of the target are others that it could import next.
  var files: [URL] {
    var files = Set(imports.keys)
    let folders = Set(files.map { $0.deletingLastPathComponent() })
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      files.formUnion(names.filter { $0.hasSuffix(".nss") }.map { folder.appending(path: $0).standardizedFileURL })
    }
    let configurations = Set(folders.flatMap(Self.configurations))
    files.formUnion(configurations)
    files.formUnion(configurations.flatMap(Self.registryFiles))
    return files.filter { FileManager.default.fileExists(atPath: $0.path) }.sorted { $0.path < $1.path }
  }

  /// A key of the section `plugin` of the configurations of a stylesheet, from the nearest one that has it.
  func setting(_ key: String, of file: URL) -> String? {
    Self.configurations(of: file.deletingLastPathComponent()).lazy.compactMap { configuration in
      (Self.settings(in: configuration)?["plugin"] as? [String: Any])?[key] as? String
    }.first
  }

  // MARK: - Stylesheets

  /// The files that a stylesheet imports; built-in themes are not files.
  private static func imports(of file: URL) -> [URL] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return importedNames(in: text).filter { !$0.hasPrefix("themec:") }.map {
      URL(filePath: $0, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
    }
  }

  /// The names after `@import`, outside of comments and strings.
  static func importedNames(in text: String) -> [String] {
    // A comment, a string, or an import with its string.
    let pattern =
      #"/\*(?s:.*?)(?:\*/|\z)|//[^\n]*|@import\s*(?:/\*(?s:.*?)\*/\s*)*(?:"([^"\n]*)"|'([^'\n]*)')|"[^"\n]*"|'[^'\n]*'"#
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let all = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: all).compactMap { match in
      (1...2).lazy.compactMap { Range(match.range(at: $0), in: text) }.first.map { String(text[$0]) }
    }
  }

  // MARK: - Configurations

  /// The configurations of a folder: `themec.json` in it and above it, up to one that is the root or to a repository's top.
  private static func configurations(of folder: URL) -> [URL] {
    var files: [URL] = []
    var folder = folder
    while true {
      let file = folder.appending(path: "themec.json")
      if let settings = settings(in: file) {
        files.append(file)
        if settings["root"] as? Bool == true { return files }
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      let isTop = FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
      if isTop || parent.path == folder.path || folder.path == "/" { return files }
      folder = parent
    }
  }

  /// The content of a configuration, empty if it cannot be read; nil if it does not exist.
  private static func settings(in file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  /// The registry files that a configuration names.
  private static func registryFiles(of configuration: URL) -> [URL] {
    let folder = configuration.deletingLastPathComponent()
    let settings = settings(in: configuration) ?? [:]
    let overrides = settings["overrides"] as? [[String: Any]] ?? []
    return ([settings] + overrides).flatMap { $0["registry"] as? [String] ?? [] }.map {
      URL(filePath: $0, relativeTo: folder).standardizedFileURL
    }
  }
}
