/// The runtime whose reading of a theme applies where the existing runtimes differ.
package enum Target: String, CaseIterable, Sendable {
  /// tombenner/nui and its parser.
  case nui
  /// SAP's UIKit SDK, a fork of NUI; the default.
  case fioriUIKit = "fiori-uikit"
  /// SAP's SwiftUI SDK, which reads colour definitions only.
  case fioriSwiftUI = "fiori-swiftui"
}
