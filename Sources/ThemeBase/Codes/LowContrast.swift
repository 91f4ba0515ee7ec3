extension DiagnosticCode {
  package static let lowContrast = DiagnosticCode(
    "low-contrast", .warning, group: .contrast, isOptIn: true,
    meaning: """
      Text or an icon has too little contrast with what it stands on. WCAG 2.2 asks for 4.5 for text, and for 3 for large
      text and for icons. Translucent colours are laid over what lies beneath. Disabled parts are exempt. What stands on
      what is known from the registry; a class about which nothing is known stands on its own background. Pairs of a
      built-in theme are reported together at the definition that changes them.
      """,
    reason: """
      People with weak eyes, and everybody in the sun, cannot read it.
      """,
    wrong: """
      Button {
        background-color: #8899AA;
        font-color: #FFFFFF;
      }
      """,
    right: """
      Button {
        background-color: #55667A;
        font-color: #FFFFFF;
      }
      """)
}
