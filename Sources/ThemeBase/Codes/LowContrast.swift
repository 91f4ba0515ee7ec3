extension DiagnosticCode {
  package static let lowContrast = DiagnosticCode(
    "low-contrast", .warning, group: .contrast, isOptIn: true,
    meaning: """
      A text, a symbol or an edge has too little contrast with what it is drawn on. WCAG 2.2 asks for 4.5 for text
      (1.4.3), and for 3 for large text (1.4.3), for symbols that mean something and for edges by which a control is
      known (1.4.11). Translucent colours are laid over what lies beneath. Disabled parts are exempt. How a part is
      drawn, under which class list and on what, is known from the registry; a class about which nothing is known stands
      on its own background. One finding is one pair of colour and ground in one state. A pair of a built-in theme is
      reported at the definition that changes it.
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
