extension DiagnosticCode {
  package static let ambiguousHex = DiagnosticCode(
    "ambiguous-hex", .warning,
    meaning: """
      A colour has eight hex digits. NUI ignores the last two. SAP's UIKit runtime reads alpha
      first, in percent. SAP's SwiftUI runtime reads alpha last.
      """,
    reason: """
      The same theme shows three different colours.
      """,
    wrong: """
      Label { font-color: #80FF0000; }
      """,
    right: """
      Label { font-color: rgba(255, 0, 0, 0.5); }
      """)
}
