import ThemeJSON

/// The TextMate grammar of the language: what editors colour by before the language server is up.
///
/// Its words are those of the lexer's tables. A test holds the scopes of the corpus against the lexer.
package enum TextMateGrammar {
  /// The name of the language's scope.
  package static let scope = "source.nss"

  /// The grammar as JSON.
  package static func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("name", "NSS")
      json.member("scopeName", scope)
      json.array("fileTypes", inline: true) { $0.value("nss") }
      json.key("patterns")
      includes(["comments", "at-rules", "definition", "block", "selector"], to: &json)
      json.object("repository") { writeRepository(to: &$0) }
    }
    return json.document()
  }

  // MARK: - Rules

  /// A rule that matches a text at once.
  private static func match(_ pattern: String, _ name: String, to json: inout JSONWriter) {
    json.object { json in
      json.member("match", pattern)
      json.member("name", "\(name).nss")
    }
  }

  /// A rule from one text to another, with rules for what lies between.
  private static func span(
    _ begin: String, _ end: String, name: String? = nil, content: String? = nil,
    begins: [String: String] = [:], ends: [String: String] = [:], _ inner: [String] = [],
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("begin", begin)
      if !begins.isEmpty { captures("beginCaptures", begins, to: &json) }
      if let content { json.member("contentName", "\(content).nss") }
      json.member("end", end)
      if !ends.isEmpty { captures("endCaptures", ends, to: &json) }
      if let name { json.member("name", "\(name).nss") }
      if !inner.isEmpty {
        json.key("patterns")
        includes(inner, to: &json)
      }
    }
  }

  private static func captures(
    _ key: String, _ names: [String: String], to json: inout JSONWriter
  ) {
    json.object(key) { json in
      for (number, name) in names.sorted(by: { $0.key < $1.key }) {
        json.object(number, inline: true) { $0.member("name", "\(name).nss") }
      }
    }
  }

  private static func includes(_ names: [String], to json: inout JSONWriter) {
    json.array(names) { json, name in json.object(inline: true) { $0.member("include", "#\(name)") }
    }
  }

  /// A rule of the repository that is a list of rules.
  private static func list(
    _ name: String, to json: inout JSONWriter, _ rules: (inout JSONWriter) -> Void
  ) {
    json.object(name) { json in
      json.array("patterns", rules)
    }
  }

  // MARK: - Repository

  private static func writeRepository(to json: inout JSONWriter) {
    list("at-rules", to: &json) { json in
      let start = "(@media)\(WordPattern.end)"
      span(
        start, "(?=[{};])", name: "meta.at-rule.media", begins: ["1": "keyword.control.at-rule"],
        ["comments", "feature", "condition"], to: &json)
      span(
        "(@(?:\(WordPattern.atRules)))\(WordPattern.end)(?!\\s*:)", "(;)|(?=[{}])",
        name: "meta.at-rule", begins: ["1": "keyword.control.at-rule"],
        ends: ["1": "punctuation.terminator"], ["comments", "string", "type", "punctuation"],
        to: &json)
    }
    json.key("block")
    span(
      "\\{", "\\}", name: "meta.block", begins: ["0": "punctuation.section.block.begin"],
      ends: ["0": "punctuation.section.block.end"],
      ["comments", "at-rules", "definition", "declaration", "block", "selector"], to: &json)
    list("comments", to: &json) { json in
      span("/\\*", "\\*/", name: "comment.block", to: &json)
      match("//.*$", "comment.line.double-slash", to: &json)
      match("^(?:<{7}|={7}|>{7}|\\|{7})(?![<=>|]).*$", "invalid.conflict-marker", to: &json)
    }
    list("condition", to: &json) { json in
      match("(?:and|or|not)\(WordPattern.end)", "keyword.operator.logical", to: &json)
      match(",", "punctuation.separator", to: &json)
      match(WordPattern.word, "invalid", to: &json)
    }
    json.key("declaration")
    span(
      "(\(WordPattern.word))\\s*(:)(?!\\s*\(WordPattern.inside)+\\s*[{,])", "(;)|(?=[{}])",
      name: "meta.property",
      begins: ["1": "support.type.property-name", "2": "punctuation.separator.key-value"],
      ends: ["1": "punctuation.terminator"], ["value"], to: &json)
    json.key("definition")
    span(
      "(?!@(?:\(WordPattern.atRules))\(WordPattern.end)(?!\\s*:))(\(WordPattern.variable))\\s*(:)?",
      "(;)|(?=[{}])",
      name: "meta.definition",
      begins: ["1": "variable.other.definition", "2": "punctuation.separator.key-value"],
      ends: ["1": "punctuation.terminator"], ["value"], to: &json)
    json.key("feature")
    span(
      "\\(", "\\)|(?=[{};])", name: "meta.feature",
      begins: ["0": "punctuation.section.group.begin"],
      ends: ["0": "punctuation.section.group.end"], ["comments", "axis", "choice", "punctuation"],
      to: &json)
    json.key("axis")
    match("\(WordPattern.word)(?=\\s*:)", "support.type.property-name.media", to: &json)
    json.key("choice")
    match(WordPattern.word, "support.constant.media", to: &json)
    list("punctuation", to: &json) { json in
      match("[:,;()\\[\\]&]", "punctuation.separator", to: &json)
    }
    list("selector", to: &json) { json in
      match("&", "keyword.operator.nesting", to: &json)
      match("\\*(?!/)", "keyword.operator.wildcard", to: &json)
      match(WordPattern.variable, "variable.other", to: &json)
      match(WordPattern.word, "entity.other.attribute-name.class", to: &json)
      json.object { $0.member("include", "#string") }
      match("[,:;()]", "punctuation.separator", to: &json)
    }
    list("string", to: &json) { json in
      match("\"[^\"\\n\\r]*\"", "string.quoted.double", to: &json)
      match("'[^'\\n\\r]*'", "string.quoted.single", to: &json)
      match("[\"'][^;}\\n\\r]*", "invalid.unterminated-string", to: &json)
    }
    json.key("type")
    match(WordPattern.word, "entity.name.type", to: &json)
    list("value", to: &json) { json in
      for name in ["comments", "string"] {
        json.object(inline: true) { $0.member("include", "#\(name)") }
      }
      match(WordPattern.variable, "variable.other", to: &json)
      match("#\(WordPattern.inside)*", "constant.other.color.rgb-value.hex", to: &json)
      match("[-.]*[0-9]\(WordPattern.inside)*", "constant.numeric", to: &json)
      match("-\(WordPattern.end)", "keyword.operator.arithmetic", to: &json)
      match("\(WordPattern.word)(?=\\s*\\()", "support.function", to: &json)
      match(WordPattern.word, "support.constant.property-value", to: &json)
      match("[-+*/%]", "keyword.operator.arithmetic", to: &json)
      match("[:,()\\[\\]&]", "punctuation.separator", to: &json)
    }
  }
}
