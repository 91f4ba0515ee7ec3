package import ThemeBase

/// The page about a code that an editor links to: the text of `themec explain CODE` as Markdown.
package enum CodePage {
  /// The page about a code as Markdown.
  package static func markdown(_ code: DiagnosticCode) -> String {
    let explanation = code.explanation
    return """
      # \(code.rawValue)

      Severity: \(explanation.severity.rawValue)

      \(explanation.meaning)

      ## Why it matters

      \(explanation.reason)

      ## This is wrong

      ```nss
      \(explanation.wrong)
      ```

      ## This is right

      ```nss
      \(explanation.right)
      ```

      """
  }
}
