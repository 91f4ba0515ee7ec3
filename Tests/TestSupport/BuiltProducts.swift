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

  /// The object files of a module; a build folder may still hold those of files that are gone.
  package static func objects(of module: String) -> [String] {
    let build = modules.deletingLastPathComponent().appending(path: module + ".build")
    return Repository.files(under: "Sources/" + module, ending: ".swift").map {
      build.appending(path: Repository.url($0).lastPathComponent + ".o").path
    }
  }
}
