import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeTable

extension ParsedArguments {
  /// What the compiler is asked for.
  func compilerOptions() throws(Failure) -> CompilerOptions {
    var options = CompilerOptions()
    options.target = choice(.target) ?? .fioriUIKit
    if has(.target) { options.portability = [options.target] }
    options.palette = choice(.palette) ?? .latest
    for change in all(.severity) {
      let (code, severity) = try SeverityChange.parse(change.text)
      options.severities.updateValue(severity, forKey: code)
    }
    return options
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
