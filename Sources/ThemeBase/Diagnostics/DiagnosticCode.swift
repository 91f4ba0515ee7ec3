/// A kind of finding, such as `unit-suffix`.
///
/// The raw value is the code as people see it: in kebab-case, it names the fault and never changes its meaning. Each code
/// has a file in `Codes/`, named after it, with its default severity and its explanation, and a line in ``allCases``.
package struct DiagnosticCode: Sendable, Hashable {
  /// The properties of a code, shared by all copies of it.
  private final class Definition: Sendable {
    let rawValue: String
    let group: DiagnosticGroup
    let isOptIn: Bool
    let failure: RuntimeFailure?
    let repetition: Repetition
    let explanation: CodeExplanation
    /// The severity of the explanation, kept apart because an explanation is expensive to copy.
    let severity: Severity

    init(
      _ rawValue: String, _ group: DiagnosticGroup, isOptIn: Bool, _ failure: RuntimeFailure?,
      _ repetition: Repetition, _ explanation: CodeExplanation
    ) {
      self.rawValue = rawValue
      self.group = group
      self.isOptIn = isOptIn
      self.failure = failure
      self.repetition = repetition
      self.explanation = explanation
      severity = explanation.severity
    }
  }

  private let definition: Definition

  /// Defines a code; called once for each, by the file of that code.
  ///
  /// The texts are those of ``CodeExplanation``.
  init(
    _ rawValue: String, _ severity: Severity, group: DiagnosticGroup = .correctness, isOptIn: Bool = false,
    failure: RuntimeFailure? = nil, repetition: Repetition = Repetition(), meaning: String, reason: String,
    wrong: String, right: String, target: String? = nil, lowerLayer: String? = nil, theme: String? = nil,
    since: String = "0.1"
  ) {
    let raised = severity < .error ? failure.map { "\n\n" + $0.explanation } : nil
    definition = Definition(
      rawValue, group, isOptIn: isOptIn, failure, repetition,
      CodeExplanation(
        severity: severity, meaning: meaning, reason: reason + (raised ?? ""), wrong: wrong, right: right,
        target: target, lowerLayer: lowerLayer, theme: theme, since: since))
  }

  /// The code of a name, or nil if no code has it.
  package init?(rawValue: String) {
    guard let code = Self.byName[rawValue] else { return nil }
    self = code
  }

  private static let byName = allCases.reduce(into: [:]) { $0[$1.rawValue] = $1 }

  /// The code as people write it, such as `unit-suffix`.
  package var rawValue: String { definition.rawValue }

  /// The codes with which users choose this one together.
  package var group: DiagnosticGroup { definition.group }

  /// Whether the code is reported only if the user asks for it.
  package var isOptIn: Bool { definition.isOptIn }

  /// The failure of runtimes that a finding of this code causes, or nil if they only read something differently.
  package var failure: RuntimeFailure? { definition.failure }

  /// In what findings of the code agree that are one to a person.
  package var repetition: Repetition { definition.repetition }

  /// Whether a run for one target finds what a run for another one does not.
  package var dependsOnTarget: Bool { group == .portability || explanation.target != nil }

  /// The text of `themec explain CODE`.
  package var explanation: CodeExplanation { definition.explanation }

  /// The severity unless the user asks for another one or the finding itself is milder.
  package var defaultSeverity: Severity { definition.severity }

  package static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.definition === right.definition }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(definition)) }
}

extension DiagnosticCode: CustomStringConvertible { package var description: String { rawValue } }
