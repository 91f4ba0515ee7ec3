/// The files of NUI itself, which speak of the classes of others.
package enum RuntimeFiles {
  /// The files of which one tells that NUI, or its port to Swift, is among the sources of an app.
  package static let marks: Set<String> = ["NUISettings.m", "NUISettings.swift"]

  /// Whether a file has the name of one of NUI's.
  package static func contain(_ name: String) -> Bool {
    let end = [".m", ".h", ".swift"].first(where: name.hasSuffix)
    return end.map { names.contains(String(name.dropLast($0.count))) } ?? false
  }

  private static let names: Set<String> = {
    let renderers = NUIFiles.views.flatMap { ["NUI\($0)Renderer", "NUI\($0)", "UI\($0)+NUI"] }
    return Set(NUIFiles.core.map { "NUI" + $0 } + renderers + ["UIActivityIndicatorView+NUI"])
  }()
}
