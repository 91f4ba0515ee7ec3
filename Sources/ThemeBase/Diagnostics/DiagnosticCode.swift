/// A kind of finding, such as `unit-suffix`.
///
/// The raw value is the code as people see it: in kebab-case, it names the fault and never changes its meaning. Each code
/// has a file in `Codes/`, named after it, with its default severity and its explanation, and a line in ``allCases``.
package final class DiagnosticCode: Sendable, Hashable {
  /// The code as people write it, such as `unit-suffix`.
  package let rawValue: String
  /// The codes with which users choose this one together.
  package let group: DiagnosticGroup
  /// Whether the code is reported only if the user asks for it.
  package let isOptIn: Bool
  /// The failure of runtimes that a finding of this code causes, or nil if they only read something differently.
  package let failure: RuntimeFailure?
  /// In what findings of the code agree that are one to a person.
  package let repetition: Repetition
  /// The explanation without the failure.
  private let written: CodeExplanation
  /// The severity unless the user asks for another one or the finding itself is milder.
  ///
  /// That of the explanation, which is expensive to copy.
  package let defaultSeverity: Severity

  /// Defines a code; called once for each, by the file of that code.
  ///
  /// The texts are those of ``CodeExplanation``.
  init(
    _ rawValue: String, _ severity: Severity, group: DiagnosticGroup = .correctness, isOptIn: Bool = false,
    failure: RuntimeFailure? = nil, repetition: Repetition = Repetition(), meaning: String, reason: String,
    wrong: String, right: String, target: String? = nil, lowerLayer: String? = nil, theme: String? = nil,
    since: String = "0.1"
  ) {
    self.rawValue = rawValue
    self.group = group
    self.isOptIn = isOptIn
    self.failure = failure
    self.repetition = repetition
    written = CodeExplanation(
      severity: severity, meaning: meaning, reason: reason, wrong: wrong, right: right, target: target,
      lowerLayer: lowerLayer, theme: theme, since: since)
    defaultSeverity = severity
  }

  /// The text of `themec explain CODE`.
  package var explanation: CodeExplanation {
    var explanation = written
    if let failure, defaultSeverity < .error { explanation.reason += "\n\n" + failure.explanation }
    return explanation
  }

  /// All codes by their names.
  package static let byName = allCases.reduce(into: [:]) { $0[$1.rawValue] = $1 }

  /// Whether a run for one target finds what a run for another one does not.
  package var dependsOnTarget: Bool { group == .portability || explanation.target != nil }

  package static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DiagnosticCode: CustomStringConvertible { package var description: String { rawValue } }

/// The failure of a runtime at a single construct: it loses the whole sheet, or the app ends.
///
/// A property of a diagnostic code. With `--portable` a finding of the code is an error for each of the targets.
package struct RuntimeFailure: Sendable {
  /// The runtime's failure, the earliest in an app's life first.
  package enum Outcome: Comparable, Sendable {
    /// The app goes on without any style.
    case dropsSheet
    /// The app ends when it loads the sheet.
    case raises
    /// The app ends when it draws the colour.
    case recurses
  }

  package let outcome: Outcome
  /// The targets whose runtimes fail, as `--portable` names them.
  package let targets: [String]

  /// The words that follow the name of the runtime in a message.
  package let predicate: String
  /// The same of a file that is given to the runtime as it is.
  package let prospect: String

  /// NUI and SAP's fork of it read nothing of the sheet.
  static let nuiDropsSheet = RuntimeFailure(
    outcome: .dropsSheet, targets: ["nui", "fiori-uikit"], predicate: "drops the whole sheet",
    prospect: "would drop this whole stylesheet")

  /// NUI and SAP's fork of it look for a definition that does not exist.
  static let nuiRaises = RuntimeFailure(
    outcome: .raises, targets: ["nui", "fiori-uikit"], predicate: "raises an exception at start",
    prospect: "would raise an exception at start")

  /// SAP's SwiftUI runtime follows names in a cycle.
  static let swiftUIRecurses = RuntimeFailure(
    outcome: .recurses, targets: ["fiori-swiftui"], predicate: "recurses without end",
    prospect: "would recurse without end")

  /// The sentence about the failure in the explanation of a code.
  var explanation: String {
    let names = targets.map { "--portable \($0)" }.quotedList("or")
    return "With \(names) the finding is an error: the runtime \(predicate)."
  }
}

/// The subject of a finding, so that later passes need not read it out of its words.
package enum DiagnosticTopic: Hashable, Sendable {
  /// A class that no component declares, which is probably the app's own.
  case undeclaredClass
  /// A property that nothing is known about, and that is like no other.
  case unknownProperty
  /// A name that is nearly a known one.
  case misspelling
  /// A value that is like no other; the grammar is what was expected.
  case unknownValue(grammar: String)
  /// Such a value that is a word of a type, which a fork of a runtime may read; `place` says where it can be declared.
  case forkWord(type: String, place: String)

  /// The line of a registry file that adds words to a type.
  package static func declaration(of words: [String], as type: String) -> String {
    "@type \(type) = \(([type] + words).joined(separator: " | "));"
  }
}
