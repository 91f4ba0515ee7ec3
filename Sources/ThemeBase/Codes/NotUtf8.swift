extension DiagnosticCode {
  package static let notUtf8 = DiagnosticCode(
    "not-utf8", .error, group: .syntax,
    meaning: #"""
      The file holds bytes that are not UTF-8.
      """#,
    reason: #"""
      NUI reads such a file as an empty one: no style reaches the app.
      """#,
    wrong: #"""
      /* caf\xE9 */
      """#,
    right: #"""
      Label { font-size: 20; }
      """#)
}
