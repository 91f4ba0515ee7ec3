// swift-tools-version: 6.2
import PackageDescription

/// The artifact bundle with the tool that the plugins run: the one that `THEMEC_BUNDLE` names by its path from this folder.
///
/// Without one the tool is built from the sources above. `pack.py` makes a package of this one that holds the bundle, for users.
let bundle = Context.environment["THEMEC_BUNDLE"].map { Target.binaryTarget(name: "themec-bundle", path: $0) }

let tool: Target.Dependency = bundle == nil ? .product(name: "themec", package: "themec") : "themec-bundle"

/// The plugins of SwiftPM, a package of their own, so that whoever builds the tool compiles it once.
let package = Package(
  name: "themec-plugins", platforms: [.macOS(.v15)],
  products: [
    .plugin(name: "ThemecBuild", targets: ["ThemecBuild"]),
    .plugin(name: "ThemecLint", targets: ["ThemecLint"]),
    .plugin(name: "ThemecFormat", targets: ["ThemecFormat"]),
  ],
  dependencies: bundle == nil ? [.package(name: "themec", path: "../..")] : [],
  targets: [
    .plugin(name: "ThemecBuild", capability: .buildTool(), dependencies: [tool], path: "ThemecBuild"),
    .plugin(
      name: "ThemecLint",
      capability: .command(intent: .custom(verb: "themec-lint", description: "Check the themes of a package.")),
      dependencies: [tool], path: "ThemecLint"),
    .plugin(
      name: "ThemecFormat",
      capability: .command(
        intent: .custom(verb: "themec-format", description: "Lay the themes of a package out."),
        permissions: [.writeToPackageDirectory(reason: "It rewrites the stylesheets.")]),
      dependencies: [tool], path: "ThemecFormat"),
  ] + [bundle].compactMap { $0 })
