import TestSupport
import Testing

/// Imports run one way: a theme flows down the list of modules and nothing flows back up.
@Suite struct ImportTests {
  /// The modules of the package that each module may import.
  private static let arrows: [String: Set<String>] = [
    "CLibrary": [],
    "ThemeTable": [],
    "ThemeBase": [],
    "ThemeDiagnostics": ["ThemeBase"],
    "ThemeFiles": ["CLibrary", "ThemeBase"],
    "ThemeJSON": ["ThemeBase"],
    "ThemeReports": ["ThemeBase", "ThemeDiagnostics", "ThemeJSON"],
    "ThemeSyntax": ["ThemeBase", "ThemeDiagnostics"],
    "ThemeFormat": ["ThemeBase", "ThemeDiagnostics", "ThemeSyntax"],
    "ThemeValues": ["ThemeBase", "ThemeTable"],
    "ThemeRegistry": ["ThemeBase", "ThemeDiagnostics", "ThemeSyntax", "ThemeTable", "ThemeValues"],
    "ThemeCompiler": [
      "ThemeBase", "ThemeDiagnostics", "ThemeSyntax", "ThemeValues", "ThemeRegistry", "ThemeTable", "ThemeApp",
    ], "ThemeSource": ["ThemeBase", "ThemeDiagnostics", "ThemeTable", "ThemeCompiler"],
    "ThemeLint": [
      "ThemeBase", "ThemeDiagnostics", "ThemeSyntax", "ThemeValues", "ThemeRegistry", "ThemeTable", "ThemeApp",
      "ThemeCompiler",
    ], "ThemeConfiguration": ["ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeValues"], "ThemeApp": ["ThemeBase"],
    "ThemeAcceptance": ["ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeSyntax", "ThemeTable"],
    "ThemeService": [
      "ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeSyntax", "ThemeValues", "ThemeRegistry", "ThemeTable",
      "ThemeApp", "ThemeCompiler", "ThemeLint",
    ],
    "ThemeEditor": [
      "ThemeBase", "ThemeDiagnostics", "ThemeSyntax", "ThemeValues", "ThemeRegistry", "ThemeTable", "ThemeApp",
      "ThemeCompiler", "ThemeLint", "ThemeConfiguration", "ThemeAcceptance", "ThemeService",
    ],
    "ThemeLanguageServer": [
      "ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeSyntax", "ThemeFormat", "ThemeRegistry", "ThemeTable",
      "ThemeApp", "ThemeCompiler", "ThemeConfiguration", "ThemeAcceptance", "ThemeService", "ThemeEditor",
    ],
    "ThemeEmit": [
      "ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeSyntax", "ThemeValues", "ThemeRegistry", "ThemeTable",
      "ThemeCompiler", "ThemeService",
    ],
    "ThemeImport": [
      "ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeSyntax", "ThemeFormat", "ThemeValues", "ThemeTable",
    ], "ThemeBrand": ["ThemeBase", "ThemeDiagnostics", "ThemeTable", "ThemeValues", "ThemeCompiler", "ThemeLint"],
    "ThemeComponents": ["ThemeTable"],
    "ThemeHost": ["ThemeTable", "ThemeComponents", "SwiftUI", "UIKit", "AppKit", "Foundation"],
    "ThemePreview": ["ThemeBase", "ThemeTable", "ThemeComponents"],
    "ThemePage": [
      "ThemeComponents", "ThemePreview", "ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeReports", "ThemeTable",
      "ThemeValues", "ThemeRegistry", "ThemeApp", "ThemeCompiler", "ThemeLint", "ThemeService",
    ],
    "ThemeBenchmarks": [
      "ThemeComponents", "ThemeBase", "ThemeSyntax", "ThemeRegistry", "ThemeTable", "ThemeCompiler", "ThemeLint",
      "BenchmarkAllocator", "Foundation",
    ],
    "Studio": [
      "ThemeBase", "ThemeBrand", "ThemeDiagnostics", "ThemeJSON", "ThemeSyntax", "ThemeTable", "ThemeComponents",
      "ThemeCompiler", "ThemeEditor", "ThemeFormat", "ThemePage", "ThemeReports", "ThemeService",
    ], "Plugins": ["PackagePlugin", "XcodeProjectPlugin", "Foundation"],
    "themec": [
      "ThemeFiles", "ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeReports", "ThemeSyntax", "ThemeValues",
      "ThemeRegistry", "ThemeTable", "ThemeConfiguration", "ThemeAcceptance", "ThemeApp", "ThemeCompiler", "ThemeLint",
      "ThemeService", "ThemeEmit", "ThemeImport", "ThemeBrand", "ThemeComponents", "ThemePreview", "ThemePage",
      "ThemeFormat", "ThemeEditor", "ThemeLanguageServer",
    ],
  ]

  /// The C library by its names on the platforms; each of these modules has one file, with its extensions,
  /// that may import it.
  private static let cLibraries: Set<String> = ["CLibrary", "Glibc", "Musl", "Bionic", "Darwin", "WASILibc"]
  private static let modulesWithPlatformFile: Set<String> = ["CLibrary", "ThemeTable", "ThemeFiles", "themec"]

  /// Files, by module and name, that may import something else of the toolchain.
  private static let exceptions: [String: Set<String>] = [
    "themec/RunNotes.swift": ["Synchronization"],
    "ThemeTable/StepCounter.swift": ["Synchronization"],
    "ThemeTable/ThemeStore.swift": ["Synchronization"],
    "ThemeTable/ThemeObservers.swift": ["Synchronization"],
  ]

  @Test func everyModuleImportsOnlyWhatTheMapAllows() throws {
    var platformFiles: [String: Set<String>] = [:]
    let files = Repository.files(under: "Sources", ending: ".swift")
    #expect(!files.isEmpty)
    for file in files {
      let module = String(file.split(separator: "/")[1])
      let allowed = try #require(Self.arrows[module], "the map has no module \(module)")
      for name in imports(of: try source(file)) {
        if Self.cLibraries.contains(name), Self.modulesWithPlatformFile.contains(module) {
          let stem = file.prefix { $0 != "+" && $0 != "." }
          platformFiles[module, default: []].insert(String(stem))
        } else {
          let isAllowed = allowed.contains(name) || isException(name, in: file)
          #expect(isAllowed, "\(file) must not import \(name)")
        }
      }
    }
    for (module, files) in platformFiles {
      #expect(files.count == 1, "\(module) imports the C library in \(files.sorted())")
    }
  }

  /// An arrow that no file takes would make a module wait for the compilation of another one for nothing.
  @Test func everyArrowOfTheMapIsTaken() throws {
    for (module, allowed) in Self.arrows where module.hasPrefix("Theme") {
      let files = Repository.files(under: "Sources/\(module)", ending: ".swift")
      let taken = Set(try files.flatMap { imports(of: try source($0)) })
      let ours = allowed.filter { $0.hasPrefix("Theme") }
      #expect(ours.isSubset(of: taken), "\(module) never imports \(ours.subtracting(taken).sorted())")
      #expect(try namesOnThePage(module) == ours, "the row of \(module) in Sources/README.md")
    }
  }

  /// The modules in the last cell of a module's row in the table of `Sources/README.md`.
  private func namesOnThePage(_ module: String) throws -> Set<String> {
    let rows = try source("Sources/README.md").split(separator: "\n")
    let row = try #require(rows.first { $0.hasPrefix("| `\(module)` | ") })
    let cell = try #require(row.split(separator: "|").last { $0 != " " })
    let names = cell.split { $0 == "," || $0 == " " }.map { "Theme\($0)" }
    return Set(names.filter { Self.arrows[$0] != nil })
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
    #expect(imports(of: text) == ["A", "B", "C", "E"])
  }

  private func source(_ file: String) throws -> String { String(decoding: try Repository.bytes(file), as: UTF8.self) }
}
