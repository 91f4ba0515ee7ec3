import ThemeCompiler
package import ThemeReports
import ThemeTable
package import ThemeJSON

extension Explanation {
  /// The explanation for people, with a swatch beside a colour where the terminal shows colours.
  package func text(_ options: RenderingOptions = RenderingOptions()) -> StyledText {
    let choices = StyleAxis.allCases.map { environment.choice(on: $0).name }.joined(separator: ", ")
    var text = StyledText(options)
    text.append(line: "\(selection) in \(choices)")
    for property in properties {
      text.endLine()
      text.append("\(property.name): ")
      Self.append(property.value, to: &text)
      text.endLine()
      for candidate in property.candidates { Self.append(candidate, to: &text) }
    }
    if properties.isEmpty {
      text.endLine()
      text.append(line: "nothing is declared for it")
    }
    return text
  }

  private static func append(_ value: StyleValue?, to text: inout StyledText) {
    guard let value else { return text.append("no value") }
    if text.hasColor, case .color(let shown) = value {
      text.append(swatch: (shown.red, shown.green, shown.blue), width: 4)
      text.append(" \(value.shownText)")
    } else {
      text.append("\(value.shownText) (\(value.typeName))")
    }
  }

  private static func append(_ candidate: Candidate, to text: inout StyledText) {
    let mark = candidate.outcome == .wins ? "wins" : "lost"
    let use = candidate.patternUse.map { " that styles \($0.styled) of \($0.matched)" } ?? ""
    let pattern = candidate.isFromPattern ? ", by a pattern\(use)" : ""
    text.append(line: "  \(mark)  \(candidate.location.shown): \(candidate.written)")
    text.append(line: "        for '\(candidate.path)'\(pattern)")
    if !candidate.condition.isEmpty {
      text.append(line: "        under @media \(candidate.condition)")
    }
    if candidate.outcome != .wins { text.append(line: "        \(candidate.outcome.rawValue)") }
    for step in candidate.chain {
      let indent = String(repeating: "  ", count: step.depth + 4)
      text.append(line: "\(indent)\(step.name) = \(step.written)\(step.source)")
    }
  }

  /// The explanation as JSON for tools, with sorted keys and a trailing newline.
  package func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("environment")
      environment.write(to: &json)
      json.array("properties", properties) { Self.write($1, to: &$0) }
      json.member("selection", selection)
      json.member("version", AnswerDocument.version)
    }
    return json.document()
  }

  private static func write(_ property: Property, to json: inout JSONWriter) {
    json.object { json in
      json.array("candidates", property.candidates) { write($1, to: &$0) }
      json.member("property", property.name)
      json.key("value")
      if let value = property.value { value.write(to: &json) } else { json.null() }
    }
  }

  private static func write(_ candidate: Candidate, to json: inout JSONWriter) {
    json.object { json in
      json.array("chain", candidate.chain) { json, step in
        json.object(inline: true) { json in
          json.member("depth", step.depth)
          json.member("kind", step.kind.rawValue)
          json.key("location")
          if let location = step.location { location.write(to: &json) } else { json.null() }
          json.member("name", step.name)
          json.member("written", step.written)
        }
      }
      json.member("class", candidate.path)
      json.member("condition", candidate.condition)
      json.member("from-pattern", candidate.isFromPattern)
      json.key("location")
      candidate.location.write(to: &json)
      json.key("pattern")
      if let use = candidate.patternUse {
        json.object(inline: true) { json in
          json.member("matched", use.matched)
          json.member("styled", use.styled)
        }
      } else {
        json.null()
      }
      json.member("reason", candidate.outcome == .wins ? "" : candidate.outcome.rawValue)
      json.key("text")
      if let text = candidate.text { json.value(text) } else { json.null() }
      json.member("wins", candidate.outcome == .wins)
      json.member("written", candidate.written)
    }
  }
}

extension Explanation.Step {
  /// The step's place, as words that follow the step; empty for a step that is only computed.
  fileprivate var source: String {
    guard let location else { return "" }
    return kind == .override ? "  set at \(location.shown)" : "  at \(location.shown)"
  }
}

extension Explanation.Location {
  /// As compilers write a place: `theme.nss:3:12`.
  package var shown: String { "\(path):\(line):\(column)" }

  package func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("column", column)
      json.member("line", line)
      json.member("path", path)
    }
  }
}
