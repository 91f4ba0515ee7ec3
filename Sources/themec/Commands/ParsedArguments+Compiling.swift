import ThemeTable
import ThemeValues

extension ParsedArguments {
  /// The targets whose other readings are reported.
  func portability() throws(Failure) -> Set<Target> {
    var targets: Set<Target> = []
    for argument in all(.portable) {
      for name in argument.text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let target = Target(rawValue: String(name)) else {
          throw .wrongChoice(
            String(name), of: OptionSpec.portable.spelling,
            choices: Target.allCases.map(\.rawValue))
        }
        targets.insert(target)
      }
    }
    return targets
  }

  /// The environment that the six options choose.
  func environment() -> StyleEnvironment {
    var environment = StyleEnvironment()
    for axis in StyleAxis.allCases {
      guard let name = value(.environment(axis))?.text,
        let choice = StyleChoice(name, on: axis)
      else { continue }
      environment.choose(choice)
    }
    return environment
  }
}
