// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (Context.environment["THEMEC_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// What most modules and tests build on: everything up to the compiler.
let compiler: [Target.Dependency] = [
  "ThemeBase", "ThemeDiagnostics", "ThemeSyntax", "ThemeTable", "ThemeValues", "ThemeRegistry", "ThemeCompiler",
  "ThemeApp",
]

/// What the editor's features build on, and all that serve them.
let editor: [Target.Dependency] =
  compiler + ["ThemeFormat", "ThemeLint", "ThemeConfiguration", "ThemeAcceptance", "ThemeService"]

/// The tool that plugins run: built from these sources, or the artifact bundle that `THEMEC_BUNDLE` names, from this folder.
let bundle = Context.environment["THEMEC_BUNDLE"]
let tool: Target.Dependency = bundle == nil ? "themec" : "themec-bundle"

/// The product `themec`: without a bundle only, as SwiftPM would else compile the sources for users of the plugins.
let executables: [Product] = bundle == nil ? [.executable(name: "themec", targets: ["themec"])] : []

/// The one-way street: a module imports only modules that stand above it in this list.
///
/// `Sources/README.md` tells why; `Tests/TidyTests` checks the sources against it.
let package = Package(
  name: "themec", platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: executables + [
    .library(name: "ThemeTable", targets: ["ThemeTable"]),
    .library(name: "ThemeComponents", targets: ["ThemeComponents"]),
    .library(name: "ThemeHost", targets: ["ThemeHost"]),
    .library(name: "ThemeSource", targets: ["ThemeSource"]),
    .plugin(name: "ThemecBuild", targets: ["ThemecBuild"]),
    .plugin(name: "ThemecLint", targets: ["ThemecLint"]),
    .plugin(name: "ThemecFormat", targets: ["ThemecFormat"]),
  ],
  targets: [
    .target(name: "ThemeTable", swiftSettings: settings),
    .target(name: "ThemeComponents", dependencies: ["ThemeTable"], swiftSettings: settings),
    .target(name: "ThemeHost", dependencies: ["ThemeComponents", "ThemeTable"], swiftSettings: settings),
    .target(name: "ThemeBase", swiftSettings: settings),
    .target(
      name: "ThemePreview", dependencies: ["ThemeComponents", "ThemeTable", "ThemeBase"], swiftSettings: settings),
    .target(name: "ThemeDiagnostics", dependencies: ["ThemeBase"], swiftSettings: settings),
    .target(name: "ThemeJSON", dependencies: ["ThemeBase"], swiftSettings: settings),
    .target(
      name: "ThemeReports", dependencies: ["ThemeBase", "ThemeDiagnostics", "ThemeJSON"], swiftSettings: settings),
    .target(name: "CLibrary", swiftSettings: settings),
    .target(name: "ThemeFiles", dependencies: ["CLibrary", "ThemeBase"], swiftSettings: settings),
    .target(name: "ThemeSyntax", dependencies: ["ThemeBase", "ThemeDiagnostics"], swiftSettings: settings),
    .target(
      name: "ThemeFormat", dependencies: ["ThemeBase", "ThemeDiagnostics", "ThemeSyntax"], swiftSettings: settings),
    .target(
      name: "ThemeValues", dependencies: ["ThemeBase", "ThemeTable"], exclude: ["Data"], swiftSettings: settings),
    .target(
      name: "ThemeRegistry",
      dependencies: ["ThemeBase", "ThemeDiagnostics", "ThemeSyntax", "ThemeTable", "ThemeValues"], exclude: ["Data"],
      swiftSettings: settings),
    .target(name: "ThemeApp", dependencies: ["ThemeBase"], swiftSettings: settings),
    .target(
      name: "ThemeCompiler",
      dependencies: [
        "ThemeBase", "ThemeDiagnostics", "ThemeSyntax", "ThemeTable", "ThemeValues", "ThemeRegistry", "ThemeApp",
      ], swiftSettings: settings),
    .target(
      name: "ThemeSource", dependencies: ["ThemeBase", "ThemeDiagnostics", "ThemeTable", "ThemeCompiler"],
      swiftSettings: settings), .target(name: "ThemeLint", dependencies: compiler, swiftSettings: settings),
    .target(name: "ThemeService", dependencies: compiler + ["ThemeJSON", "ThemeLint"], swiftSettings: settings),
    .target(
      name: "ThemeConfiguration", dependencies: ["ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeValues"],
      exclude: ["Schema"], swiftSettings: settings),
    .target(
      name: "ThemeAcceptance",
      dependencies: ["ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeSyntax", "ThemeTable"], swiftSettings: settings
    ), .target(name: "ThemeEditor", dependencies: editor, swiftSettings: settings),
    .target(name: "ThemeLanguageServer", dependencies: editor + ["ThemeJSON", "ThemeEditor"], swiftSettings: settings),
    .target(name: "ThemeEmit", dependencies: compiler + ["ThemeJSON", "ThemeService"], swiftSettings: settings),
    .target(
      name: "ThemeImport",
      dependencies: [
        "ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeSyntax", "ThemeFormat", "ThemeTable", "ThemeValues",
      ], swiftSettings: settings),
    .target(
      name: "ThemeBrand",
      dependencies: ["ThemeBase", "ThemeDiagnostics", "ThemeTable", "ThemeValues", "ThemeCompiler", "ThemeLint"],
      swiftSettings: settings),
    .target(
      name: "ThemePage",
      dependencies: compiler + [
        "ThemeComponents", "ThemePreview", "ThemeJSON", "ThemeReports", "ThemeLint", "ThemeService",
      ], swiftSettings: settings),
    .executableTarget(
      name: "themec",
      dependencies: editor + [
        "CLibrary", "ThemeJSON", "ThemeReports", "ThemeFiles", "ThemeComponents", "ThemePreview", "ThemePage",
        "ThemeEmit", "ThemeImport", "ThemeBrand", "ThemeEditor", "ThemeLanguageServer",
      ], exclude: ["Packaging"], swiftSettings: settings),
    .plugin(name: "ThemecBuild", capability: .buildTool(), dependencies: [tool], path: "Sources/Plugins/ThemecBuild"),
    .plugin(
      name: "ThemecLint",
      capability: .command(intent: .custom(verb: "themec-lint", description: "Check the themes of a package.")),
      dependencies: [tool], path: "Sources/Plugins/ThemecLint"),
    .plugin(
      name: "ThemecFormat",
      capability: .command(
        intent: .custom(verb: "themec-format", description: "Lay the themes of a package out."),
        permissions: [.writeToPackageDirectory(reason: "It rewrites the stylesheets.")]), dependencies: [tool],
      path: "Sources/Plugins/ThemecFormat"),
    .testTarget(
      name: "ThemeEditorTests",
      dependencies: compiler + ["TestSupport", "ThemeLint", "ThemeAcceptance", "ThemeEditor"], swiftSettings: settings),
    .testTarget(
      name: "ThemeLanguageServerTests",
      dependencies: [
        "TestSupport", "ThemeApp", "ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeSyntax", "ThemeFormat",
        "ThemeCompiler", "ThemeLint", "ThemeConfiguration", "ThemeEditor", "ThemeLanguageServer", "themec",
      ], exclude: ["Clients"], swiftSettings: settings),
    .testTarget(
      name: "ThemeSyntaxTests", dependencies: ["TestSupport", "ThemeBase", "ThemeDiagnostics", "ThemeSyntax"],
      swiftSettings: settings),
    .testTarget(
      name: "ThemeFormatTests",
      dependencies: ["TestSupport", "ThemeBase", "ThemeDiagnostics", "ThemeSyntax", "ThemeFormat"],
      swiftSettings: settings),
    .testTarget(
      name: "ThemeCompilerTests",
      dependencies: compiler + [
        "ThemeAcceptance", "TestSupport", "ThemeReports", "ThemeLint", "ThemeService", "ThemeEmit", "ThemeImport",
        "ThemePage", "themec",
      ], exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "ThemeSourceTests", dependencies: ["ThemeSource", "ThemeTable", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ThemeEmitTests",
      dependencies: [
        "TestSupport", "ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeTable", "ThemeValues", "ThemeCompiler",
        "ThemeService", "ThemeLint", "ThemeEmit",
      ], swiftSettings: settings),
    .testTarget(
      name: "ThemeImportTests",
      dependencies: compiler + ["TestSupport", "ThemeImport", "ThemeEmit", "ThemeLint", "ThemeFormat", "ThemeJSON"],
      swiftSettings: settings),
    .testTarget(
      name: "ThemeBrandTests", dependencies: compiler + ["TestSupport", "ThemeBrand", "ThemeLint", "ThemeFormat"],
      swiftSettings: settings),
    .testTarget(
      name: "ThemeLintTests",
      dependencies: compiler + [
        "TestSupport", "ThemeFormat", "ThemeConfiguration", "ThemeComponents", "ThemePreview", "ThemeLint",
      ], swiftSettings: settings),
    .testTarget(
      name: "ThemeServiceTests",
      dependencies: [
        "TestSupport", "ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeTable", "ThemeCompiler", "ThemeLint",
        "ThemeService",
      ], swiftSettings: settings),
    .testTarget(
      name: "ThemeTableTests", dependencies: ["ThemeTable", "TestSupport"],
      exclude: ["Reader/read_table.py", "Reader/compare_forms.py"], swiftSettings: settings),
    .testTarget(
      name: "ThemeComponentsTests",
      dependencies: compiler + ["ThemeComponents", "ThemePreview", "ThemeLint", "TestSupport"],
      exclude: ["Checks/ids.txt"], swiftSettings: settings),
    .testTarget(
      name: "ThemePageTests",
      dependencies: [
        "ThemePage", "ThemePreview", "ThemeComponents", "ThemeTable", "ThemeApp", "ThemeBase", "ThemeDiagnostics",
        "ThemeCompiler", "ThemeLint", "ThemeService", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(name: "ThemeBaseTests", dependencies: ["ThemeBase", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ThemeDiagnosticsTests", dependencies: ["ThemeBase", "ThemeDiagnostics", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ThemeFilesTests", dependencies: ["ThemeBase", "ThemeDiagnostics", "ThemeFiles", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "ThemeJSONTests", dependencies: ["ThemeJSON", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ThemeConfigurationTests",
      dependencies: ["ThemeConfiguration", "ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeValues", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ThemeAppTests", dependencies: ["ThemeApp", "ThemeBase", "TestSupport"], exclude: ["SampleApp"],
      swiftSettings: settings),
    .testTarget(
      name: "ThemeAcceptanceTests",
      dependencies: ["ThemeAcceptance", "ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeSyntax", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ThemeReportsTests",
      dependencies: ["ThemeBase", "ThemeDiagnostics", "ThemeJSON", "ThemeReports", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ThemeValuesTests",
      dependencies: ["ThemeBase", "ThemeDiagnostics", "ThemeTable", "ThemeValues", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ThemeRegistryTests",
      dependencies: [
        "ThemeBase", "ThemeDiagnostics", "ThemeSyntax", "ThemeTable", "ThemeValues", "ThemeRegistry", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "GrammarTests",
      dependencies: compiler + [
        "TestSupport", "ThemeAcceptance", "ThemeLint", "ThemeService", "ThemeEmit", "ThemeComponents", "ThemePreview",
        "ThemeFormat", "themec",
      ], swiftSettings: settings),
    .testTarget(
      name: "ThemesTests",
      dependencies: [
        "TestSupport", "ThemeBase", "ThemeDiagnostics", "ThemeTable", "ThemeValues", "ThemeRegistry", "ThemeCompiler",
        "ThemeLint", "ThemeService", "ThemeEmit",
      ], swiftSettings: settings),
    .testTarget(
      name: "themecTests",
      dependencies: [
        "ThemeFiles", "TestSupport", "ThemeBase", "ThemeDiagnostics", "ThemeSyntax", "ThemeTable", "ThemeValues",
        "ThemeRegistry", "ThemeCompiler", "ThemeLint", "ThemeService", "ThemeEmit", "themec",
      ], exclude: ["Browser/check_page.py", "Browser/check_css.py"], swiftSettings: settings),
    .target(name: "BenchmarkAllocator"),
    .executableTarget(
      name: "ThemeBenchmarks", dependencies: compiler + ["ThemeComponents", "ThemeLint", "BenchmarkAllocator"],
      exclude: ["Peers", "Editor", "Engines"], swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "TidyTests", dependencies: ["ThemeBase", "ThemeDiagnostics", "TestSupport"], swiftSettings: settings),
  ], swiftLanguageModes: [.v6])

// SwiftPM compiles the tool a second time for the plugins. Who only works on the tool leaves them out.
if Context.environment["THEMEC_WITHOUT_PLUGINS"] != nil {
  package.products.removeAll { $0 is Product.Plugin }
  package.targets.removeAll { $0.type == .plugin }
}

if let bundle { package.targets.append(.binaryTarget(name: "themec-bundle", path: bundle)) }

// Flags of the compiler's front end that make the tool start faster. Each says what it gains, in instructions of
// a whole `themec lint` over one line; Speed.md says how that is measured. `THEMEC_PLAIN=1` builds without them, should a
// toolchain drop one. The libraries go without them too: no package can depend on a target with unsafe flags.
let libraries = Set(package.products.compactMap { $0 as? Product.Library }.flatMap(\.targets))
for target in package.targets
where ![.test, .plugin, .binary].contains(target.type) && !libraries.contains(target.name)
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
