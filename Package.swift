// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (Context.environment["THEMEC_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// A module, the modules that it imports, and its folders without sources.
func module(_ name: String, imports modules: String..., exclude: [String] = []) -> Target {
  .target(name: name, dependencies: modules.map { .byName(name: $0) }, exclude: exclude, swiftSettings: settings)
}

/// Tests, the modules that they import, and their files that are no sources.
func tests(_ name: String, import modules: String..., exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: (["TestSupport"] + modules).map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings)
}

/// The one-way street: a module imports only modules that stand above it in this list.
///
/// `Sources/README.md` tells why. A test compares this list with the sources and with that page.
let package = Package(
  name: "themec", platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "themec", targets: ["themec"]),
    .library(name: "ThemeTable", targets: ["ThemeTable"]),
    .library(name: "ThemeComponents", targets: ["ThemeComponents"]),
    .library(name: "ThemeViews", targets: ["ThemeViews"]),
    .library(name: "ThemeSource", targets: ["ThemeSource"]),
  ],
  targets: [
    module("ThemeTable", exclude: ["Environment/Data", "Keys/Data", "Text/Data"]),
    module("ThemeComponents", imports: "ThemeTable", exclude: ["Data"]),
    module("ThemeViews", imports: "ThemeTable", "ThemeComponents", exclude: ["Plan/Data", "UIKit/Data"]),
    module("ThemeBase"),
    module("ThemeReports", imports: "ThemeBase", exclude: ["Display/Data"]),
    module("CLibrary"),
    module("ThemeSyntax", imports: "ThemeBase"),
    module("ThemeModel", imports: "ThemeBase", "ThemeSyntax", "ThemeTable", exclude: ["Values/Data", "Registry/Data"]),
    module("ThemeApp", imports: "ThemeBase", exclude: ["Usage/Data"]),
    module("ThemeCompiler", imports: "ThemeBase", "ThemeSyntax", "ThemeTable", "ThemeModel"),
    module("ThemeSource", imports: "ThemeBase", "ThemeTable", "ThemeCompiler"),
    module(
      "ThemeAnalysis", imports: "ThemeBase", "ThemeSyntax", "ThemeTable", "ThemeModel", "ThemeApp", "ThemeCompiler"),
    module(
      "ThemeProject",
      imports: "ThemeBase", "ThemeSyntax", "ThemeTable", "ThemeModel", "ThemeCompiler", "ThemeAnalysis",
      exclude: ["Schema", "Configuration/Data"]),
    module(
      "ThemeExchange",
      imports: "CLibrary", "ThemeBase", "ThemeSyntax", "ThemeTable", "ThemeModel", "ThemeCompiler", "ThemeAnalysis",
      exclude: ["Brand/Data", "Emit/Data", "Emit/Exports/Data", "Import/Tokens/Data"]),
    module(
      "ThemePage",
      imports: "ThemeBase", "ThemeReports", "ThemeTable", "ThemeComponents", "ThemeModel", "ThemeApp", "ThemeCompiler",
      "ThemeAnalysis", exclude: ["Web"]),
    module(
      "ThemeEditor",
      imports: "ThemeBase", "ThemeSyntax", "ThemeTable", "ThemeModel", "ThemeApp", "ThemeCompiler", "ThemeAnalysis",
      "ThemeProject", exclude: ["Editors", "Hover/Data"]),
    module(
      "ThemeLanguageServer",
      imports: "ThemeBase", "ThemeSyntax", "ThemeTable", "ThemeModel", "ThemeApp", "ThemeCompiler", "ThemeAnalysis",
      "ThemeProject", "ThemeEditor"),
    .executableTarget(
      name: "themec",
      dependencies: [
        "CLibrary", "ThemeBase", "ThemeReports", "ThemeSyntax", "ThemeTable", "ThemeComponents", "ThemeModel",
        "ThemeApp", "ThemeCompiler", "ThemeAnalysis", "ThemeProject", "ThemeExchange", "ThemePage", "ThemeEditor",
        "ThemeLanguageServer",
      ], exclude: ["Arguments/Data", "Packaging", "Texts"], swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("TableTests", import: "ThemeTable", exclude: ["Reader/read_table.py", "Reader/compare_forms.py"]),
    tests(
      "ComponentsTests",
      import: "ThemeBase", "ThemeSyntax", "ThemeTable", "ThemeComponents", "ThemeViews", "ThemeModel", "ThemeCompiler",
      "ThemeAnalysis", "ThemePage", exclude: ["Checks/ids.txt"]),
    tests("LanguageTests", import: "ThemeBase", "ThemeSyntax", "ThemeTable", "ThemeModel"),
    tests(
      "CompilerTests",
      import: "ThemeBase", "ThemeReports", "ThemeSyntax", "ThemeTable", "ThemeModel", "ThemeApp", "ThemeCompiler",
      "ThemeSource", "ThemeAnalysis", "ThemeProject", "ThemeExchange", "ThemePage", "themec", exclude: ["Fixtures"]),
    tests(
      "AnalysisTests",
      import: "ThemeBase", "ThemeSyntax", "ThemeTable", "ThemeComponents", "ThemeModel", "ThemeApp", "ThemeCompiler",
      "ThemeAnalysis", "ThemeProject", "ThemePage", exclude: ["App/SampleApp"]),
    tests(
      "OutletTests",
      import: "ThemeBase", "ThemeReports", "ThemeSyntax", "ThemeTable", "ThemeComponents", "ThemeModel", "ThemeApp",
      "ThemeCompiler", "ThemeAnalysis", "ThemeExchange", "ThemePage"),
    tests(
      "EditorTests",
      import: "ThemeBase", "ThemeSyntax", "ThemeTable", "ThemeModel", "ThemeApp", "ThemeCompiler", "ThemeAnalysis",
      "ThemeProject", "ThemePage", "ThemeEditor", "ThemeLanguageServer", "themec", exclude: ["LanguageServer/Clients"]),
    tests(
      "CommandTests",
      import: "ThemeBase", "ThemeSyntax", "ThemeCompiler", "ThemeExchange", "ThemeProject", "themec",
      exclude: ["Browser/check_page.py", "Browser/check_css.py"]),
    tests(
      "DocumentationTests",
      import: "ThemeBase", "ThemeSyntax", "ThemeTable", "ThemeComponents", "ThemeModel", "ThemeCompiler",
      "ThemeAnalysis", "ThemeProject", "ThemeExchange", "ThemePage", "themec"),
  ],
  swiftLanguageModes: [.v6]
)

// Flags of the compiler's front end that make the tool start faster. Each says what it gains, in instructions of
// a whole `themec lint` over one line; Speed.md says how that is measured. `THEMEC_PLAIN=1` builds without them, should a
// toolchain drop one. The libraries go without them too: no package can depend on a target with unsafe flags.
let libraries = Set(package.products.compactMap { $0 as? Product.Library }.flatMap(\.targets))
for target in package.targets
where target.type != .test && !libraries.contains(target.name)
  && Context.environment["THEMEC_PLAIN"] == nil
{
  target.swiftSettings? += [
    .unsafeFlags(
      [
        // Resolves generic types directly and not by name: 70 % of a start (5.9 million instructions without it, 1.8 with).
        "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
        // Copies values by code and not by tables made for each generic type: 56 % of a start (4.1 million without it).
        "-Xfrontend", "-disable-type-layout",
      ], .when(configuration: .release))
  ]
}
