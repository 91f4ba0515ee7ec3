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
    options.portability = try portability()
    options.palette = choice(.palette) ?? .latest
    for change in all(.severity) {
      let (codes, severity) = try SeverityChange.parse(change.text)
      for code in codes { options.severities.updateValue(severity, forKey: code) }
    }
    try choose(for: &options)
    return options
  }

  /// Reads `--only`.
  ///
  /// Who asks for portability alone and names no target means all of them.
  private func choose(for options: inout CompilerOptions) throws(Failure) {
    for name in all(.only).flatMap({ $0.text.split(separator: ",") }) {
      guard let codes = DiagnosticCode.named(String(name)) else {
        throw .unknownCode(String(name))
      }
      options.only = (options.only ?? []).union(codes)
      if name == DiagnosticGroup.portability.rawValue, options.portability.isEmpty {
        options.portability = Set(Target.allCases)
      }
    }
  }

  /// The targets whose other readings are reported.
  private func portability() throws(Failure) -> Set<Target> {
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
