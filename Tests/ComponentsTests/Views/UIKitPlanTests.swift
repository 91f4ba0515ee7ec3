import Foundation
import TestSupport
import Testing
import ThemeCompiler
import ThemeTable

/// The part for UIKit over views that record what they are told: the assignments of a plan arrive, in order, once.
///
/// `Tests/HostStandIn` has the views, and in `Checks` what is done with them.
@Suite struct UIKitPlanTests {
  #if !canImport(UIKit)
    /// Assignments that no view of UIKit takes, each with its reason.
    private static let exceptions: [String: String] = [:]

    @Test func viewsAreToldTheirPlans() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, sheet) in try Self.sheets() {
        try Data(TableWriter.write(compiled(sheet).table)).write(to: folder.appending(path: name + ".nsst"))
      }
      let tool = try StandIn.program("Tests/HostStandIn/Checks", in: folder)
      let run = try ProgramRun([tool.path, folder.path])
      let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
      expectEqual(run.code, 0, "\(run.errors)")
      expectEqual(lines.filter { $0.hasPrefix("FAULT") }, [])
      let idle = lines.filter { $0.hasSuffix("→ nothing") }.map { $0.split(separator: " ")[0] }
      expectEqual(Set(idle.map(String.init)), Set(Self.exceptions.keys))
      Golden.check(lines.joined(separator: "\n") + "\n", named: "Views/uikit.txt")
    }

    private static func sheets() throws -> [(name: String, text: String)] {
      let files = Repository.files(under: "Tests/HostStandIn/Checks", ending: ".nss")
      let own = try files.map { file in
        (Repository.url(file).deletingPathExtension().lastPathComponent, try DocumentedCode.text(of: file))
      }
      return own + [
        ("colors", RegistryValues.sheet(ofImages: false)), ("images", RegistryValues.sheet(ofImages: true)),
      ]
    }
  #endif
}
