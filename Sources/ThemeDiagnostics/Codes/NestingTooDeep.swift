extension CodeExplanation {
  static let nestingTooDeep = CodeExplanation(
    .error,
    meaning: """
      Blocks or conditions are nested deeper than 64 levels.
      """,
    reason: """
      No theme needs it; the limit keeps hostile files from exhausting the machine.
      """,
    wrong: """
      @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { @media (device: ipad) { }}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
      """,
    right: """
      @media (device: ipad) { }
      """)
}
