import ThemeCompiler
import ThemeDiagnostics
import ThemeTable
package import ThemeJSON

extension Explanation {
  /// A readable form, with a swatch beside a colour where the terminal shows colours.
  package func text(color: Bool) -> String {
    let choices = StyleAxis.allCases.map { environment.choice(on: $0).name }.joined(separator: ", ")
    var lines = ["\(selection) in \(choices)"]
    for property in properties {
      lines.append("")
      lines.append("\(property.name): \(Self.shown(property.value, color: color))")
      for candidate in property.candidates { lines += Self.lines(candidate) }
    }
    if properties.isEmpty { lines += ["", "nothing is declared for it"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func shown(_ value: StyleValue?, color: Bool) -> String {
    guard let value else { return "no value" }
    guard color, case .color(let shown) = value else {
      return "\(value.shownText) (\(value.typeName))"
    }
    let swatch = "\u{1B}[48;2;\(shown.red);\(shown.green);\(shown.blue)m    \u{1B}[0m"
    return "\(swatch) \(value.shownText)"
  }

  private static func lines(_ candidate: Candidate) -> [String] {
    let mark = candidate.outcome == .wins ? "wins" : "lost"
    let pattern = candidate.isFromPattern ? ", by a pattern" : ""
    var lines = ["  \(mark)  \(candidate.location.shown): \(candidate.written)"]
    lines.append("        for '\(candidate.path)'\(pattern)")
    if !candidate.condition.isEmpty { lines.append("        under @media \(candidate.condition)") }
    if candidate.outcome != .wins { lines.append("        \(candidate.outcome.rawValue)") }
    for step in candidate.chain {
      let indent = String(repeating: "  ", count: step.depth + 4)
      lines.append("\(indent)\(step.name) = \(step.written)\(step.source)")
    }
    return lines
  }

  /// The same for tools: keys sorted, final newline.
  package func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("environment")
      environment.write(to: &json)
      json.key("properties")
      json.array(properties) { Self.write($1, to: &$0) }
      json.member("selection", selection)
    }
    return json.document()
  }

  private static func write(_ property: Property, to json: inout JSONWriter) {
    json.object { json in
      json.key("candidates")
      json.array(property.candidates) { write($1, to: &$0) }
      json.member("property", property.name)
      json.key("value")
      if let value = property.value { value.write(to: &json) } else { json.null() }
    }
  }

  private static func write(_ candidate: Candidate, to json: inout JSONWriter) {
    json.object { json in
      json.key("chain")
      json.array(candidate.chain) { json, step in
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
      json.member("reason", candidate.outcome == .wins ? "" : candidate.outcome.rawValue)
      json.key("text")
      if let text = candidate.text { json.value(text) } else { json.null() }
      json.member("wins", candidate.outcome == .wins)
      json.member("written", candidate.written)
    }
  }
}

extension Explanation.Step {
  /// Where it comes from, as words behind the step; empty for what is only computed.
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
