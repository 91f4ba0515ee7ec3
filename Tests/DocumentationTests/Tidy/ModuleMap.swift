import TestSupport
import Testing

/// The modules and their arrows, read from `Package.swift`.
enum ModuleMap {
  /// The modules that each module may import: those that `Package.swift` gives it.
  static func arrows() throws -> [String: Set<String>] {
    let manifest = String(decoding: try Repository.bytes("Package.swift"), as: UTF8.self)
    let targets = manifest.matches(of: #/module\(\s*"(\w+)"(?:,\s*imports: ("[^)]*?))?(?:, exclude: [^)]*)?\)/#)
    var arrows = Dictionary(uniqueKeysWithValues: targets.map { (String($0.1), names(in: $0.2 ?? "")) })
    let command = try #require(manifest.firstMatch(of: #/name: "themec",\s*dependencies: \[([^\]]*)\]/#))
    arrows["themec"] = names(in: command.1)
    return arrows.merging(others) { ours, others in ours.union(others) }
  }

  private static func names(in list: Substring) -> Set<String> {
    Set(list.matches(of: #/"(\w+)"/#).map { String($0.1) })
  }

  /// What others than modules of the package may import, and the libraries of Apple that a module may.
  private static let others: [String: Set<String>] = [
    "ThemeComponents": ["Observation"],
    "ThemeViews": ["SwiftUI", "UIKit", "AppKit", "Foundation", "Observation"],
    "Benchmarks": ["ThemeComponents", "ThemeTable", "BenchmarkAllocator", "Foundation", "PackageDescription"],
    "Studio": [
      "ThemeBase", "ThemeSyntax", "ThemeTable", "ThemeComponents", "ThemeModel", "ThemeCompiler", "ThemeAnalysis",
      "ThemeExchange",
      "ThemeProject", "ThemeReports", "ThemePage", "ThemeEditor",
    ],
    "Plugins": ["PackagePlugin", "XcodeProjectPlugin", "Foundation", "PackageDescription"],
  ]
}
