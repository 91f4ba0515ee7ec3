import ThemeModel

/// A function of values: its parameters, and its effect in a sentence.
package struct FunctionHelp: Hashable, Sendable {
  /// The type of an argument.
  enum Parameter: Hashable, Sendable { case color, number }

  /// The name of the function.
  package let name: String
  /// The names of the parameters, in order.
  package let parameters: [String]
  /// The effect, as a sentence or two.
  package let text: String
  /// Whether the runtime computes the function, and not themec.
  let isLiteral: Bool

  /// The parameters of computed functions that are no colours.
  private static let amounts: Set<String> = ["amount", "weight"]

  /// The types of the arguments, in order.
  var types: [Parameter] { parameters.map { isLiteral || Self.amounts.contains($0) ? .number : .color } }

  /// All functions, those that runtimes read first.
  static let all = HelpTexts.functions.map {
    FunctionHelp(
      name: $0.name, parameters: $0.parameters, text: $0.text, isLiteral: ValueFunction(rawValue: $0.name) == nil)
  }

  /// The function of a name, in any letter case if runtimes read it; nil for another word.
  package static func named(_ name: String) -> FunctionHelp? {
    all.first { $0.name == name || $0.isLiteral && $0.name == name.lowercased() }
  }

  /// The form of a call: `rgb(red, green, blue)`.
  package var signature: String { "\(name)(\(parameters.joined(separator: ", ")))" }

  /// Whether a target reads the function, or themec computes it.
  func isRead(by target: Target) -> Bool { !isLiteral || target != .fioriSwiftUI }
}

/// The purpose of each at-rule, in a sentence or two.
enum AtRuleHelp {
  /// The at-rules of the top level.
  static let topLevelNames = HelpTexts.atRules.map { $0.name }.filter { $0 != "@part" }

  static func text(_ name: String) -> String? { HelpTexts.atRules.first { $0.name == name }?.text }
}
