/// The TextMate grammar of the language: the colours of an editor until the language server is up.
///
/// Its words are those of the lexer's tables. A test holds the scopes of the corpus against the lexer.
package enum TextMateGrammar {
  private static let word = escaped(WordPattern.word)
  private static let variable = escaped(WordPattern.variable)
  private static let inside = escaped(WordPattern.inside)
  private static let end = escaped(WordPattern.end)
  private static let atRules = WordPattern.atRules

  /// A regular expression inside a JSON string.
  private static func escaped(_ pattern: String) -> String {
    String(pattern.flatMap { "\\\"".contains($0) ? ["\\", $0] : [$0] })
  }

  /// The grammar as JSON.
  package static let json = #"""
    {
      "name": "NSS",
      "scopeName": "source.nss",
      "fileTypes": ["nss"],
      "patterns": [
        {"include": "#comments"},
        {"include": "#at-rules"},
        {"include": "#definition"},
        {"include": "#block"},
        {"include": "#selector"}
      ],
      "repository": {
        "at-rules": {
          "patterns": [
            {
              "begin": "(@media)\#(end)",
              "beginCaptures": {
                "1": {"name": "keyword.control.at-rule.nss"}
              },
              "end": "(?=[{};])",
              "name": "meta.at-rule.media.nss",
              "patterns": [
                {"include": "#comments"},
                {"include": "#feature"},
                {"include": "#condition"}
              ]
            },
            {
              "begin": "(@(?:\#(atRules)))\#(end)(?!\\s*:)",
              "beginCaptures": {
                "1": {"name": "keyword.control.at-rule.nss"}
              },
              "end": "(;)|(?=[{}])",
              "endCaptures": {
                "1": {"name": "punctuation.terminator.nss"}
              },
              "name": "meta.at-rule.nss",
              "patterns": [
                {"include": "#comments"},
                {"include": "#string"},
                {"include": "#type"},
                {"include": "#punctuation"}
              ]
            }
          ]
        },
        "block": {
          "begin": "\\{",
          "beginCaptures": {
            "0": {"name": "punctuation.section.block.begin.nss"}
          },
          "end": "\\}",
          "endCaptures": {
            "0": {"name": "punctuation.section.block.end.nss"}
          },
          "name": "meta.block.nss",
          "patterns": [
            {"include": "#comments"},
            {"include": "#at-rules"},
            {"include": "#definition"},
            {"include": "#declaration"},
            {"include": "#block"},
            {"include": "#selector"}
          ]
        },
        "comments": {
          "patterns": [
            {
              "begin": "/\\*",
              "end": "\\*/",
              "name": "comment.block.nss"
            },
            {
              "match": "//.*$",
              "name": "comment.line.double-slash.nss"
            },
            {
              "match": "^(?:<{7}|={7}|>{7}|\\|{7})(?![<=>|]).*$",
              "name": "invalid.conflict-marker.nss"
            }
          ]
        },
        "condition": {
          "patterns": [
            {
              "match": "(?:and|or|not)\#(end)",
              "name": "keyword.operator.logical.nss"
            },
            {
              "match": ",",
              "name": "punctuation.separator.nss"
            },
            {
              "match": "\#(word)",
              "name": "invalid.nss"
            }
          ]
        },
        "declaration": {
          "begin": "(\#(word))\\s*(:)(?!\\s*\#(inside)+\\s*(?:\\{|,[^;{}]*(?:\\{|$)))",
          "beginCaptures": {
            "1": {"name": "support.type.property-name.nss"},
            "2": {"name": "punctuation.separator.key-value.nss"}
          },
          "end": "(;)|(?=[{}])",
          "endCaptures": {
            "1": {"name": "punctuation.terminator.nss"}
          },
          "name": "meta.property.nss",
          "patterns": [
            {"include": "#value"}
          ]
        },
        "definition": {
          "begin": "(?!@(?:\#(atRules))\#(end)(?!\\s*:))(\#(variable))\\s*(:)?",
          "beginCaptures": {
            "1": {"name": "variable.other.definition.nss"},
            "2": {"name": "punctuation.separator.key-value.nss"}
          },
          "end": "(;)|(?=[{}])",
          "endCaptures": {
            "1": {"name": "punctuation.terminator.nss"}
          },
          "name": "meta.definition.nss",
          "patterns": [
            {"include": "#value"}
          ]
        },
        "feature": {
          "begin": "\\(",
          "beginCaptures": {
            "0": {"name": "punctuation.section.group.begin.nss"}
          },
          "end": "\\)|(?=[{};])",
          "endCaptures": {
            "0": {"name": "punctuation.section.group.end.nss"}
          },
          "name": "meta.feature.nss",
          "patterns": [
            {"include": "#comments"},
            {"include": "#axis"},
            {"include": "#choice"},
            {"include": "#punctuation"}
          ]
        },
        "axis": {
          "match": "\#(word)(?=\\s*:)",
          "name": "support.type.property-name.media.nss"
        },
        "choice": {
          "match": "\#(word)",
          "name": "support.constant.media.nss"
        },
        "punctuation": {
          "patterns": [
            {
              "match": "[:,;()\\[\\]&]",
              "name": "punctuation.separator.nss"
            }
          ]
        },
        "selector": {
          "patterns": [
            {
              "match": "&",
              "name": "keyword.operator.nesting.nss"
            },
            {
              "match": "\\*(?!/)",
              "name": "keyword.operator.wildcard.nss"
            },
            {
              "match": "\#(variable)",
              "name": "variable.other.nss"
            },
            {
              "match": "\#(word)",
              "name": "entity.other.attribute-name.class.nss"
            },
            {
              "include": "#string"
            },
            {
              "match": "[,:;()]",
              "name": "punctuation.separator.nss"
            }
          ]
        },
        "string": {
          "patterns": [
            {
              "match": "\"[^\"\\n\\r]*\"",
              "name": "string.quoted.double.nss"
            },
            {
              "match": "'[^'\\n\\r]*'",
              "name": "string.quoted.single.nss"
            },
            {
              "match": "[\"'][^;}\\n\\r]*",
              "name": "invalid.unterminated-string.nss"
            }
          ]
        },
        "type": {
          "match": "\#(word)",
          "name": "entity.name.type.nss"
        },
        "value": {
          "patterns": [
            {"include": "#comments"},
            {"include": "#string"},
            {
              "match": "\#(variable)",
              "name": "variable.other.nss"
            },
            {
              "match": "#\#(inside)*",
              "name": "constant.other.color.rgb-value.hex.nss"
            },
            {
              "match": "[-.]*[0-9]\#(inside)*",
              "name": "constant.numeric.nss"
            },
            {
              "match": "-\#(end)",
              "name": "keyword.operator.arithmetic.nss"
            },
            {
              "match": "\#(word)(?=\\s*\\()",
              "name": "support.function.nss"
            },
            {
              "match": "\#(word)",
              "name": "support.constant.property-value.nss"
            },
            {
              "match": "[-+*/%]",
              "name": "keyword.operator.arithmetic.nss"
            },
            {
              "match": "[:,()\\[\\]&]",
              "name": "punctuation.separator.nss"
            }
          ]
        }
      }
    }

    """#
}
