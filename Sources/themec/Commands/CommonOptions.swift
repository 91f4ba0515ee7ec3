import ThemeBase
import ThemeCompiler
import ThemeReports
import ThemeTable

extension OptionSpec {
  /// One option for each axis of the environment.
  static let environment: [OptionSpec] = StyleAxis.allCases.map(environment)

  static func environment(_ axis: StyleAxis) -> OptionSpec {
    OptionSpec(name: axis.name, value: .choice(axis.choices.map(\.name)), defaultValue: axis.choices.first?.name)
  }
}

extension ParsedArguments {
  /// The environment that the six options choose.
  func environment() -> StyleEnvironment {
    StyleAxis.allCases.compactMap { axis in value(.environment(axis)).flatMap { StyleChoice($0.text, on: axis) } }
      .reduce(StyleEnvironment()) { $0.choosing($1) }
  }
}

/// The form in which a command answers a question.
enum AnswerForm: String, CaseIterable {
  /// For people.
  case text
  /// One document for tools.
  case json
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The words that the command line has for the cases.
  static var words: [String] { allCases.map(\.rawValue) }
}

extension DiagnosticCode {
  static var words: [String] { allCases.map(\.rawValue) }
}

extension StyleTextSize {
  static var words: [String] { allCases.map { "\($0)" } }
}

extension ReportFormat {
  static var words: [String] { names }
}

extension BuiltInTheme {
  static var words: [String] { all.map { $0.name.lowercased() } }
}
