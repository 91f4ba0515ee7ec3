import TestSupport
import Testing

/// The page about the sources names only what exists, and every exception that the sources make.
@Suite struct SourcesPageTests {
  private static let page = "Sources/README.md"
  /// The modules that ship in apps: what is public there is a promise.
  private static let libraries: Set<Substring> = ["ThemeTable", "ThemeComponents", "ThemeViews", "ThemeSource"]

  @Test func thePageListsWhatIsPublicInOtherModules() throws {
    var listed: [Substring: Set<String>] = [:]
    let table = try text(Self.page).split(separator: "| module | public |")
    for line in try #require(table.last).split(separator: "\n").dropFirst() {
      guard line.hasPrefix("| `") else { break }
      let names = codeSpans(of: line)
      listed[try #require(names.first)] = Set(names.dropFirst().map(String.init))
    }
    expectEqual(listed, (try publicNames()))
  }

  @Test func everyPathOnThePageExists() throws {
    let files = Repository.files(under: "Sources") + Repository.files(under: "Tests")
    for path in codeSpans(of: try text(Self.page)) where path.contains("/") && !path.contains(" ") && path.first != "/"
    {
      let path = path.hasSuffix("/") ? path.dropLast() : path
      let exists = files.contains { file in
        ["Sources/\(path)", String(path)].contains { file == $0 || file.hasPrefix($0 + "/") }
          || file.contains("/\(path)/")
      }
      expect(exists, "\(Self.page) names \(path)")
    }
  }

  @Test func everyTypeOnThePageExists() throws {
    var declared: Set<Substring> = ["RandomAccessCollection", "UInt8"]
    for file in Repository.files(under: "Sources", ending: ".swift")
      + Repository.files(under: "Tests", ending: ".swift")
    {
      let words = try text(file).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      for (keyword, name) in zip(words, words.dropFirst())
      where ["struct", "enum", "class", "protocol", "typealias"].contains(keyword) { declared.insert(name) }
    }
    for span in codeSpans(of: try text(Self.page)) {
      let name = span.prefix { $0.isLetter || $0.isNumber }
      let end = span[name.endIndex...]
      guard name.first?.isUppercase ?? false, name.contains(where: \.isLowercase),
        end.isEmpty || (end.first == "." && !end.hasSuffix(".md") && !end.hasSuffix(".swift"))
      else { continue }
      let isModule =
        !Repository.files(under: "Sources/\(name)").isEmpty || !Repository.files(under: "Tests/\(name)").isEmpty
        || !Repository.files(under: "Sources/Plugins/\(name)").isEmpty
      expect(isModule || declared.contains(name) || Self.words.contains(name), "\(Self.page) names \(name)")
    }
  }

  /// Words of stylesheets and folders on the page that are no types of ours.
  private static let words: Set<Substring> = ["Button", "Label", "Color", "Number", "Themes", "Generated"]

  /// The names that are public at the top of a file, and the extended types that get public members, by their module.
  private func publicNames() throws -> [Substring: Set<String>] {
    var names: [Substring: Set<String>] = [:]
    for file in Repository.files(under: "Sources", ending: ".swift") {
      let module = file.split(separator: "/")[1]
      guard !Self.libraries.contains(module) else { continue }
      var owner: Substring?
      var isLiteral = false
      for line in try text(file).split(separator: "\n") {
        if line.contains("\"\"\"") { isLiteral.toggle() }
        if isLiteral { continue }
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "/" }
        let isTop = line.first != " " && line.first != "/"
        let kind = words.firstIndex { ["struct", "enum", "class", "protocol", "typealias", "extension"].contains($0) }
        if isTop, let kind, kind + 1 < words.count { owner = words[kind + 1] }
        let isPublic = words.first == "public" || words.starts(with: ["inlinable", "public"])
        if isPublic, words.count > 1, words[1] != "import", let owner {
          names[module, default: []].insert(String(owner))
        }
      }
    }
    return names
  }

  private func codeSpans(of text: some StringProtocol) -> [Substring] {
    var isFenced = false
    var spans: [Substring] = []
    for line in String(text).split(separator: "\n") {
      if line.hasPrefix("```") { isFenced.toggle() }
      guard !isFenced, !line.hasPrefix("```") else { continue }
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      for index in stride(from: 1, to: parts.count, by: 2) { spans.append(parts[index]) }
    }
    return spans
  }

  private func text(_ file: String) throws -> String { String(decoding: try Repository.bytes(file), as: UTF8.self) }
}
