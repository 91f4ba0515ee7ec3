extension DiagnosticCode {
  package static let nestingTooDeep = DiagnosticCode(
    "nesting-too-deep", .error, group: .syntax,
    meaning: """
      Blocks or conditions are nested deeper than 64 levels.
      """,
    reason: """
      No theme needs such depth. The limit keeps hostile files from exhausting the machine.
      """,
    wrong: """
      @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { }}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
      """,
    right: """
      @media (device: ipad) { }
      """)
}
