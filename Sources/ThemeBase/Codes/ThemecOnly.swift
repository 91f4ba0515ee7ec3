extension DiagnosticCode {
  package static let themecOnly = DiagnosticCode(
    "themec-only", .warning, group: .portability, failure: .nuiDropsSheet,
    meaning: """
      A construct is an addition of themec to the language: an import, nesting, a pattern, a
      declaration of classes, a media condition with 'or' or 'not'. The finding is reported
      when '--portable' names a target.
      """,
    reason: """
      NUI and SAP's fork of it ignore the whole stylesheet. Compiled tables are not affected,
      and '--emit nss' writes a stylesheet without the construct.
      """,
    wrong: """
      Button {
        font-size: 17;
        @media (device: ipad) { font-size: 20; }
      }
      """,
    right: """
      Button { font-size: 17; }
      @media (device: ipad) { Button { font-size: 20; } }
      """, target: "nui")
}
