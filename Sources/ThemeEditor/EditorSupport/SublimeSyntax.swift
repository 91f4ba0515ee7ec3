/// The syntax of the language for Sublime Text, and for tools that take its grammars.
enum SublimeSyntax {
  static var text: String {
    """
    %YAML 1.2
    ---
    name: NSS
    file_extensions: [nss]
    scope: source.nss
    variables:
      word: '\(quoted(WordPattern.word))'
      variable: '\(quoted(WordPattern.variable))'
      end: '\(quoted(WordPattern.end))'
    contexts:
      main:
        - include: comments
        - include: at-rules
        - include: definitions
        - include: blocks
        - include: selectors
      comments:
        - match: '/\\*'
          scope: punctuation.definition.comment.nss
          push:
            - meta_scope: comment.block.nss
            - match: '\\*/'
              pop: true
        - match: '//.*$'
          scope: comment.line.double-slash.nss
      at-rules:
        - match: '@(?:\(WordPattern.atRules)){{end}}(?!\\s*:)'
          scope: keyword.control.at-rule.nss
          push:
            - match: ';|(?=[{}])'
              pop: true
            - include: comments
            - include: strings
            - match: '{{word}}(?=\\s*:)'
              scope: support.type.property-name.media.nss
            - match: '(?:and|or|not){{end}}'
              scope: keyword.operator.logical.nss
            - match: '{{word}}'
              scope: entity.name.type.nss
      definitions:
        - match: '{{variable}}'
          scope: variable.other.definition.nss
          push: value
      blocks:
        - match: '\\{'
          scope: punctuation.section.block.begin.nss
          push:
            - match: '\\}'
              scope: punctuation.section.block.end.nss
              pop: true
            - include: comments
            - include: at-rules
            - include: definitions
            - match: '{{word}}(?=\\s*:)'
              scope: support.type.property-name.nss
              push: value
            - include: blocks
            - include: selectors
      selectors:
        - match: '&'
          scope: keyword.operator.nesting.nss
        - match: '{{word}}'
          scope: entity.other.attribute-name.class.nss
      strings:
        - match: '"[^"\\n]*"|''[^''\\n]*'''
          scope: string.quoted.nss
      value:
        - match: ';|(?=[{}])'
          pop: true
        - include: comments
        - include: strings
        - match: '{{variable}}'
          scope: variable.other.nss
        - match: '#\(quoted(WordPattern.inside))*'
          scope: constant.other.color.rgb-value.hex.nss
        - match: '[-.]*[0-9]\(quoted(WordPattern.inside))*'
          scope: constant.numeric.nss
        - match: '{{word}}(?=\\s*\\()'
          scope: support.function.nss
        - match: '{{word}}'
          scope: support.constant.property-value.nss

    """
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  }
}
