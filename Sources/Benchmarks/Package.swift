// swift-tools-version: 6.2
import PackageDescription

/// Programs that measure themec: no part of what users get, so they are a package of their own.
let package = Package(
  name: "Benchmarks", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "themec", path: "../..")],
  targets: [
    .target(name: "BenchmarkAllocator", path: "BenchmarkAllocator"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "BenchmarkAllocator", .product(name: "ThemeTable", package: "themec"),
        .product(name: "ThemeComponents", package: "themec"),
      ], path: "Benchmarks"),
  ], swiftLanguageModes: [.v6])
