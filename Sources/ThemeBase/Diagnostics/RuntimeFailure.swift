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

  /// NUI and SAP's fork of it read nothing of the sheet.
  static let nuiDropsSheet = RuntimeFailure(outcome: .dropsSheet, targets: ["nui", "fiori-uikit"])

  /// NUI and SAP's fork of it look for a definition that does not exist.
  static let nuiRaises = RuntimeFailure(outcome: .raises, targets: ["nui", "fiori-uikit"])

  /// SAP's SwiftUI runtime follows names in a cycle.
  static let swiftUIRecurses = RuntimeFailure(outcome: .recurses, targets: ["fiori-swiftui"])

  /// The words that follow the name of the runtime in a message.
  package var predicate: String {
    switch outcome {
    case .dropsSheet: "drops the whole sheet"
    case .raises: "raises an exception at start"
    case .recurses: "recurses without end"
    }
  }

  /// The same of a file that is given to the runtime as it is.
  package var prospect: String {
    switch outcome {
    case .dropsSheet: "would drop this whole stylesheet"
    case .raises: "would raise an exception at start"
    case .recurses: "would recurse without end"
    }
  }

  /// The sentence about the failure in the explanation of a code.
  var explanation: String {
    let names = targets.map { "--portable \($0)" }.quotedList("or")
    return "With \(names) the finding is an error: the runtime \(predicate)."
  }
}
