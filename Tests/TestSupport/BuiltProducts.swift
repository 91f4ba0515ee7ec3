package import Foundation

/// The products that were built together with the tests.
package enum BuiltProducts {
  /// The tool: it stands beside the bundle of the tests.
  package static let tool: URL = {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let tests = bundle ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "themec")
  }()

  /// The folder of the modules.
  package static let modules: URL = {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let modules = folder.appending(path: "Modules")
      if FileManager.default.fileExists(atPath: modules.path) { return modules }
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }()
}
