import ThemeBase
import ThemeProject

/// The file of a baseline.
enum BaselineFile {
  /// The name that `themec baseline` uses by default.
  static let usualName = "themec-baseline.json"

  /// Reads a baseline.
  static func read(_ input: Input, namedBy setting: Setting? = nil) throws(Failure) -> Baseline {
    var sources = SourceSet()
    let file = sources.add(path: input.name, bytes: try input.read(namedBy: setting).bytes)
    do { return try Baseline(file) } catch {
      let place = LineMap(file).position(at: Int(error.span.start))
      throw Failure(
        "\(input.name):\(place.line):\(place.column): \(error.message)", help: error.help.map { [$0] } ?? [])
    }
  }
}

extension OptionSpec {
  static let baseline = OptionSpec(
    "baseline", value: .text(placeholder: "file"), section: .diagnostics,
    help: "Report only findings that this file of known findings does not accept.")

  static let requireReasons = OptionSpec(
    "require-reasons", section: .diagnostics,
    help: "Report comments that accept findings without a reason after ' -- '.")
}
