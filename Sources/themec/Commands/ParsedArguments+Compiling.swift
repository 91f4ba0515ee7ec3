import ThemeModel
import ThemeTable

extension ParsedArguments {
  /// The targets whose other readings are reported.
  func portability() throws(Failure) -> Set<Target> {
    var targets: Set<Target> = []
    let names = all(.portable).flatMap { $0.text.split(separator: ",", omittingEmptySubsequences: false) }
    for name in names.map({ String($0) }) {
      guard let target = Target(rawValue: name) else {
        throw .wrongChoice(name, of: OptionSpec.portable.spelling, choices: Target.allCases.map(\.rawValue))
      }
      targets.insert(target)
    }
    return targets
  }

  /// The environment that the six options choose.
  func environment() -> StyleEnvironment {
    StyleAxis.allCases.compactMap { axis in value(.environment(axis)).flatMap { StyleChoice($0.text, on: axis) } }
      .reduce(StyleEnvironment()) { $0.choosing($1) }
  }
}
