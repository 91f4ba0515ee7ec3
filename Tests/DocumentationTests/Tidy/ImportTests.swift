import TestSupport
import Testing

/// Imports run one way: a theme flows down the list of modules and nothing flows back up.
@Suite struct ImportTests {
  /// The C library by its names on the platforms, and the files that may import it, each with its extensions.
  private static let cLibraries: Set<String> = ["CLibrary", "Glibc", "Musl", "Bionic", "Darwin", "WASILibc"]
  private static let platformFiles: Set<String> = [
    "Sources/CLibrary/CLibrary",
    "Sources/ThemeExchange/Import/Colors/ColorSpace",
    "Sources/ThemeTable/Storage/FileContents",
    "Sources/themec/Files/System/LocalFileSystem",
    "Sources/themec/Platform/Platform",
  ]

  /// Files, by module and name, that may import something else of the toolchain.
  private static let exceptions: [String: Set<String>] = [
    "themec/ProgressLine.swift": ["Synchronization"],
    "themec/Console.swift": ["Synchronization"],
    "themec/Workers.swift": ["Synchronization"],
    "ThemeCompiler/Compiler.swift": ["Synchronization"],
    "ThemeTable/StepCounter.swift": ["Synchronization"],
    "ThemeTable/ThemeStore.swift": ["Synchronization"],
    "ThemeTable/ThemeObservers.swift": ["Synchronization"],
  ]

  @Test func everyModuleImportsOnlyWhatTheMapAllows() throws {
    var platformFiles: Set<String> = []
    let arrows = try ModuleMap.arrows()
    // Embedded texts may have lines that begin as an import does.
    for file in Repository.files(under: "Sources", ending: ".swift") where !file.contains("/Generated/Embedded") {
      let module = String(file.split(separator: "/")[1])
      let allowed = try #require(arrows[module], "the map has no module \(module)")
      for name in imports(of: try source(file)) {
        if Self.cLibraries.contains(name) {
          platformFiles.insert(String(file.prefix { $0 != "+" && $0 != "." }))
        } else {
          let isAllowed = allowed.contains(name) || isException(name, in: file)
          expect(isAllowed, "\(file) must not import \(name)")
        }
      }
    }
    expectEqual(platformFiles, Self.platformFiles)
  }

  /// An arrow that no file takes would make a module wait for the compilation of another one for nothing.
  @Test func everyArrowOfTheMapIsTaken() throws {
    let arrows = try ModuleMap.arrows()
    for (module, allowed) in arrows where module.hasPrefix("Theme") {
      let files = Repository.files(under: "Sources/\(module)", ending: ".swift")
      let taken = Set(try files.flatMap { imports(of: try source($0)) })
      let ours = allowed.filter { $0.hasPrefix("Theme") }
      expect(ours.isSubset(of: taken), "\(module) never imports \(ours.subtracting(taken).sorted())")
      try expectEqual(namesOnThePage(module, of: arrows), ours, "the row of \(module) in Sources/README.md")
    }
  }

  /// The modules in the last cell of a module's row in the table of `Sources/README.md`.
  private func namesOnThePage(_ module: String, of arrows: [String: Set<String>]) throws -> Set<String> {
    let rows = try source("Sources/README.md").split(separator: "\n")
    let row = try #require(rows.first { $0.hasPrefix("| `\(module)` | ") })
    let cell = try #require(row.split(separator: "|").last { $0 != " " })
    let names = cell.split { $0 == "," || $0 == " " }.map { "Theme\($0)" }
    return Set(names.filter { arrows[$0] != nil })
  }

  private func isException(_ name: String, in file: String) -> Bool {
    let path = file.split(separator: "/")
    return Self.exceptions["\(path[1])/\(path[path.count - 1])"]?.contains(name) ?? false
  }

  /// The modules that a source text imports, whatever stands before and after their names.
  private func imports(of text: String) -> [String] {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import") else { return nil }
      let isImport = words[..<index].allSatisfy {
        $0.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains($0)
      }
      guard isImport else { return nil }
      let path = words[(index + 1)...].first { !kinds.contains($0) }
      return path?.split(separator: ".").first.map(String.init)
    }
  }

  @Test func anImportIsSeenInEveryForm() {
    let text = """
      import A
      package import B
      @preconcurrency public import C.D
        import struct E.F
      // import G
      let important = 1
      """
    expectEqual(imports(of: text), ["A", "B", "C", "E"])
  }

  private func source(_ file: String) throws -> String { String(decoding: try Repository.bytes(file), as: UTF8.self) }
}
