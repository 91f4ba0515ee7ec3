extension DiagnosticCode {
  package static let copyrightByte = DiagnosticCode(
    "copyright-byte", .warning, group: .syntax,
    meaning: #"""
      The byte A9, '©' in old encodings, is in a comment or a string. The rest of the file is
      UTF-8.
      """#,
    reason: #"""
      NUI and themec read this one byte as '©'; other tools do not read the file.
      """#,
    wrong: #"""
      /* \xA9 2013 */
      Label { font-size: 20; }
      """#,
    right: #"""
      /* © 2013 */
      Label { font-size: 20; }
      """#)
}
